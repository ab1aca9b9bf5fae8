import { pluralIn } from '@lib/language/plural'

const count = pluralIn('fr')

export const rightOf = (right: number, asked: number): string =>
  `${count(right, { one: '# bonne réponse', other: '# bonnes réponses' })} sur ${asked}`
export const passedWith = (right: number, asked: number): string => `${rightOf(right, asked)} : réussi`
export const notPassedWith = (right: number, asked: number): string => `${rightOf(right, asked)} : échoué`
export const percentAnd = (percent: number, rest: string): string => `${percent} %${rest && `, ${rest}`}. `
export const needed = (percent: number, right: number, asked: number): string =>
  `Il faut ${percent} % (${right} sur ${asked}) pour réussir. `
export const wrong = (number: number): string => count(number, { one: '# fausse', other: '# fausses' })
export const leftBlank = (number: number): string => `${number} sans réponse`
export const notReached = (number: number): string =>
  count(number, { one: '# non atteinte', other: '# non atteintes' })
export const listed = (parts: readonly string[]): string => parts.join(', ')
export const asSentence = (text: string): string => `${text}.`

export const timeRanOut = 'Le temps était écoulé : l’examen s’est terminé.'
export const youTook = (time: string): string => `Temps utilisé : ${time}.`
export const minutes = (number: number): string =>
  number < 1 ? 'moins d’une minute' : count(number, { one: '# minute', other: '# minutes' })
export const wasStrict = ' C’était un examen strict, sans pause ni retour en arrière.'
export const youPaused = (times: number): string =>
  count(times, { one: ' Vous avez fait # pause.', other: ' Vous avez fait # pauses.' })

export const endedEarly = (answers: number, asked: number): string =>
  `Vous l’avez terminé après ${count(answers, { one: '# réponse', other: '# réponses' })} sur ${asked} : il ne dit rien de vos domaines. Passez-en un jusqu’au bout.`
export const problemIsTime = (right: number, answered: number, percent: number, open: number): string =>
  `Votre problème est le temps : sur les ${answered} questions auxquelles vous avez répondu, ${right} étaient justes (${percent} %), ce qui suffit pour réussir, mais ${open} sont restées sans réponse. Répondez à chaque question avant d’en revoir une, et entraînez-vous contre la montre.`
export const practicePace = (unseen: number): string =>
  `Le temps vous a coûté plus que les erreurs : ${count(unseen, { one: '# question n’a pas été atteinte', other: '# questions n’ont pas été atteintes' })}. Ensuite : travaillez le rythme avec un examen court, et passez toute question qui prend plus d’une minute.`
export const thenRepeat = (missed: number): string =>
  missed === 1
    ? ' Reprenez alors la question manquée jusqu’à ce qu’elle soit juste, et lisez les leçons ci-dessous.'
    : ` Reprenez alors les ${missed} questions manquées jusqu’à ce que chacune soit juste, et lisez les leçons ci-dessous.`
export const beginWithLessons = 'Ensuite : commencez par les leçons ci-dessous, dans cet ordre.'
export const repeatAndRead = (missed: number): string =>
  missed === 1
    ? 'Ensuite : reprenez la question manquée jusqu’à ce qu’elle soit juste, et lisez les leçons ci-dessous.'
    : `Ensuite : reprenez les ${missed} questions manquées jusqu’à ce que chacune soit juste, et lisez les leçons ci-dessous.`
export const answerAll =
  'Ensuite : aucune réponse n’était fausse. Répondez à toutes les questions, car deviner ne coûte rien.'
export const takeAnother = 'Ensuite : passez un autre examen, qui pose d’autres questions.'

export const repeatMissed = 'Reprendre vos erreurs'
export const backToOverview = 'Retour à la vue d’ensemble'
export const print = 'Imprimer'
export const saveAsFile = 'Enregistrer dans un fichier'

const points = (number: number) => count(number, { one: '# point', other: '# points' })

export const samePercentage = 'Le même pourcentage qu’au dernier examen de ce type.'
export const morePoints = (number: number): string =>
  `${points(number)} de plus qu’au dernier examen de ce type.`
export const fewerPoints = (number: number): string =>
  `${points(number)} de moins qu’au dernier examen de ce type.`
export const noneWasBetter = ' Aucun n’était meilleur.'
export const bestWas = (percent: number): string => ` Le meilleur était à ${percent} %.`
export const chart = (percentages: string, pass: number): string =>
  `Pourcentage de bonnes réponses, du plus ancien examen au plus récent : ${percentages}. Il faut ${pass} pour réussir.`

export const byArea = 'Par domaine, les moins bonnes réponses d’abord'
export const area = 'Domaine'
export const fewPerArea =
  'Quelques questions par domaine ne disent pas grand-chose. Si un domaine est faible dans plusieurs examens, travaillez-le.'
