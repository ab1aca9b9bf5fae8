import type { QuestionSet } from '@lib/course/question'

export const questions: QuestionSet = {
  topic: 'developers',
  lesson: '/scrum/psm-1/scrum-framework/scrum-roles/development-team',
  focusArea: 'Scrum Team',
  questions: [
    {
      id: 'developers-1',
      kind: 'single',
      difficulty: 2,
      stem: 'Scrum 团队里有一位技术写作者，写的是完成的定义要求的帮助文档。在 Scrum 里，这个人是什么？',
      options: {
        a: {
          text: '利益攸关者',
          why: '利益攸关者在 Scrum 团队之外，和产品有利害关系。这位写作者在团队里，做的是增量，和开发人员一样。',
        },
        b: {
          text: 'Scrum 团队的辅助成员',
          why: 'Scrum 团队由产品负责人、Scrum Master 和开发人员组成。这位写作者参与制作增量，所以是开发人员。',
        },
        c: {
          text: '产品负责人的助理',
          why: '产品待办列表的工作，产品负责人可以找人帮忙。可这些文档是增量的一部分，制作增量的人是开发人员。',
        },
        d: {
          text: '开发人员',
          why: '团队里凡是参与制作可用增量的任何一部分的人，都是开发人员，不限于程序员。',
        },
      },
      answer: 'd',
      rests: ['developers-1'],
    },
    {
      id: 'developers-2',
      kind: 'single',
      difficulty: 2,
      stem: '一位开发人员发现，同事做完的条目漏了完成的定义里的一条。怎么做才对？',
      options: {
        a: {
          text: '留到 Sprint 回顾会上谈。',
          why: '开发人员当场就互相问责。原因可以在回顾会上谈，但在那之前，大家都会以为这个条目完成了。',
        },
        b: {
          text: '现在就跟这位同事说。',
          why: '开发人员遵循完成的定义，对质量负责，并且作为专业人士彼此问责。',
        },
        c: {
          text: '交给产品负责人来决定。',
          why: '开发人员必须遵守完成的定义，没什么可决定的。产品负责人不能网开一面。',
        },
        d: {
          text: '请 Scrum Master 出面处理。',
          why: '开发人员作为专业人士彼此问责。Scrum Master 可以在这方面辅导，但不代劳。',
        },
      },
      answer: 'b',
      rests: ['developers-6', 'developers-4'],
    },
    {
      id: 'developers-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: '不管做什么产品，开发人员都对哪两件事负责？（选两项。）',
      options: {
        a: {
          text: 'Sprint 的计划',
          why: 'Sprint 待办列表始终由开发人员负责。需要的技能因工作而不同，这一点不变。',
        },
        b: {
          text: '产品待办列表的顺序',
          why: '产品待办列表的顺序由产品负责人负责。开发人员从中选条目，计划 Sprint。',
        },
        c: {
          text: 'Scrum 团队的效能',
          why: 'Scrum 团队的效能由 Scrum Master 负责。开发人员负责计划、计划的调整和质量。',
        },
        d: {
          text: '每天按需要修改计划',
          why: '每天朝着 Sprint 目标调整计划，是开发人员始终负责的四件事之一。',
        },
        e: {
          text: '让每个事件不超出时间盒',
          why: '让各个事件不超出时间盒，由 Scrum Master 来确保。',
        },
      },
      answers: ['a', 'd'],
      rests: ['developers-3', 'developers-5'],
    },
    {
      id: 'developers-4',
      kind: 'single',
      difficulty: 2,
      stem: '产品负责人从前是程序员，他告诉开发人员某个条目该怎么写代码。团队该怎么看待？',
      options: {
        a: {
          text: '这是建议，由开发人员来决定。',
          why: '怎样把条目变成增量，没有别人来告诉开发人员。好主意总是欢迎的，产品负责人的也一样。',
        },
        b: {
          text: '这是产品负责人的决定，开发人员应该尊重。',
          why: '产品负责人对产品待办列表的决定必须得到尊重。条目怎么做不在其中，那由开发人员决定。',
        },
        c: {
          text: '这还没有定论，请 Scrum Master 裁定。',
          why: 'Scrum Master 辅导团队自管理。条目怎么做，只由开发人员决定。',
        },
        d: {
          text: '这还没有定论，由 Scrum 团队投票表决。',
          why: '听上去公平，但《指南》没有要求投票。工作怎么做，只由开发人员决定。',
        },
      },
      answer: 'a',
      rests: ['sprint-planning-18'],
    },
    {
      id: 'developers-5',
      kind: 'true-false',
      difficulty: 2,
      stem: '一个 Sprint 的增量谁也没帮上。就算做的完全是选中的东西，开发人员也要共同对此负责。',
      answer: true,
      why: {
        true: '《指南》说，整个 Scrum 团队都要对每个 Sprint 创建有价值、有用的增量负责。照着选中的做完了，这份职责并没有结束。',
        false: '价值最大化由产品负责人负责，所以很容易把价值全推给他。有用的增量，要由全体成员共同负责。',
      },
      rests: ['team-16'],
    },
  ],
}
