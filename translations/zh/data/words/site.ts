export const afterName = '：'
export const title = '用 Scrum 做好敏捷项目管理'

export const description = '免费学习敏捷、Scrum、看板、极限编程和软件开发生命周期，配有完整案例，不用注册。'

export const keywords = '敏捷, Scrum, 看板, 极限编程, 软件开发生命周期, PSM I'

export const authorOf = '本站作者 '

export const authorRole = '敏捷教练、顾问'

export const authorBiography =
  '敏捷教练、顾问，本站课程的作者。每一条说法都讲明理由、注明出处；有人指出错误，就改正。'

export const blog = '博客'
export const community = '开发者社区'

export const banner = '新的 Scrum 认证课程即将推出。'
export const bannerLink = '加入等候名单'

export const license = '保留所有权利'

export const downloadTerms = '可以自由使用和修改。'
