import { pluralIn } from '@lib/language/plural'

const count = pluralIn('fr')

export const readLesson = 'Lire : '
export const readSheet = 'Lire : '

export const questions = (number: number): string =>
  count(number, { one: '# question : ', other: '# questions : ' })
export const aboutQuestions = (number: number): string => `Environ ${questions(number)}`

export const practiceMissed = 'retravailler vos erreurs'
export const practiceArea = (area: string): string => `s’exercer sur « ${area} »`
export const practiceExam = 'examen blanc'
export const shortPracticeExam = 'examen blanc court'
export const goThroughMissed = 'revoir vos erreurs de l’examen'

export const part = (number: number, of: number): string => ` (partie ${number} sur ${of})`

export const cards = (number: number, fresh: number): string =>
  count(number, { one: '# carte', other: '# cartes' }) +
  (fresh > 0 ? count(fresh, { one: ', dont # nouvelle', other: ', dont # nouvelles' }) : '') +
  ' : '
export const studyCards = 'étudier les cartes de révision'

export const lessons = (number: number): string => count(number, { one: '# leçon', other: '# leçons' })
export const rounds = (number: number): string =>
  count(number, { one: '# série d’exercices', other: '# séries d’exercices' })
export const exams = (number: number): string =>
  count(number, { one: '# examen blanc', other: '# examens blancs' })
export const someQuestions = (number: number): string =>
  count(number, { one: '# question', other: '# questions' })
export const flashcards = (number: number): string =>
  count(number, { one: '# carte de révision', other: '# cartes de révision' })
export const anyFlashcards = 'cartes de révision'

export const nothingPlanned = (exam: string): string => `Rien n’est prévu avant votre examen du ${exam}.`
export const summary = (days: number, exam: string, time: string, what: string): string =>
  `${count(days, { one: '# jour d’étude', other: '# jours d’étude' })} avant le ${exam}, ${time} en tout : ${what}.`

export const longDay = (day: string, minutes: number): string =>
  `Un examen blanc complet demande ${minutes} minutes d’affilée : une journée dure donc plus longtemps que prévu et ne contient rien d’autre, le ${day}.`
export const weakAreas = (areas: string): string => `Vos points faibles viennent d’abord : ${areas}.`
export const cardsLeft = (number: number): string =>
  count(number, {
    one: '# carte des termes du Guide n’apparaîtra pas avant l’examen.',
    other: '# cartes des termes du Guide n’apparaîtront pas avant l’examen.',
  })

export const doneToday = (what: string, time: string): string =>
  `Fait aujourd’hui : ${what}, environ ${time}.`

export const todayInPlan = 'Aujourd’hui dans votre plan'
export const wholePlan = 'Votre plan complet'
export const daysToExam = (days: number): string =>
  count(days, { one: ', # jour avant votre examen', other: ', # jours avant votre examen' })

export const nothingMore = 'Plus rien aujourd’hui.'
export const nothingToday = 'Rien n’est prévu aujourd’hui.'
export const goOnOn = (day: string): string => ` Vous reprendrez le ${day}.`

export const examIsToday = 'Votre examen est aujourd’hui : il n’y a plus rien à prévoir. Bonne chance !'
export const examHasPassed = (day: string): string =>
  `Le ${day} est passé. Choisissez la date de votre prochain examen pour établir un nouveau plan.`
export const examIsFarAway = (day: string, year: string): string =>
  `Le ${day} ${year} est dans plus d’un an. Choisissez une date dans l’année qui vient.`
export const wrongMinutesOn = (least: number, most: number, weekday: string): string =>
  `Pour ${weekday}, indiquez 0 ou un nombre entier de minutes compris entre ${least} et ${most}.`
export const noMinutes = 'Indiquez des minutes pour au moins un jour de la semaine.'
export const wrongMinutes = (least: number, most: number): string =>
  `Indiquez un nombre entier de minutes compris entre ${least} et ${most}.`
export const noWeekday = 'Choisissez au moins un jour de la semaine.'
export const noDayBefore = (day: string): string =>
  `Aucun des jours choisis ne tombe avant le ${day}. Choisissez d’autres jours de la semaine ou une date d’examen plus tardive.`
