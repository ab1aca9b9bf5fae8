import type { ComponentProps } from 'react'

/** Stands for next/link in the islands: a link, which browser/navigation hears as it hears every link. */
export default function Link(props: ComponentProps<'a'>) {
  return <a {...props} />
}
