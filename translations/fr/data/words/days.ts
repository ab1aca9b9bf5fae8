const names: Readonly<Record<string, string>> = {
  Monday: 'lundi',
  Tuesday: 'mardi',
  Wednesday: 'mercredi',
  Thursday: 'jeudi',
  Friday: 'vendredi',
  Saturday: 'samedi',
  Sunday: 'dimanche',
}

export function weekdayName(english: string): string {
  return names[english] ?? english
}

export const day: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' }

export const monthAndDay: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long' }

export function monthInText(written: string): string {
  return written
}

export const span = (from: string, to: string, isSameMonth: boolean): string =>
  `Du ${isSameMonth ? Number.parseInt(from, 10) : from} au ${to}`
