import { pluralIn } from '@lib/language/plural'

const count = pluralIn('ru')

export const answers = 'Ответы'

export const questionOf = (number: number, all: number): string => `Вопрос ${number} из ${all}`

export const nextQuestion = 'Следующий вопрос'

export const score = (right: number, all: number): string =>
  `${count(right, {
    one: '# верный ответ',
    few: '# верных ответа',
    many: '# верных ответов',
    other: '# верного ответа',
  })} из ${all}`
export const tryAgain = 'Пройти ещё раз'

export const haveRead = 'Урок прочитан'
export const savedHere = 'Отметка хранится только на этом устройстве.'

export const readOf = (read: number, all: number): string =>
  `${count(read, {
    one: 'Прочитан # урок',
    few: 'Прочитано # урока',
    many: 'Прочитано # уроков',
    other: 'Прочитано # урока',
  })} из ${all}. `

export const next = 'Дальше: '
export const nextPlanned = 'Дальше по плану: '
export const nextUnread = 'Следующий непрочитанный: '

export const markForbidden = 'Ваш браузер не разрешает сайту хранить данные, поэтому отметить урок нельзя.'
