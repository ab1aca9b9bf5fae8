import type { QuestionSet } from '@lib/course/question'

export const questions: QuestionSet = {
  topic: 'sprint',
  lesson: '/scrum/psm-1/scrum-framework/scrum-events/sprint',
  focusArea: 'Events',
  questions: [
    {
      id: 'sprint-1',
      kind: 'single',
      difficulty: 3,
      stem: '马上要开始的 Sprint 里有两天法定假日。这个 Sprint 会怎样？',
      options: {
        a: {
          text: '长度马上相应缩短。',
          why: 'Sprint 长度固定，假日不会改变它。假日让产能变低，所以开发人员少选一些。',
        },
        b: {
          text: '长度加长，好让预测不用变。',
          why: 'Sprint 长度固定，这样才保持一致。产能低了，变的是预测，不是 Sprint。',
        },
        c: {
          text: '长度不变，开发人员少选一些。',
          why: '即将到来的产能，是开发人员做预测的依据之一。Sprint 的长度是固定的。',
        },
        d: {
          text: '长度不变，下一个可以缩短一些。',
          why: '产能变低，影响的是这个 Sprint 的预测：开发人员少选一些。假日不是改变下一个 Sprint 长度的理由。',
        },
      },
      answer: 'c',
      rests: ['sprint-planning-14', 'sprint-3'],
    },
    {
      id: 'sprint-2',
      kind: 'single',
      difficulty: 2,
      stem: 'Sprint 期间，有个选中的条目可以换成更简单的，Sprint 目标不受影响。由谁决定？',
      options: {
        a: {
          text: '开发人员自己',
          why: '只由开发人员决定的是他们的计划。换条目改变了范围，要和产品负责人协商。',
        },
        b: {
          text: '开发人员和产品负责人一起',
          why: '随着了解的增多，Sprint 期间可以重新协商范围。开发人员和产品负责人一起协商，不危及 Sprint 目标。',
        },
        c: {
          text: '产品负责人自己',
          why: '范围由产品负责人和开发人员协商。产品负责人给产品待办列表排序，但不能不经开发人员就改动他们选的条目。',
        },
        d: {
          text: '整个 Scrum 团队',
          why: '整个团队制定的是 Sprint 目标。范围由开发人员和产品负责人协商。',
        },
      },
      answer: 'b',
      rests: ['sprint-10'],
    },
    {
      id: 'sprint-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: '关于较短的 Sprint，《Scrum 指南》提到哪两种作用？（选两项。）',
      options: {
        a: {
          text: '一年里能完成更多的工作。',
          why: '《指南》没有许诺这个。团队学习得更勤，快不快则不一定。',
        },
        b: {
          text: '每个条目需要的检查更少。',
          why: 'Sprint 多长，完成的定义都一样。较短的 Sprint 带来的，是更多的学习周期，和更少的成本与投入风险。',
        },
        c: {
          text: '学习的周期更多。',
          why: '每个 Sprint 都是一次检视和适应的机会。Sprint 短，机会就多。',
        },
        d: {
          text: '预测更容易达成。',
          why: '听上去有道理，但《指南》说，对预测有没有把握，要看以往的表现、产能和完成的定义，没有说看 Sprint 的长短。',
        },
        e: {
          text: '每次押上的成本和投入更少。',
          why: '较短的 Sprint 把风险限制在更短的时间里。如果工作走不通，损失的成本和投入也少。',
        },
      },
      answers: ['c', 'e'],
      rests: ['sprint-13'],
    },
    {
      id: 'sprint-4',
      kind: 'true-false',
      difficulty: 2,
      stem: '选中的条目提前两天全部完成了。Scrum 团队可以马上结束这个 Sprint，开始下一个。',
      answer: false,
      why: {
        true: '听上去很有效率。但 Sprint 长度固定，开发人员可以和产品负责人商定再做些别的工作。',
        false: 'Sprint 的长度是固定的。不管是预测提前做完，还是目标提前达成，都不会让它结束。',
      },
      rests: ['sprint-3'],
    },
    {
      id: 'sprint-5',
      kind: 'single',
      difficulty: 3,
      stem: '为达成 Sprint 目标，要做的工作比开发人员想的多得多。目标的价值一点没变。《指南》给出的做法是什么？',
      options: {
        a: {
          text: '开发人员和产品负责人协商范围。',
          why: '工作和预想的不同时，他们协商 Sprint 待办列表的范围，同时不影响 Sprint 目标。',
        },
        b: {
          text: '开发人员把一部分检查先省掉。',
          why: '工作再多，Sprint 期间质量也不降低。能协商的是范围。',
        },
        c: {
          text: '产品负责人取消这个 Sprint。',
          why: '只有目标过时，才有理由取消；难以达成的目标并没有过时。能协商的是范围。',
        },
        d: {
          text: 'Scrum 团队把 Sprint 延长几天。',
          why: '工作再多，Sprint 的长度也是固定的。能协商的是范围。',
        },
      },
      answer: 'a',
      rests: ['sprint-goal-8', 'sprint-goal-9'],
    },
  ],
}
