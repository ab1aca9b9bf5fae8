export const allPages = '全部页面'

export const menu = '菜单'

export const main = '主导航'

export const pagesIn = (section: string): string => `“${section}”下的页面`

export const pages = '页面'

export const hideSidebar = '收起侧边栏'
export const showSidebar = '展开侧边栏'

export const onThisPage = '本页目录'

export const footer = '页脚'

export const shareYourFeedback = '意见反馈'

export const copyright = <Part>(year: Part, brand: string): readonly (Part | string)[] => [
  '© ',
  year,
  ` ${brand}。本站与 Scrum.org、Scrum Alliance、PMI、Atlassian 没有从属关系，也未经其认可。`,
]

export const opensInNewTab = '（在新标签页打开）'
export const opensInNewWindow = '（在新窗口打开）'

export const permalink = '本节链接'

export const table = '表格'
export const code = '代码'

export const changeLanguage = '切换语言'
export const changeTheme = '切换主题'

export const themes: Readonly<Record<'light' | 'dark' | 'system', string>> = {
  light: '浅色',
  dark: '深色',
  system: '跟随系统',
}

export const otherPages = '关于本站和其他页面'

export const ofTheme = {
  Announcement: '公告',
  'Dismiss banner': '关闭公告',
  Breadcrumb: '面包屑导航',
  'On this page': '本页目录',
  'Previous and next page': '上一页和下一页',
  'Skip to content': '跳到正文',
}
