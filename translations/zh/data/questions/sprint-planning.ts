import type { QuestionSet } from '@lib/course/question'

export const questions: QuestionSet = {
  topic: 'sprint-planning',
  lesson: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
  focusArea: 'Events',
  questions: [
    {
      id: 'sprint-planning-1',
      kind: 'single',
      difficulty: 2,
      stem: 'Sprint 计划会还没开，Sprint 目标就已经向利益攸关者宣布了，而开发人员怀疑达不到。目标由谁来定？',
      options: {
        a: {
          text: '整个 Scrum 团队',
          why: 'Sprint 目标由整个 Scrum 团队共同制定。宣布的那个只是提议。',
        },
        b: {
          text: '产品负责人自己',
          why: '产品负责人提议产品怎样增加价值。虽然对价值负责的是产品负责人，目标还是由整个 Scrum 团队来定。',
        },
        c: {
          text: '开发人员自己',
          why: 'Sprint 目标由整个 Scrum 团队制定。开发人员承诺的就是它，所以这个答案很有迷惑性。',
        },
        d: {
          text: '开发人员和产品负责人一起',
          why: 'Sprint 目标由整个 Scrum 团队制定，包括 Scrum Master。由开发人员和产品负责人两方商定的，是范围。',
        },
      },
      answer: 'a',
      rests: ['sprint-planning-8'],
    },
    {
      id: 'sprint-planning-2',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: '按《Scrum 指南》，哪三样会让开发人员对预测更有把握？（选三项。）',
      options: {
        a: {
          text: '前几个 Sprint 完成了多少',
          why: '这是以往的表现，《指南》说的三样之一。',
        },
        b: {
          text: '利益攸关者希望在评审会上看到什么',
          why: '《指南》说的是以往的表现、产能和完成的定义。希望说明不了什么是可能的。',
        },
        c: {
          text: '这个 Sprint 有多少时间',
          why: '这是即将到来的产能，《指南》说的三样之一。',
        },
        d: {
          text: '条目要做到什么才算完成',
          why: '对完成的定义了解得越多，越能判断装得下多少。',
        },
        e: {
          text: '整份产品待办列表有多大',
          why: '整份列表多长，说明不了一个 Sprint 装得下多少。以往的表现、产能和完成的定义才行。',
        },
      },
      answers: ['a', 'c', 'd'],
      rests: ['sprint-planning-14'],
    },
    {
      id: 'sprint-planning-3',
      kind: 'single',
      difficulty: 3,
      stem: 'Sprint 计划会快结束了。Sprint 目标有了，条目选好了，只有头几天做了细致的计划。团队该怎么做？',
      options: {
        a: {
          text: '散会，把只有粗略计划的条目拿掉',
          why: '选中的条目不需要马上有细致的计划。计划可以在 Sprint 期间慢慢补全。',
        },
        b: {
          text: '散会，余下的计划由 Scrum Master 来做',
          why: '计划也就是 Sprint 待办列表，由开发人员自己制定。不管还剩多少没排，Scrum Master 都不代劳。',
        },
        c: {
          text: '散会，计划在 Sprint 期间再补全',
          why: '计划的细节，够在每日 Scrum 上检视进展就行；随着了解的增多，再不断更新。',
        },
        d: {
          text: '超出时间盒也接着开，直到全部工作排完',
          why: '计划细致，看着更稳妥。但时间盒是上限，而且这样的计划很多很快就会过时。',
        },
      },
      answer: 'c',
      rests: ['sprint-backlog-5', 'sprint-backlog-4'],
    },
    {
      id: 'sprint-planning-4',
      kind: 'true-false',
      difficulty: 1,
      stem: '两周的 Sprint，《Scrum 指南》把 Sprint 计划会限制在四小时以内。',
      answer: false,
      why: {
        true: '两周该多久，《指南》没有给数字。四小时是一个月的八小时的一半，所以容易这么猜。',
        false: '唯一的数字是一个月的 Sprint 最多八小时。Sprint 较短时，通常需要的更少。',
      },
      rests: ['sprint-planning-21'],
    },
    {
      id: 'sprint-planning-5',
      kind: 'single',
      difficulty: 2,
      stem: '上一个 Sprint 结束时，有个条目没有完成。下一次 Sprint 计划会上，它怎么处理？',
      options: {
        a: {
          text: '它自动成为新 Sprint 待办列表的第一项。',
          why: '没有完成的条目退回产品待办列表，不会自动顺延。别的条目现在可能更有价值。',
        },
        b: {
          text: '做完的那一部分先算作完成。',
          why: '不符合完成的定义的工作不是增量的一部分，所以没有哪一部分算数。这个条目可以像别的条目一样再选。',
        },
        c: {
          text: '由开了头的那位开发人员先做。',
          why: '它已经退回产品待办列表，可能再选，也可能不选。选上了的话，谁做什么由开发人员一起定。',
        },
        d: {
          text: '它和别的条目一样，可以选。',
          why: '它退回产品待办列表，留待以后考虑，和别的条目一视同仁。要看它的顺序和新的目标。',
        },
      },
      answer: 'd',
      rests: ['done-6'],
    },
  ],
}
