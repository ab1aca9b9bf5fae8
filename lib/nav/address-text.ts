/** Encodes a text for an address. Half of a surrogate pair, on which encodeURIComponent throws, becomes U+FFFD. */
export const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))

/** Decodes part of an address; one that is not encoded stays as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
