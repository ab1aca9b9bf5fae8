import { pluralIn } from '@lib/language/plural'

const count = pluralIn('ru')

export const lessonsRead = (number: number): string =>
  count(number, {
    one: '# прочитанный урок',
    few: '# прочитанных урока',
    many: '# прочитанных уроков',
    other: '# прочитанного урока',
  })
export const examsTaken = (number: number): string =>
  count(number, {
    one: '# пройденный экзамен',
    few: '# пройденных экзамена',
    many: '# пройденных экзаменов',
    other: '# пройденного экзамена',
  })
export const examsUnderWay = (number: number): string =>
  count(number, {
    one: '# незаконченный экзамен',
    few: '# незаконченных экзамена',
    many: '# незаконченных экзаменов',
    other: '# незаконченного экзамена',
  })
export const answers = (number: number): string =>
  count(number, {
    one: '# ответ на вопрос',
    few: '# ответа на вопросы',
    many: '# ответов на вопросы',
    other: '# ответа на вопросы',
  })
export const cardsStarted = (number: number): string =>
  count(number, {
    one: '# начатая карточка',
    few: '# начатые карточки',
    many: '# начатых карточек',
    other: '# начатой карточки',
  })
export const plans = (number: number): string =>
  count(number, {
    one: '# план занятий',
    few: '# плана занятий',
    many: '# планов занятий',
    other: '# плана занятий',
  })
export const notes = (number: number): string =>
  count(number, { one: '# заметка', few: '# заметки', many: '# заметок', other: '# заметки' })
export const toolsWithData = (number: number): string =>
  count(number, {
    one: 'данные # инструмента',
    few: 'данные # инструментов',
    many: 'данные # инструментов',
    other: 'данные # инструмента',
  })

export const savedAs = (file: string): string => `Сохранено в файл ${file}. Он в загрузках.`
export const nothingToSave = 'Сохранять пока нечего.'
