import { useMounted } from 'nextra/hooks'

/** This year at UTC: that of the build in the HTML, the reader's once the page is mounted. */
export function CurrentYear() {
  const mounted = useMounted()
  // A new key makes a new element: React leaves a text alone whose difference it was told to expect.
  return (
    <span key={String(mounted)} suppressHydrationWarning>
      {new Date().getUTCFullYear()}
    </span>
  )
}
