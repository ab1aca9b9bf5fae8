/** A file of a page to print, to save, or to show in a room. */
export interface PrintedFile {
  /** 'Slides as PDF' */
  label: string
  /** '/print/courage.pdf' */
  href: string
  /** '90 KB, November 28, 2026' */
  about: string
}
