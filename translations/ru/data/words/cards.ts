import { pluralIn } from '@lib/language/plural'

const count = pluralIn('ru')

export const minutes = (number: number): string =>
  count(number, { one: '# минута', few: '# минуты', many: '# минут', other: '# минуты' })
export const hours = (number: number): string =>
  count(number, { one: '# час', few: '# часа', many: '# часов', other: '# часа' })
export const days = (number: number): string =>
  count(number, { one: '# день', few: '# дня', many: '# дней', other: '# дня' })
export const months = (number: number): string =>
  count(number, { one: '# месяц', few: '# месяца', many: '# месяцев', other: '# месяца' })
export const years = (number: number): string =>
  count(number, { one: '# год', few: '# года', many: '# лет', other: '# года' })

export const tomorrow = (day: string): string => `завтра, ${day}`
/** With a year, `when` ends with 'г.' already. */
export const nothingDueUntil = (when: string): string =>
  `Следующая карточка: ${when}${when.endsWith('.') ? '' : '.'}`

export const deck = 'Колода'
export const deckNames: Readonly<Record<'today' | 'terms' | 'guide' | 'questions' | 'missed', string>> = {
  today: 'На сегодня',
  terms: 'Все термины',
  guide: 'Термины Руководства по Scrum',
  questions: 'Вопросы',
  missed: 'Вопросы с ошибкой',
}
export const newADay = 'Новых карточек в день'

const grades: Readonly<Record<string, string>> = {
  Again: 'Снова',
  Hard: 'Трудно',
  Good: 'Хорошо',
  Easy: 'Легко',
}

export function gradeName(english: string): string {
  return grades[english] ?? english
}

export const card = 'Карточка'
export const newCard = 'Новая карточка'
export const wrongClock =
  'Эта карточка пришла раньше срока: часы на устройстве неверны или были неверны, когда вы её оценивали. Оцените её ещё раз, и срок будет новый.'
export const answer = 'Ответ'
export const showAnswer = 'Показать ответ'
export const howWell = 'Насколько хорошо вы это знали?'
export const keys = 'Оценить можно и клавишами от 1 до 4, когда карточка в фокусе.'
export const inGlossary = 'В глоссарии'
export const termInGlossary = (term: string): string => `${term} в глоссарии`
export const lesson = 'Урок, где это объясняется'

export const leftNow = 'Осталось сейчас'
export const newOfThese = 'Из них новых'
export const learned = { term: 'Выучено терминов', question: 'Выучено вопросов' }
export const knownOf = (known: number, all: number): string => `${known} из ${all}`
export const undo = 'Отменить последнюю оценку'
export const graded = (name: string, grade: string, span: string): string =>
  `${name}: «${grade}». До повторения: ${span}.`
export const undone = (name: string, grade: string): string => `${name}: оценка «${grade}» отменена.`
export const theQuestion = 'Вопрос'
export const gradedElsewhere = 'Эту карточку вы оценили в другой вкладке.'
export const gradeStays = 'За это время вы оценили карточку в другой вкладке, и та оценка остаётся.'

export const endOfSession = 'Конец занятия'
export const thereIsMore = 'Это ещё не всё'
export const doneForNow = 'Пока всё'
export const moreWaiting = 'Вас ждут ещё карточки.'
export const allNewStarted =
  'Все новые карточки на сегодня начаты. Если хочется ещё, выберите ниже число побольше.'
export const backToPlan = 'Назад к плану занятий'
export const goOn = 'Продолжить'
export const studyAhead = 'Учить наперёд'
export const aheadNote = 'Появятся карточки, срок которых ещё не подошёл, начиная с ближайших.'

export const unreadable =
  'Не удалось прочитать прогресс, сохранённый в этом браузере. Он остался без изменений. Учить карточки здесь нельзя, но можно читать, печатать и экспортировать их.'
export const forbidden =
  'Ваш браузер не разрешает сайту хранить данные, поэтому оценки пропадут, когда вы уйдёте с этой страницы.'
export const questionsFailed =
  'Не удалось загрузить вопросы. Проверьте подключение к интернету и попробуйте ещё раз.'
export const tryAgain = 'Попробовать ещё раз'
export const loadingQuestions = 'Загружаем ваши вопросы…'
export const noMissed = 'Вопросов с ошибкой нет. Ответьте на несколько вопросов на '
export const noQuestions = 'Вопросов пока нет. Ответьте на несколько вопросов на '
export const practiceExam = 'пробном экзамене'
export const missedComeHere =
  ' или в конце урока: вопросы, в которых вы ошибётесь, останутся здесь, пока вы не ответите верно.'
export const questionsComeHere =
  ' или в конце урока: каждый вернётся сюда, и тем раньше, чем меньше вы были уверены.'

export const needsScripts =
  'Чтобы учить карточки, нужен JavaScript, а в вашем браузере он отключён. Ниже показаны все карточки с обеих сторон.'

export const allCards = (number: number): string =>
  `Вся колода с обеих сторон: ${count(number, {
    one: '# карточка',
    few: '# карточки',
    many: '# карточек',
    other: '# карточки',
  })}`
export const print = 'Напечатать карточки этой колоды'
export const exportAll = 'Экспортировать всё для Anki'
export const terms = (number: number): string =>
  count(number, { one: '# термин', few: '# термина', many: '# терминов', other: '# термина' })
export const questions = (number: number): string =>
  count(number, { one: '# вопрос', few: '# вопроса', many: '# вопросов', other: '# вопроса' })
export const exported = (file: string, what: string): string => `В файле ${file}: ${what}.`
export const exportedInPart = ' Вопросы загрузить не удалось. Чтобы попробовать снова, повторите экспорт.'

export const ankiGlossary = 'Глоссарий'
export const ankiLesson = 'Урок'
