export const needsScripts =
  'Для собственного плана нужен JavaScript, а в вашем браузере он отключён. Два плана ниже работают и без него.'
export const twoPlans = 'Два плана для начала'
export const twoPlansText =
  'Они для тех, кто ещё ничего не прочитал и занимается каждый день. Экзамен на следующий день после последнего занятия.'
export const twoWeeks = 'Две недели'
export const fourWeeks = 'Четыре недели'
export const atMost = (title: string, minutes: number): string => `${title}: не больше ${minutes} мин в день`

export const day = 'День'
export const whatToDo = 'Что делать'
export const minutes = 'Минуты'
export const theExam = 'Экзамен'

export const howCounted = 'Как посчитаны минуты'
export const readingTakes = (wordsPerMinute: number, seconds: number): string =>
  `На чтение отведена минута на каждые ${wordsPerMinute} слов, как и во времени чтения на каждой странице. Каждый вопрос в конце урока добавляет ${seconds} секунд, это темп экзамена.`
export const practiceTakes = (seconds: number, secondsToReview: number): string =>
  `На вопрос тренировки уходят те же ${seconds} секунд и в среднем ещё ${secondsToReview}, чтобы прочитать объяснения ко всем вариантам.`
export const cardsTake = (seconds: number): string =>
  `На каждый показ карточки отведено ${seconds} секунд, вдвое больше, чем занимает чтение средней. Новая карточка в первый день показывается дважды. Карточкам достаётся не больше четверти времени занятий за день.`
export const reviewTakes =
  'При разборе пробного экзамена вопросов столько, сколько ошибок было в последнем. До первого экзамена план берёт число ошибок, с которым ещё можно сдать.'
