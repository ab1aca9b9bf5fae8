type Noun = 'exam' | 'quiz'

const nouns: Readonly<Record<Noun, string>> = { exam: '考试', quiz: '测验' }

export const questionOf = (number: number, count: number): string => `第 ${number} 题，共 ${count} 题`
export const questionRemoved = '你开始以后，这道题从课程里撤掉了，所以按答错算。请做下一题。'
export const chooseMore = (count: number): string => `还要再选 ${count} 项。`
export const tooMany = (count: number): string => `多选了 ${count} 项。`
export const bookmark = '标记'
export const bookmarkKey = '标记（B）'
export const howSureAreYou = '你有多大把握？'
export const howSure = '把握'
export const sureNames: Readonly<Record<'sure' | 'unsure' | 'guess', string>> = {
  sure: '有把握',
  unsure: '没把握',
  guess: '猜的',
}
export const back = '上一题'
export const next = '下一题'
export const skip = '跳过'
export const finish = '完成'
export const allQuestions = '全部题目'
export const pause = '暂停'
export const showTime = '显示时间'
export const hideTime = '隐藏时间'
export const endIt = (noun: Noun): string => `结束${nouns[noun]}…`
export const keys = '快捷键：数字键选择选项；S 有把握，U 没把握，G 猜的；B 标记；回车键继续。'

export const left = '剩余'
export const onPace = '进度正常'
export const ahead = (minutes: number): string => `快 ${minutes} 分钟`
export const behind = (minutes: number): string => `慢 ${minutes} 分钟`
export const minutesAreLeft = (minutes: number): string => `还剩 ${minutes} 分钟。`

export const numbers = (answered: number, blank: number, bookmarked: number): string =>
  `已答 ${answered}，未答 ${blank}，标记 ${bookmarked}`
export const nextBlank = '下一道未答的题'
export const questionNamed = (number: number, isAnswered: boolean, isBookmarked: boolean): string =>
  `第 ${number} 题，${isAnswered ? '已答' : '未答'}${isBookmarked ? '，已标记' : ''}`
export const answered = '已答'
export const blank = '未答'
export const bookmarked = '已标记'
export const bookmarks = '标记的题'

export const isToEnd = (noun: Noun): string => `要结束${nouns[noun]}吗？`
export const allAnswered = '每道题都答了。'
export const someBlank = (count: number): string => `还有 ${count} 道题没答，没答按答错算。`
export const incompleteIsBlank = '选得过多或过少的题按未答算。'
export const someBookmarked = (count: number): string => `你标记了 ${count} 道题。`
export const clockIsRunning = '计时还没有停。'
export const endAndSee = (noun: Noun): string => `结束${nouns[noun]}，看结果`
export const firstBlank = '去第一道未答的题'
export const firstBookmark = '去第一道标记的题'
export const backToQuestions = '返回题目'

export const isPaused = (noun: Noun): string => `${nouns[noun]}已暂停`
export const isElsewhere = (noun: Noun): string => `${nouns[noun]}已在另一个标签页打开`
export const elsewhereText = (noun: Noun): string =>
  `你在那里继续了${nouns[noun]}，答案都已保存。要是在这里继续，另一个标签页就会暂停。`
export const clockStopped = (left: string): string => `计时停在 ${left}。`
export const answersSaved = '答案都已保存，关掉页面也不会丢。'
export const goOnHere = '在这里继续'
export const goOn = '继续'
export const backToOverview = '返回总览'

export const rightSoFar = (title: string, right: number, asked: number): string =>
  `${title}：做了 ${asked} 题，答对 ${right} 题`
export const roundScore = (title: string, right: number, asked: number): string =>
  `${title}：共 ${asked} 题，答对 ${right} 题`
export const allRight = '全部答对。'
export const missedStay = '答错的题会留在错题里，直到你答对。'
export const repeatMissed = '重做错题'
export const anotherRound = '再来一轮'
export const nextQuestion = '下一题'
export const check = '提交'
export const stopPracticing = '停止练习'
export const backToPlan = '回到学习计划'

export const untilRight = '重做错题，直到全对'
export const questionsLeft = (count: number): string => `还剩 ${count} 题`
export const gotRight = (count: number): string => (count === 1 ? '答对了' : `${count} 题全部答对`)
export const tookAnswers = (count: number): string => `一共答了 ${count} 次。`
export const backToResult = '返回结果'

export const yourNote = '你的笔记'
export const addNote = '添加笔记'
export const noteOnQuestion = '你对这道题的笔记'

export const taughtIn = '对应课文：'
export const theLesson = '打开课文'
