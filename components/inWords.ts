import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'

/** A text of data/words whose parts may be elements, such as links, at the places that its language gives them. */
export const inWords = (parts: readonly ReactNode[]): ReactElement => createElement(Fragment, null, ...parts)
