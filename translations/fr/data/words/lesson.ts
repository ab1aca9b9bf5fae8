import { pluralIn } from '@lib/language/plural'

const count = pluralIn('fr')

export const answers = 'Réponses'

export const questionOf = (number: number, all: number): string => `Question ${number} sur ${all}`

export const nextQuestion = 'Question suivante'

export const score = (right: number, number: number): string =>
  `${count(right, { one: '# bonne réponse', other: '# bonnes réponses' })} sur ${number}`
export const tryAgain = 'Recommencer'

export const haveRead = 'J’ai lu cette leçon'
export const savedHere = 'Enregistré sur cet appareil uniquement.'

export const readOf = (read: number, number: number): string =>
  `${count(read, { one: '# leçon lue', other: '# leçons lues' })} sur ${number}. `

export const next = 'Leçon suivante : '
export const nextPlanned = 'Prochaine leçon de votre plan : '
export const nextUnread = 'Prochaine leçon à lire : '

export const markForbidden =
  'Votre navigateur empêche ce site d’enregistrer des données : impossible de marquer cette leçon comme lue.'
