export const portraitOf = (author: string): string => `Portrait : ${author}`

export const lessonPlace = (number: number, count: number, minutes: string): string =>
  `Leçon ${number} sur ${count}, ${minutes}`

export const byline = <Part>(author: string, date: Part): readonly (Part | string)[] => [
  `Par ${author}, le `,
  date,
]

export const latestArticle = 'Dernier article'

export const previousAndNext = 'Pages précédente et suivante'

export const aboutTheAuthor = 'À propos de l’auteur'

export const learnMore = 'En savoir plus sur moi'

export const authorsProfiles = 'Profils de l’auteur'

export const continueReading = 'À lire ensuite'

export const nextLesson = ' Leçon suivante'

export const lastUpdated = <Part>(date: Part): readonly (Part | string)[] => ['Dernière mise à jour : ', date]

export const printPage = 'Imprimer ou enregistrer en PDF'

export const copyPage = 'Copier la page en Markdown'

export const backToTop = 'Retour en haut de page'

export const sharePage = 'Partager cette page'

export const copyLink = 'Copier le lien'

export const moreWays = 'Plus d’options…'
