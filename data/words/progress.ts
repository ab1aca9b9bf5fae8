const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** Amounts, in a list. */
export const lessonsRead = (count: number): string =>
  counted(count, 'lesson marked as read', 'lessons marked as read')
export const examsTaken = (count: number): string => counted(count, 'exam taken', 'exams taken')
export const examsUnderWay = (count: number): string => counted(count, 'exam under way', 'exams under way')
export const answers = (count: number): string =>
  counted(count, 'answer to a question', 'answers to questions')
export const cardsStarted = (count: number): string =>
  counted(count, 'flashcard started', 'flashcards started')
export const plans = (count: number): string => counted(count, 'study plan', 'study plans')
export const notes = (count: number): string => counted(count, 'note', 'notes')
export const toolsWithData = (count: number): string => counted(count, 'tool’s data', 'tools’ data')

/** After a file was saved, or had nothing to hold. */
export const savedAs = (file: string): string => `Saved as ${file}. Look in your downloads.`
export const nothingToSave = 'There’s nothing to save yet.'
