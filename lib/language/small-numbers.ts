/** Number words by index, from 'zero'. A file of its own because the exam ships it to browsers. */
export const numberWords: readonly string[] = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]
