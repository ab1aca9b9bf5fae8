import type { QuestionSet } from '@lib/course/question'

export const questions: QuestionSet = {
  topic: 'increment',
  lesson: '/scrum/psm-1/scrum-framework/scrum-artifacts/increment',
  focusArea: 'Artifacts',
  questions: [
    {
      id: 'increment-1',
      kind: 'single',
      difficulty: 1,
      stem: '增量在什么时候诞生？',
      options: {
        a: {
          text: '条目一符合完成的定义的时候',
          why: '就在那一刻，增量诞生，不管那是 Sprint 的哪一天。',
        },
        b: {
          text: '产品负责人批准了全部条目的时候',
          why: '在有正式验收的公司里，通常是这样。在 Scrum 里，条目符合完成的定义，增量就诞生了。',
        },
        c: {
          text: '到了 Sprint 评审会的时候',
          why: 'Sprint 评审会展示的是这个 Sprint 全部增量的总和。每一个都在那之前，在条目符合完成的定义时就诞生了。',
        },
        d: {
          text: '选中的条目全部完成的时候',
          why: '一个 Sprint 里可以创建多个增量，各自在条目完成时产生。',
        },
      },
      answer: 'a',
      rests: ['done-2'],
    },
    {
      id: 'increment-2',
      kind: 'single',
      difficulty: 3,
      stem: '有一个可用的增量，马上就能帮到用户。经理要求评审会之前什么都不要发布。Scrum 怎么说？',
      options: {
        a: {
          text: '可以在评审会之前发布，评审会上照样展示。',
          why: '评审会绝不是发布价值的关口。会上展示的是增量的总和，包括人们已经在用的。',
        },
        b: {
          text: '可以在评审会之前发布，评审会上就不再展示。',
          why: '提前发布没有问题。但它仍然是评审会要检视的成果的一部分。',
        },
        c: {
          text: '必须等利益攸关者在评审会上批准以后才能发布。',
          why: '利益攸关者检视成果，协作商定下一步做什么。他们不做批准，所以没有哪个增量要等他们。',
        },
        d: {
          text: '必须等到整个 Sprint 结束以后才能发布。',
          why: '一个 Sprint 可以有多个增量，每一个都可以在 Sprint 结束之前交付。',
        },
      },
      answer: 'a',
      rests: ['increment-8', 'increment-6'],
    },
    {
      id: 'increment-3',
      kind: 'true-false',
      difficulty: 1,
      stem: '一个条目差一点就完成了，只要团队说清楚还缺什么，就可以在 Sprint 评审会上展示。',
      answer: false,
      why: {
        true: '坦白说明差在哪里，看着很诚实，但看到它的人会据此安排自己的事。团队可以说明它为什么没有完成。',
        false: '不符合完成的定义的条目，《指南》说得很明白：不能发布，甚至不能在 Sprint 评审会上展示。',
      },
      rests: ['done-5'],
    },
    {
      id: 'increment-4',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: '一个新功能通过了自己的测试，可是和一个旧功能一起用，结果就不对。哪两种说法是对的？（选两项。）',
      options: {
        a: {
          text: '旧功能也不再是增量的一部分了。',
          why: '旧功能已经符合完成的定义，仍然是产品的一部分。新功能要能和它一起正常运转，现在还不能。',
        },
        b: {
          text: '新功能已经完成，因为它自己的测试都通过了。',
          why: '各个增量要能一起正常运转，新工作完成之前就要验证这一点。功能自己的测试，没有涉及产品的其余部分。',
        },
        c: {
          text: '新功能还不是增量的一部分。',
          why: '所有增量都要能一起正常运转。新功能和旧功能一起用时结果不对，所以还不是增量的一部分。',
        },
        d: {
          text: '新功能的验证还不够彻底。',
          why: '每个增量都要经过彻底验证，确保所有增量能一起正常运转。',
        },
        e: {
          text: '这种错误本来就该在 Sprint 评审会上发现。',
          why: '增量在做出来的时候就要验证，确保能一起正常运转。不符合完成的定义的东西，连展示都不行。',
        },
      },
      answers: ['c', 'd'],
      rests: ['increment-3'],
    },
    {
      id: 'increment-5',
      kind: 'single',
      difficulty: 2,
      stem: '第一个 Sprint，团队只做了产品的数据层，测试全部通过。这为什么不是增量？',
      options: {
        a: {
          text: '照现在这样，没有人能用。',
          why: '要提供价值，增量必须可用。一片贯穿各层的薄片，就可以用。',
        },
        b: {
          text: '没有和之前的增量一起验证过。',
          why: '这是第一个 Sprint，之前没有增量。它缺的是有人能用。',
        },
        c: {
          text: '还没有发布出去。',
          why: '发布不是条件：可用的增量可以以后再发布。这个数据层则还不可用。',
        },
        d: {
          text: '利益攸关者还没有在 Sprint 评审会上认可。',
          why: '利益攸关者认可不是条件。增量必须可用，而光有数据层是不可用的。',
        },
      },
      answer: 'a',
      rests: ['increment-4'],
    },
  ],
}
