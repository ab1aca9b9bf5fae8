import { problem, type Rule } from '../content/content-site'

/** Every page can be parsed as MDX. */
export const rule: Rule = {
  why: "A page that can't be parsed stops the build, and no other rule can check it.",
  check: site =>
    [...site.pages, ...(site.unlistedPages ?? [])].flatMap(page =>
      page.unreadable
        ? [problem(page, page.unreadable.line, `cannot be read: ${page.unreadable.message}`)]
        : [],
    ),
}
