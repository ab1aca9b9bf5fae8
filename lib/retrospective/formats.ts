/** A column of a board. */
export interface Column {
  /** Never changes: boards that readers have kept name it. */
  id: string
  title: string
  /** The question that a card in it answers. */
  asks: string
}

/** A way to run a retrospective, as a board. */
export interface Format {
  id: FormatId
  title: string
  /** When it fits. */
  fits: string
  columns: readonly Column[]
}

/** Never renamed: addresses and boards that readers have kept have them. */
export const formatIds = [
  'questions',
  'timeline',
  '4ls',
  'starfish',
  'circles-and-soup',
  'worst-sprint',
  'five-whys',
  'sailboat',
  'lean-coffee',
] as const

export type FormatId = (typeof formatIds)[number]

const columnsOf = (rows: readonly (readonly [id: string, title: string, asks: string])[]): Column[] =>
  rows.map(([id, title, asks]) => ({ id, title, asks }))

/** The three questions of the lesson's agenda, and the formats of the article 'Retrospective Formats That Work'. */
export const formats: readonly Format[] = [
  {
    id: 'questions',
    title: 'Three questions',
    fits: 'An ordinary Sprint',
    columns: columnsOf([
      ['well', 'Went well', 'What went well?'],
      ['problems', 'Problems', 'What problems did we have, and did we solve them?'],
      ['assumptions', 'Wrong beliefs', 'What did we believe that turned out to be wrong?'],
    ]),
  },
  {
    id: 'timeline',
    title: 'Timeline',
    fits: 'People remember the Sprint differently',
    columns: columnsOf([
      ['part-1', 'Days 1 and 2', 'What was said, released, broken or decided?'],
      ['part-2', 'Days 3 and 4', 'And then?'],
      ['part-3', 'Days 5 and 6', 'And then?'],
      ['part-4', 'Days 7 and 8', 'And then?'],
      ['part-5', 'Days 9 and 10', 'How did it end?'],
    ]),
  },
  {
    id: '4ls',
    title: '4Ls',
    fits: 'A release or a half year has just ended',
    columns: columnsOf([
      ['liked', 'Liked', 'What did you enjoy?'],
      ['learned', 'Learned', 'What do you know now that you didn’t know before?'],
      ['lacked', 'Lacked', 'What was missing?'],
      ['longed-for', 'Longed for', 'What do you wish you’d had?'],
    ]),
  },
  {
    id: 'starfish',
    title: 'Starfish',
    fits: 'Nothing is badly wrong, but some habits could be better',
    columns: columnsOf([
      ['stop', 'Stop', 'What should we no longer do?'],
      ['less', 'Less of', 'What do we do too much of?'],
      ['keep', 'Keep', 'What should stay as it is?'],
      ['more', 'More of', 'What do we do too little of?'],
      ['start', 'Start', 'What should we begin to do?'],
    ]),
  },
  {
    id: 'circles-and-soup',
    title: 'Circles and Soup',
    fits: '“It’s all because of management”',
    columns: columnsOf([
      ['control', 'We control', 'What can we change ourselves?'],
      ['influence', 'We can influence', 'Who could we ask or convince?'],
      ['soup', 'The soup', 'What can we only respond to? How?'],
    ]),
  },
  {
    id: 'worst-sprint',
    title: 'Worst Sprint',
    fits: 'Everyone is polite, and no one says what’s wrong',
    columns: columnsOf([
      ['disaster', 'A sure disaster', 'How could we make sure that our next Sprint is a disaster?'],
      ['already', 'A little, already', 'Which of these do we already do a little?'],
      ['step', 'First steps', 'What would be a first step toward stopping it?'],
    ]),
  },
  {
    id: 'five-whys',
    title: 'Five Whys',
    fits: 'The same problem has come back',
    columns: columnsOf([
      ['fact', 'The problem', 'What happened, as a fact with a number?'],
      ['why-1', 'First why', 'Why?'],
      ['why-2', 'Second why', 'Why is that?'],
      ['why-3', 'Third why', 'Why is that?'],
      ['why-4', 'More whys', 'Why is that? Stop at something that you can change.'],
      ['evidence', 'Evidence', 'How would we test whether it’s really a cause?'],
    ]),
  },
  {
    id: 'sailboat',
    title: 'Sailboat',
    fits: 'Something big lies ahead',
    columns: columnsOf([
      ['island', 'Island', 'What is our aim, in one sentence?'],
      ['wind', 'Wind', 'What drives us?'],
      ['anchor', 'Anchor', 'What holds us back?'],
      ['rocks', 'Rocks', 'What could stop us, and what would be the first sign?'],
    ]),
  },
  {
    id: 'lean-coffee',
    title: 'Lean Coffee',
    fits: 'Each person has a different topic',
    columns: columnsOf([
      ['topics', 'To discuss', 'What should we talk about?'],
      ['now', 'Discussing', 'Six minutes. Then thumbs: three more, or the next topic?'],
      ['done', 'Discussed', 'What did we find?'],
    ]),
  },
]

/** The format of an id. */
export function formatOf(id: FormatId): Format {
  const found = formats.find(format => format.id === id)
  if (!found) throw new Error(`There is no retrospective format '${id}'.`)
  return found
}
