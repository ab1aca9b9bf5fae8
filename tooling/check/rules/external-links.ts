import type { Rule } from '../content/content-site'
import { eachPage } from '../content/each'
import { linkKind } from '../content/link-kinds'

/** Links to other hosts are https; mail addresses are allowed. */
export const rule: Rule = {
  why: 'Anyone on the network can read and change a page that comes over plain http.',
  check: eachPage(function* ({ links }) {
    for (const { url, line } of links)
      if (linkKind(url) === 'external' && !/^(https:\/\/|mailto:)/.test(url))
        yield [line, `link ${url} is not https: write https:// in full, or link to a source that has it.`]
  }),
}
