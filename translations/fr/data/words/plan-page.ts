export const needsScripts =
  'Votre propre plan a besoin de JavaScript, qui est désactivé dans votre navigateur. Les deux plans ci-dessous, non.'
export const twoPlans = 'Deux plans pour commencer'
export const twoPlansText =
  'Ils s’adressent à qui n’a encore rien lu et étudie tous les jours. L’examen a lieu le lendemain du dernier jour.'
export const twoWeeks = 'Deux semaines'
export const fourWeeks = 'Quatre semaines'
export const atMost = (title: string, minutes: number): string =>
  `${title} : au plus ${minutes} minutes par jour`

export const day = 'Jour'
export const whatToDo = 'À faire'
export const minutes = 'Minutes'
export const theExam = 'L’examen'

export const howCounted = 'Comment les minutes sont comptées'
export const readingTakes = (wordsPerMinute: number, seconds: number): string =>
  `La lecture prend une minute pour ${wordsPerMinute} mots, comme les temps de lecture de chaque page. Chaque question à la fin d’une leçon ajoute ${seconds} secondes, le rythme de l’examen.`
export const practiceTakes = (seconds: number, secondsToReview: number): string =>
  `Une question d’exercice prend les mêmes ${seconds} secondes et, en moyenne, ${secondsToReview} de plus pour lire les raisons de toutes ses réponses.`
export const cardsTake = (seconds: number): string =>
  `Une carte de révision prend ${seconds} secondes à chaque passage, le double du temps de lecture moyen. Une nouvelle carte passe deux fois le premier jour. Les cartes occupent au plus un quart du temps d’étude d’une journée.`
export const reviewTakes =
  'La relecture qui suit un examen blanc porte sur autant de questions que vous en avez manqué au dernier. Avant le premier, le plan retient le nombre d’erreurs permis pour réussir.'
