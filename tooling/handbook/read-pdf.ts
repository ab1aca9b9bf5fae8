import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A PDF, opened; close it with `destroy()`. */
export const openPdf = (bytes: Uint8Array): Promise<PDFDocumentProxy> =>
  // pdf.js takes the bytes away from who gives them.
  getDocument({ data: new Uint8Array(bytes), verbosity: 0, useSystemFonts: true }).promise

/** The pages, from 1, of all places that a link in the document leads to, by their id. */
export async function placesIn(pdf: PDFDocumentProxy): Promise<Map<string, number>> {
  const destinations = Object.entries(await pdf.getDestinations())
  const pages = await Promise.all(
    destinations.map(async ([id, target]) => {
      const reference: unknown = (target as unknown[])[0]
      const page =
        typeof reference === 'number'
          ? reference
          : await pdf.getPageIndex(reference as Parameters<PDFDocumentProxy['getPageIndex']>[0])
      return [id, page + 1] as const
    }),
  )
  return new Map(pages)
}
