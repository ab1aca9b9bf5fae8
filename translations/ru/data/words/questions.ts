const numbers = ['ноль', 'один', 'два', 'три', 'четыре', 'пять', 'шесть']

/** Other words than in the verdict, which would otherwise say 'wrong: right'. */
export const isTrue = 'Правда'
export const isFalse = 'Неправда'

export const check = 'Проверить'

export function choose(count: number): string {
  const answers = count === 1 ? 'ответ' : count < 5 ? 'ответа' : 'ответов'
  return `Выберите ${numbers[count] ?? count} ${answers}.`
}

export const theAnswer = ' ответ и объяснения'

export const rightOption = (name: string): string => `${name}: верно.`
export const wrongOption = (name: string): string => `${name}: неверно.`

export const rightSign = ' верно'
export const wrongSign = ' неверно'

export const whyNot = (name: string): string => `Почему не ${name}?`

export function verdict(isRight: boolean, answers: readonly string[]): string {
  if (isRight) return 'Верно.'
  return `Неверно. ${answers.length === 1 ? 'Правильный ответ:' : 'Правильные ответы:'} ${answers.join(', ')}.`
}
