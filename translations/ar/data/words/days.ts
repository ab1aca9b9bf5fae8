const names: Readonly<Record<string, string>> = {
  Monday: 'الاثنين',
  Tuesday: 'الثلاثاء',
  Wednesday: 'الأربعاء',
  Thursday: 'الخميس',
  Friday: 'الجمعة',
  Saturday: 'السبت',
  Sunday: 'الأحد',
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
  `من ${isSameMonth ? Number.parseInt(from, 10) : from} إلى ${to}`
