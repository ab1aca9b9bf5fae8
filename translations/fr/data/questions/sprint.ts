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
      stem: 'Deux jours fériés tombent dans le Sprint qui va commencer. Qu’est-ce que cela change pour lui ?',
      options: {
        a: {
          text: 'Il est raccourci aussitôt.',
          why: 'La durée des Sprints est fixe, et les jours fériés n’y changent rien. Ils réduisent la capacité : les Developers choisissent donc moins.',
        },
        b: {
          text: 'Il est rallongé, pour que la prévision puisse rester la même.',
          why: 'La durée des Sprints est fixe, ce qui crée de la régularité. Quand la capacité diminue, c’est la prévision qui change, pas le Sprint.',
        },
        c: {
          text: 'Il garde sa durée, et les Developers choisissent moins.',
          why: 'La capacité à venir est l’une des choses sur lesquelles repose la prévision des Developers. La durée du Sprint est fixe.',
        },
        d: {
          text: 'Il garde sa durée, et le suivant pourra être plus court.',
          why: 'Une capacité réduite est l’affaire de la prévision de ce Sprint : les Developers choisissent moins. Des jours fériés ne sont pas une raison de changer la durée du suivant.',
        },
      },
      answer: 'c',
      rests: ['sprint-planning-14', 'sprint-3'],
    },
    {
      id: 'sprint-2',
      kind: 'single',
      difficulty: 2,
      stem: 'Pendant le Sprint, un élément choisi pourrait être remplacé par un plus simple, sans effet sur l’Objectif de Sprint. Qui en décide ?',
      options: {
        a: {
          text: 'Les Developers seuls',
          why: 'Les Developers décident seuls de leur plan. Remplacer un élément change le périmètre, qu’ils négocient avec le Product Owner.',
        },
        b: {
          text: 'Les Developers avec le Product Owner',
          why: 'Le périmètre peut être renégocié pendant le Sprint, à mesure qu’on apprend. Les Developers le font avec le Product Owner, sans mettre en danger l’Objectif de Sprint.',
        },
        c: {
          text: 'Le Product Owner seul',
          why: 'Le périmètre se négocie entre le Product Owner et les Developers. Le Product Owner ordonne le Product Backlog, mais ne peut changer sans eux ce que les Developers ont choisi.',
        },
        d: {
          text: 'Toute la Scrum Team',
          why: 'Toute l’équipe définit l’Objectif de Sprint. Le périmètre, lui, se négocie entre les Developers et le Product Owner.',
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
      stem: 'Quels sont les deux effets que le Guide Scrum attribue à des Sprints plus courts ? (Deux réponses.)',
      options: {
        a: {
          text: 'Plus de travail est Fini dans l’année.',
          why: 'Le Guide ne promet rien de tel. L’équipe apprend plus souvent, ce qui la rend peut-être plus rapide, peut-être pas.',
        },
        b: {
          text: 'Chaque élément demande moins de vérifications.',
          why: 'La Definition of Done reste la même dans des Sprints de toute longueur. Des Sprints plus courts apportent davantage de cycles d’apprentissage, et moins de coût et d’effort en jeu.',
        },
        c: {
          text: 'Il y a davantage de cycles d’apprentissage.',
          why: 'Chaque Sprint est une occasion d’inspecter et d’adapter. Des Sprints plus courts en donnent davantage.',
        },
        d: {
          text: 'Les prévisions se réalisent plus souvent.',
          why: 'Cela paraît probable, mais le Guide rattache la confiance dans les prévisions aux performances passées, à la capacité et à la Definition of Done, pas à des Sprints plus courts.',
        },
        e: {
          text: 'Moins de coût et d’effort sont en jeu à la fois.',
          why: 'Des Sprints plus courts limitent le risque à une période plus brève. Si le travail ne mène nulle part, on perd moins d’argent et d’effort.',
        },
      },
      answers: ['c', 'e'],
      rests: ['sprint-13'],
    },
    {
      id: 'sprint-4',
      kind: 'true-false',
      difficulty: 2,
      stem: 'Tous les éléments choisis sont Finis avec deux jours d’avance. La Scrum Team peut clore aussitôt le Sprint et commencer le suivant.',
      answer: false,
      why: {
        true: 'Cela semble efficace. Mais le Sprint a une durée fixe, et les Developers peuvent convenir d’autre travail avec le Product Owner.',
        false:
          'La durée d’un Sprint est fixe. Ni une prévision ni un objectif atteint en avance n’y mettent fin.',
      },
      rests: ['sprint-3'],
    },
    {
      id: 'sprint-5',
      kind: 'single',
      difficulty: 3,
      stem: 'Le travail pour l’Objectif de Sprint se révèle bien plus lourd que les Developers ne le pensaient. L’objectif a toujours autant de valeur. Que prévoit le Guide ?',
      options: {
        a: {
          text: 'Les Developers négocient le périmètre avec le Product Owner.',
          why: 'Quand le travail diffère de ce qu’ils attendaient, ils négocient le périmètre du Sprint Backlog sans toucher à l’Objectif de Sprint.',
        },
        b: {
          text: 'Les Developers sautent une partie des vérifications.',
          why: 'La qualité ne baisse pas pendant le Sprint, quelle que soit l’ampleur du travail. Ce qui se négocie, c’est le périmètre.',
        },
        c: {
          text: 'Le Product Owner annule le Sprint et en planifie un autre.',
          why: 'Seul un objectif obsolète est une raison d’annuler, et un objectif difficile à atteindre n’est pas obsolète. Ce qui se négocie, c’est le périmètre.',
        },
        d: {
          text: 'La Scrum Team prolonge le Sprint de quelques jours.',
          why: 'Un Sprint a une durée fixe, quelle que soit l’ampleur du travail. Ce qui se négocie, c’est le périmètre.',
        },
      },
      answer: 'a',
      rests: ['sprint-goal-8', 'sprint-goal-9'],
    },
  ],
}
