import type { SearchWords } from '@lib/search/words'

const list = (words: string) => new Set(words.trim().split(/\s+/))

/** What the search knows of Chinese and of agile work. */
export const searchWords: SearchWords = {
  stopWords: list(`
    的 了 吗 呢 吧 啊 是 在 和 与 或 及 也 都 就 还 又 很 不 没 没有 有 要 会 能 可以 应该 我 我们 你 你们 他 她 它 他们 这 那 这个 那个 一个
    什么 什么是 是什么 怎么 怎样 如何 为什么 为何 哪些 哪个 谁 多少 多久 几 区别 之间 对 把 被 从 到 用 中 里 上 下
  `),
  weakWords: list(`
    定义 含义 意思 例子 示例 简单 介绍 说明 解释 重要 作用 好处 需要 时间 时候 人 做 使用 网站
  `),
  minorHeadings: new Set(['来源', '参考资料', '自我检测', '检验一下']),
  synonyms: {
    站会: ['每日 scrum', '每日 站会'],
    每日站会: ['每日 scrum'],
    每日例会: ['每日 scrum'],
    'daily scrum': ['每日 scrum'],
    冲刺: ['sprint'],
    迭代: ['sprint'],
    产品负责人: ['product owner'],
    'product owner': ['产品 负责人'],
    开发团队: ['developers', '开发 人员'],
    回顾: ['回顾 会议'],
    评审: ['评审 会议'],
    计划: ['计划 会议'],
    待办: ['待办 列表', 'backlog'],
    角色: ['职责'],
    仪式: ['事件'],
    会议: ['事件'],
    dod: ['完成 的 定义'],
    速查表: ['备忘单'],
  },
}
