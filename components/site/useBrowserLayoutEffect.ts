import { useEffect, useLayoutEffect } from 'react'

/** `useLayoutEffect` where something is laid out; where the HTML is made, React warns of it at every page. */
export const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect
