const names: Readonly<Record<string, string>> = {
  Monday: 'Понедельник',
  Tuesday: 'Вторник',
  Wednesday: 'Среда',
  Thursday: 'Четверг',
  Friday: 'Пятница',
  Saturday: 'Суббота',
  Sunday: 'Воскресенье',
}

export function weekdayName(english: string): string {
  return names[english] ?? english
}

export const day: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' }

export const monthAndDay: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' }

export function monthInText(written: string): string {
  return written
}

/** '11–22 августа', '29 июня — 10 июля' */
export const span = (from: string, to: string, isSameMonth: boolean): string =>
  isSameMonth ? `${Number.parseInt(from, 10)}–${to}` : `${from} — ${to}`
