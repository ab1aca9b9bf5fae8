export const freeHandbook = '免费手册'

export const freeHandbookAd = '免费英文电子书《Scrum 精通手册》：'

export const downloadNow = '立即下载'

export const handbook = '《Scrum 精通手册》'
export const handbookText = '本站课程作者写的免费英文电子书。'

export const formTitle = '免费领取电子书'
export const formText =
  '免费下载英文版《Scrum 精通手册》，整套 Scrum 课程都在书里。你会先收到一封确认邮件，确认后陆续收到 31 封英文短信件。'
export const firstName = '名字'
export const firstNameMissing = '请输入名字。'
export const email = '电子邮箱'
export const emailWrong = '请输入正确的邮箱，例如 name@mail.example。'
export const subscribe = '订阅并下载'
export const privacy = '我们尊重你的隐私，你可以随时退订。'
export const openSignUpPage = '打开订阅页面'

export const success = '提交成功。请到邮箱里确认订阅。'
export const unreachable = '订阅服务没有响应。请检查网络后重试，或者用下面的链接打开订阅页面。'
export const refused = '订阅服务没有接受这份表单。请检查两个输入框后重试。'
export const broken = '订阅服务暂时不可用。请稍后重试，或者用下面的链接打开订阅页面。'

export const close = '关闭'
export const coverAlt = '《Scrum 精通手册》封面（在新标签页打开）'
export const dialogTitle = '送你一本免费电子书'
export const dialogText = '免费下载英文版《Scrum 精通手册》，把 Scrum 学得更扎实。'
export const dialogLink = '订阅'

export const willSeeOffer = '会向你显示这项推荐。'
export const wontSeeOffer = '不会再向你显示这项推荐。'
