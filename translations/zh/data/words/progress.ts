export const lessonsRead = (count: number): string => `${count} 课的已读标记`
export const examsTaken = (count: number): string => `${count} 次考试`
export const examsUnderWay = (count: number): string => `${count} 场进行中的考试`
export const answers = (count: number): string => `${count} 道题的作答`
export const cardsStarted = (count: number): string => `${count} 张学过的闪卡`
export const plans = (count: number): string => `${count} 份学习计划`
export const notes = (count: number): string => `${count} 条笔记`
export const toolsWithData = (count: number): string => `${count} 个工具的数据`

export const savedAs = (file: string): string => `已保存为 ${file}，请到下载文件夹里查看。`
export const nothingToSave = '还没有可以保存的内容。'
