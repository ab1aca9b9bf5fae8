const numbers = ['ноль', 'один', 'два', 'три', 'четыре', 'пять', 'шесть']

export function rightCount(count: number): string {
  const word = numbers[count] ?? `${count}`
  if (count === 1) return ` Верен ${word} ответ.`
  return ` Верны ${word} ${count < 5 ? 'ответа' : 'ответов'}.`
}

export const basedOn = (section: string): string => `Источник: ${section}`

/** `month` ends with 'г.', and so the sentence has its full stop. */
export const lastChanged = (month: string): string => `Изменён: ${month}`

export const report = 'Сообщить об ошибке в вопросе'

export const fromLesson = <Part>(lesson: Part): readonly (Part | string)[] => ['Из урока «', lesson, '»']

export const another = 'Другой вопрос'
export const anotherFailed =
  'Не удалось загрузить следующий вопрос. Проверьте подключение к интернету и нажмите кнопку ещё раз.'
