const numbers = ['零', '一', '两', '三', '四', '五', '六']

export const isTrue = '对'
export const isFalse = '错'

export const check = '提交'

export const choose = (count: number): string => `请选${numbers[count] ?? count}项。`

export const theAnswer = '答案和解析'

export const rightOption = (name: string): string => `${name}：正确。`
export const wrongOption = (name: string): string => `${name}：不正确。`

export const rightSign = '，正确'
export const wrongSign = '，不正确'

export const whyNot = (name: string): string => `为什么不选“${name}”？`

export function verdict(isRight: boolean, answers: readonly string[]): string {
  if (isRight) return '回答正确。'
  return `回答错误。正确答案：${answers.join('、')}。`
}
