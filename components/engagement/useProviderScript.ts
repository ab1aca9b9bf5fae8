import { useEffect } from 'react'
import { site } from '@data/site'

/** Adds the provider's script to the body, asynchronously, while the form is on the page; none where none is configured. */
export function useProviderScript(): void {
  useEffect(() => {
    if (!site.newsletter.script) return
    const script = document.createElement('script')
    script.src = site.newsletter.script
    script.async = true
    document.body.append(script)
    return () => script.remove()
  }, [])
}
