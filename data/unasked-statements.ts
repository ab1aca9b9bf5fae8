import type { GuideStatement } from '../lib/course/guide-statement'

/** Statements that no question asks for, and the reason. */
interface Unasked {
  ids: readonly GuideStatement['id'][]
  why: string
}

/** The statements of data/guide-coverage/ that no question rests on; the rule 'question-rests' names all others. */
export const unasked: readonly Unasked[] = [
  {
    ids: ['people-1', 'people-2', 'people-3', 'history-2', 'history-4', 'history-7', 'history-8'],
    why: 'Who helped, and where Scrum was first tried, says nothing about using it.',
  },
  {
    ids: ['purpose-1', 'purpose-4', 'purpose-12', 'history-9', 'end-note-1'],
    why: 'How the Guide came about, whom it is for, and its license: no rule follows.',
  },
  {
    ids: ['history-5', 'history-6'],
    why: 'What goes along with the framework is asked for by purpose-13 and definition-11.',
  },
  {
    ids: ['definition-6', 'definition-9'],
    why: 'Opinions of the authors about Scrum, from which no rule follows.',
  },
  {
    ids: ['scrum-master-6'],
    why: 'It only introduces the lists of services, and those are asked for.',
  },
]
