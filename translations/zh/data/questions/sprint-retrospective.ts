import type { QuestionSet } from '@lib/course/question'

export const questions: QuestionSet = {
  topic: 'sprint-retrospective',
  lesson: '/scrum/psm-1/scrum-framework/scrum-events/sprint-retrospective',
  focusArea: 'Events',
  questions: [
    {
      id: 'sprint-retrospective-1',
      kind: 'single',
      difficulty: 2,
      stem: '产品负责人想不参加回顾会，好让开发人员放开了说。怎样回应最好？',
      options: {
        a: {
          text: '她先缺席一次，看看有没有用，再作决定。',
          why: '回顾这个 Sprint 的是整个 Scrum 团队，产品负责人是其中一员。哪怕只试一次，也把她排除在外了。',
        },
        b: {
          text: '她不参加，会后收到一份定下来的改进清单。',
          why: '改进由整个 Scrum 团队一起找。只在会后收到清单，她就没有参与，而有些改进和她有关。',
        },
        c: {
          text: '她参加，因为定下来的改进要由她来批准。',
          why: '她该参加，是因为回顾这个 Sprint 的是整个团队。改进由团队一起商定，哪一项都不需要她批准。',
        },
        d: {
          text: '她参加，Scrum Master 帮大家敞开说。',
          why: '产品负责人是 Scrum 团队的一员。Scrum Master 确保事件积极、有成效。',
        },
      },
      answer: 'd',
      rests: ['team-2'],
    },
    {
      id: 'sprint-retrospective-2',
      kind: 'single',
      difficulty: 2,
      stem: '回顾会发现，给一位同事发条短消息，就能免去一段长长的等待。团队该怎么做？',
      options: {
        a: {
          text: '当天就发',
          why: '效果最大的改进要尽快着手，而这一项只要一分钟。',
        },
        b: {
          text: '交给 Scrum Master 去办',
          why: '最有用的改进要尽快着手，而发条消息谁都会。Scrum Master 做的是让团队能够改进。',
        },
        c: {
          text: '加进下一个 Sprint 待办列表',
          why: '改进可以加在那里，但最好的改进要尽快着手。这样做，只是让它平白晚些开始。',
        },
        d: {
          text: '加进产品待办列表',
          why: '效果最大的改进要尽快着手。产品待办列表里是能改进产品的东西，给同事的一条消息不算。',
        },
      },
      answer: 'a',
      rests: ['sprint-retrospective-8'],
    },
    {
      id: 'sprint-retrospective-3',
      kind: 'single',
      difficulty: 2,
      stem: '每次回顾会都是两个人在说，其他人附和。哪一步最可能有用？',
      options: {
        a: {
          text: '先各自写便签，再开口讨论。',
          why: '先写下来，就不会被第一个开口的人带着走。这是常见做法，《指南》没有规定形式。',
        },
        b: {
          text: '引导者先说，并且做总结。',
          why: '那样大家跟的就是第三个人，其他人还是不出声。要在开口之前，让每个人都有机会想一想。',
        },
        c: {
          text: '那两个人最后说，并下结论。',
          why: '看着公平，可最后说了算的还是那两个人。要让其他人先有办法把自己的想法拿出来。',
        },
        d: {
          text: '其他人会后用邮件发来想法。',
          why: '要让每个人在会上就有办法拿出想法，比如先写下来。会后才来的邮件，当场谁也回应不了。',
        },
      },
      answer: 'a',
      scope: 'course',
    },
    {
      id: 'sprint-retrospective-4',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: '哪两个话题符合 Sprint 回顾会的目的？（选两项。）',
      options: {
        a: {
          text: '离产品目标还有多远',
          why: '离产品目标还有多远，在 Sprint 评审会上讨论。回顾会谈的是团队怎样工作。',
        },
        b: {
          text: '利益攸关者接下来想要的功能',
          why: '下一步做什么，由 Scrum 团队和利益攸关者在 Sprint 评审会上商定。',
        },
        c: {
          text: '完成的定义没有拦住的缺陷',
          why: '完成的定义是团队在这里要检视的内容之一。',
        },
        d: {
          text: '每位开发人员的薪水',
          why: '这个事件规划的是怎样提高质量和效能。薪水是每个人和公司之间的事。',
        },
        e: {
          text: '老是出故障的测试工具',
          why: '工具是团队在这里要检视的内容之一。',
        },
      },
      answers: ['c', 'e'],
      rests: ['sprint-retrospective-2'],
    },
    {
      id: 'sprint-retrospective-5',
      kind: 'true-false',
      difficulty: 2,
      stem: '《Scrum 指南》把 Sprint 回顾会的内容限定为 Sprint 中的问题以及它们的解决情况。',
      answer: false,
      why: {
        true: '问题只是一部分。团队还讨论哪些进展顺利，哪些假设让自己走了弯路。',
        false: 'Scrum 团队还讨论哪些进展顺利，并找出让自己走了弯路的假设。',
      },
      rests: ['sprint-retrospective-5'],
    },
  ],
}
