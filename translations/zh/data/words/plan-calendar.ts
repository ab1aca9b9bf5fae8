export const studyFor = (time: string): string => `PSM I：学习 ${time}`
export const ifYouMiss = '漏了一天的话，打开计划，没完成的会往后排。'
export const exam = 'PSM I 考试'
export const examText = '今天考试，没有别的安排。'
export const noLongerPlanned = 'PSM I：已取消'
