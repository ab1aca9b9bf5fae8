export const portraitOf = (author: string): string => `${author}的照片`

export const lessonPlace = (number: number, count: number, minutes: string): string =>
  `第 ${number} 课，共 ${count} 课，约 ${minutes}`

export const byline = <Part>(author: string, date: Part): readonly (Part | string)[] => [`${author}，`, date]

export const latestArticle = '最新文章'

export const previousAndNext = '上一页和下一页'

export const aboutTheAuthor = '关于作者'

export const learnMore = '进一步了解我'

export const authorsProfiles = '作者的社交主页'

export const continueReading = '接着读'

export const nextLesson = ' 下一课'

export const lastUpdated = <Part>(date: Part): readonly (Part | string)[] => ['最后更新：', date]

export const printPage = '打印或另存为 PDF'

export const copyPage = '复制本页的 Markdown'

export const backToTop = '回到顶部'

export const sharePage = '分享本页'

export const copyLink = '复制链接'

export const moreWays = '更多…'
