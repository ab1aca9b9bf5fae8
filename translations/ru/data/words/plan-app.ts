import { pluralIn } from '@lib/language/plural'

const count = pluralIn('ru')

export const unreadable =
  'Не удалось прочитать прогресс, сохранённый в этом браузере. Он остался без изменений, поэтому хранить здесь план нельзя.'
export const forbidden =
  'Ваш браузер не разрешает сайту хранить данные, поэтому план пропадёт, когда вы уйдёте с этой страницы.'

export const introduction =
  'Укажите день экзамена и сколько у вас времени. Тогда на каждый день придутся свои уроки, карточки и тренировка.'

export const examDay = 'День экзамена'
export const noExamDay = 'Выберите день экзамена.'
export const minutesADay = 'Минут в день'
export const otherMinutes = 'В некоторые дни недели по-другому'
export const minutesByWeekday = 'Минуты по дням недели, 0 — без занятий'
export const studyDays = 'Дни занятий'
export const makePlan = 'Составить план'
export const changePlan = 'Изменить план'

export const yourPlan = 'Ваш план'
export const today = (day: string): string => `Сегодня, ${day}`
export const nothingToday = (next: string): string => `На сегодня ничего. Следующее занятие: ${next}.`
export const inReserve = 'Запас на случай, если вы отстанете.'
export const days = (number: number): string =>
  count(number, { one: '# день, ', few: '# дня, ', many: '# дней, ', other: '# дня, ' })
export const examIsThen = ' День экзамена. Больше ничего не запланировано.'
export const movedFrom = (day: string): string => ` перенесено с ${day}`
export const manyAreFrom = 'Многие из них из урока «'
export const andLesson = '» и из урока «'
export const endOfLessons = '».'
export const notDone = (number: number): string =>
  count(number, {
    one: 'В прошлые дни не сделан # пункт. Он перенесён на оставшиеся дни.',
    few: 'В прошлые дни не сделаны # пункта. Они перенесены на оставшиеся дни.',
    many: 'В прошлые дни не сделано # пунктов. Они перенесены на оставшиеся дни.',
    other: 'В прошлые дни не сделано # пункта. Они перенесены на оставшиеся дни.',
  })

export const doesNotFit = (time: string): string => `Помещается не всё. Нужно ещё ${time}.`
export const leftOut = (what: string): string => ` Не вошли: ${what}.`
export const nothingHelpsAlone =
  ' Ни больше минут, ни экзамен попозже по отдельности не помогут. Попробуйте и то и другое или добавьте дни недели.'
export const whatIsLeftOut = 'Что не вошло'
export const studyMinutes = (minutes: number): string =>
  count(minutes, {
    one: 'Заниматься по # минуте в день',
    few: 'Заниматься по # минуты в день',
    many: 'Заниматься по # минут в день',
    other: 'Заниматься по # минуты в день',
  })
export const takeExamOn = (day: string): string => `Сдавать позже: ${day}`

export const timeOfDay = 'Время в календаре (необязательно)'
export const remindBefore = 'Напомнить за 15 минут'
export const remindAtNine = 'Напомнить в 9 часов утра'
export const saveForCalendar = 'Сохранить для календаря (.ics)'
export const entries = (number: number): string =>
  count(number, { one: '# запись', few: '# записи', many: '# записей', other: '# записи' })
export const canceled = (number: number): string =>
  count(number, {
    one: '# отменённая',
    few: '# отменённые',
    many: '# отменённых',
    other: '# отменённой',
  })
export const savedAs = (file: string, what: string): string =>
  `Сохранено в файл ${file}: ${what}. Откройте его в календаре.`
export const notSaved =
  'Не удалось создать файл календаря. Проверьте подключение к интернету и попробуйте ещё раз.'
export const print = 'Напечатать план'
export const deletePlan = 'Удалить план…'
export const isToDelete = 'Удалить план?'
export const isToDeleteNote = 'Удалить план? Прогресс в курсе останется.'
export const keepIt = 'Оставить'
export const saveCancellation = 'Сохранить файл, который отменит план в календаре'
export const deleteIt = 'Удалить'
export const wasDeleted = 'План удалён.'
