import type { QuestionSet } from '@lib/course/question'

export const questions: QuestionSet = {
  topic: 'product-owner',
  lesson: '/scrum/psm-1/scrum-framework/scrum-roles/product-owner',
  focusArea: 'Product Backlog Management',
  questions: [
    {
      id: 'product-owner-1',
      kind: 'single',
      difficulty: 2,
      stem: '应产品负责人的要求，一位分析师来给产品待办列表排序。三个 Sprint 下来，产品没增加多少价值。对这个顺序负责的是谁？',
      options: {
        a: {
          text: '照这个顺序做事的开发人员',
          why: '开发人员决定一个 Sprint 装得下多少。顺序由产品负责人负责。',
        },
        b: {
          text: '想要这个顺序的利益攸关者',
          why: '利益攸关者说出自己的需要。产品待办列表的顺序由产品负责人负责，不由利益攸关者负责。',
        },
        c: {
          text: '亲自排出它的分析师',
          why: '活是分析师做的，怪他似乎公平。但产品负责人把排序委托出去以后，仍对它负最终责任。',
        },
        d: {
          text: '请他来排的产品负责人',
          why: '产品负责人可以请别人做这项工作，但仍对它负责。',
        },
      },
      answer: 'd',
      rests: ['product-owner-9'],
    },
    {
      id: 'product-owner-2',
      kind: 'single',
      difficulty: 2,
      stem: '产品负责人把一个条目排得很靠后，销售总监想让它往前。哪一步能做到？',
      options: {
        a: {
          text: '请全体利益攸关者来投票。',
          why: '听上去公平。但顺序由一个人，也就是产品负责人来定，不由多数人定。',
        },
        b: {
          text: '请开发人员先把它做起来。',
          why: '顺序由产品负责人定，这样做是绕过他的决定。而且条目在列表里的位置一点也没变。',
        },
        c: {
          text: '拿出新的理由，说服产品负责人。',
          why: '想改动产品待办列表的人，都可以去说服产品负责人；总监也没有别的路。',
        },
        d: {
          text: '尊重这个决定，接受现在的顺序。',
          why: '尊重决定没有错，但什么也不会往前挪。总监仍然可以去说服产品负责人改变顺序。',
        },
      },
      answer: 'c',
      rests: ['product-owner-15'],
    },
    {
      id: 'product-owner-3',
      kind: 'single',
      difficulty: 3,
      stem: '十天的 Sprint 到第 6 天，看样子六个选中的条目只能完成两个。Sprint 目标对客户仍然重要。产品负责人该怎么做？',
      options: {
        a: {
          text: '协商范围，保住 Sprint 目标。',
          why: '工作和预想的不同时，协商范围，同时不影响 Sprint 目标。',
        },
        b: {
          text: '把 Sprint 往后延长几天。',
          why: 'Sprint 长度固定，谁也不能延长。能协商的是范围，Sprint 目标不变。',
        },
        c: {
          text: '取消这个 Sprint，重新计划一个。',
          why: 'Sprint 目标过时，才可以取消 Sprint。这个目标仍值得达成，所以协商范围，Sprint 继续。',
        },
        d: {
          text: '降低质量，把条目全都做完。',
          why: 'Sprint 期间质量不降低，产品负责人也不能免掉完成的定义。能协商的是范围。',
        },
      },
      answer: 'a',
      rests: ['sprint-goal-8', 'sprint-goal-9'],
    },
    {
      id: 'product-owner-4',
      kind: 'true-false',
      difficulty: 2,
      stem: '一位产品负责人在产品待办列表里代表着图书馆三位分馆馆长的需要。她仍然可以做出与三人意见都相反的决定。',
      answer: true,
      why: {
        true: '产品负责人是一个人，不是委员会。她可以代表许多需要，而组织必须尊重她的决定。',
        false: '代表需要，不等于服从多数。顺序由一个人定，三位馆长可以去说服她。',
      },
      rests: ['product-owner-13', 'product-owner-14'],
    },
    {
      id: 'product-owner-5',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: '产品负责人的决定在哪里看得见？（选两项。）',
      options: {
        a: {
          text: '评审会上可检视的增量里',
          why: '增量显示出这些决定带来了什么。',
        },
        b: {
          text: '完成的定义里',
          why: '完成的定义描述所需的质量。产品负责人的决定，体现在产品待办列表和增量里。',
        },
        c: {
          text: 'Sprint 待办列表的计划里',
          why: '计划由开发人员制定，供开发人员使用，显示他们打算怎么做。产品负责人的决定体现在别处：产品待办列表和增量里。',
        },
        d: {
          text: '给指导委员会的定期报告里',
          why: '《指南》说了两个人人都能检视的地方：产品待办列表和增量。不需要给委员会写报告。',
        },
        e: {
          text: '产品待办列表的内容和顺序里',
          why: '产品待办列表里有什么、怎么排，体现出产品负责人的决定。',
        },
      },
      answers: ['a', 'e'],
      rests: ['product-owner-11', 'product-owner-12'],
    },
  ],
}
