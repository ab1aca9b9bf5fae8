import { pluralIn } from '@lib/language/plural'

const count = pluralIn('fr')

export const minutes = (number: number): string => count(number, { one: '# minute', other: '# minutes' })
export const hours = (number: number): string => count(number, { one: '# heure', other: '# heures' })
export const days = (number: number): string => count(number, { one: '# jour', other: '# jours' })
export const months = (number: number): string => `${number} mois`
export const years = (number: number): string => count(number, { one: '# an', other: '# ans' })

export const tomorrow = (day: string): string => `demain, ${day}`
export const nothingDueUntil = (when: string): string => `Prochaine carte : ${when}.`

export const deck = 'Paquet'
export const deckNames: Readonly<Record<'today' | 'terms' | 'guide' | 'questions' | 'missed', string>> = {
  today: 'À revoir aujourd’hui',
  terms: 'Tous les termes',
  guide: 'Termes du Guide Scrum',
  questions: 'Questions',
  missed: 'Questions manquées',
}
export const newADay = 'Nouvelles cartes par jour'

const grades: Readonly<Record<string, string>> = {
  Again: 'À revoir',
  Hard: 'Difficile',
  Good: 'Bien',
  Easy: 'Facile',
}

export function gradeName(english: string): string {
  return grades[english] ?? english
}

export const card = 'Carte'
export const newCard = 'Nouvelle carte'
export const wrongClock =
  'Cette carte revient avant sa date, parce que l’horloge de cet appareil est déréglée, ou l’était quand vous l’avez notée. Notez-la de nouveau : elle recevra une nouvelle date.'
export const answer = 'Réponse'
export const showAnswer = 'Afficher la réponse'
export const howWell = 'La connaissiez-vous bien ?'
export const keys = 'Vous pouvez aussi noter avec les touches 1 à 4 quand la carte a le focus.'
export const inGlossary = 'Dans le glossaire'
export const termInGlossary = (term: string): string => `${term} dans le glossaire`
export const lesson = 'La leçon qui l’explique'

export const leftNow = 'Encore à voir'
export const newOfThese = 'Dont nouvelles'
export const learned = { term: 'Termes appris', question: 'Questions apprises' }
export const knownOf = (known: number, all: number): string => `${known} sur ${all}`
export const undo = 'Annuler la dernière note'
export const graded = (name: string, grade: string, span: string): string =>
  `${name} : « ${grade} », prochaine fois dans ${span}.`
export const undone = (name: string, grade: string): string => `${name} : la note « ${grade} » a été annulée.`
export const theQuestion = 'La question'
export const gradedElsewhere = 'Cette carte a été notée dans un autre onglet.'
export const gradeStays =
  'Cette carte a été notée entre-temps dans un autre onglet, et cette note est conservée.'

export const endOfSession = 'Fin de la séance'
export const thereIsMore = 'Il en reste'
export const doneForNow = 'Terminé pour l’instant'
export const moreWaiting = 'D’autres cartes attendent.'
export const allNewStarted =
  'Vous avez commencé toutes les nouvelles cartes du jour. Pour en voir plus, choisissez un nombre plus grand ci-dessous.'
export const backToPlan = 'Retour à votre plan de révision'
export const goOn = 'Continuer'
export const studyAhead = 'Prendre de l’avance'
export const aheadNote =
  'Prendre de l’avance vous montre les cartes qui ne sont pas encore à revoir, en commençant par les prochaines.'

export const unreadable =
  'Votre progression, enregistrée dans ce navigateur, est illisible. Elle a été laissée telle quelle : vous ne pouvez pas étudier les cartes ici, mais vous pouvez les lire, les imprimer et les exporter.'
export const forbidden =
  'Votre navigateur empêche ce site d’enregistrer des données : vos notes ne durent que jusqu’à ce que vous quittiez cette page.'
export const questionsFailed =
  'Les questions n’ont pas pu être chargées. Vérifiez votre connexion et réessayez.'
export const tryAgain = 'Réessayer'
export const loadingQuestions = 'Chargement de vos questions…'
export const noMissed = 'Aucune question manquée. Répondez à quelques questions de l’'
export const noQuestions = 'Aucune question pour l’instant. Répondez à quelques questions de l’'
export const practiceExam = 'examen blanc'
export const missedComeHere =
  ' ou à la fin d’une leçon : celles que vous manquez restent ici jusqu’à ce que vous y répondiez juste.'
export const questionsComeHere =
  ' ou à la fin d’une leçon : chacune revient ici, d’autant plus tôt que vous étiez moins sûr de vous.'

export const needsScripts =
  'L’étude a besoin de JavaScript, qui est désactivé dans votre navigateur. Toutes les cartes sont ci-dessous, recto et verso.'

export const allCards = (number: number): string =>
  number === 1
    ? 'La seule carte de ce paquet, recto et verso'
    : `Les ${number} cartes de ce paquet, recto et verso`
export const print = 'Imprimer les cartes de ce paquet'
export const exportAll = 'Tout exporter pour Anki'
export const terms = (number: number): string => count(number, { one: '# terme', other: '# termes' })
export const questions = (number: number): string =>
  count(number, { one: '# question', other: '# questions' })
export const exported = (file: string, what: string): string => `Le fichier ${file} contient ${what}.`
export const exportedInPart =
  ' Les questions n’ont pas pu être chargées. Pour réessayer, exportez de nouveau.'

export const ankiGlossary = 'Glossaire'
export const ankiLesson = 'Leçon'
