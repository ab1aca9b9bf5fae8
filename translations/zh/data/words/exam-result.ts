export const rightOf = (right: number, asked: number): string => `共 ${asked} 题，答对 ${right} 题`
export const passedWith = (right: number, asked: number): string => `共 ${asked} 题，答对 ${right} 题：通过`
export const notPassedWith = (right: number, asked: number): string =>
  `共 ${asked} 题，答对 ${right} 题：未通过`
export const percentAnd = (percent: number, rest: string): string =>
  `正确率 ${percent}%${rest && `，${rest}`}。`
export const needed = (percent: number, right: number, asked: number): string =>
  `通过需要 ${percent}%（${asked} 题答对 ${right} 题）。`
export const wrong = (count: number): string => `答错 ${count} 题`
export const leftBlank = (count: number): string => `未答 ${count} 题`
export const notReached = (count: number): string => `没做到 ${count} 题`
export const listed = (parts: readonly string[]): string => parts.join('，')
export const asSentence = (text: string): string => `${text}。`

export const timeRanOut = '时间已到，考试结束。'
export const youTook = (time: string): string => `用时 ${time}。`
export const minutes = (count: number): string => (count < 1 ? '不到 1 分钟' : `${count} 分钟`)
export const wasStrict = '这是一场严格的考试，不能暂停，也不能回看。'
export const youPaused = (times: number): string => `暂停了 ${times} 次。`

export const endedEarly = (answers: number, asked: number): string =>
  `共 ${asked} 题，你答了 ${answers} 题就结束了，看不出各领域的情况。请完整做一场。`
export const problemIsTime = (right: number, answered: number, percent: number, open: number): string =>
  `你的问题是时间：答了 ${answered} 题，答对 ${right} 题（${percent}%），这个正确率足够通过，但还有 ${open} 题没答。先把每道题都答一遍，再回头看；平时多做计时练习。`
export const practicePace = (unseen: number): string =>
  `你丢的分更多在时间上，而不在错题上：有 ${unseen} 题没做到。下一步：用短卷练速度，一题超过一分钟就先跳过。`
export const thenRepeat = (missed: number): string => `然后重做 ${missed} 道错题，直到全对，再读下面的课文。`
export const beginWithLessons = '下一步：按这个顺序，从下面的课文开始。'
export const repeatAndRead = (missed: number): string =>
  `下一步：重做 ${missed} 道错题，直到全对，再读下面的课文。`
export const answerAll = '下一步：没有一题答错。每道题都要答，猜错也不扣分。'
export const takeAnother = '下一步：再考一场，题目不一样。'

export const repeatMissed = '重做错题'
export const backToOverview = '返回总览'
export const print = '打印'
export const saveAsFile = '保存为文件'

export const samePercentage = '正确率和上一场同类考试一样。'
export const morePoints = (points: number): string => `比上一场同类考试高 ${points} 个百分点。`
export const fewerPoints = (points: number): string => `比上一场同类考试低 ${points} 个百分点。`
export const noneWasBetter = '这是最好的一次。'
export const bestWas = (percent: number): string => `最好的一次是 ${percent}%。`
export const chart = (percentages: string, pass: number): string =>
  `各场考试的正确率，从最早的开始：${percentages}。通过线是 ${pass}。`

export const byArea = '各考试领域，最弱的在前'
export const area = '考试领域'
export const fewPerArea = '每个领域只有几道题，说明不了多少。如果一个领域几场考试都弱，就该下功夫了。'
export const byOthers = '按《Scrum 指南》章节、题型和难度'
export const bySection = '《指南》各章节，最弱的在前'
export const section = '章节'
export const byKind = '各题型'
export const kind = '题型'
export const byLevel = '各难度'
export const level = '难度'
export const outcomes: Readonly<Record<'right' | 'wrong' | 'blank' | 'unseen', string>> = {
  right: '答对',
  wrong: '答错',
  blank: '未答',
  unseen: '没做到',
}

export const howSureYouWere = '你的把握'
export const youSaid = '你说的'
export const luckAndConviction = (lucky: number, convinced: number): string =>
  `蒙对的：${lucky} 题。有把握却答错的：${convinced} 题${convinced > 0 ? '，这些最值得看，因为你自己不会想到去查' : ''}。`

export const youBookmarked = (count: number, right: number, rest: string): string =>
  `标记了 ${count} 题，其中答对 ${right} 题${rest && `，${rest}`}。`
export const youChanged = (count: number, right: number): string =>
  `改过 ${count} 题的答案，最后答对 ${right} 题。`
export const youChangedTo = (count: number, gained: number, lost: number): string =>
  `改过 ${count} 题的答案：${gained} 题由错改对，${lost} 题由对改错。`
export const slowQuestions = (count: number, pace: string, right: number): string =>
  `有 ${count} 题用时超过每题 ${pace} 的两倍，其中答对 ${right} 题。`

export const lessonsToRead = '该读的课文'
export const missedOf = (count: number): string => `（错 ${count} 题）`
export const moreLessons = (count: number): string => `其余课文（${count}）`
export const studyPlan = '可以排一份'
export const studyPlanLink = '学习计划'
export const studyPlanEnd = '，先补弱项，一天一天排到考试那天。'

export const questions = '题目'
export const show = '显示'
export const filters = {
  missed: '答错',
  blank: '未答或没做到',
  unsure: '没把握或猜的',
  lucky: '蒙对',
  convinced: '有把握却答错',
  bookmarked: '已标记',
  slow: '用时长',
  changed: '改过答案',
  all: '全部',
}
export const allAreas = '全部领域'
export const sectionOfGuide = '《指南》章节'
export const allSections = '全部章节'
export const noneLeft = '没有符合的题。'
export const someShown = (count: number): string => `${count} 道题。`
export const openAll = '全部展开'
export const closeAll = '全部收起'
export const makeQuiz = '用这些题生成测验'
export const outcomeOf = (number: number, outcome: string): string => `${number}，${outcome}：`
export const outcomeWords: Readonly<Record<'right' | 'wrong' | 'blank' | 'unseen', string>> = {
  right: '答对',
  wrong: '答错',
  blank: '未答',
  unseen: '没做到',
}
export const chosenInstead = (chosen: number, asked: number): string => `选了 ${chosen} 项，应选 ${asked} 项`
export const sureWords: Readonly<Record<'sure' | 'unsure' | 'guess', string>> = {
  sure: '有把握',
  unsure: '没把握',
  guess: '猜的',
}
export const changed = '改过答案'
export const bookmarked = '已标记'
export const took = (time: string): string => `用时 ${time}`
export const tookAtPace = (time: string, pace: string): string => `用时 ${time}（考试速度 ${pace}）`

export const fileTitle = (ended: string): string => `PSM I 模拟考试，结束于 ${ended}`
export const filePassed = (needed: number): string => `：通过（需答对 ${needed} 题）`
export const fileNotPassed = (needed: number): string => `：未通过（需答对 ${needed} 题）`
export const fileByArea = '按考试领域'
export const fileBySection = '按《Scrum 指南》章节'
export const isRight = '正确'
export const yourAnswer = '你的答案'
export const partRight = (name: string, right: number, rest: string): string =>
  `${name}：答对 ${right} 题${rest && `，${rest}`}`
