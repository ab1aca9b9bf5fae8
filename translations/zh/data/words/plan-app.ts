export const unreadable = '这个浏览器里保存的进度读不出来，已原样保留，所以这里没法保存计划。'
export const forbidden = '浏览器不允许本站保存数据，离开本页后，计划就没有了。'

export const introduction = '填上考试日期和每天能用的时间，就会排好每天的课文、闪卡和练习。'

export const examDay = '考试日期'
export const noExamDay = '请选择考试日期。'
export const minutesADay = '每天分钟数'
export const otherMinutes = '有几天时间不一样'
export const minutesByWeekday = '每天各学多少分钟，不学填 0'
export const studyDays = '哪几天学习'
export const makePlan = '生成计划'
export const changePlan = '修改计划'

export const yourPlan = '你的计划'
export const today = (day: string): string => `今天，${day}`
export const nothingToday = (next: string): string => `今天没有安排，${next}继续。`
export const inReserve = '机动时间，进度落后时用。'
export const days = (count: number): string => `${count} 天，`
export const examIsThen = '考试，没有别的安排。'
export const movedFrom = (day: string): string => `（原定${day}）`
export const manyAreFrom = '其中不少出自“'
export const andLesson = '”和“'
export const endOfLessons = '”。'
export const notDone = (count: number): string => `前几天有 ${count} 项没完成，已排到后面的日子里。`

export const doesNotFit = (time: string): string => `排不下，还差 ${time}。`
export const leftOut = (what: string): string => `没排上的：${what}。`
export const nothingHelpsAlone = '只加时间，或者只推迟考试，都不够。请两样一起调，或者多选几天。'
export const whatIsLeftOut = '没排上的内容'
export const studyMinutes = (minutes: number): string => `每天学 ${minutes} 分钟`
export const takeExamOn = (day: string): string => `改到${day}考试`

export const timeOfDay = '日历里的时间（选填）'
export const remindBefore = '提前 15 分钟提醒我'
export const remindAtNine = '早上 9 点提醒我'
export const saveForCalendar = '保存为日历文件（.ics）'
export const entries = (count: number): string => `${count} 个日程`
export const canceled = (count: number): string => `${count} 个取消的日程`
export const savedAs = (file: string, what: string): string =>
  `已保存为 ${file}，包含 ${what}。请用日历打开。`
export const notSaved = '日历文件没有生成。请检查网络后重试。'
export const print = '打印计划'
export const deletePlan = '删除计划…'
export const isToDelete = '要删除计划吗？'
export const isToDeleteNote = '要删除计划吗？课程的学习进度会保留。'
export const keepIt = '保留'
export const saveCancellation = '保存取消日程的日历文件'
export const deleteIt = '删除'
export const wasDeleted = '计划已删除。'
