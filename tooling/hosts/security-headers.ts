import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Site } from '../../lib/site/schema'
import { filesUnder } from '../tasks/files-under'

/** A response header: name and value. */
export type Header = readonly [name: string, value: string]

/** The settings that name other hosts. */
export type OutsideHosts = Pick<Site, 'newsletter' | 'analytics'>

/** A script inside the HTML that the browser runs; data in JSON has a type. */
const inlineScript = /<script(?: data-then="[^"]*")?>([\s\S]*?)<\/script>/g

const oneYear = 31_536_000

/** What reading a text takes none of. */
const refused = ['accelerometer', 'camera', 'geolocation', 'gyroscope', 'microphone', 'payment', 'usb']

/** Hashes of all scripts inside an export's HTML, as a policy names them. */
function inlineScriptHashes(out: string): string[] {
  const scripts = filesUnder(out, '.', '.html').flatMap(file =>
    [...readFileSync(path.join(out, file), 'utf8').matchAll(inlineScript)].map(([, text = '']) => text),
  )
  return [...new Set(scripts)]
    .map(text => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .sort()
}

const originsOf = (addresses: readonly string[]) => [
  ...new Set(addresses.filter(Boolean).map(address => new URL(address).origin)),
]

/**
 * The Content Security Policy (CSP Level 3). Styles may be inline: the first paint's rules differ by page, and code has
 * colors in attributes. Each bundle has the policy of its own. Analytics services write HTML of their own, so with one, Trusted Types aren't required.
 */
function contentSecurityPolicy({ newsletter, analytics }: OutsideHosts, hashes: readonly string[]): string {
  const services = originsOf(analytics.hosts)
  const forms = originsOf([newsletter.endpoint])
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes, ...originsOf([newsletter.script]), ...services],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...services],
    'connect-src': ["'self'", ...forms, ...services],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...forms],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(services.length > 0
      ? {}
      : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['site', "'allow-duplicates'"] }),
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

/** The security headers of every response, for an export in `out`. */
export const securityHeaders = (out: string, hosts: OutsideHosts): Header[] => [
  ['Content-Security-Policy', contentSecurityPolicy(hosts, inlineScriptHashes(out))],
  ['Strict-Transport-Security', `max-age=${oneYear}`],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', refused.map(feature => `${feature}=()`).join(', ')],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
]
