export const placeholder = '搜索本站'

export const field = '搜索本站'

export const button = '搜索'

export const onPage = '找一课'

export const results = '搜索结果'

export const noResults = '没有找到相关内容。'

export const instead = '可以看看：'

export const all = '全部结果'

export const allOf = (shown: number, pages: number): string =>
  `共 ${pages} 个页面，显示前 ${shown} 个。${all}`

export const loading = '加载中'

export const failed = '搜索索引加载失败。'

export const retry = '重试'

export const found = (results: number, pages: number): string => `${pages} 个页面，${results} 条结果`

export const foundOf = (results: number, pages: number, all: number): string =>
  `${all} 个页面中的 ${pages} 个，${results} 条结果`

export const more = '更多结果'

export const needsScripts = <Part>(sitemap: (text: string) => Part): readonly (Part | string)[] => [
  '搜索要用到脚本，而你的浏览器没有运行脚本。全部页面都列在',
  sitemap('网站地图'),
  '里。',
]
