export const needsScripts = '生成你自己的计划要用到脚本，而你的浏览器关闭了脚本。下面两份计划不需要脚本。'
export const twoPlans = '两份现成的计划'
export const twoPlansText = '适合什么都还没读、每天都学习的人。最后一天的次日考试。'
export const twoWeeks = '两周'
export const fourWeeks = '四周'
export const atMost = (title: string, minutes: number): string => `${title}：每天最多 ${minutes} 分钟`

export const day = '第几天'
export const whatToDo = '做什么'
export const minutes = '分钟'
export const theExam = '考试'

export const howCounted = '时间怎么算'
export const readingTakes = (wordsPerMinute: number, seconds: number): string =>
  `阅读按每分钟 ${wordsPerMinute} 词算，和每页标出的阅读时间一样。课末每道题另加 ${seconds} 秒，这是考试的速度。`
export const practiceTakes = (seconds: number, secondsToReview: number): string =>
  `练习时，每道题同样算 ${seconds} 秒，再加平均 ${secondsToReview} 秒，用来读各个选项的解析。`
export const cardsTake = (seconds: number): string =>
  `闪卡每出现一次算 ${seconds} 秒，是读一张卡片平均用时的两倍。新卡第一天出现两次。闪卡最多占每天学习时间的四分之一。`
export const reviewTakes =
  '模拟考试后要回顾的题数，按你上一次答错的题数算。第一次考试之前，按及格所允许的最多错题数算。'
