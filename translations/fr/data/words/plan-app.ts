import { pluralIn } from '@lib/language/plural'

const count = pluralIn('fr')

export const unreadable =
  'Votre progression, enregistrée dans ce navigateur, est illisible. Elle a été laissée telle quelle : aucun plan ne peut donc être conservé ici.'
export const forbidden =
  'Votre navigateur empêche ce site d’enregistrer des données : le plan ne durera que jusqu’à ce que vous quittiez cette page.'

export const introduction =
  'Indiquez la date de votre examen et le temps dont vous disposez. Chaque journée reçoit alors ses leçons, ses cartes de révision et ses exercices.'

export const examDay = 'Date de votre examen'
export const noExamDay = 'Choisissez la date de votre examen.'
export const minutesADay = 'Minutes par jour'
export const otherMinutes = 'Un autre nombre de minutes certains jours'
export const minutesByWeekday = 'Minutes par jour de la semaine, 0 pour aucune'
export const studyDays = 'Jours où vous étudiez'
export const makePlan = 'Établir le plan'
export const changePlan = 'Modifier le plan'

export const yourPlan = 'Votre plan'
export const today = (day: string): string => `Aujourd’hui, ${day}`
export const nothingToday = (next: string): string => `Rien aujourd’hui. Vous reprendrez le ${next}.`
export const inReserve = 'En réserve, au cas où vous prendriez du retard.'
export const days = (number: number): string => count(number, { one: '# jour, ', other: '# jours, ' })
export const examIsThen = ' Le jour de votre examen. Rien d’autre n’est prévu.'
export const movedFrom = (day: string): string => ` reporté du ${day}`
export const manyAreFrom = 'Beaucoup viennent de '
export const andLesson = ' et de '
export const endOfLessons = '.'
export const notDone = (number: number): string =>
  count(number, {
    one: '# tâche d’un jour passé n’est pas faite. Elle a été répartie sur les jours restants.',
    other: '# tâches de jours passés ne sont pas faites. Elles ont été réparties sur les jours restants.',
  })

export const doesNotFit = (time: string): string => `Tout ne tient pas. Il vous faudrait encore ${time}.`
export const leftOut = (what: string): string => ` Laissé de côté : ${what}.`
export const nothingHelpsAlone =
  ' Plus de minutes ou un examen plus tardif ne suffiraient pas à eux seuls. Essayez les deux, ou ajoutez des jours de la semaine.'
export const whatIsLeftOut = 'Ce qui est laissé de côté'
export const studyMinutes = (minutes: number): string => `Étudier ${minutes} minutes par jour`
export const takeExamOn = (day: string): string => `Passer l’examen le ${day}`

export const timeOfDay = 'Heure dans votre agenda (facultatif)'
export const remindBefore = 'Me le rappeler 15 minutes avant'
export const remindAtNine = 'Me le rappeler à 9 heures du matin'
export const saveForCalendar = 'Enregistrer pour votre agenda (.ics)'
export const entries = (number: number): string => count(number, { one: '# entrée', other: '# entrées' })
export const canceled = (number: number): string => count(number, { one: '# annulée', other: '# annulées' })
export const savedAs = (file: string, what: string): string =>
  `Enregistré sous ${file}, avec ${what}. Ouvrez-le dans votre agenda.`
export const notSaved = 'Le fichier d’agenda n’a pas pu être créé. Vérifiez votre connexion et réessayez.'
export const print = 'Imprimer le plan'
export const deletePlan = 'Supprimer le plan…'
export const isToDelete = 'Supprimer le plan ?'
export const isToDeleteNote = 'Supprimer le plan ? Votre progression dans le cours est conservée.'
export const keepIt = 'Le garder'
export const saveCancellation = 'Enregistrer un fichier qui l’annule dans votre agenda'
export const deleteIt = 'Le supprimer'
export const wasDeleted = 'Le plan a été supprimé.'
