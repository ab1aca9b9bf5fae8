export const unreadable =
  '这个浏览器里保存的进度读不出来，已原样保留。重置之前请先保存为文件：这样什么都不会丢，文件也许还能修复。'
export const forbidden =
  '浏览器不允许本站保存数据。你在这里做的，关掉页面就没有了；关闭之前，可以把进度保存为文件。'
export const needsScripts = '浏览器要启用脚本，才能在这里保存和显示你的进度。'

export const lessons = '已读课文'
export const exams = '模拟考试'
export const underWay = '进行中'
export const questions = '题目'
export const flashcards = '闪卡'
export const noCards = '还没有。'
export const cardsStarted = (count: number): string => `已开始 ${count} 张。`
export const studyCards = '学闪卡'
export const noExams = '还没有。'
export const takeExam = '参加模拟考试'
export const examTerms = (questions: number, minutes: number): string =>
  `：${questions} 道题，${minutes} 分钟。`
export const result = (right: number, questions: number): string => `答对 ${right} 题，共 ${questions} 题`
export const passed = '，通过'
export const notPassed = '，未通过'
export const oneTaken = (result: string): string => `考过 1 次：${result}。`
export const someTaken = (count: number, last: string, best: string): string =>
  `考过 ${count} 次。最近一次：${last}。最好一次：${best}。`
export const noneUnderWay = '没有。考试或小测验中途离开的话，可以在这里接着做。'
export const answeredSoFar = (answered: number, asked: number, rest: string): string =>
  `：已答 ${answered} 题，共 ${asked} 题，${rest}`
export const timeIsUp = '时间已到'
export const minutesLeft = (minutes: number): string => `还剩 ${minutes} 分钟`
export const noClock = '不限时'
export const noAnswers = '还没有做过。'
export const answered = (count: number, missed: number): string =>
  `做过 ${count} 题，${missed === 0 ? '没有错题' : `错 ${missed} 题`}`

export const save = '保存为文件'
export const saveStored = '保存已存储的数据'
export const load = '载入文件'
export const loadHint = '请选择在这里保存过的文件。内容会加到这台设备的进度里，不会覆盖已有的。'
export const reset = '重置…'

export const characters = (count: number): string => `本站读不出来的 ${count} 个字符的进度数据`
export const lastLesson = '上次读到的位置'
export const resetTitle = '要重置进度吗？'
export const resetLoss = (loss: string): string =>
  `将从这台设备上删除：${loss}。除非保存过文件，否则没有其他副本。`
export const cancel = '取消'
export const saveFirst = '先保存为文件'
export const resetNow = '重置'
export const wasDeleted = '这台设备上的进度已删除。'
export const wasNotDeleted = '浏览器不允许本站删除你的进度。'
export const nothingToReset = '没有保存过内容，不需要重置。'

export const nothingNew = '文件里的内容，这里都已经有了。'
export const loaded = (what: string): string => `已载入：${what}。`
export const examLeftOut = '这里有一场进行中的考试，所以没有载入文件里那一场。'
export const nothingAdded =
  '这个浏览器里保存的进度读不出来，没法往里面加内容。请先保存为文件，重置，再载入你的文件。'
export const nothingChanged = '没有改动任何内容。'
export const isNotKept = '浏览器没有保存这些内容，关掉页面就没有了。'

const choose = '请选择在这里保存过的文件，文件名里有 progress 和日期。'
export const notJson = `这个文件不是 JSON，或者不完整。请重新保存。也可能选错了文件：${choose}`
export const notProgress = `这个文件里没有你的进度。${choose}`
export const isLater = '保存这个文件的网站版本，比当前页面新。请刷新页面，再载入文件。'
export const isDamaged = (part: string): string =>
  `文件已损坏，有一处读不出来：${part}。请到原来的地方重新保存，或者用文本编辑器修复。`
export const isTooLarge = `这个文件超过 16 MB，不可能是进度文件。${choose}`
export const isGone = '浏览器打不开这个文件。请确认文件还在，再选一次。'

export const parts: Readonly<
  Record<'lessons' | 'last' | 'answers' | 'exam' | 'exams' | 'cards' | 'plan' | 'decks' | 'notes', string>
> = {
  lessons: '已读课文列表',
  last: '最后标记的一课',
  answers: '作答列表',
  exam: '进行中的考试',
  exams: '考过的考试列表',
  cards: '闪卡列表',
  plan: '学习计划',
  decks: '闪卡的选择',
  notes: '笔记列表',
}

export const fields = {
  id: '名称',
  startedAt: '开始时间',
  endedAt: '结束时间',
  questions: '题目列表',
  answers: '答案',
  flagged: '标记的题目列表',
  at: '当前题目',
  spent: '已用时间',
  right: '答对题数',
  areas: '各领域题数',
  seed: '选项顺序',
  time: '规定时间',
  times: '每题用时',
  pauses: '暂停次数',
  keptAt: '保存时间',
  due: '日期',
  last_review: '上次复习日期',
}
export const allProgress = '全部进度'
export const toolsPart = '工具的数据'
export const otherPart = (key: string): string => `“${key}”部分`
export const otherField = (key: string): string => `“${key}”字段`
export const fieldOf = (field: string, part: string): string => `${part}，${field}`
export const lesson = (key: string): string => `课文“${key}”`
export const answerTo = (key: string): string => `题目“${key}”的作答`
export const flashcard = (key: string): string => `闪卡“${key}”`
export const noteOn = (key: string): string => `题目“${key}”的笔记`
export const examNumber = (number: number): string => `考过的第 ${number} 场考试`
