const numbers = ['零', '一', '两', '三', '四', '五', '六']

export const rightCount = (count: number): string => `（选${numbers[count] ?? count}项）`

export const basedOn = (section: string): string => `依据：${section}`

export const lastChanged = (month: string): string => `最近修改：${month}。`

export const report = '这道题有问题？'

export const fromLesson = <Part>(lesson: Part): readonly (Part | string)[] => ['出自“', lesson, '”']

export const another = '换一题'
export const anotherFailed = '下一题没有加载出来。请检查网络，再按一次按钮。'
