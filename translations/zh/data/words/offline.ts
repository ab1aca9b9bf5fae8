export const onThisDevice = '在这台设备上'
export const savedCourse = '已保存的课程'
export const nothingKept = '这台设备上没有保存任何页面。'

export const canBeSaved = '你可以把课程保存到这台设备上。课文、题目、闪卡、考试和搜索，没有网络也能用。'

export const size = (pages: number, load: string, keep: string): string =>
  `共 ${pages} 页：下载约 ${load} MB，占用空间约 ${keep} MB。`

export const save = '保存课程'
export const goOn = '继续保存'
export const stop = '停止'
export const saveNewest = '保存最新版本'
export const checkForNewer = '检查更新'
export const remove = '删除已保存的课程'

export const saving = '正在保存课程'

export const removedByBrowser = '设备空间不足，浏览器删掉了已保存的课程。你可以重新保存。'
export const isSaved = '课程已保存在这台设备上。'
export const isOld = '课程已保存在这台设备上，现在有更新的版本。'
export const filesSaved = (done: number, all: number): string =>
  `已保存 ${done} 个文件，共 ${all} 个。全部保存后才能离线阅读。`
export const partSaved = '课程只保存了一部分，全部保存后才能离线阅读。'
export const isSaving = '正在保存课程……'
export const percentSaved = (percent: number): string => `已保存 ${percent}%。`
export const mayBeRemoved = '设备空间不足时，浏览器可能会把它删掉。'
export const wasRemoved = '已从这台设备上删除课程。'

export const noConnection = '网络断开了。已保存的部分还在，联网后可以继续。'
export const noSpace =
  '空间不够，存不下课程。请清理设备空间，或者删除其他网站存在这个浏览器里的数据，然后继续。'
export const otherBuild = '网站正在发布新版本，请过几分钟再试。'
export const noWorker = '这个浏览器不允许本站离线使用。你可能开着无痕窗口，也可能网址不是以 https 开头。'
