/** Long enough for any browser to have begun: some read the file only after the click has returned. */
const keepFor = 60_000

/** Gives the reader a text as a file, under a name that the browser may number. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), keepFor)
}
