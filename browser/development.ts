import { useRouter } from 'next/router'
import { useEffect } from 'react'
import { closeTemplates, openTemplates } from './development-templates'

if (process.env.NODE_ENV === 'development' && typeof document !== 'undefined') openTemplates()

/**
 * On the development server Next.js runs in the browser, so that an edited page shows at once, and draws the islands
 * with the rest of the page; the page's script joins it here. In an export neither this nor Next.js is left.
 */
export function useDevelopmentScripts(): void {
  const { asPath } = useRouter()
  useEffect(() => {
    if (process.env.NODE_ENV !== 'development') return
    closeTemplates()
    void import('./development-page').then(({ enterDevelopmentPage }) => enterDevelopmentPage())
  }, [asPath])
}
