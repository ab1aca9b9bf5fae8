import { pluralIn } from '@lib/language/plural'

const count = pluralIn('ru')

const questionsIn = (number: number) =>
  count(number, { one: '# вопрос', few: '# вопроса', many: '# вопросов', other: '# вопроса' })

export const rightOf = (right: number, asked: number): string => `Верно ${right} из ${asked}`
export const passedWith = (right: number, asked: number): string => `Верно ${right} из ${asked}: экзамен сдан`
export const notPassedWith = (right: number, asked: number): string =>
  `Верно ${right} из ${asked}: экзамен не сдан`
export const percentAnd = (percent: number, rest: string): string => `${percent} %${rest && `, ${rest}`}. `
export const needed = (percent: number, right: number, asked: number): string =>
  `Чтобы сдать, нужно ${percent} % (${right} из ${asked}). `
export const wrong = (number: number): string =>
  count(number, { one: '# неверный', few: '# неверных', many: '# неверных', other: '# неверных' })
export const leftBlank = (number: number): string => `${number} без ответа`
export const notReached = (number: number): string =>
  count(number, { one: '# не открыт', few: '# не открыты', many: '# не открыто', other: '# не открыто' })
export const listed = (parts: readonly string[]): string => parts.join(', ')
export const asSentence = (text: string): string => `${text}.`

export const timeRanOut = 'Время вышло, и экзамен закончился.'
export const youTook = (time: string): string => `Затрачено времени: ${time}.`
export const minutes = (number: number): string =>
  number < 1
    ? 'меньше минуты'
    : count(number, { one: '# минута', few: '# минуты', many: '# минут', other: '# минуты' })
export const wasStrict = ' Экзамен был строгим: без пауз и без возврата к вопросам.'
export const youPaused = (times: number): string => ` Пауз: ${times}.`

export const endedEarly = (answers: number, asked: number): string =>
  `Экзамен закончен досрочно, ответов ${answers} из ${asked}, поэтому о ваших темах он ничего не говорит. Пройдите экзамен до конца.`
export const problemIsTime = (right: number, answered: number, percent: number, open: number): string =>
  `Вам не хватает времени: верны ${right} из ${answered} ваших ответов (${percent} %), и этого хватило бы, чтобы сдать, но без ответа ${count(
    open,
    {
      one: 'остался # вопрос',
      few: 'остались # вопроса',
      many: 'осталось # вопросов',
      other: 'осталось # вопроса',
    },
  )}. Сначала ответьте на все и только потом к ним возвращайтесь, а тренируйтесь с таймером.`
export const practicePace = (unseen: number): string =>
  `Время отняло у вас больше, чем ошибки: вы не дошли до ${count(unseen, { one: '# вопроса', few: '# вопросов', many: '# вопросов', other: '# вопроса' })}. Что дальше: потренируйте темп на коротком экзамене и пропускайте вопрос, если он занимает больше минуты.`
export const thenRepeat = (missed: number): string =>
  missed === 1
    ? ' Потом повторяйте вопрос с ошибкой, пока не ответите верно, и прочитайте уроки ниже.'
    : ` Потом повторите ${questionsIn(missed)} с ошибкой, пока все ответы не станут верными, и прочитайте уроки ниже.`
export const beginWithLessons = 'Что дальше: начните с уроков ниже, по порядку.'
export const repeatAndRead = (missed: number): string =>
  missed === 1
    ? 'Что дальше: повторяйте вопрос с ошибкой, пока не ответите верно, и прочитайте уроки ниже.'
    : `Что дальше: повторите ${questionsIn(missed)} с ошибкой, пока все ответы не станут верными, и прочитайте уроки ниже.`
export const answerAll =
  'Что дальше: неверных ответов нет. Отвечайте на каждый вопрос: за догадку ничего не снимают.'
export const takeAnother = 'Что дальше: пройдите ещё один экзамен, вопросы в нём будут другие.'

export const repeatMissed = 'Повторить ошибки'
export const backToOverview = 'На страницу экзамена'
export const print = 'Напечатать'
export const saveAsFile = 'Сохранить в файл'

const points = (number: number) =>
  count(number, {
    one: '# процентный пункт',
    few: '# процентных пункта',
    many: '# процентных пунктов',
    other: '# процентного пункта',
  })

export const samePercentage = 'Столько же процентов, сколько на прошлом экзамене этого вида.'
export const morePoints = (number: number): string =>
  `На ${points(number)} больше, чем на прошлом экзамене этого вида.`
export const fewerPoints = (number: number): string =>
  `На ${points(number)} меньше, чем на прошлом экзамене этого вида.`
