import { pluralIn } from '@lib/language/plural'

const count = pluralIn('fr')

type Noun = 'exam' | 'quiz'

export const startHere = 'Commencez ici'
export const goOn = 'Reprendre'
export const howToUse = 'Comment voulez-vous utiliser les questions ?'
export const start = 'Commencer'

export const asAtExam = 'Comme à l’examen'
export const asAtExamText = (questions: number, minutes: number, pass: number): string =>
  `${questions} questions en ${minutes} minutes, ${pass} bonnes réponses pour réussir. Vous pouvez revenir en arrière, poser des signets et modifier vos réponses, mais pas faire de pause. Les raisons viennent à la fin.`
export const shortExam = 'Examen court'
export const shortExamText = (questions: number, minutes: string): string =>
  `La même chose avec ${questions} questions en ${minutes} minutes.`
export const firstLook = 'Premier aperçu'
export const firstLookText = (questions: number): string =>
  `${questions} questions plus faciles, sans limite de temps, pour voir ce que vous savez déjà et par où commencer.`
export const learning = 'Apprentissage'
export const learningText = (questions: number): string =>
  `${questions} questions de tous les domaines, sans limite de temps, avec les raisons aussitôt après chaque réponse.`
export const ownQuiz = 'Mon propre quiz'
export const ownQuizText = 'Vous choisissez les thèmes, les questions et le chronomètre.'
export const colon = ' :'

export const sections = 'Sections du Guide Scrum'
export const areas = 'Domaines'
export const kinds = 'Types'
export const kindNames: Readonly<Record<'single' | 'multiple' | 'true-false', string>> = {
  single: 'Une seule bonne réponse',
  multiple: 'Plusieurs bonnes réponses',
  'true-false': 'Vrai ou faux',
}
export const levels = 'Niveaux'
export const levelNames: Readonly<Record<1 | 2 | 3, string>> = { 1: 'Facile', 2: 'Moyen', 3: 'Difficile' }
export const anyOf = (list: string): string => `${list} : sans préférence`
export const someOf = (list: string, number: number): string =>
  `${list} : ${count(number, { one: '# choix', other: '# choix' })}`
export const ask = 'Poser'
export const askAll = 'Toutes les questions'
export const askNew = 'Seulement les nouvelles'
export const askMissed = 'Seulement celles que j’ai manquées la dernière fois'
export const numberOfQuestions = 'Nombre de questions'
export const clockAndReasons = 'Chronomètre et raisons'
export const noClockAtOnce = 'Sans chronomètre, raisons après chaque réponse'
export const noClock = 'Sans chronomètre, raisons à la fin'
export const clockRunsOn = 'Chronomètre au rythme de l’examen, raisons à la fin'
export const clockPauses = 'Chronomètre que je peux arrêter, raisons à la fin'

const matching = (number: number) =>
  count(number, { one: '# question correspond', other: '# questions correspondent' })

export const matches = (number: number): string => `${matching(number)}.`
export const moreMatch = (number: number, asked: number): string =>
  `${matching(number)} ; le quiz en pose ${asked}.`

const answeredOf = (answered: number, asked: number) =>
  `${count(answered, { one: '# réponse donnée', other: '# réponses données' })} sur ${asked}`

export const underWay = (noun: Noun, answered: number, asked: number): string =>
  `En cours : ${noun === 'exam' ? 'un examen' : 'un quiz'}, ${answeredOf(answered, asked)}.`
export const underWayWithClock = (noun: Noun, answered: number, asked: number, left: string): string =>
  `En cours : ${noun === 'exam' ? 'un examen' : 'un quiz'}, ${answeredOf(answered, asked)}, encore ${left}.`
export const clockKeepsRunning = 'Le chronomètre continue de tourner en votre absence.'
export const goOnWith = (noun: Noun): string => (noun === 'exam' ? 'Reprendre l’examen' : 'Reprendre le quiz')
export const giveUp = 'Abandonner…'
export const isToGiveUp = (noun: Noun, answers: number): string =>
  `Abandonner ${noun === 'exam' ? 'cet examen' : 'ce quiz'} ? ${count(answers, { one: 'Sa réponse ne comptera pas', other: 'Ses # réponses ne compteront pas' })}, et rien ne sera enregistré.`
export const keepIt = 'Le garder'
export const giveItUp = 'Abandonner'

export const practiceByArea = 'S’exercer par domaine'
export const practiceByAreaText =
  'Pas de chronomètre : chaque réponse est expliquée aussitôt. Les questions manquées ou jamais vues viennent d’abord.'
