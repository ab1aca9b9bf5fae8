export const readLesson = '阅读：'
export const readSheet = '阅读：'

export const questions = (count: number): string => `${count} 道题：`
export const aboutQuestions = (count: number): string => `约 ${count} 道题：`

export const practiceMissed = '练习错题'
export const practiceArea = (area: string): string => `练习“${area}”`
export const practiceExam = '模拟考试'
export const shortPracticeExam = '模拟考试（短卷）'
export const goThroughMissed = '回顾考试里的错题'

export const part = (number: number, of: number): string => `（第 ${number} 部分，共 ${of} 部分）`

export const cards = (count: number, fresh: number): string =>
  `${count} 张卡片${fresh > 0 ? `，其中新卡 ${fresh} 张` : ''}：`
export const studyCards = '学闪卡'

export const lessons = (count: number): string => `${count} 课`
export const rounds = (count: number): string => `${count} 轮练习`
export const exams = (count: number): string => `${count} 次模拟考试`
export const someQuestions = (count: number): string => `${count} 道题`
export const flashcards = (count: number): string => `${count} 张闪卡`
export const anyFlashcards = '闪卡'

export const nothingPlanned = (exam: string): string => `${exam}考试之前没有学习安排。`
export const summary = (days: number, exam: string, time: string, what: string): string =>
  `${exam}考试之前学 ${days} 天，共 ${time}：${what}。`

export const longDay = (day: string, minutes: number): string =>
  `全卷模拟考试要一口气做 ${minutes} 分钟，所以有一天比你设定的时间长，当天不排别的：${day}。`
export const weakAreas = (areas: string): string => `先补弱项：${areas}。`
export const cardsLeft = (count: number): string => `《指南》术语的闪卡，有 ${count} 张在考试前排不上。`

export const doneToday = (what: string, time: string): string => `今天已完成：${what}，约 ${time}。`

export const todayInPlan = '今天的计划'
export const wholePlan = '查看完整计划'
export const daysToExam = (days: number): string => `，离考试还有 ${days} 天`

export const nothingMore = '今天没有别的安排了。'
export const nothingToday = '今天没有安排。'
export const goOnOn = (day: string): string => `${day}继续。`

export const examIsToday = '今天就考试，不用再排计划了。祝你顺利。'
export const examHasPassed = (day: string): string => `${day}已经过了。请选下一次考试的日期，重新排计划。`
export const examIsFarAway = (day: string, year: string): string =>
  `${year}年${day}离现在超过一年。请选一年以内的日期。`
export const wrongMinutesOn = (least: number, most: number, weekday: string): string =>
  `${weekday}请填 0，或者 ${least} 到 ${most} 之间的整数分钟。`
export const noMinutes = '请至少给一天填上分钟数。'
export const wrongMinutes = (least: number, most: number): string =>
  `请填 ${least} 到 ${most} 之间的整数分钟。`
export const noWeekday = '请至少选一天。'
export const noDayBefore = (day: string): string =>
  `你选的日子没有一天在${day}之前。请多选几天，或者推迟考试。`
