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

/** '2026 年 11 月': texts put spaces around numbers (notes.md), and `Intl` doesn't. */
export function monthInText(written: string): string {
  return written.split(/(\d+)/).join(' ').trim()
}

export const span = (from: string, to: string, isSameMonth: boolean, lastDay: number): string =>
  `${from}至${isSameMonth ? `${lastDay}日` : to}`
