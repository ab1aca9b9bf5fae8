import { pluralIn } from '@lib/language/plural'

const count = pluralIn('fr')

export const lessonsRead = (number: number): string =>
  count(number, { one: '# leçon marquée comme lue', other: '# leçons marquées comme lues' })
export const examsTaken = (number: number): string =>
  count(number, { one: '# examen passé', other: '# examens passés' })
export const examsUnderWay = (number: number): string =>
  count(number, { one: '# examen en cours', other: '# examens en cours' })
export const answers = (number: number): string =>
  count(number, { one: '# réponse à une question', other: '# réponses à des questions' })
export const cardsStarted = (number: number): string =>
  count(number, { one: '# carte de révision commencée', other: '# cartes de révision commencées' })
export const plans = (number: number): string =>
  count(number, { one: '# plan de révision', other: '# plans de révision' })
export const notes = (number: number): string => count(number, { one: '# note', other: '# notes' })
export const toolsWithData = (number: number): string =>
  count(number, { one: 'les données de # outil', other: 'les données de # outils' })

export const savedAs = (file: string): string => `Enregistré sous ${file}. Regardez dans vos téléchargements.`
export const nothingToSave = 'Il n’y a encore rien à enregistrer.'
