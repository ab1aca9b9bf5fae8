import type { QuestionSet } from '@lib/course/question'

export const questions: QuestionSet = {
  topic: 'product-backlog',
  lesson: '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
  focusArea: 'Product Backlog Management',
  questions: [
    {
      id: 'product-backlog-1',
      kind: 'single',
      difficulty: 2,
      stem: '开发人员自己另有一份要修的清单，每周五做一天。最主要的问题是什么？',
      options: {
        a: {
          text: '团队有了第二个工作来源。',
          why: '产品待办列表是工作的唯一来源。要修的东西和功能，应该排在同一份有序的列表里。',
        },
        b: {
          text: '产品负责人以外的人在排顺序。',
          why: '产品待办列表的顺序仍由产品负责人来排。要修的东西根本不在里面，问题就在这里。',
        },
        c: {
          text: '开发人员以外的人在定规模。',
          why: '规模由做这项工作的开发人员来定，所以这一点没有问题。问题是有了第二份工作清单。',
        },
        d: {
          text: '开发人员不能再改自己的计划了。',
          why: 'Sprint 的计划，他们照样可以改。不对的是第二份清单，里面的工作没法和其他工作放在一起比较。',
        },
      },
      answer: 'a',
      rests: ['product-backlog-2'],
    },
    {
      id: 'product-backlog-2',
      kind: 'single',
      difficulty: 1,
      stem: '什么时候，一个产品待办列表条目被认为准备就绪，可以在 Sprint 计划会上选？',
      options: {
        a: {
          text: '一个 Sprint 里做得完的时候',
          why: 'Scrum 团队能在一个 Sprint 里完成的条目，就被认为准备就绪。《指南》没有别的条件。',
        },
        b: {
          text: '条条符合完成的定义的时候',
          why: '到那时工作已经做完，增量也诞生了。选择是在动手之前。',
        },
        c: {
          text: '有了规模、描述和验收标准的时候',
          why: '有些团队在“就绪的定义”里这样要求。《指南》没有；属性因工作领域而不同。',
        },
        d: {
          text: '得到产品负责人正式批准的时候',
          why: '产品负责人决定内容和顺序。一个条目装不装得进一个 Sprint，要看工作本身。',
        },
      },
      answer: 'a',
      rests: ['product-backlog-3'],
    },
    {
      id: 'product-backlog-3',
      kind: 'single',
      difficulty: 2,
      stem: '开发人员给一个条目定了很大的规模，产品负责人希望它小一点。对这个规模，产品负责人可以做什么？',
      options: {
        a: {
          text: '重新考虑它排在什么位置',
          why: '顺序由产品负责人定，但顺序变了，规模不变。帮开发人员权衡取舍，规模倒可能变小。',
        },
        b: {
          text: '直接给它填上另一个规模',
          why: '对列表负责，不包括定规模。规模由将要做这项工作的开发人员来定。',
        },
        c: {
          text: '帮开发人员理解和权衡取舍',
          why: '产品负责人可以这样影响开发人员。范围小了，规模可能也小了。',
        },
        d: {
          text: '马上选它进入下一个 Sprint',
          why: '条目由开发人员和产品负责人讨论着选。要影响规模，产品负责人可以帮他们理解和权衡取舍。',
        },
      },
      answer: 'c',
      rests: ['product-backlog-9'],
    },
    {
      id: 'product-backlog-4',
      kind: 'true-false',
      difficulty: 1,
      stem: '一个 Scrum 团队可以同时追求两个产品目标。',
      answer: false,
      why: {
        true: 'Scrum 团队一次只专注于一个目标，即产品目标。第一个实现或者放弃之前，第二个得等着。',
        false: '必须先实现或放弃一个产品目标，才能开始下一个。',
      },
      rests: ['product-goal-8'],
    },
    {
      id: 'product-backlog-5',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: '同一个产品，又组建了第二个 Scrum 团队。按《Scrum 指南》，两个团队应该共享哪三样？（选三项。）',
      options: {
        a: {
          text: 'Scrum Master',
          why: '每个 Scrum 团队都有一位 Scrum Master。《指南》没有要求几个团队共用一位。',
        },
        b: {
          text: '产品负责人',
          why: '一个产品只有一份产品待办列表，由一个人来排序。',
        },
        c: {
          text: '产品目标',
          why: '两个团队朝着同一个目标做计划：产品未来的同一种状态。',
        },
        d: {
          text: 'Sprint 目标',
          why: '每个 Scrum 团队的每个 Sprint 都有自己的 Sprint 目标。《指南》没有要求共用一个。',
        },
        e: {
          text: '产品待办列表',
          why: '一个产品只有一份列表，它是工作的唯一来源。',
        },
      },
      answers: ['b', 'c', 'e'],
      rests: ['team-12'],
    },
  ],
}
