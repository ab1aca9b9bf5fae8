import type { QuestionSet } from '@lib/course/question'

export const questions: QuestionSet = {
  topic: 'daily-scrum',
  lesson: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
  focusArea: 'Events',
  questions: [
    {
      id: 'daily-scrum-1',
      kind: 'single',
      difficulty: 2,
      stem: '每日 Scrum 马上要开始，Scrum Master 打电话请病假。开发人员怎么做？',
      options: {
        a: {
          text: '她不在，请产品负责人来主持',
          why: '每日 Scrum 属于开发人员，不需要谁来主持。产品负责人只有在做 Sprint 待办列表里的条目时才参加，而且是以开发人员的身份。',
        },
        b: {
          text: '照常在老时间自己开',
          why: '每日 Scrum 是开发人员的事件，他们自己就能开。Scrum Master 确保它举行，并不等于要在场。',
        },
        c: {
          text: '改到下午，她可以打电话进来',
          why: '每日 Scrum 的时间和地点都固定。它需要的是开发人员，不是 Scrum Master，所以没有理由改时间。',
        },
        d: {
          text: '每人给她发一份简报，会就不开了',
          why: '向一个人汇报，不是这个事件的用途。开发人员要一起检视进展，计划接下来的一天。',
        },
      },
      answer: 'b',
      rests: ['daily-scrum-4'],
    },
    {
      id: 'daily-scrum-2',
      kind: 'single',
      difficulty: 2,
      stem: '团队在考虑给每日 Scrum 换一种结构。由谁来定？',
      options: {
        a: {
          text: '产品负责人自己',
          why: '产品负责人给产品待办列表排序。每日 Scrum 属于开发人员，结构由他们选。',
        },
        b: {
          text: '开发人员和产品负责人一起',
          why: '开发人员和产品负责人一起协商的是范围。每日 Scrum 的结构，只由开发人员来选。',
        },
        c: {
          text: '整个 Scrum 团队',
          why: '结构由开发人员选，因为每日 Scrum 是他们的事件。Scrum 团队整体上自管理，所以这个答案很有迷惑性。',
        },
        d: {
          text: '开发人员自己',
          why: '开发人员可以选择自己想要的结构和技术，只要专注于达成 Sprint 目标的进展，并且得出计划。',
        },
      },
      answer: 'd',
      rests: ['daily-scrum-7'],
    },
    {
      id: 'daily-scrum-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: '不管开发人员选什么结构，每次每日 Scrum 必须有哪两样？（选两项。）',
      options: {
        a: {
          text: '统计还剩多少小时的工作',
          why: '技术由开发人员选，数小时只是其中一种。必须有的，是专注于 Sprint 目标和一份可执行的计划。',
        },
        b: {
          text: '专注于达成 Sprint 目标的进展',
          why: '《指南》要求这样的专注。没有它，开发人员看不出计划还通不通向目标。',
        },
        c: {
          text: '每位开发人员都轮流发言',
          why: '结构由开发人员选，轮流发言只是一种可能。必须有的，是专注于 Sprint 目标和一份可执行的计划。',
        },
        d: {
          text: '下一个工作日的可执行的计划',
          why: '这个事件必须产生这样的计划。没有它，开发人员只是说了话，什么也没调整。',
        },
        e: {
          text: '给 Scrum Master 的一份障碍清单',
          why: '障碍会在这个事件上暴露出来，但《指南》没有要求列清单。它要求的是专注于 Sprint 目标和一份可执行的计划。',
        },
      },
      answers: ['b', 'd'],
      rests: ['daily-scrum-8'],
    },
    {
      id: 'daily-scrum-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'Sprint 较短时，每日 Scrum 通常也更短。',
      answer: false,
      why: {
        true: '《指南》说的是计划会、评审会和回顾会，所以容易信以为真。每日 Scrum 不管 Sprint 多长，都是 15 分钟。',
        false:
          '不管 Sprint 多长，每日 Scrum 都是 15 分钟。Sprint 较短时通常也更短的，只有计划会、评审会和回顾会。',
      },
      rests: ['daily-scrum-3'],
    },
    {
      id: 'daily-scrum-5',
      kind: 'single',
      difficulty: 3,
      stem: '每日 Scrum 上，两位开发人员为一个技术细节争了起来。别人没什么可补充，计划也还没有。怎么做最好？',
      options: {
        a: {
          text: '细节留到明天的每日 Scrum，现在先一起把计划做完。',
          why: '那就白白耽误一天。更详细的讨论，开发人员随时可以碰面来谈。',
        },
        b: {
          text: '他们俩会后再聊，现在先一起把计划做完。',
          why: '细节常常是开发人员在一天里碰面谈的。这个事件本身，要以下一个工作日的计划收尾。',
        },
        c: {
          text: '大家先一起把这个细节弄清楚，再来做计划。',
          why: '听上去周全，却可能耗光 15 分钟。计划里只要写上一句：由这两个人去找答案。',
        },
        d: {
          text: '细节请 Scrum Master 定下来，现在先一起把计划做完。',
          why: '工作怎么做，只由开发人员决定。确保事件不超出时间盒，并不改变这一点。',
        },
      },
      answer: 'b',
      rests: ['daily-scrum-14', 'daily-scrum-8'],
    },
  ],
}
