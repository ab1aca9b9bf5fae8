import type { QuestionSet } from '@lib/course/question'

export const questions: QuestionSet = {
  topic: 'sprint-backlog',
  lesson: '/scrum/psm-1/scrum-framework/scrum-artifacts/sprint-backlog',
  focusArea: 'Artifacts',
  questions: [
    {
      id: 'sprint-backlog-1',
      kind: 'single',
      difficulty: 1,
      stem: 'Sprint 期间，一个选中的条目原来还需要一项技术任务。由谁把它加进计划？',
      options: {
        a: {
          text: '开发人员自己',
          why: '计划是他们的，随着了解的增多，整个 Sprint 期间都在更新。',
        },
        b: {
          text: '开发人员和产品负责人一起',
          why: '条目和它的范围都没变。怎么做，由开发人员决定。',
        },
        c: {
          text: '产品负责人自己',
          why: '产品负责人给产品待办列表排序。技术任务属于开发人员的计划。',
        },
        d: {
          text: 'Scrum Master',
          why: 'Scrum Master 可以帮团队看出计划过时了，但不去改它。',
        },
      },
      answer: 'a',
      rests: ['sprint-backlog-4'],
    },
    {
      id: 'sprint-backlog-2',
      kind: 'single',
      difficulty: 2,
      stem: '一个选中的条目比预想的大得多，其中有一部分 Sprint 目标用不着。由谁决定去掉？',
      options: {
        a: {
          text: '开发人员自己',
          why: '只由开发人员来改的是他们的计划。去掉条目的一部分，改变了范围，要和产品负责人协商。',
        },
        b: {
          text: '开发人员和产品负责人一起',
          why: '工作和预想的不同时，他们一起协商范围。Sprint 目标不受影响。',
        },
        c: {
          text: '产品负责人自己',
          why: 'Sprint 待办列表是开发人员的计划，没有他们，谁也不能改它的范围。',
        },
        d: {
          text: 'Scrum Master',
          why: '范围由开发人员和产品负责人协商。Scrum Master 可以帮他们谈，但不做决定。',
        },
      },
      answer: 'b',
      rests: ['sprint-goal-8'],
    },
    {
      id: 'sprint-backlog-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: '按《指南》，Sprint 待办列表由哪三样组成？（选三项。）',
      options: {
        a: {
          text: '一张显示前几个 Sprint 速率的图',
          why: '它也许有助于预测，但不是这个工件的三个部分之一。',
        },
        b: {
          text: '接下来可能要选的条目',
          why: '接下来可能要选的条目仍在产品待办列表里。只有选中的，才是 Sprint 待办列表的一部分。',
        },
        c: {
          text: 'Sprint 的唯一目标',
          why: '这就是 Sprint 目标，也就是“为什么”。2020 年起，它是 Sprint 待办列表的一部分。',
        },
        d: {
          text: '为 Sprint 选中的条目',
          why: '选中的条目，是 Sprint 待办列表里的“做什么”，另外还有“为什么”和“怎么做”。',
        },
        e: {
          text: '交付增量的计划',
          why: '计划是 Sprint 待办列表里的“怎么做”：它说明增量将怎样交付。',
        },
      },
      answers: ['c', 'd', 'e'],
      rests: ['sprint-backlog-1'],
    },
    {
      id: 'sprint-backlog-4',
      kind: 'single',
      difficulty: 3,
      stem: '一位总监每天早上都看 Sprint 待办列表，还想让里面的工作都标上工时。怎么做最符合 Scrum？',
      options: {
        a: {
          text: '总监可以看列表，做多细由开发人员定。',
          why: '它高度可见，管理者也看得到。细节要够开发人员用，因为他们靠它检视进展。',
        },
        b: {
          text: '总监可以看列表，做多细也由总监来定。',
          why: '人人看得到，不等于为人人而做。计划由开发人员制定，做多细由他们定。',
        },
        c: {
          text: '总监看一份摘要，做多细由开发人员定。',
          why: '想保护团队，似乎有道理。但供开发人员使用的计划不是秘密，它是高度可见的。',
        },
        d: {
          text: '总监看一份摘要，计划做多细由总监来定。',
          why: '计划谁都可以看，做多细由开发人员决定。',
        },
      },
      answer: 'a',
      rests: ['sprint-backlog-3', 'sprint-backlog-2'],
    },
    {
      id: 'sprint-backlog-5',
      kind: 'true-false',
      difficulty: 1,
      stem: 'Sprint 回顾会得出的改进，可以成为下一个 Sprint 待办列表的一部分。',
      answer: true,
      why: {
        true: '影响最大的改进要尽快着手。可以加进下一个 Sprint 待办列表，但不是必须。',
        false: 'Sprint 待办列表并不只装功能。2017 年版甚至要求有一项这样的改进，2020 年起改为可选。',
      },
      rests: ['sprint-retrospective-9'],
    },
  ],
}
