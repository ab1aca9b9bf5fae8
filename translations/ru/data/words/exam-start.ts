import { pluralIn } from '@lib/language/plural'

type Noun = 'exam' | 'quiz'

const count = pluralIn('ru')

const nouns = { exam: 'экзамен', quiz: 'тест' } as const

const questionsOf = (number: number) =>
  count(number, { one: '# вопрос', few: '# вопроса', many: '# вопросов', other: '# вопроса' })

export const startHere = 'Начните здесь'
export const goOn = 'Продолжайте'
export const howToUse = 'Как вы хотите заниматься?'
export const start = 'Начать'

export const asAtExam = 'Как на экзамене'
export const asAtExamText = (questions: number, minutes: number, pass: number): string =>
  `${questionsOf(questions)} за ${minutes} мин; чтобы сдать, нужно верно ответить на ${pass}. Можно возвращаться к вопросам, ставить закладки и менять ответы, но паузы нет. Объяснения в конце.`
export const shortExam = 'Короткий экзамен'
export const shortExamText = (questions: number, minutes: string): string =>
  `То же самое, но ${questionsOf(questions)} за ${minutes} мин.`
export const firstLook = 'Первая проба'
export const firstLookText = (questions: number): string =>
  `${questionsOf(questions)} полегче и без таймера: что вы уже знаете и с чего начать.`
export const learning = 'Обучение'
export const learningText = (questions: number): string =>
  `${questionsOf(questions)} по всем темам без таймера, с объяснением сразу после ответа.`
export const ownQuiz = 'Свой тест'
export const ownQuizText = 'Темы, вопросы и таймер на ваш выбор.'
export const colon = ':'

export const sections = 'Разделы Руководства по Scrum'
export const areas = 'Темы экзамена'
export const kinds = 'Виды вопросов'
export const kindNames: Readonly<Record<'single' | 'multiple' | 'true-false', string>> = {
  single: 'Один верный ответ',
  multiple: 'Несколько верных ответов',
  'true-false': 'Правда или неправда',
}
export const levels = 'Сложность'
export const levelNames: Readonly<Record<1 | 2 | 3, string>> = {
  1: 'Лёгкие',
  2: 'Средние',
  3: 'Трудные',
}
export const anyOf = (list: string): string => `${list}: без ограничений`
export const someOf = (list: string, number: number): string => `${list}: выбрано ${number}`
export const ask = 'Задавать'
export const askAll = 'Все вопросы'
export const askNew = 'Только новые'
export const askMissed = 'Только те, где в прошлый раз была ошибка'
export const numberOfQuestions = 'Число вопросов'
export const clockAndReasons = 'Таймер и объяснения'
export const noClockAtOnce = 'Без таймера, объяснение после каждого ответа'
export const noClock = 'Без таймера, объяснения в конце'
export const clockRunsOn = 'Таймер в темпе экзамена, объяснения в конце'
export const clockPauses = 'Таймер с паузой, объяснения в конце'
export const matches = (number: number): string =>
  count(number, {
    one: 'Подходит # вопрос.',
    few: 'Подходят # вопроса.',
    many: 'Подходит # вопросов.',
    other: 'Подходит # вопроса.',
  })
export const moreMatch = (number: number, asked: number): string =>
  `${matches(number)} В тесте их будет ${asked}.`

export const underWay = (noun: Noun, answered: number, asked: number): string =>
  `Не закончен ${nouns[noun]}: ответов ${answered} из ${asked}.`
export const underWayWithClock = (noun: Noun, answered: number, asked: number, left: string): string =>
  `Не закончен ${nouns[noun]}: ответов ${answered} из ${asked}, до конца ${left}.`
export const clockKeepsRunning = 'Время идёт, даже когда вас нет на странице.'
export const goOnWith = (noun: Noun): string => `Продолжить ${nouns[noun]}`
export const giveUp = 'Бросить…'
export const isToGiveUp = (noun: Noun, answers: number): string =>
  `Бросить этот ${nouns[noun]}? ${count(answers, {
    one: '# ответ не засчитается',
    few: '# ответа не засчитаются',
    many: '# ответов не засчитаются',
    other: '# ответа не засчитаются',
  })}, и ничего не сохранится.`
export const keepIt = 'Оставить'
export const giveItUp = 'Бросить'

export const practiceByArea = 'Тренировка по темам'
export const practiceByAreaText =
  'Без таймера, каждый ответ объясняется сразу. Первыми идут вопросы с ошибкой и те, которых вы ещё не видели.'
