import type { QuestionSet } from '@lib/course/question'

export const questions: QuestionSet = {
  topic: 'scrum-master',
  lesson: '/scrum/psm-1/scrum-framework/scrum-roles/scrum-master',
  focusArea: 'Coaching',
  questions: [
    {
      id: 'scrum-master-1',
      kind: 'single',
      difficulty: 2,
      stem: '开发人员每次要别的部门答复，都得等上好几天。Scrum Master 该怎么做？',
      options: {
        a: {
          text: '请那个部门的领导下令加快答复。',
          why: 'Scrum Master 促成障碍的移除。上面的命令以后也许用得着，但首先应该由相关的人一起找原因。',
        },
        b: {
          text: '交给开发人员，因为他们自管理。',
          why: '自管理是在团队内部少插手的好理由。这个障碍在团队之外，要由 Scrum Master 促成它的移除。',
        },
        c: {
          text: '帮助相关的人一起把原因找出来。',
          why: 'Scrum Master 促成障碍的移除。其余的，由了解原因、改得动它的人来做。',
        },
        d: {
          text: '每天替团队去把答复催回来。',
          why: 'Scrum Master 促成障碍的移除。天天催，能少等一会儿，但原因还在，团队还离不开一个人了。',
        },
      },
      answer: 'c',
      rests: ['scrum-master-9'],
    },
    {
      id: 'scrum-master-2',
      kind: 'single',
      difficulty: 1,
      stem: 'Scrum 团队的效能由谁负责？',
      options: {
        a: {
          text: '整个 Scrum 团队',
          why: '整个 Scrum 团队对有用的增量负责。对效能负责的是其中一位：Scrum Master。',
        },
        b: {
          text: '产品负责人',
          why: '产品负责人对产品的价值负责。团队的效能是 Scrum Master 的职责。',
        },
        c: {
          text: '开发人员',
          why: '开发人员对计划和质量负责。团队的效能是 Scrum Master 的职责。',
        },
        d: {
          text: 'Scrum Master',
          why: 'Scrum Master 的职责有两项：按《指南》的定义建立 Scrum，以及 Scrum 团队的效能。',
        },
      },
      answer: 'd',
      rests: ['scrum-master-3'],
    },
    {
      id: 'scrum-master-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: '下面哪两项是 Scrum Master 对产品负责人的服务？（选两项。）',
      options: {
        a: {
          text: '告诉利益攸关者，某个请求为什么没有被接受',
          why: '决定是产品负责人做的，理由可以由他来说。Scrum Master 可以引导这次会议。',
        },
        b: {
          text: '帮助找到定义产品目标的技巧',
          why: '帮助找到定义产品目标和管理产品待办列表的技巧，是对产品负责人的服务。',
        },
        c: {
          text: '产品负责人休假期间，代他写条目',
          why: '写条目的工作可以委托给任何人，所以它不是 Scrum Master 的服务。',
        },
        d: {
          text: '帮助团队明白条目为什么要清晰',
          why: 'Scrum Master 帮助团队明白，条目为什么要清晰简明。《指南》把它列为对产品负责人的服务。',
        },
        e: {
          text: '每个 Sprint 开始前，批准条目的顺序',
          why: '顺序由产品负责人定，不需要批准。Scrum Master 可以帮助找到排序的技巧。',
        },
      },
      answers: ['b', 'd'],
      rests: ['scrum-master-11', 'scrum-master-12'],
    },
    {
      id: 'scrum-master-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'Scrum Master 从不参加每日 Scrum，也可以确保它举行。',
      answer: true,
      why: {
        true: '这个事件属于开发人员。教会他们自己来开，就是确保它举行、开好的一种办法。',
        false: '每日 Scrum 属于开发人员，他们自己就能开。确保它举行，不等于主持或参加。',
      },
      rests: ['daily-scrum-4', 'scrum-master-10'],
    },
    {
      id: 'scrum-master-5',
      kind: 'single',
      difficulty: 2,
      stem: '部门领导要求每月给每位开发人员打分。Scrum Master 该怎样回应？',
      options: {
        a: {
          text: '给开发人员打分，并把分数解释给他们听。',
          why: 'Scrum 团队没有层级，没有哪个成员来评判别人。部门领导需要知道的，工件也许就能显示。',
        },
        b: {
          text: '问问用途，再把工件显示的情况给他看。',
          why: '工件让关键信息透明。这样能帮组织理解复杂的工作，也可能正好满足他真正的需要。',
        },
        c: {
          text: '让开发人员互相打分，把平均分报上去。',
          why: '部门领导需要知道的，工件可以显示。同事打的分，仍是在给每个人评级，还可能让开发人员不再坦诚。',
        },
        d: {
          text: '拒绝，不再跟他谈这件事。',
          why: 'Scrum Master 帮助团队以外的人理解 Scrum，所以两人应该谈谈打分是为了什么。拒绝是对的，但不够。',
        },
      },
      answer: 'b',
      rests: ['scrum-master-17', 'artifacts-2'],
    },
  ],
}
