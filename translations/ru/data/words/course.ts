import { pluralIn } from '@lib/language/plural'

const count = pluralIn('ru')

export const lessons = (number: number): string =>
  count(number, { one: '# урок', few: '# урока', many: '# уроков', other: '# урока' })

export const lessonsAndTime = (number: number, time: string): string => `${lessons(number)}, ${time}`

export const length = (number: number, hours: number, studyHours: number): string =>
  `${lessons(number)}: около ${hours} из ${count(studyHours, { one: '# часа', few: '# часов', many: '# часов', other: '# часа' })} подготовки к экзамену.`

export const beginWith = <Part>(lesson: Part): readonly (Part | string)[] => [
  'Начните с урока «',
  lesson,
  '».',
]

export const pageKeepsTrack =
  'В конце каждого урока отмечайте, что он прочитан, и эта страница покажет, сколько пройдено.'

export const readSoFar = <Part>(read: Part, number: number, lesson: Part): readonly (Part | string)[] => [
  'Прочитано уроков: ',
  read,
  ` из ${number}. Продолжите с урока «`,
  lesson,
  '».',
]

export const allRead = (number: number): string =>
  count(number, {
    one: 'Весь курс прочитан: # урок.',
    few: 'Весь курс прочитан: # урока.',
    many: 'Весь курс прочитан: # уроков.',
    other: 'Весь курс прочитан: # урока.',
  })

export const lessonsRead = 'Прочитано уроков'

export const read = 'прочитан'

export const someRead = (read: number): string =>
  count(read, {
    one: ', # прочитан',
    few: ', # прочитано',
    many: ', # прочитано',
    other: ', # прочитано',
  })

export const continueAt = (read: number, number: number): string =>
  `Продолжите: прочитано ${read} из ${count(number, { one: '# урока', few: '# уроков', many: '# уроков', other: '# урока' })}`

export const unreadable =
  'Не удалось прочитать прогресс, сохранённый в этом браузере. Он остался без изменений.'
export const progressForbidden =
  'Ваш браузер не разрешает сайту хранить данные, поэтому показать, сколько пройдено, нельзя.'

export const examUnderWay = (at: number, count: number): string => `, вопрос ${at} из ${count}`
