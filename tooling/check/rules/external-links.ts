import { problem, type ContentRule } from '../content/content-site'
import { linkKind } from './link-kinds'

/** Links to other hosts are https; mail addresses are allowed. */
export const rule: ContentRule = {
  name: 'external-links',
  why: 'Anyone on the network can read and change a page that comes over plain http.',
  check: site =>
    site.pages.flatMap(page =>
      page.links
        .filter(({ url }) => linkKind(url) === 'external' && !/^(https:\/\/|mailto:)/.test(url))
        .map(({ url, line }) =>
          problem(
            page,
            line,
            `link ${url} is not https: write https:// in full, or link to a source that has it.`,
          ),
        ),
    ),
}
