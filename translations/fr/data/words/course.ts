import { pluralIn } from '@lib/language/plural'

const count = pluralIn('fr')

export const lessons = (lessons: number): string => count(lessons, { one: '# leçon', other: '# leçons' })

export const lessonsAndTime = (number: number, time: string): string => `${lessons(number)}, ${time}`

export const length = (number: number, hours: number, studyHours: number): string =>
  `${lessons(number)}, soit environ ${hours} des ${studyHours} heures de préparation que demande l’examen.`

export const beginWith = <Part>(lesson: Part): readonly (Part | string)[] => [
  'Commencez par « ',
  lesson,
  ' ».',
]

export const pageKeepsTrack = 'Marquez chaque leçon comme lue à la fin : cette page en garde le compte.'

export const readSoFar = <Part>(read: Part, number: number, lesson: Part): readonly (Part | string)[] => [
  'Leçons lues : ',
  read,
  ` sur ${number}. Continuez par « `,
  lesson,
  ' ».',
]

export const allRead = (number: number): string => `Vous avez lu les ${lessons(number)}.`

export const lessonsRead = 'Leçons lues'

export const read = 'lue'

export const someRead = (read: number): string => count(read, { one: ', # lue', other: ', # lues' })

export const continueAt = (read: number, number: number): string =>
  `Reprenez votre lecture : ${count(read, { one: '# leçon lue', other: '# leçons lues' })} sur ${number}`

export const unreadable =
  'Votre progression, enregistrée dans ce navigateur, est illisible. Elle a été laissée telle quelle.'
export const progressForbidden =
  'Votre navigateur empêche ce site d’enregistrer des données : impossible d’afficher votre progression.'

export const examUnderWay = (at: number, count: number): string => `, question ${at} sur ${count}`
