/** Long enough for any browser to start: some read the file only after the click handler. */
const keepFor = 60_000

/** Offers a text or a file's content as a download; the browser may number its name. */
export function saveFile(name: string, content: string | Blob, type?: string): void {
  const address = URL.createObjectURL(new Blob([content], type ? { type } : {}))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), keepFor)
}
