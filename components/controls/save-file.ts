/** Long enough for any browser to start: some read the file only after the click handler. */
const keepFor = 60_000

/** Offers a text as a download; the browser may number its name. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), keepFor)
}