export const noneWasBetter = ' Лучшего результата ещё не было.'
export const bestWas = (percent: number): string => ` Лучший результат: ${percent} %.`
export const chart = (percentages: string, pass: number): string =>
  `Процент верных ответов от первого экзамена к последнему: ${percentages}. Чтобы сдать, нужно ${pass}.`

export const byArea = 'По темам, начиная с самой слабой'
export const area = 'Тема'
export const fewPerArea =
  'Несколько вопросов на тему говорят немногое. Если тема слабая в нескольких экзаменах, поработайте над ней.'
export const byOthers = 'По разделам Руководства по Scrum, видам и сложности'
export const bySection = 'По разделам Руководства, начиная с самого слабого'
export const section = 'Раздел'
export const byKind = 'По видам вопросов'
export const kind = 'Вид'
export const byLevel = 'По сложности'
export const level = 'Сложность'
export const outcomes: Readonly<Record<'right' | 'wrong' | 'blank' | 'unseen', string>> = {
  right: 'Верно',
  wrong: 'Неверно',
  blank: 'Без ответа',
  unseen: 'Не открыто',
}

export const howSureYouWere = 'Насколько вы были уверены'
export const youSaid = 'Вы отметили'
export const luckAndConviction = (lucky: number, convinced: number): string =>
  `Верно наугад: ${lucky}. Неверно, но уверенно: ${convinced}${convinced > 0 ? ', и это самое ценное: такое вы бы не стали перепроверять' : ''}.`

export const youBookmarked = (number: number, right: number, rest: string): string =>
  `С закладкой ${questionsIn(number)}: верно ${right}${rest && `, ${rest}`}.`
export const youChanged = (number: number, right: number): string =>
  `Изменено ответов: ${number}, в итоге верно ${right}.`
export const youChangedTo = (number: number, gained: number, lost: number): string =>
  `Изменено ответов: ${number}, из них с неверного на верный ${gained}, с верного на неверный ${lost}.`
export const slowQuestions = (number: number, pace: string, right: number): string =>
  `Вдвое медленнее темпа ${pace} и ещё дольше: ${questionsIn(number)}, верно ${right}.`

export const lessonsToRead = 'Что прочитать'
export const missedOf = (number: number): string => ` (ошибок: ${number})`
export const moreLessons = (number: number): string => `Остальные уроки (${number})`
export const studyPlan = 'Составьте '
export const studyPlanLink = 'план занятий'
export const studyPlanEnd = ': слабые темы в нём стоят первыми, день за днём до экзамена.'

export const questions = 'Вопросы'
export const show = 'Показать'
export const filters = {
  missed: 'С ошибкой',
  blank: 'Без ответа или не открытые',
  unsure: 'С сомнением или наугад',
  lucky: 'Верно наугад',
  convinced: 'Неверно, но уверенно',
  bookmarked: 'С закладкой',
  slow: 'Долгие',
  changed: 'С изменённым ответом',
  all: 'Все',
}
export const allAreas = 'Все темы'
export const sectionOfGuide = 'Раздел Руководства'
export const allSections = 'Все разделы'
export const noneLeft = 'Таких вопросов нет.'
export const someShown = (number: number): string => `${questionsIn(number)}.`
export const openAll = 'Открыть все'
export const closeAll = 'Закрыть все'
export const makeQuiz = 'Сделать из них тест'
export const outcomeOf = (number: number, outcome: string): string => `${number}, ${outcome}:`
export const outcomeWords: Readonly<Record<'right' | 'wrong' | 'blank' | 'unseen', string>> = {
  right: 'верно',
  wrong: 'неверно',
  blank: 'без ответа',
  unseen: 'не открыт',
}
export const chosenInstead = (chosen: number, asked: number): string => `выбрано ${chosen} вместо ${asked}`
export const sureWords: Readonly<Record<'sure' | 'unsure' | 'guess', string>> = {
  sure: 'уверенно',
  unsure: 'с сомнением',
  guess: 'наугад',
}
export const changed = 'ответ изменён'
export const bookmarked = 'с закладкой'
export const took = (time: string): string => `${time} мин`
export const tookAtPace = (time: string, pace: string): string => `${time} мин (темп ${pace})`

export const fileTitle = (ended: string): string => `Пробный экзамен PSM I, закончен ${ended}`
export const filePassed = (needed: number): string => `: сдан (нужно ${needed})`
export const fileNotPassed = (needed: number): string => `: не сдан (нужно ${needed})`
export const fileByArea = 'По темам'
export const fileBySection = 'По разделам Руководства по Scrum'
export const isRight = 'верно'
export const yourAnswer = 'ваш ответ'
export const partRight = (name: string, right: number, rest: string): string =>
  `${name}: верно ${right}${rest && `, ${rest}`}`
