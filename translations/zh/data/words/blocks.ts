export const inThisArticle = '本文目录'

export const inTheGuide = '《Scrum 指南》怎么说'
export const inTheGuideUnder = (section: string): string => `《Scrum 指南》怎么说：${section}`

export const practice = '常见做法'
export const notInTheGuide = '《Scrum 指南》里没有'
export const practiceNotInTheGuide = '常见做法，《Scrum 指南》里没有'

export const since2017 = '2017 年版到 2020 年版，改了什么'

export const pagesToRead = (pages: number, time: string): string => `共 ${pages} 页，读完约 ${time}`

export const timeToRead = (time: string): string => `约 ${time}读完`
export const pagesAndTime = (pages: number, time: string): string => `${pages} 页，约 ${time}`

export const show = '查看'
export const hide = '收起'

export const theSources = (count: number): string => (count > 1 ? ` ${count} 条资料来源` : '资料来源')

export const termInGuide: Readonly<Record<'yes' | 'no', string>> = {
  yes: '《Scrum 指南》里：有',
  no: '《Scrum 指南》里：没有',
}

export const also = '也叫：'

export const letters = '字母索引'
