const names: Readonly<Record<string, string>> = {
  Monday: '星期一',
  Tuesday: '星期二',
  Wednesday: '星期三',
  Thursday: '星期四',
  Friday: '星期五',
  Saturday: '星期六',
  Sunday: '星期日',
}

export function weekdayName(english: string): string {
  return names[english] ?? english
}

export const day: Intl.DateTimeFormatOptions = { month: 'long', day: 'numeric', weekday: 'long' }

export const monthAndDay: Intl.DateTimeFormatOptions = { month: 'long', day: 'numeric' }

export const span = (from: string, to: string, isSameMonth: boolean, lastDay: number): string =>
  `${from}至${isSameMonth ? `${lastDay}日` : to}`
