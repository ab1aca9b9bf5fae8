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
      stem: 'Dans une Scrum Team, une rédactrice technique écrit les textes d’aide qu’exige la Definition of Done. Qu’est-elle dans Scrum ?',
      options: {
        a: {
          text: 'Une partie prenante',
          why: 'Les parties prenantes s’intéressent au produit de l’extérieur de la Scrum Team. La rédactrice en fait partie et travaille à l’Incrément, comme le font les Developers.',
        },
        b: {
          text: 'Un membre associé de la Scrum Team',
          why: 'Une Scrum Team se compose d’un Product Owner, d’un Scrum Master et de Developers. La rédactrice aide à créer l’Incrément : c’est donc un Developer.',
        },
        c: {
          text: 'Une assistante du Product Owner',
          why: 'Le Product Owner peut se faire aider pour le Product Backlog. Ces textes font partie de l’Incrément, et ceux qui le créent sont des Developers.',
        },
        d: {
          text: 'Un Developer',
          why: 'Quiconque, dans l’équipe, aide à créer une partie d’un Incrément utilisable est un Developer ; pas seulement les programmeurs.',
        },
      },
      answer: 'd',
      rests: ['developers-1'],
    },
    {
      id: 'developers-2',
      kind: 'single',
      difficulty: 2,
      stem: 'Un Developer remarque que l’élément terminé par une collègue ne remplit pas un point de la Definition of Done. Que convient-il de faire ?',
      options: {
        a: {
          text: 'En parler à la Sprint Retrospective.',
          why: 'Les Developers se tiennent mutuellement responsables sans attendre. La cause peut être discutée à la rétrospective, mais d’ici là, tout le monde croirait l’élément Fini.',
        },
        b: {
          text: 'En parler à la collègue maintenant.',
          why: 'Les Developers répondent de la qualité en respectant la Definition of Done, et se tiennent mutuellement responsables en tant que professionnels.',
        },
        c: {
          text: 'Laisser la décision au Product Owner.',
          why: 'Les Developers doivent se conformer à la Definition of Done : il n’y a rien à décider. Le Product Owner ne peut pas y faire d’exception.',
        },
        d: {
          text: 'Demander au Scrum Master de s’en occuper.',
          why: 'Les Developers se tiennent mutuellement responsables en tant que professionnels. Le Scrum Master peut les y accompagner, mais ne le fait pas à leur place.',
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
      stem: 'De quoi les Developers sont-ils redevables, quel que soit le produit ? (Deux réponses.)',
      options: {
        a: {
          text: 'Le plan du Sprint',
          why: 'Les Developers répondent toujours du Sprint Backlog. Les compétences qu’il leur faut varient avec le travail, mais cela ne change pas.',
        },
        b: {
          text: 'L’ordre du Product Backlog',
          why: 'C’est le Product Owner qui est redevable de l’ordre du Product Backlog. Les Developers y choisissent et planifient le Sprint.',
        },
        c: {
          text: 'L’efficacité de la Scrum Team',
          why: 'C’est le Scrum Master qui est redevable de l’efficacité de la Scrum Team. Les Developers répondent de leur plan, de son adaptation et de la qualité.',
        },
        d: {
          text: 'L’adaptation quotidienne de leur plan',
          why: 'Adapter le plan chaque jour vers l’Objectif de Sprint est l’une des quatre choses dont les Developers répondent toujours.',
        },
        e: {
          text: 'Le respect de la durée de chaque événement',
          why: 'C’est le Scrum Master qui veille à ce que les événements tiennent dans leur durée maximale.',
        },
      },
      answers: ['a', 'd'],
      rests: ['developers-3', 'developers-5'],
    },
    {
      id: 'developers-4',
      kind: 'single',
      difficulty: 2,
      stem: 'Le Product Owner, ancien programmeur, dit aux Developers comment réaliser un élément. Comment l’équipe devrait-elle le prendre ?',
      options: {
        a: {
          text: 'C’est un conseil, et les Developers décident.',
          why: 'Personne d’autre ne dit aux Developers comment transformer des éléments en Incréments. Une bonne idée est la bienvenue, du Product Owner aussi.',
        },
        b: {
          text: 'C’est la décision du Product Owner, et les Developers la respectent.',
          why: 'Les décisions du Product Owner sur le Product Backlog doivent être respectées. La façon de réaliser un élément n’en fait pas partie : elle appartient aux Developers.',
        },
        c: {
          text: 'C’est une question ouverte, et le Scrum Master la tranche.',
          why: 'Le Scrum Master accompagne l’équipe dans son autogestion. La façon de réaliser un élément appartient aux seuls Developers.',
        },
        d: {
          text: 'C’est une question ouverte, et la Scrum Team vote.',
          why: 'Cela paraît équitable, mais le Guide ne demande pas de vote. La façon de faire le travail appartient aux seuls Developers.',
        },
      },
      answer: 'a',
      rests: ['sprint-planning-18'],
    },
    {
      id: 'developers-5',
      kind: 'true-false',
      difficulty: 2,
      stem: 'L’Incrément d’un Sprint n’aide personne. Les Developers en partagent la responsabilité, même s’ils ont réalisé exactement ce qui avait été choisi.',
      answer: true,
      why: {
        true: 'La Scrum Team entière est redevable d’un Incrément utile et porteur de valeur à chaque Sprint. Réaliser ce qui avait été choisi n’y met pas fin.',
        false:
          'Il est tentant de laisser la valeur au Product Owner, redevable de la maximiser. Tous les membres ensemble répondent d’un Incrément utile.',
      },
      rests: ['team-16'],
    },
  ],
}
