import type { QuestionSet } from '@lib/course/question'

export const questions: QuestionSet = {
  topic: 'three-pillars-of-scrum',
  lesson: '/scrum/psm-1/scrum-theory-principles/three-pillars-of-scrum',
  focusArea: 'Empiricism',
  questions: [
    {
      id: 'three-pillars-of-scrum-1',
      kind: 'single',
      difficulty: 2,
      stem: '代码一写完，开发人员就把卡片移到“就绪”。销售人员以为那时客户就能用了。受损的是哪个支柱，为什么？',
      options: {
        a: {
          text: '检视：没有人足够勤地去看这些工作。',
          why: '缺的是共同的理解，所以受损的是透明。只要这个词有两种意思，看得再勤也没用。',
        },
        b: {
          text: '适应：看到问题的人没有权力采取行动。',
          why: '还没有人看到问题，也就谈不上谁不能行动。一个词两种意思，是缺少透明。',
        },
        c: {
          text: '透明：看到同一样东西，理解却不同。',
          why: '决策取决于大家怎样感知工作的状态。光是人人都看得到卡片，还不够。',
        },
        d: {
          text: '适应：计划改得太频繁，谁都跟不上。',
          why: '题目没有说计划在变。卡片上的词有两种意思，这是缺少透明。',
        },
      },
      answer: 'c',
      rests: ['transparency-3', 'done-3'],
    },
    {
      id: 'three-pillars-of-scrum-2',
      kind: 'single',
      difficulty: 2,
      stem: '搜索最多只能用两秒。今天早上起，它要用四秒，开发人员知道原因。他们该怎么做？',
      options: {
        a: {
          text: '在下一次 Sprint 评审会上提出来。',
          why: '超出可接受的范围，就必须尽快调整。Sprint 评审会是以后检视成果用的，已经清楚的调整不必等它。',
        },
        b: {
          text: '尽快做出调整。',
          why: '搜索超出了可接受的范围，原因也清楚。尽快调整，偏差才小。',
        },
        c: {
          text: '先弄清楚影响，再做决定。',
          why: '没人知道原因时，先弄清楚是对的。这里界限和原因都清楚，可以动手调整了。',
        },
        d: {
          text: '记下来，留到 Sprint 回顾会。',
          why: '回顾会可以讨论原因。但超出可接受的范围，就要尽快调整，不然搜索会一直慢到那时。',
        },
      },
      answer: 'b',
      rests: ['adaptation-3', 'adaptation-1'],
    },
    {
      id: 'three-pillars-of-scrum-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: '下面哪两样必须经常、仔细地检视？（选两项。）',
      options: {
        a: {
          text: '全部三个 Scrum 工件',
          why: '三个工件要看得勤、看得仔细，问题才能早发现：产品待办列表、Sprint 待办列表和增量。',
        },
        b: {
          text: '每位开发人员的工时',
          why: '工时既不是工件，也不是朝着目标的进展。它显示投入，不显示产品的状态。',
        },
        c: {
          text: '朝着商定目标的进展',
          why: '朝着 Sprint 目标的进展在每日 Scrum 上检视，朝着产品目标的进展在评审会上检视。',
        },
        d: {
          text: '每位成员是否符合岗位要求',
          why: '必须检视的，是工件和朝着商定目标的进展。不拿任何人和岗位要求对照。',
        },
      },
      answers: ['a', 'c'],
      rests: ['inspection-1', 'inspection-2'],
    },
    {
      id: 'three-pillars-of-scrum-4',
      kind: 'true-false',
      difficulty: 1,
      stem: '产品没有问题，但团队的过程超出了可接受的范围。按《Scrum 指南》，必须有所调整。',
      answer: true,
      why: {
        true: '过程超出可接受的范围，理由就够了。产品不可接受，是另一个理由。',
        false: '产品好，就容易想着别动它。但过程超出范围，理由就够了。',
      },
      rests: ['adaptation-1', 'adaptation-2'],
    },
    {
      id: 'three-pillars-of-scrum-5',
      kind: 'single',
      difficulty: 2,
      stem: '任何人随时都能用上一个团队的增量。但只要利益攸关者一忙，团队就取消 Sprint 评审会。这是哪种情况？',
      options: {
        a: {
          text: '有透明，没有检视',
          why: '事件不开，就失去了检视和适应的机会。光是结果看得见，代替不了它。',
        },
        b: {
          text: '有检视，没有透明',
          why: '增量人人都能用，所以有透明。没有评审会，团队和利益攸关者就没有一起检视它们。',
        },
        c: {
          text: '有检视，没有适应',
          why: '没有评审会，成果一开始就没有和利益攸关者一起检视。剩下的只有透明。',
        },
        d: {
          text: '有适应，没有检视',
          why: '看不出团队调整了什么。取消评审会，它就不再和利益攸关者一起检视成果了。',
        },
      },
      answer: 'a',
      rests: ['events-4', 'sprint-review-1'],
    },
  ],
}
