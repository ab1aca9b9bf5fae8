export const theSite = 'Le site'
export const optional = 'Facultatif'

export const keywords = 'Mots-clés : '