export const questionsIn = (number: number): string => questionsOf(number)
export const rightIn = (right: number, answered: number, all: number): string =>
  `верно ${right} из ${answered}, всего ${questionsOf(all)}`
export const practiceMissed = 'Повторить ошибки'
export const missed = 'Ваши ошибки'
export const nothingMissed =
  'Список пуст. Сюда попадает вопрос, в котором вы ошиблись на экзамене, на тренировке или в конце урока, и остаётся, пока вы не ответите верно.'
export const someMissed = (number: number): string =>
  `${count(number, {
    one: 'Ждёт # вопрос',
    few: 'Ждут # вопроса',
    many: 'Ждут # вопросов',
    other: 'Ждут # вопроса',
  })}, начиная с самой давней ошибки. Как только вы ответите верно, вопрос исчезнет из списка.`

export const yourExams = 'Ваши экзамены'
export const noExams = 'Пока ни одного. Здесь появится каждый законченный экзамен с результатом.'
export const ended = 'Закончен'
export const right = 'Верно'
export const result = 'Результат'
export const time = 'Время'
export const seeResult = ': открыть результат'
export const rightPercent = (right: number, asked: number, percent: number): string =>
  `${right} из ${asked} (${percent} %)`
export const passed = 'сдан'
export const notPassed = 'не сдан'
export const quiz = 'тест'

export const ready = 'Готовы?'
export const notEnough = (fewest: number, given: number): string =>
  ` Для оценки нужны первые ответы на ${questionsOf(fewest)}. Пока их ${given}.`
export const wouldPass = (of10: number): string =>
  `Готовы? Вы сдали бы примерно ${of10} из 10 таких экзаменов.`
export const wouldPassBetween = (of10: number, low: number, high: number): string =>
  `Готовы? Вы сдали бы примерно ${of10} из 10 таких экзаменов (от ${low} до ${high} с вероятностью 80 %).`
export const restsOn = (number: number): string =>
  `Оценка опирается на ваши первые ответы на ${count(number, {
    one: 'последний # вопрос',
    few: 'последние # вопроса',
    many: 'последние # вопросов',
    other: 'последние # вопроса',
  })}: во второй раз отвечать легче. Как вы справляетесь с таймером, она не знает.`

export const forTrainers = 'Тренерам'
export const forTrainersText =
  'Составьте тест для своей группы: страницу для печати, с ответами или без них, и файл в формате GIFT, который импортирует Moodle. Чтобы сделать тест из вопросов экзамена, откройте его результат. У теста будет свой адрес, его можно сохранить.'
export const section = 'Раздел Руководства'
export const allSections = 'Все разделы'
export const area = 'Тема'
export const allAreas = 'Все темы'
export const atMost = 'Не больше'
export const noneFits = 'Подходящих вопросов нет.'
export const someFit = (number: number): string =>
  `Выбор из ${count(number, {
    one: '# вопроса',
    few: '# вопросов',
    many: '# вопросов',
    other: '# вопроса',
  })}.`
export const makeQuiz = 'Составить тест'
export const quizOf = (number: number): string => `Тест, ${questionsOf(number)}`
export const quizTitle = 'Тест PSM I'
export const questionsFrom = (source: string): string => `Вопросы: ${source}`
export const severalAreRight = ' (Верных ответов несколько.)'
export const print = 'Напечатать'
export const withAnswers = 'С ответами'
export const saveForMoodle = 'Сохранить для Moodle (GIFT)'
export const backToOverview = 'На страницу экзамена'

export const nothingHere = 'Здесь ничего нет'
export const noQuestions = 'Вопросов с такими именами нет.'
export const noExam =
  'В этом браузере нет экзамена с таким адресом. Возможно, он сохранён в другом браузере или удалён.'
export const loading = 'Загружаем вопросы…'
export const questionsFailed =
  'Не удалось загрузить вопросы. Проверьте подключение к интернету и попробуйте ещё раз.'
export const tryAgain = 'Попробовать ещё раз'
export const needsScripts =
  'Для экзамена и тренировки нужен JavaScript, а в вашем браузере он отключён. На вопросы в конце каждого урока можно отвечать и без него.'
export const unreadable =
  'Не удалось прочитать прогресс, сохранённый в этом браузере, поэтому добавить к нему ничего нельзя. Он остался без изменений. На главной странице курса его можно сохранить в файл и начать заново.'
export const forbidden =
  'Ваш браузер не разрешает сайту хранить данные, поэтому экзамен пропадёт, если закрыть эту страницу.'
