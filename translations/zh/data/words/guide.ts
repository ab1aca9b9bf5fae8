const sections: Readonly<Record<string, string>> = {
  'Purpose of the Scrum Guide': '《Scrum 指南》的目的',
  'Scrum Definition': 'Scrum 的定义',
  'Scrum Theory': 'Scrum 理论',
  Transparency: '透明',
  Inspection: '检视',
  Adaptation: '适应',
  'Scrum Values': 'Scrum 价值观',
  'Scrum Team': 'Scrum 团队',
  Developers: '开发人员',
  'Product Owner': '产品负责人',
  'Scrum Master': 'Scrum Master',
  'Scrum Events': 'Scrum 事件',
  'The Sprint': 'Sprint',
  'Sprint Planning': 'Sprint 计划会',
  'Daily Scrum': '每日 Scrum',
  'Sprint Review': 'Sprint 评审会',
  'Sprint Retrospective': 'Sprint 回顾会',
  'Scrum Artifacts': 'Scrum 工件',
  'Product Backlog': '产品待办列表',
  'Commitment: Product Goal': '承诺：产品目标',
  'Sprint Backlog': 'Sprint 待办列表',
  'Commitment: Sprint Goal': '承诺：Sprint 目标',
  Increment: '增量',
  'Commitment: Definition of Done': '承诺：完成的定义',
  'End Note': '结束语',
  'Acknowledgements: People': '致谢：人员',
  'Scrum Guide History': '《Scrum 指南》的历史',
  'Complementary practice': '常见做法',
}

export function sectionName(heading: string): string {
  return sections[heading] ?? heading
}

export const source = '《Scrum 指南》2020 年版，'
export const sourceEnd = '：'

export const quote = '“'
export const quoteEnd = '”'

export const taught = '（课文：'
export const taughtEnd = '）'

const areas: Readonly<Record<string, string>> = {
  Empiricism: '经验主义',
  'Scrum Values': 'Scrum 价值观',
  'Scrum Team': 'Scrum 团队',
  Events: '事件',
  Artifacts: '工件',
  Done: '完成',
  'Self-Managing Teams': '自管理团队',
  Facilitation: '引导',
  Coaching: '辅导',
  'Forecasting & Release Planning': '预测与发布规划',
  'Product Value': '产品价值',
  'Product Backlog Management': '产品待办列表管理',
  'Stakeholders & Customers': '利益攸关者与客户',
}

export function areaName(english: string): string {
  return areas[english] ?? english
}
