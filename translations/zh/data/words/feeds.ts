export const theSite = '本站'
export const optional = '可选'

export const keywords = '关键词：'
