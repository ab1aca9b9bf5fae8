import { cast } from '../../../../data/example/cast'
import { introduction } from '../../../../data/example/product'
import { stories } from '../../../../data/example/stories'
import { appTeam, others } from '../../../../data/example/team'
import { eachPage } from '../../content/each'
import type { Page } from '../../content/page'

const names: readonly string[] = cast.map(({ name }) => name)
/** Followed by a last name, it is a real person's. */
const anyName = new RegExp(`\\b(?:${names.join('|')})\\b(?! \\p{Lu})`, 'gu')
const titles = ['Product Owner', 'Scrum Master', 'Developer', 'head of patron services'] as const
const named = new RegExp(`\\b(${names.join('|')}), (?:the|a|our) (${titles.join('|')})\\b`, 'g')

/** The title that the record gives to a member of the cast. */
const titleOf = (name: string): string | undefined =>
  appTeam.find(member => member.name === name)?.accountability ??
  others.find(other => other.name === name)?.who

/** The page that introduces the cast itself. */
const introducing = introduction.link.replace(/#.*/, '')

/** Names that a page may use: those of its own stories, and of the stories on pages that it links to. */
function known(page: Page): Set<string> | undefined {
  const own = stories.filter(({ toldOn }) => toldOn === page.route)
  if (own.some(({ who }) => !who)) return undefined
  const linked = new Set(page.links.map(({ url }) => url.replace(/#.*/, '')))
  return new Set(
    stories.filter(story => own.includes(story) || linked.has(story.toldOn)).flatMap(({ who }) => who ?? []),
  )
}

/** Who acts in a story on its page is who acts in it in the record, with the same work. */
export const castProblems = eachPage(function* (page) {
  if (page.route === introducing) return
  const allowed = known(page)
  for (const { text, line } of page.sentences) {
    for (const [name] of allowed ? text.matchAll(anyName) : []) {
      const message = `names ${name}, who acts in no story told here or on a page linked from here: add the name to 'who' of the story in data/example, or name somebody else.`
      if (!allowed?.has(name)) yield [line, message]
    }
    for (const [said, name = '', title] of text.matchAll(named))
      if (titleOf(name) !== title)
        yield [line, `'${said}': ${name} is ${titleOf(name)} (data/example/team.ts).`]
  }
})
