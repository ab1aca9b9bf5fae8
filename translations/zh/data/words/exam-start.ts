type Noun = 'exam' | 'quiz'

const nouns: Readonly<Record<Noun, string>> = { exam: '考试', quiz: '测验' }

export const startHere = '从这里开始'
export const goOn = '接着做'
export const howToUse = '想怎么用这些题？'
export const start = '开始'

export const asAtExam = '全真模拟'
export const asAtExamText = (questions: number, minutes: number, pass: number): string =>
  `${minutes} 分钟 ${questions} 道题，答对 ${pass} 道通过。可以回看、标记、改答案，不能暂停。解析在最后给出。`
export const shortExam = '短卷'
export const shortExamText = (questions: number, minutes: string): string =>
  `规则相同，${minutes} 分钟 ${questions} 道题。`
export const firstLook = '摸底'
export const firstLookText = (questions: number): string =>
  `${questions} 道较容易的题，不计时，看看你已经会了多少、该从哪里开始。`
export const learning = '边做边学'
export const learningText = (questions: number): string =>
  `${questions} 道题，各个领域都有，不计时，每答一题就看解析。`
export const ownQuiz = '自选测验'
export const ownQuizText = '出题范围、题数、计时，都由你选。'
export const colon = '：'

export const sections = '《Scrum 指南》章节'
export const areas = '考试领域'
export const kinds = '题型'
export const kindNames: Readonly<Record<'single' | 'multiple' | 'true-false', string>> = {
  single: '单选题',
  multiple: '多选题',
  'true-false': '判断题',
}
export const levels = '难度'
export const levelNames: Readonly<Record<1 | 2 | 3, string>> = { 1: '容易', 2: '中等', 3: '困难' }
export const anyOf = (list: string): string => `${list}：不限`
export const someOf = (list: string, count: number): string => `${list}：已选 ${count} 项`
export const ask = '出哪些题'
export const askAll = '全部题目'
export const askNew = '只出没做过的'
export const askMissed = '只出上次答错的'
export const numberOfQuestions = '题数'
export const clockAndReasons = '计时和解析'
export const noClockAtOnce = '不计时，每答一题看解析'
export const noClock = '不计时，最后看解析'
export const clockRunsOn = '按考试的速度计时，最后看解析'
export const clockPauses = '计时但可以暂停，最后看解析'
export const matches = (count: number): string => `有 ${count} 道题符合。`
export const moreMatch = (count: number, asked: number): string =>
  `有 ${count} 道题符合，从中出 ${asked} 道。`

export const underWay = (noun: Noun, answered: number, asked: number): string =>
  `有一场${nouns[noun]}进行中，已答 ${answered} 题，共 ${asked} 题。`
export const underWayWithClock = (noun: Noun, answered: number, asked: number, left: string): string =>
  `有一场${nouns[noun]}进行中，已答 ${answered} 题，共 ${asked} 题，还剩 ${left}。`
export const clockKeepsRunning = '你离开时，计时不会停。'
export const goOnWith = (noun: Noun): string => `继续${nouns[noun]}`
export const giveUp = '放弃…'
export const isToGiveUp = (noun: Noun, answers: number): string =>
  `要放弃这场${nouns[noun]}吗？已答的 ${answers} 题不计成绩，也不会保存。`
export const keepIt = '不放弃'
export const giveItUp = '放弃'

export const practiceByArea = '按考试领域练习'
export const practiceByAreaText = '不计时，每答一题就看解析。错题和没做过的题先出。'
export const questionsIn = (count: number): string => `${count} 道题`
export const rightIn = (right: number, answered: number, all: number): string =>
  `做过 ${answered} 题，答对 ${right} 题，共 ${all} 题`
export const practiceMissed = '练习错题'
export const missed = '错题'
export const nothingMissed = '还没有错题。考试、练习或课末答错的题会加到这里，答对以后就移出。'
export const someMissed = (count: number): string => `有 ${count} 道错题，从最早答错的开始。答对以后就移出。`

export const yourExams = '考试记录'
export const noExams = '还没有。每场做完的考试，成绩都会列在这里。'
export const ended = '结束时间'
export const right = '答对'
export const result = '结果'
export const time = '用时'
export const seeResult = '，查看结果'
export const rightPercent = (right: number, asked: number, percent: number): string =>
  `${right} / ${asked}（${percent}%）`
export const passed = '通过'
export const notPassed = '未通过'
export const quiz = '测验'

export const ready = '准备好了吗？'
export const notEnough = (fewest: number, given: number): string =>
  `要估计能不能通过，需要 ${fewest} 道题的首次作答，你现在有 ${given} 道。`
export const wouldPass = (of10: number): string => `准备好了吗？这样的考试考 10 次，你大约能通过 ${of10} 次。`
export const wouldPassBetween = (of10: number, low: number, high: number): string =>
  `准备好了吗？这样的考试考 10 次，你大约能通过 ${of10} 次（有 80% 的可能在 ${low} 到 ${high} 次之间）。`
export const restsOn = (count: number): string =>
  `这是根据你最近遇到的 ${count} 道题的首次作答估计的，因为同一道题第二次做会容易些。它不知道你计时作答的表现。`

export const forTrainers = '给培训师'
export const forTrainersText =
  '给你的班级出一份测验：一个可以打印的页面，带不带答案都行；还有一个 GIFT 格式的文件，可以导入 Moodle。想用某场考试的题来出，请打开它的结果。测验有自己的网址，可以保存下来。'
export const section = '《指南》章节'
export const allSections = '全部章节'
export const area = '考试领域'
export const allAreas = '全部领域'
export const atMost = '最多题数'
export const noneFits = '没有符合的题。'
export const someFit = (count: number): string => `有 ${count} 道题可选。`
export const makeQuiz = '生成测验'
export const quizOf = (count: number): string => `测验，共 ${count} 题`
export const quizTitle = 'PSM I 测验'
export const questionsFrom = (source: string): string => `题目来源：${source}`
export const severalAreRight = '（多选）'
export const print = '打印'
export const withAnswers = '带答案'
export const saveForMoodle = '保存为 Moodle 文件（GIFT）'
export const backToOverview = '返回总览'

export const nothingHere = '这里没有内容'
export const noQuestions = '没有对应的题目。'
export const noExam = '这个浏览器里没有这个网址对应的考试。它可能存在别的浏览器里，也可能已被删除。'
export const loading = '正在加载题目……'
export const questionsFailed = '题目没有加载出来。请检查网络后重试。'
export const tryAgain = '重试'
export const needsScripts = '考试和练习要用到脚本，而你的浏览器关闭了脚本。每课末尾的题目不用脚本也能做。'
export const unreadable =
  '这个浏览器里保存的进度读不出来，没法往里面加内容，已原样保留。你可以在课程首页把它保存为文件，然后重新开始。'
export const forbidden = '浏览器不允许本站保存数据，关掉这个页面，考试就没有了。'
