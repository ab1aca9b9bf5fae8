export const copy = 'Copier'

export const copyNamed = (title: string): string => `Copier « ${title} »`
export const copyBelow = 'Copier le texte ci-dessous'

export const copied = 'Copié'

export const addressIs = 'Impossible de copier. Voici l’adresse : '
export const textIsAt = 'Impossible de copier. Le texte se trouve à l’adresse : '
export const textIsSelected = 'Impossible de copier. Le texte est sélectionné'
