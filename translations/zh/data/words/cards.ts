export const minutes = (count: number): string => `${count} 分钟`
export const hours = (count: number): string => `${count} 小时`
export const days = (count: number): string => `${count} 天`
export const months = (count: number): string => `${count} 个月`
export const years = (count: number): string => `${count} 年`

export const tomorrow = (day: string): string => `明天（${day}）`
export const nothingDueUntil = (when: string): string => `${when}之前没有要复习的卡片。`

export const deck = '牌组'
export const deckNames: Readonly<Record<'today' | 'terms' | 'guide' | 'questions' | 'missed', string>> = {
  today: '今天要复习的',
  terms: '全部术语',
  guide: '《Scrum 指南》术语',
  questions: '题目',
  missed: '错题',
}
export const newADay = '每天新卡片'

const grades: Readonly<Record<string, string>> = {
  Again: '重来',
  Hard: '困难',
  Good: '良好',
  Easy: '简单',
}

export function gradeName(english: string): string {
  return grades[english] ?? english
}

export const card = '卡片'
export const newCard = '新卡片'
export const wrongClock =
  '这张卡片提前出现了，因为这台设备的时间不对，或者上次评分时不对。请重新评分，它会得到新的日期。'
export const answer = '答案'
export const showAnswer = '显示答案'
export const howWell = '记得怎么样？'
export const keys = '焦点在卡片上时，也可以按数字键 1 到 4 评分。'
export const inGlossary = '查看术语表'
export const termInGlossary = (term: string): string => `在术语表里查看“${term}”`
export const lesson = '对应课文'

export const leftNow = '现在还剩'
export const newOfThese = '其中新卡'
export const learned = { term: '已学会术语', question: '已学会题目' }
export const knownOf = (known: number, all: number): string => `${known} / ${all}`
export const undo = '撤销上次评分'
export const graded = (name: string, grade: string, span: string): string =>
  `${name}：${grade}，${span}后再看。`
export const undone = (name: string, grade: string): string => `${name}：已撤销“${grade}”。`
export const theQuestion = '这道题'
export const gradedElsewhere = '这张卡片已在另一个标签页评过分。'
export const gradeStays = '这张卡片后来在另一个标签页评了分，以那次为准。'

export const endOfSession = '本轮结束'
export const thereIsMore = '还有卡片'
export const doneForNow = '暂时学完了'
export const moreWaiting = '还有卡片等着你。'
export const allNewStarted = '今天的新卡片都开始学了。还想多学，请在下面选一个更大的数。'
export const backToPlan = '回到学习计划'
export const goOn = '继续'
export const studyAhead = '提前学'
export const aheadNote = '提前学，会从最近要复习的卡片开始，显示还没到期的卡片。'

export const unreadable =
  '这个浏览器里保存的进度读不出来，已原样保留。你不能在这里学卡片，但仍然可以阅读、打印和导出。'
export const forbidden = '浏览器不允许本站保存数据，离开本页后，评分就没有了。'
export const questionsFailed = '题目没有加载出来。请检查网络后重试。'
export const tryAgain = '重试'
export const loadingQuestions = '正在加载题目……'
export const noMissed = '没有错题。去'
export const noQuestions = '还没有做过题。去'
export const practiceExam = '模拟考试'
export const missedComeHere = '或课末做几道：答错的会留在这里，直到你答对。'
export const questionsComeHere = '或课末做几道：每道题都会回到这里，越没把握，回来得越早。'

export const needsScripts = '学习卡片要用到脚本，而你的浏览器关闭了脚本。全部卡片都列在下面，正反两面都有。'

export const allCards = (count: number): string =>
  count === 1 ? '这个牌组只有一张卡片，正反两面' : `这个牌组的 ${count} 张卡片，正反两面`
export const print = '打印这个牌组'
export const exportAll = '全部导出到 Anki'
export const terms = (count: number): string => `${count} 个术语`
export const questions = (count: number): string => `${count} 道题`
export const exported = (file: string, what: string): string => `文件 ${file} 里有 ${what}。`
export const exportedInPart = '题目没有加载出来，要重试请再导出一次。'

export const ankiGlossary = '术语表'
export const ankiLesson = '课文'
