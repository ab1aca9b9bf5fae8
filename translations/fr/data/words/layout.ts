export const allPages = 'Toutes les pages'

export const menu = 'Menu'

export const main = 'Navigation principale'

export const pagesIn = (section: string): string => `Pages de la rubrique ${section}`

export const pages = 'Pages'

export const hideSidebar = 'Masquer le menu latéral'
export const showSidebar = 'Afficher le menu latéral'

export const onThisPage = 'Sur cette page'

export const footer = 'Pied de page'

export const shareYourFeedback = 'Donnez votre avis'

export const copyright = <Part>(year: Part, brand: string): readonly (Part | string)[] => [
  '© ',
  year,
  ` ${brand}. Site indépendant, ni affilié à Scrum.org, Scrum Alliance, PMI ou Atlassian, ni approuvé par eux.`,
]

export const opensInNewTab = ' (s’ouvre dans un nouvel onglet)'
export const opensInNewWindow = ' (s’ouvre dans une nouvelle fenêtre)'

export const permalink = 'Lien permanent vers cette section'

export const table = 'Tableau'
export const code = 'Code'

export const changeLanguage = 'Changer de langue'
export const changeTheme = 'Changer de thème'

export const themes: Readonly<Record<'light' | 'dark' | 'system', string>> = {
  light: 'Clair',
  dark: 'Sombre',
  system: 'Système',
}

export const otherPages = 'À propos du site et autres pages'

export const ofTheme = {
  Announcement: 'Annonce',
  'Dismiss banner': 'Fermer l’annonce',
  Breadcrumb: 'Fil d’Ariane',
  'On this page': 'Sur cette page',
  'Previous and next page': 'Pages précédente et suivante',
  'Skip to content': 'Aller au contenu',
}
