import { choicesOf, type Question } from '../../../lib/course/question'
import { functionWords } from './question-form-list'

/** What form says beside the words: how a text is punctuated and how long it is among the options of its question. */
const measures = [
  'commas',
  'colons and semicolons',
  'long words',
  'the longest option',
  'the shortest option',
] as const

/** Names of all features; a feature is the place of its name. */
export const featureNames: readonly string[] = [...new Set(functionWords), ...measures]

const placeOf = new Map(featureNames.map((name, place) => [name, place]))

/** What is there of each feature in one option, by the feature's place; features that are missing are 0. */
export type FormOfOption = readonly (readonly [place: number, value: number])[]

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/'(?:s|re|ll|ve|d|m)\b/g, ''],
]

function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().replaceAll('’', "'")
  const whole = contractions.reduce((said, [short, long]) => said.replace(short, long), plain)
  return whole.match(/[a-z]+/g) ?? []
}

const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0

/** Letters by which a word may be longer than these without being a long one. */
const usualLength = 5

/** The forms of texts that stand beside one another as options. */
export function formsOf(texts: readonly string[]): FormOfOption[] {
  const longest = Math.max(...texts.map(text => text.length))
  const shortest = Math.min(...texts.map(text => text.length))
  return texts.map(text => {
    const words = wordsOf(text)
    const form = new Map<number, number>()
    const set = (name: string, value: number) => {
      const place = placeOf.get(name)
      if (place !== undefined && value !== 0) form.set(place, value)
    }
    for (const word of words) set(word, 1)
    const letters = words.reduce((sum, word) => sum + word.length, 0) / Math.max(1, words.length)
    set('commas', count(text, /,/g))
    set('colons and semicolons', count(text, /[:;]/g))
    set('long words', letters - usualLength)
    set('the longest option', Number(text.length === longest && longest > shortest))
    set('the shortest option', Number(text.length === shortest && longest > shortest))
    return [...form]
  })
}

/** A question as somebody sees it who cannot read the words of its subject. */
export interface FormOfQuestion {
  id: string
  /** What is trained together and asked together: the file's name. */
  topic: string
  forms: readonly FormOfOption[]
  /** Whether each option is right. */
  right: readonly boolean[]
  /** How many options the stem says to choose; undefined where it leaves that open. */
  asked: number | undefined
}

/** The form of a question with options of its own. */
export function formOfQuestion(question: Question, topic: string): FormOfQuestion {
  const choices = choicesOf(question)
  const right = choices.map(choice => choice.right)
  const count = right.filter(Boolean).length
  return {
    id: question.id,
    topic,
    forms: formsOf(choices.map(choice => choice.text)),
    right,
    asked: question.kind === 'multiple' && !question.countStated ? undefined : count,
  }
}
