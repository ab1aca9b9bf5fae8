import { pluralIn } from '@lib/language/plural'

const count = pluralIn('fr')

export const onThisDevice = 'Sur cet appareil'
export const savedCourse = 'Le cours enregistré'
export const nothingKept = 'Aucune page n’est conservée sur cet appareil.'

export const canBeSaved =
  'Vous pouvez enregistrer le cours sur cet appareil : leçons, questions, cartes de révision, examens blancs et recherche fonctionnent alors sans connexion.'

export const size = (pages: number, load: string, keep: string): string =>
  `${count(pages, { one: '# page', other: '# pages' })} : environ ${load.replace('.', ',')} Mo à télécharger, ${keep.replace('.', ',')} Mo sur l’appareil.`

export const save = 'Enregistrer le cours'
export const goOn = 'Reprendre l’enregistrement'
export const stop = 'Arrêter'
export const saveNewest = 'Mettre à jour le cours enregistré'
export const checkForNewer = 'Rechercher une mise à jour'
export const remove = 'Supprimer le cours enregistré'

export const saving = 'Enregistrement du cours'

export const removedByBrowser =
  'Le navigateur a supprimé le cours enregistré, comme il le fait quand l’appareil manque d’espace. Vous pouvez l’enregistrer de nouveau.'
export const isSaved = 'Le cours est enregistré sur cet appareil.'
export const isOld = 'Le cours est enregistré sur cet appareil. Une version plus récente est disponible.'
export const filesSaved = (done: number, all: number): string =>
  `${count(done, { one: '# fichier enregistré', other: '# fichiers enregistrés' })} sur ${all}. Le cours sera lisible hors connexion une fois complet.`
export const partSaved =
  'Le cours n’est enregistré qu’en partie. Il sera lisible hors connexion une fois complet.'
export const isSaving = 'Enregistrement du cours…'
export const percentSaved = (percent: number): string => `${percent} % enregistrés.`
export const mayBeRemoved = 'Le navigateur peut le supprimer si l’appareil manque d’espace.'
export const wasRemoved = 'Le cours enregistré a été supprimé de cet appareil.'

export const noConnection =
  'La connexion a été interrompue. Ce qui est enregistré est conservé : reprenez quand vous serez en ligne.'
export const noSpace =
  'Espace insuffisant pour enregistrer le cours. Faites de la place sur cet appareil, ou effacez les données d’autres sites dans ce navigateur, puis reprenez.'
export const otherBuild =
  'Une nouvelle version du site est en cours de publication. Réessayez dans quelques minutes.'
export const noWorker =
  'Ce navigateur ne permet pas au site de fonctionner hors connexion. Vous êtes peut-être en navigation privée, ou l’adresse ne commence pas par https.'
