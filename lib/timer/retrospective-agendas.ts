import { formatOf, type FormatId } from '../retrospective/formats'
import type { Agenda, AgendaRow } from './standard-agenda'

const article = '/scrum/articles/retrospective-formats-that-work'

/** The beginning and the end of the event, whatever the format. */
const before: AgendaRow = [
  10,
  'Look at the last change, and give a reason for today’s format',
  'We agreed to … Did we do it? Did it help?',
]
const after: AgendaRow = [
  15,
  'Agree on a change',
  'What will we change? Who takes the first step, and when? How will we know that it helped?',
]

/** A topic of a Lean Coffee: six minutes, and three more if most want them. */
const coffeeTopic = (name: string): AgendaRow[] => [
  [6, `${name} topic`, 'What do we know about it? What could we try?'],
  [3, 'Thumbs: three more minutes, or the next topic?', 'Thumbs up for three more minutes.'],
]

/**
 * The steps of the article's formats. Each format's minutes are the article's, and so are those of steps for which it
 * has some; the rest is divided here.
 */
const formatRows: Readonly<Record<Exclude<FormatId, 'questions'>, readonly AgendaRow[]>> = {
  timeline: [
    [10, 'Put up events in silence', 'What was said, released, broken or decided?'],
    [10, 'Read the notes aloud, day by day', 'What’s missing?'],
    [5, 'Draw your line through the days', 'How was it for me?'],
    [25, 'Talk about the ups and downs', 'What happened here? Why do your lines differ?'],
  ],
  '4ls': [
    [5, 'Write notes for the four sheets', 'What have you liked, learned, lacked and longed for?'],
    [10, 'Sort in four groups', 'Each group takes one sheet.'],
    [8, 'Report, two minutes a group', 'What is on your sheet?'],
    [17, 'Look at lacked and longed for', 'Which of these can we give ourselves?'],
  ],
  starfish: [
    [3, 'Draw the five rays', 'Stop, less of, keep, more of, start.'],
    [7, 'Write notes', 'At least one note each for “less of” and “more of.”'],
    [10, 'Group the notes, and vote', 'Which two groups should we talk about?'],
    [10, 'Discuss the first group', 'What would we do differently?'],
    [10, 'Discuss the second group', 'What would we do differently?'],
  ],
  'circles-and-soup': [
    [5, 'Draw two circles', 'The inner one is what we control, the outer one what we can influence.'],
    [20, 'Sort the complaints, one at a time', 'Is it ours, can we influence it, or is it soup?'],
    [20, 'Take the soup, note by note', 'How can we respond?'],
  ],
  'worst-sprint': [
    [10, 'In pairs: plan a disaster', 'How could we make sure that our next Sprint is a disaster?'],
    [10, 'Read the lists aloud', 'Listen, and don’t comment yet.'],
    [10, 'Find what is true already', 'Which of these do we already do a little?'],
    [10, 'Choose one', 'What is the first step toward stopping it?'],
  ],
  'five-whys': [
    [5, 'Write the problem as a fact with a number', 'What happened?'],
    [20, 'Ask why, and write each answer below', 'Why? And why is that?'],
    [5, 'Stop at something that you can change', 'How would we test whether it’s really a cause?'],
  ],
  sailboat: [
    [10, 'Agree on the island', 'What is our aim, in one sentence?'],
    [10, 'Write notes', 'What drives us? What holds us back? What could stop us?'],
    [15, 'Read the notes aloud and group them', 'Which of these is new to you?'],
    [15, 'Choose one anchor and one rock', 'What would be the first sign that we’re about to hit it?'],
  ],
  'lean-coffee': [
    [9, 'Write topics, explain each, and vote', 'One sentence for each topic, and two votes a person.'],
    ...['First', 'Second', 'Third', 'Fourth'].flatMap(coffeeTopic),
  ],
}

/** The agendas of the article's formats, with the beginning and the end of the event. */
export const retrospectiveAgendas: readonly Agenda[] = Object.entries(formatRows).map(([id, rows]) => ({
  id: id as keyof typeof formatRows,
  title: `Retrospective: ${formatOf(id as FormatId).title}`,
  page: article,
  timebox: 180,
  rows: [before, ...rows, after],
}))
