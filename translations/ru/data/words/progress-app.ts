import { pluralIn } from '@lib/language/plural'

const count = pluralIn('ru')

export const unreadable =
  'Не удалось прочитать прогресс, сохранённый в этом браузере, поэтому он остался без изменений. Прежде чем сбрасывать, сохраните его в файл: тогда ничего не пропадёт, и файл, возможно, удастся исправить.'
export const forbidden =
  'Ваш браузер не разрешает сайту хранить данные. Всё, что вы здесь сделаете, пропадёт, когда вы закроете страницу, но до этого прогресс можно сохранить в файл.'
export const needsScripts =
  'Хранить и показывать здесь ваш прогресс можно, только если в браузере включён JavaScript.'

export const lessons = 'Прочитанные уроки'
export const exams = 'Пробные экзамены'
export const underWay = 'Не закончено'
export const questions = 'Вопросы'
export const flashcards = 'Карточки'
export const noCards = 'Пока ни одной. '
export const cardsStarted = (number: number): string => `Начато: ${number}. `
export const studyCards = 'Учить карточки'
export const noExams = 'Пока ни одного. '
export const takeExam = 'Пройти пробный экзамен'
export const examTerms = (questions: number, minutes: number): string =>
  `: ${count(questions, {
    one: '# вопрос',
    few: '# вопроса',
    many: '# вопросов',
    other: '# вопроса',
  })} за ${minutes} мин.`
export const result = (right: number, questions: number): string => `верно ${right} из ${questions}`
export const passed = ', сдан'
export const notPassed = ', не сдан'
export const oneTaken = (result: string): string => `Пройден 1: ${result}.`
export const someTaken = (number: number, last: string, best: string): string =>
  `Пройдено: ${number}. Последний: ${last}. Лучший: ${best}.`
export const noneUnderWay = 'Нет. Прерванный экзамен или тест будет ждать вас здесь.'
export const answeredSoFar = (answered: number, asked: number, rest: string): string =>
  `: ответов ${answered} из ${asked}, ${rest}`
export const timeIsUp = 'время вышло'
export const minutesLeft = (minutes: number): string => `осталось ${minutes} мин`
export const noClock = 'без таймера'
export const noAnswers = 'Ответов пока нет.'
export const answered = (number: number, missed: number): string =>
  `${count(number, {
    one: '# ответ',
    few: '# ответа',
    many: '# ответов',
    other: '# ответа',
  })}, ${missed === 0 ? 'без ошибок' : `ошибок ${missed}`}`

export const save = 'Сохранить в файл'
export const saveStored = 'Сохранить имеющиеся данные'
export const load = 'Загрузить файл'
export const loadHint =
  'Выберите файл, который был сохранён здесь. Он добавится к прогрессу на этом устройстве, ничего не заменяя.'
export const reset = 'Сбросить…'

export const characters = (number: number): string =>
  count(number, {
    one: '# символ прогресса, который сайт не может прочитать',
    few: '# символа прогресса, которые сайт не может прочитать',
    many: '# символов прогресса, которые сайт не может прочитать',
    other: '# символа прогресса, которые сайт не может прочитать',
  })
export const lastLesson = 'урок, на котором вы остановились'
export const resetTitle = 'Сбросить прогресс?'
export const resetLoss = (loss: string): string =>
  `С этого устройства будет удалено: ${loss}. Другой копии нет, если вы не сохраняли файл.`
export const cancel = 'Отмена'
export const saveFirst = 'Сначала сохранить в файл'
export const resetNow = 'Сбросить'
export const wasDeleted = 'Прогресс удалён с этого устройства.'
export const wasNotDeleted = 'Браузер не дал сайту удалить прогресс.'
export const nothingToReset = 'Ничего не сохранено, сбрасывать нечего.'

export const nothingNew = 'Всё, что есть в этом файле, здесь уже было.'
export const loaded = (what: string): string => `Загружено: ${what}.`
export const examLeftOut =
  ' Незаконченный экзамен из файла не добавлен: здесь уже есть незаконченный экзамен.'
export const nothingAdded =
  'Не удалось прочитать прогресс, сохранённый в этом браузере, поэтому добавить к нему ничего нельзя. Сохраните его, сбросьте, а потом загрузите свой файл.'
export const nothingChanged = ' Ничего не изменилось.'
export const isNotKept = ' Браузер это не сохраняет, поэтому всё пропадёт, когда вы закроете страницу.'

const choose = 'файл, который вы сохранили здесь: в его имени есть «progress» и дата.'
export const notJson = `Это не файл JSON, или в нём чего-то не хватает. Сохраните его ещё раз или выберите ${choose}`
export const notProgress = `В этом файле нет вашего прогресса. Выберите ${choose}`
export const isLater =
  'Этот файл сохранён более новой версией сайта, чем эта страница. Обновите страницу и загрузите файл ещё раз.'
export const isDamaged = (part: string): string =>
  `Файл повреждён. Не удалось прочитать: ${part}. Сохраните файл ещё раз там, откуда он взят, или исправьте его в текстовом редакторе.`
export const isTooLarge = `Этот файл больше 16 МБ, поэтому прогрессом быть не может. Выберите ${choose}`
export const isGone = 'Браузер не смог открыть этот файл. Проверьте, на месте ли он, и выберите его ещё раз.'

export const parts: Readonly<
  Record<'lessons' | 'last' | 'answers' | 'exam' | 'exams' | 'cards' | 'plan' | 'decks' | 'notes', string>
> = {
  lessons: 'список прочитанных уроков',
  last: 'последний отмеченный урок',
  answers: 'список ответов',
  exam: 'незаконченный экзамен',
  exams: 'список пройденных экзаменов',
  cards: 'список карточек',
  plan: 'план занятий',
  decks: 'выбор карточек',
  notes: 'список заметок',
}

export const fields = {
  id: 'имя',
  startedAt: 'время начала',
  endedAt: 'время окончания',
  questions: 'список вопросов',
  answers: 'ответы',
  flagged: 'список закладок',
  at: 'текущий вопрос',
  spent: 'затраченное время',
  right: 'число верных ответов',
  areas: 'подсчёт по темам',
  seed: 'порядок вариантов',
  time: 'отведённое время',
  times: 'время по вопросам',
  pauses: 'число пауз',
  keptAt: 'время сохранения',
  due: 'дата',
  last_review: 'дата последнего повторения',
}
export const allProgress = 'весь прогресс'
export const toolsPart = 'данные инструментов'
export const otherPart = (key: string): string => `часть «${key}»`
export const otherField = (key: string): string => `поле «${key}»`
export const fieldOf = (field: string, part: string): string => `${part}, ${field}`
export const lesson = (key: string): string => `урок «${key}»`
export const answerTo = (key: string): string => `ответ на вопрос «${key}»`
export const flashcard = (key: string): string => `карточка «${key}»`
export const noteOn = (key: string): string => `заметка к вопросу «${key}»`
export const examNumber = (number: number): string => `пройденный экзамен № ${number}`