export const questionsIn = (number: number): string =>
  count(number, { one: '# question', other: '# questions' })
export const rightIn = (right: number, answered: number, all: number): string =>
  `${count(right, { one: '# juste', other: '# justes' })} sur ${answered}, ${all} en tout`
export const practiceMissed = 'Retravailler vos erreurs'
export const missed = 'Vos erreurs'
export const nothingMissed =
  'La liste est vide. Une question manquée à l’examen, en exercice ou à la fin d’une leçon s’y ajoute, et la quitte dès que vous y répondez juste.'
export const someMissed = (number: number): string =>
  `${count(number, { one: '# question attend', other: '# questions attendent' })}, en commençant par la plus ancienne. Chacune quitte la liste dès que vous y répondez juste.`

export const yourExams = 'Vos examens'
export const noExams = 'Aucun pour l’instant. Chaque examen terminé figure ici avec son score.'
export const ended = 'Terminé le'
export const right = 'Justes'
export const result = 'Résultat'
export const time = 'Temps'
export const seeResult = ' : voir le résultat'
export const rightPercent = (right: number, asked: number, percent: number): string =>
  `${right} sur ${asked} (${percent} %)`
export const passed = 'réussi'
export const notPassed = 'échoué'
export const quiz = 'quiz'

export const ready = 'Êtes-vous prêt ?'
export const notEnough = (fewest: number, given: number): string =>
  ` Une estimation demande vos premières réponses à ${fewest} questions. Vous en avez donné ${given}.`
export const wouldPass = (of10: number): string =>
  `Êtes-vous prêt ? Vous réussiriez environ ${of10} de ces examens sur 10.`
export const wouldPassBetween = (of10: number, low: number, high: number): string =>
  `Êtes-vous prêt ? Vous réussiriez environ ${of10} de ces examens sur 10 (entre ${low} et ${high}, avec une probabilité de 80 %).`
export const restsOn = (number: number): string =>
  `Ce chiffre repose sur vos premières réponses aux ${number} dernières questions rencontrées, car une question est plus facile la seconde fois. Il ignore comment vous vous en sortez contre la montre.`

export const forTrainers = 'Pour les formateurs'
export const forTrainersText =
  'Créez un quiz pour votre groupe : une page à imprimer, avec ou sans les réponses, et un fichier au format GIFT, que Moodle importe. Pour en faire un à partir d’un examen, ouvrez son résultat. Le quiz a sa propre adresse, que vous pouvez conserver.'
export const section = 'Section du Guide'
export const allSections = 'Toutes les sections'
export const area = 'Domaine'
export const allAreas = 'Tous les domaines'
export const atMost = 'Au plus'
export const noneFits = 'Aucune question ne convient.'
export const someFit = (number: number): string =>
  `${count(number, { one: '# question', other: '# questions' })} au choix.`
export const makeQuiz = 'Créer le quiz'
export const quizOf = (number: number): string =>
  `Un quiz de ${count(number, { one: '# question', other: '# questions' })}`
export const quizTitle = 'Quiz PSM I'
export const questionsFrom = (source: string): string => `Questions : ${source}`
export const severalAreRight = ' (Plusieurs réponses sont justes.)'
export const print = 'Imprimer'
export const withAnswers = 'Avec les réponses'
export const saveForMoodle = 'Enregistrer pour Moodle (GIFT)'
export const backToOverview = 'Retour à la vue d’ensemble'

export const nothingHere = 'Rien ici'
export const noQuestions = 'Aucune question ne porte ces noms.'
export const noExam =
  'Ce navigateur n’a pas d’examen à cette adresse. Il est peut-être enregistré dans un autre navigateur, ou a été supprimé.'
export const loading = 'Chargement des questions…'
export const questionsFailed =
  'Les questions n’ont pas pu être chargées. Vérifiez votre connexion et réessayez.'
export const tryAgain = 'Réessayer'
export const needsScripts =
  'L’examen et les exercices ont besoin de JavaScript, qui est désactivé dans votre navigateur. Vous pouvez répondre sans lui aux questions placées à la fin de chaque leçon.'
export const unreadable =
  'Votre progression, enregistrée dans ce navigateur, est illisible : rien ne peut y être ajouté. Elle a été laissée telle quelle. Sur la page d’accueil du cours, vous pouvez l’enregistrer dans un fichier et repartir de zéro.'
export const forbidden =
  'Votre navigateur empêche ce site d’enregistrer des données : un examen ne dure que tant que cette page reste ouverte.'
