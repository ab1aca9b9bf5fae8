/** Kinds of addresses: an anchor on this page, a page of the site, another host, or a relative path. */
export function linkKind(url: string): 'anchor' | 'internal' | 'external' | 'relative' {
  if (url.startsWith('#')) return 'anchor'
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(url)) return 'external'
  return url.startsWith('/') ? 'internal' : 'relative'
}

/** Splits an internal address without its query: '/a#b' is path '/a' and anchor 'b'. */
export function partsOf(url: string): { path: string; anchor: string } {
  const [address = '', anchor = ''] = url.split('#')
  return { path: address.replace(/\?.*$/, ''), anchor: decodeURIComponent(anchor) }
}
