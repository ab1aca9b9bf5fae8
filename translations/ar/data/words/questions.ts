const options = [
  '0 إجابات',
  'إجابة واحدة',
  'إجابتين',
  'ثلاث إجابات',
  'أربع إجابات',
  'خمس إجابات',
  'ست إجابات',
]

export const isTrue = 'صح'
export const isFalse = 'خطأ'

export const check = 'تحقق'

export const choose = (count: number): string => `اختر ${options[count] ?? count}.`

export const theAnswer = ' الإجابة وأسبابها'

export const rightOption = (name: string): string => `${name}: إجابة صحيحة.`
export const wrongOption = (name: string): string => `${name}: إجابة خاطئة.`

export const rightSign = ' إجابة صحيحة'
export const wrongSign = ' إجابة خاطئة'

export const whyNot = (name: string): string => `لماذا ليست ${name}؟`

export function verdict(isRight: boolean, answers: readonly string[]): string {
  if (isRight) return 'إجابة صحيحة.'
  const names = answers.join('، ')
  if (answers.length === 1) return `إجابة خاطئة. الصحيح: ${names}.`
  return `إجابة خاطئة. الإجابات الصحيحة: ${names}.`
}
