import { pluralIn } from '@lib/language/plural'

type Noun = 'exam' | 'quiz'

const count = pluralIn('ru')
const numerals = ['ноль', 'один', 'два', 'три', 'четыре', 'пять', 'шесть']

const nouns = { exam: 'экзамен', quiz: 'тест' } as const
const names = { exam: 'Экзамен', quiz: 'Тест' } as const

export const questionOf = (number: number, all: number): string => `Вопрос ${number} из ${all}`
export const questionRemoved =
  'Этот вопрос убрали из курса, когда вы уже начали, поэтому он считается ошибкой. Переходите к следующему.'
export const chooseMore = (number: number): string => `Выберите ещё ${numerals[number] ?? number}.`
export const tooMany = (number: number): string => `Лишних ответов: ${number}.`
export const bookmark = 'Закладка'
export const bookmarkKey = 'Закладка (B)'
export const howSureAreYou = 'Насколько вы уверены?'
export const howSure = 'Уверены?'
export const sureNames: Readonly<Record<'sure' | 'unsure' | 'guess', string>> = {
  sure: 'Уверенно',
  unsure: 'С сомнением',
  guess: 'Наугад',
}
export const back = 'Назад'
export const next = 'Дальше'
export const skip = 'Пропустить'
export const finish = 'Закончить'
export const allQuestions = 'Все вопросы'
export const pause = 'Пауза'
export const showTime = 'Показать время'
export const hideTime = 'Скрыть время'
export const endIt = (noun: Noun): string => `Закончить ${nouns[noun]}…`
export const keys =
  'Клавиши: цифра выбирает ответ; S, U и G отмечают «уверенно», «с сомнением» и «наугад»; B ставит закладку; Enter ведёт дальше.'

export const left = 'до конца'
export const onPace = 'в темпе'
export const ahead = (minutes: number): string => `на ${minutes} мин быстрее темпа`
export const behind = (minutes: number): string => `на ${minutes} мин медленнее темпа`
export const minutesAreLeft = (minutes: number): string =>
  count(minutes, {
    one: 'Осталась # минута.',
    few: 'Осталось # минуты.',
    many: 'Осталось # минут.',
    other: 'Осталось # минуты.',
  })

export const numbers = (answered: number, blank: number, bookmarked: number): string =>
  `с ответом ${answered}, без ответа ${blank}, с закладкой ${bookmarked}`
export const nextBlank = 'Следующий без ответа'
export const questionNamed = (number: number, isAnswered: boolean, isBookmarked: boolean): string =>
  `Вопрос ${number}, ${isAnswered ? 'с ответом' : 'без ответа'}${isBookmarked ? ', с закладкой' : ''}`
export const answered = 'с ответом'
export const blank = 'без ответа'
export const bookmarked = 'с закладкой'
export const bookmarks = 'Закладки'

export const isToEnd = (noun: Noun): string => `Закончить ${nouns[noun]}?`
export const allAnswered = 'На все вопросы есть ответ.'
export const someBlank = (number: number): string =>
  `${count(number, {
    one: 'Без ответа остался # вопрос',
    few: 'Без ответа остались # вопроса',
    many: 'Без ответа осталось # вопросов',
    other: 'Без ответа осталось # вопроса',
  })}, а это считается ошибкой.`
export const incompleteIsBlank =
  ' Вопрос, где отмечено больше или меньше вариантов, чем нужно, считается оставшимся без ответа.'
export const someBookmarked = (number: number): string => ` Закладок: ${number}.`
export const clockIsRunning = ' Время ещё идёт.'
export const endAndSee = (noun: Noun): string => `Закончить ${nouns[noun]} и посмотреть результат`
export const firstBlank = 'К первому без ответа'
export const firstBookmark = 'К первой закладке'
export const backToQuestions = 'Назад к вопросам'

export const isPaused = (noun: Noun): string => `${names[noun]} на паузе`
export const isElsewhere = (noun: Noun): string => `${names[noun]} открыт в другой вкладке`
export const elsewhereText = (noun: Noun): string =>
  `Вы продолжили ${nouns[noun]} там, и ответы сохранены. Если продолжить здесь, та вкладка встанет на паузу.`
export const clockStopped = (left: string): string => `Часы остановлены, до конца ${left}. `
export const answersSaved = 'Ответы сохранены, даже если закрыть эту страницу.'
export const goOnHere = 'Продолжить здесь'
export const goOn = 'Продолжить'
export const backToOverview = 'На страницу экзамена'

export const rightSoFar = (title: string, right: number, asked: number): string =>
  `${title}: пока верно ${right} из ${asked}`
export const roundScore = (title: string, right: number, asked: number): string =>
  `${title}: верно ${right} из ${asked}`
export const allRight = 'Все ответы верны.'
export const missedStay = 'Вопросы с ошибкой остаются в списке, пока вы не ответите верно.'
export const repeatMissed = 'Повторить ошибки'
export const anotherRound = 'Ещё одна тренировка'
export const nextQuestion = 'Следующий вопрос'
export const check = 'Проверить'
export const stopPracticing = 'Закончить тренировку'
export const backToPlan = 'Назад к плану занятий'

export const untilRight = 'Ваши ошибки, пока все ответы не станут верными'
export const questionsLeft = (number: number): string =>
  count(number, {
    one: 'Остался # вопрос',
    few: 'Осталось # вопроса',
    many: 'Осталось # вопросов',
    other: 'Осталось # вопроса',
  })
export const gotRight = (number: number): string =>
  number === 1 ? 'Теперь верно' : `Теперь верны все ${number}`
export const tookAnswers = (number: number): string =>
  count(number, {
    one: 'Понадобился # ответ.',
    few: 'Понадобилось # ответа.',
    many: 'Понадобилось # ответов.',
    other: 'Понадобилось # ответа.',
  })
export const backToResult = 'Назад к результату'

export const yourNote = 'Ваша заметка'
export const addNote = 'Добавить заметку'
export const noteOnQuestion = 'Ваша заметка к вопросу'

export const taughtIn = 'Об этом: '
export const theLesson = 'урок'
