/** Something that an author does to a file, and what is to be seen of it. */
export interface Change {
  name: string
  file: string
  /** Put in the place of `from`, which stands in the file. */
  from: string
  to: string
  /** Stands in the terminal's report. */
  said?: RegExp
  /** Stands in what the open page says is to correct. */
  saidOnPage?: string
  /** Stands in the page itself, or in what the development server shows in its place. */
  shown?: string
  /** Stands in the page's HTML until then. */
  gone?: string
}

/** The page that is open meanwhile. */
export const openRoute = '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum'
const lesson = `pages${openRoute}.mdx`

/** What is measured, each with a fault or with something to see. */
export const changes: readonly Change[] = [
  {
    name: 'page: a wrong date',
    file: lesson,
    from: 'datePublished: 2026',
    to: 'datePublished: on 2026',
    said: /daily-scrum\.mdx:7 .*must be a date/,
    saidOnPage: 'must be a date',
  },
  {
    name: 'page: a heading that is not the title',
    file: lesson,
    from: '\n# Daily Scrum',
    to: '\n# Daily Scrum Anew',
    said: /heading 'Daily Scrum Anew' differs/,
    saidOnPage: "heading 'Daily Scrum Anew' differs",
    shown: 'Daily Scrum Anew',
  },
  {
    name: 'page: a sign that breaks MDX',
    file: lesson,
    from: '\nIn the Daily Scrum,',
    to: '\nFewer than <5 people. In the Daily Scrum,',
    said: /daily-scrum\.mdx:24 .*write &lt;/,
    saidOnPage: 'write &lt;',
    shown: 'daily-scrum.mdx:24',
  },
  {
    name: 'page: another title',
    file: lesson,
    from: 'title: Daily Scrum',
    to: 'title: Daily Scrum Anew',
    shown: 'Daily Scrum Anew',
  },
  {
    name: 'another page: its title, in the menu',
    file: 'pages/scrum/psm-1/scrum-framework/scrum-events/sprint-review.mdx',
    from: 'title: Sprint Review',
    to: 'title: Sprint Review Anew',
    shown: 'Sprint Review Anew',
  },
  {
    name: '_meta.json: a page that is not there',
    file: 'pages/scrum/psm-1/scrum-framework/scrum-events/_meta.json',
    from: '"daily-scrum": ""',
    to: '"daily-scrum": "", "daily-scum": ""',
    said: /'daily-scum' has no page/,
  },
  {
    name: '_meta.json: a title for the menu',
    file: 'pages/scrum/psm-1/scrum-framework/scrum-events/_meta.json',
    from: '"sprint-review": ""',
    to: '"sprint-review": "Review of the Sprint"',
    shown: 'Review of the Sprint',
  },
  {
    name: 'glossary: a word that is not to stay',
    file: 'pages/scrum/glossary.mdx',
    from: '\n### Sprint Goal\n',
    to: '\nTODO\n\n### Sprint Goal\n',
    said: /glossary\.mdx:\d+ .*TODO/,
  },
  {
    name: 'glossary: a term that the page links',
    file: 'pages/scrum/glossary.mdx',
    from: '\n### Sprint Goal\n',
    to: '\n### Sprint Goal Anew\n',
    gone: 'href="/scrum/glossary#sprint-goal"',
  },
  {
    name: 'data/site.ts: a hue of 412',
    file: 'data/site.ts',
    from: 'light: 212',
    to: 'light: 412',
    said: /data\/site\.ts:\d+ .*primaryHue\.light/,
  },
  {
    name: 'data/site.ts: another brand',
    file: 'data/site.ts',
    // Whatever the owner has called the site.
    from: 'env(process.env.NEXT_PUBLIC_SITE_BRAND,',
    to: "env('Agile Anew',",
    shown: 'Agile Anew',
  },
  {
    name: 'data/site.ts: a bracket that is missing',
    file: 'data/site.ts',
    from: 'light: 212, dark: 204 },',
    to: 'light: 212, dark: 204 ,',
    said: /data\/site\.ts:\d+ .*cannot be (read|loaded)/,
  },
  {
    name: 'data/example: another Sprint Goal',
    file: 'data/example/sprints-1-to-12.ts',
    from: 'A patron who has ordered a book from another branch can see where it is.',
    to: 'A patron who has ordered a book anew can see where it is.',
    shown: 'ordered a book anew',
  },
  {
    name: 'link group: an address that leads nowhere',
    file: 'data/related-links/scrum.ts',
    from: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
    to: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlogs',
    said: /scrum\.ts:\d+ .*leads to no page/,
  },
  {
    name: 'link group: another sentence',
    file: 'data/related-links/scrum.ts',
    from: 'The plan that the Developers adapt in these fifteen minutes.',
    to: 'The plan that the Developers adapt anew in these fifteen minutes.',
    shown: 'adapt anew in these fifteen minutes',
  },
  {
    name: 'question: an answer that is no option',
    file: 'data/questions/daily-scrum.ts',
    from: "answer: 'b'",
    to: "answer: 'e'",
    said: /data\/questions\/daily-scrum\.ts:\d+ .*'?e'?/,
    saidOnPage: 'data/questions/daily-scrum.ts',
  },
  {
    name: 'question: another stem',
    file: 'data/questions/daily-scrum.ts',
    from: 'Five minutes before the Daily Scrum',
    to: 'Anew, five minutes before the Daily Scrum',
    shown: 'Anew, five minutes before the Daily Scrum',
  },
]
