import type { QuestionSet } from '@lib/course/question'

export const questions: QuestionSet = {
  topic: 'cheat-sheet',
  lesson: '/scrum/psm-1/conclusion/scrum-psm1-cheat-sheet',
  focusArea: 'Scrum Team',
  questions: [
    {
      id: 'cheat-sheet-1',
      kind: 'single',
      difficulty: 3,
      stem: '哪个团队违反了 Scrum 的规则？',
      options: {
        a: {
          text: '一条用户故事也不写的团队',
          why: '没有违反规则：《指南》没有提用户故事，团队可以不写。',
        },
        b: {
          text: '四个 Sprint 才有一次可用成果的团队',
          why: '每个 Sprint 都要有一个有价值、有用的增量，这由 Scrum 团队负责。',
        },
        c: {
          text: '产品负责人自己也动手做条目的团队',
          why: '没有违反规则：产品负责人做 Sprint 待办列表里的条目时，身份是开发人员。',
        },
        d: {
          text: '没等 Sprint 评审会召开就发布的团队',
          why: '没有违反规则：增量可以在 Sprint 结束之前交付。评审会不是关口。',
        },
      },
      answer: 'b',
      rests: ['team-16', 'increment-7'],
    },
    {
      id: 'cheat-sheet-2',
      kind: 'single',
      difficulty: 2,
      stem: 'Sprint 计划会上讨论了很久，能完成多少条目，还有四个人意见不一。条目由谁来选？',
      options: {
        a: {
          text: '产品负责人',
          why: '产品负责人给条目排序，也参与选择的讨论。能完成多少，要由开发人员来说，所以由他们选。',
        },
        b: {
          text: 'Scrum Master',
          why: 'Scrum Master 可以引导讨论，但不替大家定。条目由开发人员选。',
        },
        c: {
          text: '来旁听的经理',
          why: '来宾可以在 Sprint 计划会上提供建议。条目由开发人员和产品负责人讨论着选。',
        },
        d: {
          text: '开发人员',
          why: '开发人员和产品负责人讨论着选条目。活是他们做，能完成多少由他们说。',
        },
      },
      answer: 'd',
      rests: ['sprint-planning-11'],
    },
    {
      id: 'cheat-sheet-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: '哪两组工件和承诺配对正确？（选两项。）',
      options: {
        a: {
          text: '产品待办列表和完成的定义',
          why: '完成的定义属于增量。产品待办列表有的是产品目标。',
        },
        b: {
          text: 'Sprint 待办列表和选中的条目',
          why: '条目是 Sprint 待办列表的一部分，但只是预测。它的承诺是 Sprint 目标。',
        },
        c: {
          text: '产品待办列表和产品目标',
          why: '产品待办列表的承诺是产品目标。列表的其余部分逐渐涌现，用来实现它。',
        },
        d: {
          text: '增量和 Sprint 目标',
          why: 'Sprint 目标是 Sprint 待办列表的承诺。增量有的是完成的定义。',
        },
        e: {
          text: '增量和完成的定义',
          why: '增量的承诺是完成的定义，它描述产品需要的质量。',
        },
      },
      answers: ['c', 'e'],
      rests: ['artifacts-5', 'artifacts-7'],
    },
    {
      id: 'cheat-sheet-4',
      kind: 'single',
      difficulty: 1,
      stem: '一个月的 Sprint 里，有一个事件的上限是四小时。是哪一个？',
      options: {
        a: {
          text: 'Sprint 评审会',
          why: '一个月的 Sprint，评审会最多四小时。',
        },
        b: {
          text: 'Sprint 计划会',
          why: '一个月的 Sprint，计划会最多八小时。四小时是它的一半，也正是评审会的上限。',
        },
        c: {
          text: '每日 Scrum',
          why: '每日 Scrum 是 15 分钟，Sprint 长短都一样。四小时是评审会的上限。',
        },
        d: {
          text: 'Sprint 回顾会',
          why: '一个月的 Sprint，回顾会最多三小时。四小时是它前面的评审会的上限。',
        },
      },
      answer: 'a',
      rests: ['sprint-review-11'],
    },
    {
      id: 'cheat-sheet-5',
      kind: 'true-false',
      difficulty: 2,
      stem: '完成的定义如果是组织的标准，Scrum 团队可以往里面增加检查项。',
      answer: true,
      why: {
        true: '标准是所有 Scrum 团队必须遵守的最低要求。团队可以对自己要求更高。',
        false: '“标准”听上去像是谁也不能动。它不能降低，但团队可以做得更多。',
      },
      rests: ['done-7'],
    },
  ],
}
