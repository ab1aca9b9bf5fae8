export const afterName = ' : '
export const title = 'maîtriser la gestion de projet agile avec Scrum'

export const description =
  'Des leçons gratuites sur l’agilité, Scrum, Kanban, l’Extreme Programming et le cycle de vie du logiciel, exemples à l’appui. Sans inscription.'

export const keywords = 'agile, agilité, scrum, kanban, extreme programming, cycle de vie du logiciel, PSM I'

export const authorOf = 'l’auteur de '

export const authorRole = 'Coach agile et consultant'

export const authorBiography =
  'Coach agile et consultant, l’auteur écrit ces leçons, donne pour chaque affirmation sa raison et sa source, et corrige les erreurs que les lecteurs lui signalent.'

export const blog = 'Blog'
export const community = 'Communauté de développeurs'

export const banner = 'Une nouvelle formation pour préparer la certification Scrum arrive bientôt.'
export const bannerLink = 'Rejoindre la liste d’attente'

export const license = 'tous droits réservés'

export const downloadTerms = 'Vous pouvez l’utiliser et le modifier librement.'
