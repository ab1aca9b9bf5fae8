const numbers = ['Zéro', 'Une', 'Deux', 'Trois', 'Quatre', 'Cinq', 'Six']

export const rightCount = (count: number): string =>
  count === 1 ? ' Une seule réponse est juste.' : ` ${numbers[count] ?? count} de ces réponses sont justes.`

export const basedOn = (section: string): string => `Source : ${section}`

export const lastChanged = (month: string): string => `Dernière modification : ${month}.`

export const report = 'Signaler une erreur dans cette question'

export const fromLesson = <Part>(lesson: Part): readonly (Part | string)[] => [
  'Tiré de la leçon « ',
  lesson,
  ' »',
]

export const another = 'Une autre question'
export const anotherFailed =
  'La question suivante n’a pas pu être chargée. Vérifiez votre connexion et réessayez.'
