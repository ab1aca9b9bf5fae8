export const theSite = 'О сайте'
/** Stays English: to programs that read llms.txt, the heading 'Optional' says what can be left out. */
export const optional = 'Optional'

export const keywords = 'Ключевые слова: '
