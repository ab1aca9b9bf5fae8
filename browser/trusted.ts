/** The part of the Trusted Types API in use; browsers without it have no `trustedTypes`. */
interface Policy {
  createHTML: (text: string) => string
  createScriptURL: (address: string) => string
}

declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: Policy) => Policy }
  }
}

/**
 * The one way by which text becomes HTML or the address of a script: the policy of the hosts (tooling/hosts) refuses any
 * other. Both come from this site alone, so nothing has to be cleaned.
 */
const policy = window.trustedTypes?.createPolicy('site', {
  createHTML: text => text,
  createScriptURL: address => address,
})

/** Marks HTML of this site as such. */
export const trustedHtml = (text: string): string => policy?.createHTML(text) ?? text

/** Marks the address of a script that this site or its owner named. */
export const trustedScript = (address: string): string => policy?.createScriptURL(address) ?? address
