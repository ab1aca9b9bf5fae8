import { pluralIn } from '@lib/language/plural'

const count = pluralIn('fr')

type Noun = 'exam' | 'quiz'

const the = (noun: Noun) => (noun === 'exam' ? 'l’examen' : 'le quiz')
const theAtStart = (noun: Noun) => (noun === 'exam' ? 'L’examen' : 'Le quiz')

export const questionOf = (number: number, all: number): string => `Question ${number} sur ${all}`
export const questionRemoved =
  'Cette question a été retirée du cours après votre départ : elle compte comme fausse. Passez à la suivante.'
export const chooseMore = (number: number): string =>
  count(number, { one: 'Choisissez encore # réponse.', other: 'Choisissez encore # réponses.' })
export const tooMany = (number: number): string =>
  count(number, { one: '# réponse de trop.', other: '# réponses de trop.' })
export const bookmark = 'Signet'
export const bookmarkKey = 'Signet (B)'
export const howSureAreYou = 'En êtes-vous sûr ?'
export const howSure = 'Sûr ?'
export const sureNames: Readonly<Record<'sure' | 'unsure' | 'guess', string>> = {
  sure: 'Sûr',
  unsure: 'Pas sûr',
  guess: 'Au hasard',
}
export const back = 'Précédente'
export const next = 'Suivante'
export const skip = 'Passer'
export const finish = 'Terminer'
export const allQuestions = 'Toutes les questions'
export const pause = 'Pause'
export const showTime = 'Afficher le temps'
export const hideTime = 'Masquer le temps'
export const endIt = (noun: Noun): string => `Terminer ${the(noun)}…`
export const keys =
  'Touches : un chiffre choisit une réponse ; S, U et G indiquent que vous êtes sûr, pas sûr ou que vous répondez au hasard ; B pose un signet et Entrée continue.'

export const left = 'restant'
export const onPace = 'dans le rythme'
export const ahead = (minutes: number): string => `${minutes} min d’avance`
export const behind = (minutes: number): string => `${minutes} min de retard`
export const minutesAreLeft = (minutes: number): string =>
  count(minutes, { one: 'Il reste # minute.', other: 'Il reste # minutes.' })

export const numbers = (answered: number, blank: number, bookmarked: number): string =>
  `${count(answered, { one: '# réponse', other: '# réponses' })}, ${blank} sans réponse, ${count(bookmarked, { one: '# signet', other: '# signets' })}`
export const nextBlank = 'Prochaine sans réponse'
export const questionNamed = (number: number, isAnswered: boolean, isBookmarked: boolean): string =>
  `Question ${number}, ${isAnswered ? 'répondue' : 'sans réponse'}${isBookmarked ? ', avec signet' : ''}`
export const answered = 'répondue'
export const blank = 'sans réponse'
export const bookmarked = 'avec signet'
export const bookmarks = 'Signets'

export const isToEnd = (noun: Noun): string => `Terminer ${the(noun)} ?`
export const allAnswered = 'Toutes les questions ont une réponse.'
export const someBlank = (number: number): string =>
  `${count(number, { one: '# question est encore sans réponse', other: '# questions sont encore sans réponse' })}, et une absence de réponse compte comme fausse.`
export const incompleteIsBlank =
  ' Une question avec trop ou trop peu d’options choisies compte comme sans réponse.'
export const someBookmarked = (number: number): string =>
  count(number, { one: ' Vous avez posé # signet.', other: ' Vous avez posé # signets.' })
export const clockIsRunning = ' Le chronomètre tourne toujours.'
export const endAndSee = (noun: Noun): string => `Terminer ${the(noun)} et voir le résultat`
export const firstBlank = 'Aller à la première sans réponse'
export const firstBookmark = 'Aller au premier signet'
export const backToQuestions = 'Retour aux questions'

export const isPaused = (noun: Noun): string => `${theAtStart(noun)} est en pause`
export const isElsewhere = (noun: Noun): string => `${theAtStart(noun)} est ouvert dans un autre onglet`
export const elsewhereText = (noun: Noun): string =>
  `Vous y avez repris ${the(noun)}, et vos réponses sont enregistrées. Si vous le reprenez ici, l’autre onglet se met en pause.`
export const clockStopped = (left: string): string => `Le chronomètre s’est arrêté à ${left}. `
export const answersSaved = 'Vos réponses sont enregistrées, même si vous fermez cette page.'
export const goOnHere = 'Reprendre ici'
export const goOn = 'Reprendre'
export const backToOverview = 'Retour à la vue d’ensemble'

const rightOf = (right: number, asked: number) =>
  `${count(right, { one: '# bonne réponse', other: '# bonnes réponses' })} sur ${asked}`

export const rightSoFar = (title: string, right: number, asked: number): string =>
  `${title} : ${rightOf(right, asked)} jusqu’ici`
export const roundScore = (title: string, right: number, asked: number): string =>
  `${title} : ${rightOf(right, asked)}`
export const allRight = 'Vous avez tout juste.'
export const missedStay =
  'Les questions manquées restent sur votre liste jusqu’à ce que vous y répondiez juste.'
export const repeatMissed = 'Reprendre vos erreurs'
export const anotherRound = 'Une autre série'
export const nextQuestion = 'Question suivante'
export const check = 'Vérifier'
export const stopPracticing = 'Arrêter l’exercice'
export const backToPlan = 'Retour à votre plan de révision'

export const untilRight = 'Vos erreurs, jusqu’à ce que chaque réponse soit juste'
export const questionsLeft = (number: number): string =>
  count(number, { one: 'Encore # question', other: 'Encore # questions' })
export const gotRight = (number: number): string =>
  number === 1 ? 'Vous y avez répondu juste' : `Vous avez répondu juste aux ${number}`
export const tookAnswers = (number: number): string =>
  count(number, { one: 'Il vous a fallu # réponse.', other: 'Il vous a fallu # réponses.' })
export const backToResult = 'Retour au résultat'

export const yourNote = 'Votre note'
export const addNote = 'Ajouter une note'
export const noteOnQuestion = 'Votre note sur cette question'

export const taughtIn = 'Expliqué dans '
export const theLesson = 'la leçon'
