import type { QuestionSet } from '@lib/course/question'

export const questions: QuestionSet = {
  topic: 'sprint-review',
  lesson: '/scrum/psm-1/scrum-framework/scrum-events/sprint-review',
  focusArea: 'Stakeholders & Customers',
  questions: [
    {
      id: 'sprint-review-1',
      kind: 'single',
      difficulty: 2,
      stem: '连续三个 Sprint，都没有利益攸关者来参加 Sprint 评审会。Scrum 团队该怎么做？',
      options: {
        a: {
          text: '发一份录像，请大家提意见',
          why: '来评审会的人要协作商定下一步做什么。录像能让人知道情况，却没法让他们和团队一起商量。',
        },
        b: {
          text: '请管理者下令，让利益攸关者来',
          why: '评审会需要愿意和团队协作的利益攸关者。被命令来的人可能只是坐着，而他们不来的原因还是不清楚。',
        },
        c: {
          text: '问问利益攸关者为什么不来',
          why: '评审会离不开他们：与会者要协作商定下一步做什么。知道了原因，Scrum Master 就能帮着消除它。',
        },
        d: {
          text: '请产品负责人代利益攸关者发言',
          why: '评审会上，由利益攸关者亲自检视成果。产品负责人可以在产品待办列表里代表他们的需要，但在这里代替不了他们。',
        },
      },
      answer: 'c',
      rests: ['sprint-review-6'],
    },
    {
      id: 'sprint-review-2',
      kind: 'single',
      difficulty: 2,
      stem: '一个功能能用，但完成的定义还差一项检查。在 Sprint 评审会上，它怎么处理？',
      options: {
        a: {
          text: '不能发布，也不能展示。',
          why: '不符合完成的定义的条目，不能发布，甚至不能展示。团队可以坦率地说明进行到了哪里。',
        },
        b: {
          text: '可以展示，但不能发布。',
          why: '《指南》比想象的更严格：不符合完成的定义的条目，既不能发布，也不能在评审会上展示。',
        },
        c: {
          text: '可以马上就发布。',
          why: '条目符合完成的定义之前，不是增量的一部分，也就不能发布。',
        },
        d: {
          text: '来宾同意，就可以发布。',
          why: '完没完成，只由完成的定义来判定。来宾同意代替不了那项检查，而评审会也绝不是关口。',
        },
      },
      answer: 'a',
      rests: ['done-5'],
    },
    {
      id: 'sprint-review-3',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: '哪两个话题属于 Sprint 评审会？（选两项。）',
      options: {
        a: {
          text: '接下来的条目怎样分给各位开发人员',
          why: '这由开发人员自己商定，在 Sprint 计划会上，也在每一天里。',
        },
        b: {
          text: '影响产品的一部新法规',
          why: 'Scrum 团队和利益攸关者要回顾所处的环境有什么变化。',
        },
        c: {
          text: '表决已完成的条目能不能发布',
          why: '已完成的条目随时可以发布，不用表决：绝不应该把 Sprint 评审会当作发布价值的关口。',
        },
        d: {
          text: '两位开发人员相处得怎么样',
          why: '个体和交互，团队在回顾会上检视，没有来宾在场。',
        },
        e: {
          text: '离产品目标还有多远',
          why: '离产品目标还有多远，要在评审会上讨论。',
        },
      },
      answers: ['b', 'e'],
      rests: ['sprint-review-5', 'sprint-review-3'],
    },
    {
      id: 'sprint-review-4',
      kind: 'true-false',
      difficulty: 1,
      stem: '一个条目星期三符合了完成的定义，星期四就可以投入使用，不必等 Sprint 评审会。',
      answer: true,
      why: {
        true: '增量可以在 Sprint 结束之前交付给利益攸关者。',
        false: '谁也不用等：增量可以在 Sprint 结束之前交付，而且绝不应该把 Sprint 评审会当作发布价值的关口。',
      },
      rests: ['increment-7'],
    },
    {
      id: 'sprint-review-5',
      kind: 'single',
      difficulty: 3,
      stem: 'Sprint 评审会上，一位客户说服了产品负责人：排在最前面的一个条目会带来害处。最早什么时候、由谁可以把它往后挪？',
      options: {
        a: {
          text: '在评审会上，由与会者投票',
          why: '产品待办列表可以在评审会上调整，但顺序由产品负责人定。与会者协作商定下一步做什么，不投票。',
        },
        b: {
          text: '在评审会上，由产品负责人',
          why: '产品待办列表可以在评审会上调整，排序由产品负责人负责。',
        },
        c: {
          text: '在 Sprint 计划会上，由开发人员',
          why: 'Sprint 计划会上，开发人员选条目。排序的是产品负责人，在评审会上就可以调整产品待办列表。',
        },
        d: {
          text: '在 Sprint 计划会上，由产品负责人',
          why: '人是对的，但产品负责人不必等到 Sprint 计划会。产品待办列表在评审会上就可以调整。',
        },
      },
      answer: 'b',
      rests: ['sprint-review-7', 'product-owner-6'],
    },
  ],
}
