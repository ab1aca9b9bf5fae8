export const lessons = (count: number): string => `${count} 课`

export const lessonsAndTime = (count: number, time: string): string => `${lessons(count)}，约 ${time}`

export const length = (count: number, hours: number, studyHours: number): string =>
  `共 ${count} 课，约 ${hours} 小时；整个备考大约需要 ${studyHours} 小时。`

export const beginWith = <Part>(lesson: Part): readonly (Part | string)[] => ['从“', lesson, '”开始。']

export const pageKeepsTrack = '每读完一课，在课末标记一下，这里就会记下你的进度。'

export const readSoFar = <Part>(read: Part, count: number, lesson: Part): readonly (Part | string)[] => [
  '已读 ',
  read,
  ` 课，共 ${count} 课。接着读“`,
  lesson,
  '”。',
]

export const allRead = (count: number): string => `${count} 课已全部读完。`

export const lessonsRead = '已读课程'

export const read = '已读'

export const someRead = (count: number): string => `，已读 ${count} 课`

export const continueAt = (read: number, count: number): string => `接着学：已读 ${read} 课，共 ${count} 课`

export const unreadable = '这个浏览器里保存的进度读不出来，已原样保留。'
export const progressForbidden = '浏览器不允许本站保存数据，因此无法显示你的进度。'

export const examUnderWay = (at: number, count: number): string => `，第 ${at} 题，共 ${count} 题`
