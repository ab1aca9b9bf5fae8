export const answers = '答案'

export const questionOf = (number: number, count: number): string => `第 ${number} 题，共 ${count} 题`

export const nextQuestion = '下一题'

export const score = (right: number, count: number): string => `答对 ${right} 题，共 ${count} 题`
export const tryAgain = '再做一遍'

export const haveRead = '这一课我读完了'
export const savedHere = '只保存在这台设备上。'

export const readOf = (read: number, count: number): string => `已读 ${read} 课，共 ${count} 课。`

export const next = '下一课：'
export const nextPlanned = '计划里的下一课：'
export const nextUnread = '下一节未读的课：'

export const markForbidden = '浏览器不允许本站保存数据，因此无法标记这一课。'
