import { useEffect, useLayoutEffect } from 'react'

/** useLayoutEffect in the browser, useEffect on the server, where React would warn. */
export const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect
