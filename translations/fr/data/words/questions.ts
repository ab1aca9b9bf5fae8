const numbers = ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six']

export const isTrue = 'Vrai'
export const isFalse = 'Faux'

export const check = 'Vérifier'

export const choose = (count: number): string =>
  `Choisissez ${numbers[count] ?? count} ${count === 1 ? 'réponse' : 'réponses'}.`

export const theAnswer = ' la réponse et les raisons'

export const rightOption = (name: string): string => `${name} : juste.`
export const wrongOption = (name: string): string => `${name} : faux.`

export const rightSign = ' juste'
export const wrongSign = ' faux'

export const whyNot = (name: string): string => `Pourquoi pas ${name} ?`

export function verdict(isRight: boolean, answers: readonly string[]): string {
  if (isRight) return 'Bonne réponse !'
  const list = answers.join(', ').replace(/, ([^,]*)$/, ' et $1')
  return `Mauvaise réponse. ${answers.length === 1 ? 'La bonne réponse est' : 'Les bonnes réponses sont'} ${list}.`
}
