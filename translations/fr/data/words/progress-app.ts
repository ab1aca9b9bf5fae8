import { pluralIn } from '@lib/language/plural'

const count = pluralIn('fr')

export const unreadable =
  'Votre progression, enregistrée dans ce navigateur, est illisible et a donc été laissée telle quelle. Enregistrez-la dans un fichier avant de tout effacer : rien ne sera perdu, et le fichier pourra peut-être être réparé.'
export const forbidden =
  'Votre navigateur empêche ce site d’enregistrer des données. Ce que vous faites ici ne dure que tant que la page reste ouverte, mais vous pouvez enregistrer votre progression dans un fichier avant de la fermer.'
export const needsScripts =
  'Votre progression ne peut être enregistrée et affichée ici que si JavaScript est activé dans votre navigateur.'

export const lessons = 'Leçons lues'
export const exams = 'Examens blancs'
export const underWay = 'En cours'
export const questions = 'Questions'
export const flashcards = 'Cartes de révision'
export const noCards = 'Aucune pour l’instant. '
export const cardsStarted = (number: number): string =>
  count(number, { one: '# commencée. ', other: '# commencées. ' })
export const studyCards = 'Étudier les cartes de révision'
export const noExams = 'Aucun pour l’instant. '
export const takeExam = 'Passer l’examen blanc'
export const examTerms = (questions: number, minutes: number): string =>
  ` : ${questions} questions en ${minutes} minutes.`
export const result = (right: number, questions: number): string =>
  `${count(right, { one: '# bonne réponse', other: '# bonnes réponses' })} sur ${questions}`
export const passed = ', réussi'
export const notPassed = ', échoué'
export const oneTaken = (result: string): string => `1 passé : ${result}.`
export const someTaken = (number: number, last: string, best: string): string =>
  `${count(number, { one: '# passé', other: '# passés' })}. Dernier : ${last}. Meilleur : ${best}.`
export const noneUnderWay = 'Rien. Un examen ou un quiz quitté avant la fin vous attend ici.'
export const answeredSoFar = (answered: number, asked: number, rest: string): string =>
  ` : ${count(answered, { one: '# réponse donnée', other: '# réponses données' })} sur ${asked}, ${rest}`
export const timeIsUp = 'temps écoulé'
export const minutesLeft = (minutes: number): string => `encore ${minutes} min`
export const noClock = 'sans limite de temps'
export const noAnswers = 'Aucune réponse pour l’instant.'
export const answered = (number: number, missed: number): string =>
  `${count(number, { one: '# réponse', other: '# réponses' })}, ${missed === 0 ? 'aucune erreur' : count(missed, { one: '# erreur', other: '# erreurs' })}`

export const save = 'Enregistrer dans un fichier'
export const saveStored = 'Enregistrer les données stockées'
export const load = 'Charger un fichier'
export const loadHint =
  'Choisissez un fichier enregistré ici. Il s’ajoute à la progression de cet appareil, sans rien remplacer.'
export const reset = 'Tout effacer…'

export const characters = (number: number): string =>
  count(number, {
    one: '# caractère de progression que ce site ne sait pas lire',
    other: '# caractères de progression que ce site ne sait pas lire',
  })
export const lastLesson = 'la leçon où vous vous êtes arrêté'
export const resetTitle = 'Effacer votre progression ?'
export const resetLoss = (loss: string): string =>
  `Voici ce qui sera supprimé de cet appareil : ${loss}. Il n’en existe pas d’autre copie, à moins que vous n’ayez enregistré un fichier.`
export const cancel = 'Annuler'
export const saveFirst = 'Enregistrer d’abord dans un fichier'
export const resetNow = 'Tout effacer'
export const wasDeleted = 'Votre progression a été supprimée de cet appareil.'
export const wasNotDeleted = 'Votre navigateur a empêché ce site de supprimer votre progression.'
export const nothingToReset = 'Rien n’est enregistré : il n’y a rien à effacer.'

export const nothingNew = 'Tout ce que contient ce fichier était déjà ici.'
export const loaded = (what: string): string => `Chargé : ${what}.`
export const examLeftOut =
  ' L’examen en cours du fichier a été laissé de côté, parce que vous en avez un en cours ici.'
export const nothingAdded =
  'Votre progression, enregistrée dans ce navigateur, est illisible : rien ne peut y être ajouté. Enregistrez-la, effacez tout, puis chargez votre fichier.'
export const nothingChanged = ' Rien n’a été modifié.'
export const isNotKept =
  ' Votre navigateur ne l’enregistre pas : cela ne dure que tant que cette page reste ouverte.'

const choose = 'le fichier que vous avez enregistré ici, dont le nom contient « progress » et une date.'
export const notJson = `Ce fichier n’est pas au format JSON, ou il est incomplet. Enregistrez-le de nouveau, ou choisissez ${choose}`
export const notProgress = `Ce fichier ne contient pas votre progression. Choisissez ${choose}`
export const isLater =
  'Ce fichier a été enregistré par une version du site plus récente que cette page. Rechargez la page, puis le fichier.'
export const isDamaged = (part: string): string =>
  `Ce fichier est endommagé : ${part} – illisible. Enregistrez-le de nouveau là d’où il vient, ou corrigez-le dans un éditeur de texte.`
export const isTooLarge = `Ce fichier dépasse 16 Mo : ce ne peut pas être un fichier de progression. Choisissez ${choose}`
export const isGone =
  'Votre navigateur n’a pas pu ouvrir ce fichier. Vérifiez qu’il est toujours là et choisissez-le de nouveau.'

export const parts: Readonly<
  Record<'lessons' | 'last' | 'answers' | 'exam' | 'exams' | 'cards' | 'plan' | 'decks' | 'notes', string>
> = {
  lessons: 'liste des leçons lues',
  last: 'dernière leçon marquée',
  answers: 'liste des réponses',
  exam: 'examen en cours',
  exams: 'liste des examens passés',
  cards: 'liste des cartes de révision',
  plan: 'plan de révision',
  decks: 'choix des cartes de révision',
  notes: 'liste des notes',
}

export const fields = {
  id: 'nom',
  startedAt: 'heure de début',
  endedAt: 'heure de fin',
  questions: 'liste des questions',
  answers: 'réponses',
  flagged: 'liste des questions marquées',
  at: 'question en cours',
  spent: 'temps utilisé',
  right: 'nombre de bonnes réponses',
  areas: 'décompte par domaine',
  seed: 'ordre des réponses proposées',
  time: 'temps accordé',
  times: 'temps par question',
  pauses: 'nombre de pauses',
  keptAt: 'heure d’enregistrement',
  due: 'date',
  last_review: 'date de la dernière révision',
}
export const allProgress = 'toute la progression'
export const toolsPart = 'les données des outils'
export const otherPart = (key: string): string => `partie « ${key} »`
export const otherField = (key: string): string => `champ « ${key} »`
export const fieldOf = (field: string, part: string): string => `${part}, ${field}`
export const lesson = (key: string): string => `leçon « ${key} »`
export const answerTo = (key: string): string => `réponse à la question « ${key} »`
export const flashcard = (key: string): string => `carte de révision « ${key} »`
export const noteOn = (key: string): string => `note sur la question « ${key} »`
export const examNumber = (number: number): string => `examen passé n° ${number}`
