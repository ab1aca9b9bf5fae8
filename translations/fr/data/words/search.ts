import { pluralIn } from '@lib/language/plural'

const count = pluralIn('fr')

export const placeholder = 'Rechercher sur le site…'

export const field = 'Rechercher sur le site'

export const button = 'Rechercher'

export const onPage = 'Trouver une leçon'

export const results = 'Résultats de la recherche'

export const noResults = 'Aucun résultat.'

export const instead = 'Essayez plutôt :'

export const all = 'Tous les résultats'

export const allOf = (shown: number, pages: number): string =>
  `${shown} sur ${count(pages, { one: '# page', other: '# pages' })}. ${all}`

export const loading = 'Chargement…'

export const failed = 'Impossible de charger l’index de recherche.'

export const retry = 'Réessayer'

export const found = (results: number, pages: number): string =>
  `${count(results, { one: '# résultat', other: '# résultats' })} dans ${count(pages, { one: '# page', other: '# pages' })}`

export const foundOf = (results: number, pages: number, all: number): string =>
  `${found(results, pages)} sur ${all}`

export const more = 'Autres résultats'

export const needsScripts = <Part>(sitemap: (text: string) => Part): readonly (Part | string)[] => [
  'La recherche a besoin de JavaScript, que votre navigateur n’exécute pas. Le ',
  sitemap('plan du site'),
  ' recense toutes les pages.',
]
