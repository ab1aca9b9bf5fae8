export const pressFailed = '没有成功。请检查网络后再按一次，或者'

export const scriptFailed = '有脚本没有加载，部分按钮可能没有反应。请检查网络，然后'

export const reloadPage = '刷新页面'

export const newerVersion = '本站已更新，请'
export const loadIt = '加载新版本'

export const end = '。'

export const reportLink = '报告失效链接 →'

export const reportError = '报告此网址的错误 →'

export const linkIssue = '链接 `{}` 已失效，请修复'
export const errorIssue = '打开 `{}` 时服务器出错，请修复'

export const mistakeIssue = '页面有误：'
