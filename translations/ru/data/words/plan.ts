import { pluralIn } from '@lib/language/plural'

const count = pluralIn('ru')

export const readLesson = 'Прочитать: '
export const readSheet = 'Прочитать: '

export const someQuestions = (number: number): string =>
  count(number, { one: '# вопрос', few: '# вопроса', many: '# вопросов', other: '# вопроса' })
export const questions = (number: number): string => `${someQuestions(number)}: `
export const aboutQuestions = (number: number): string =>
  count(number, {
    one: 'Около # вопроса: ',
    few: 'Около # вопросов: ',
    many: 'Около # вопросов: ',
    other: 'Около # вопроса: ',
  })

export const practiceMissed = 'повторить ошибки'
export const practiceArea = (area: string): string => `тренировка по теме «${area}»`
export const practiceExam = 'пробный экзамен'
export const shortPracticeExam = 'короткий пробный экзамен'
export const goThroughMissed = 'разобрать ошибки экзамена'

export const part = (number: number, of: number): string => ` (часть ${number} из ${of})`

export const flashcards = (number: number): string =>
  count(number, { one: '# карточка', few: '# карточки', many: '# карточек', other: '# карточки' })
export const cards = (number: number, fresh: number): string =>
  `${flashcards(number)}${fresh > 0 ? `, из них новых ${fresh}` : ''}: `
export const studyCards = 'учить карточки'

export const lessons = (number: number): string =>
  count(number, { one: '# урок', few: '# урока', many: '# уроков', other: '# урока' })
export const rounds = (number: number): string =>
  count(number, {
    one: '# тренировка',
    few: '# тренировки',
    many: '# тренировок',
    other: '# тренировки',
  })
export const exams = (number: number): string =>
  count(number, {
    one: '# пробный экзамен',
    few: '# пробных экзамена',
    many: '# пробных экзаменов',
    other: '# пробного экзамена',
  })
export const anyFlashcards = 'карточки'

export const nothingPlanned = (exam: string): string =>
  `До вашего экзамена (${exam}) ничего не запланировано.`
export const summary = (days: number, exam: string, time: string, what: string): string =>
  `${count(days, {
    one: '# день занятий',
    few: '# дня занятий',
    many: '# дней занятий',
    other: '# дня занятий',
  })} до экзамена (${exam}), всего ${time}: ${what}.`

export const longDay = (day: string, minutes: number): string =>
  `Полный пробный экзамен занимает ${minutes} мин без перерыва, поэтому один день длиннее, чем вы указали, и ничего другого в нём нет: ${day}.`
export const weakAreas = (areas: string): string => `Первыми идут ваши слабые темы: ${areas}.`
export const cardsLeft = (number: number): string =>
  count(number, {
    one: '# карточка с термином Руководства до экзамена не появится.',
    few: '# карточки с терминами Руководства до экзамена не появятся.',
    many: '# карточек с терминами Руководства до экзамена не появятся.',
    other: '# карточки с терминами Руководства до экзамена не появятся.',
  })

export const doneToday = (what: string, time: string): string => `Сделано сегодня: ${what}, примерно ${time}.`

export const todayInPlan = 'Сегодня по плану'
export const wholePlan = 'Весь план'
export const daysToExam = (days: number): string =>
  count(days, {
    one: ', до экзамена # день',
    few: ', до экзамена # дня',
    many: ', до экзамена # дней',
    other: ', до экзамена # дня',
  })

export const nothingMore = 'На сегодня всё.'
export const nothingToday = 'На сегодня ничего не запланировано.'
export const goOnOn = (day: string): string => ` Следующее занятие: ${day}.`

export const examIsToday = 'Экзамен уже сегодня, планировать больше нечего. Удачи!'
export const examHasPassed = (day: string): string =>
  `Этот день (${day}) уже прошёл. Чтобы составить новый план, выберите день следующего экзамена.`
export const examIsFarAway = (day: string, year: string): string =>
  `До этого дня (${day} ${year} года) больше года. Выберите день в пределах года.`
export const wrongMinutesOn = (least: number, most: number, weekday: string): string =>
  `${weekday}: введите 0 или целое число минут от ${least} до ${most}.`
export const noMinutes = 'Введите минуты хотя бы для одного дня недели.'
export const wrongMinutes = (least: number, most: number): string =>
  `Введите целое число минут от ${least} до ${most}.`
export const noWeekday = 'Выберите хотя бы один день недели.'
export const noDayBefore = (day: string): string =>
  `До экзамена (${day}) нет ни одного из выбранных дней. Выберите больше дней недели или экзамен попозже.`