export const byOthers = 'Par section du Guide Scrum, type et niveau'
export const bySection = 'Par section du Guide, les moins bonnes réponses d’abord'
export const section = 'Section'
export const byKind = 'Par type de question'
export const kind = 'Type'
export const byLevel = 'Par niveau'
export const level = 'Niveau'
export const outcomes: Readonly<Record<'right' | 'wrong' | 'blank' | 'unseen', string>> = {
  right: 'Justes',
  wrong: 'Fausses',
  blank: 'Sans réponse',
  unseen: 'Non atteintes',
}

export const howSureYouWere = 'À quel point vous étiez sûr'
export const youSaid = 'Vous avez dit'
export const luckAndConviction = (lucky: number, convinced: number): string =>
  `Justes par chance : ${lucky}. Fausses avec conviction : ${convinced}${convinced > 0 ? ', et ce sont les plus précieuses, car vous n’iriez pas vérifier' : ''}.`

const rightAtEnd = (right: number) => count(right, { one: '# juste', other: '# justes' })

export const youBookmarked = (number: number, right: number, rest: string): string =>
  `${count(number, { one: '# question avec signet', other: '# questions avec signet' })} : ${rightAtEnd(right)}${rest && `, ${rest}`}.`
const changes = (number: number) =>
  count(number, { one: 'Vous avez modifié # réponse', other: 'Vous avez modifié # réponses' })
export const youChanged = (number: number, right: number): string =>
  `${changes(number)} : ${rightAtEnd(right)} à la fin.`
export const youChangedTo = (number: number, gained: number, lost: number): string =>
  `${changes(number)} : ${gained} de faux à juste, ${lost} de juste à faux.`
export const slowQuestions = (number: number, pace: string, right: number): string =>
  `${count(number, { one: '# question a pris plus du double', other: '# questions ont pris plus du double' })} du rythme de ${pace} : ${rightAtEnd(right)}.`

export const lessonsToRead = 'Leçons à lire'
export const missedOf = (number: number): string =>
  count(number, { one: ' (# erreur)', other: ' (# erreurs)' })
export const moreLessons = (number: number): string => `Autres leçons (${number})`
export const studyPlan = 'Un '
export const studyPlanLink = 'plan de révision'
export const studyPlanEnd = ' place vos points faibles d’abord, jour après jour jusqu’à votre examen.'

export const questions = 'Questions'
export const show = 'Afficher'
export const filters = {
  missed: 'Manquées',
  blank: 'Sans réponse ou non atteintes',
  unsure: 'Pas sûr ou au hasard',
  lucky: 'Justes par chance',
  convinced: 'Fausses avec conviction',
  bookmarked: 'Avec signet',
  slow: 'Lentes',
  changed: 'Modifiées',
  all: 'Toutes',
}
export const allAreas = 'Tous les domaines'
export const sectionOfGuide = 'Section du Guide'
export const allSections = 'Toutes les sections'
export const noneLeft = 'Il ne reste aucune question.'
export const someShown = (number: number): string =>
  `${count(number, { one: '# question', other: '# questions' })}.`
export const openAll = 'Tout ouvrir'
export const closeAll = 'Tout refermer'
export const makeQuiz = 'En faire un quiz'
export const outcomeOf = (number: number, outcome: string): string => `${number}, ${outcome} :`
export const outcomeWords: Readonly<Record<'right' | 'wrong' | 'blank' | 'unseen', string>> = {
  right: 'juste',
  wrong: 'manquée',
  blank: 'sans réponse',
  unseen: 'non atteinte',
}
export const chosenInstead = (chosen: number, asked: number): string =>
  `${chosen} option${chosen > 1 ? 's' : ''} au lieu de ${asked}`
export const sureWords: Readonly<Record<'sure' | 'unsure' | 'guess', string>> = {
  sure: 'sûr',
  unsure: 'pas sûr',
  guess: 'au hasard',
}
export const changed = 'modifiée'
export const bookmarked = 'avec signet'
export const took = (time: string): string => `${time} min`
export const tookAtPace = (time: string, pace: string): string => `${time} min (rythme ${pace})`

export const fileTitle = (ended: string): string => `Examen blanc PSM I, terminé le ${ended}`
export const filePassed = (needed: number): string => ` : réussi (il fallait ${needed})`
export const fileNotPassed = (needed: number): string => ` : échoué (il fallait ${needed})`
export const fileByArea = 'Par domaine'
export const fileBySection = 'Par section du Guide Scrum'
export const isRight = 'juste'
export const yourAnswer = 'votre réponse'
export const partRight = (name: string, right: number, rest: string): string =>
  `${name} : ${rightAtEnd(right)}${rest && `, ${rest}`}`
