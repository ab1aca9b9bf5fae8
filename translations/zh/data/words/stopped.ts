export const hasStopped = '页面的这一部分出错，已经停止。你此前的操作都已保留。'
export const tryAgain = '重试'
export const saveProgress = '把进度保存为文件'
export const notSaved = '文件没有生成。请检查网络后重试。'
