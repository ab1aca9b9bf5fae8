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
      stem: 'Pendant un Sprint, on découvre qu’un élément choisi demande une tâche technique de plus. Qui l’ajoute au plan ?',
      options: {
        a: {
          text: 'Les Developers seuls',
          why: 'Le plan est à eux, et ils le mettent à jour tout au long du Sprint, à mesure qu’ils apprennent.',
        },
        b: {
          text: 'Les Developers avec le Product Owner',
          why: 'L’élément et son périmètre restent les mêmes. La façon de le réaliser appartient aux Developers.',
        },
        c: {
          text: 'Le Product Owner seul',
          why: 'Le Product Owner ordonne le Product Backlog. Les tâches techniques relèvent du plan des Developers.',
        },
        d: {
          text: 'Le Scrum Master',
          why: 'Le Scrum Master peut aider l’équipe à voir qu’un plan est dépassé, mais il ne le change pas.',
        },
      },
      answer: 'a',
      rests: ['sprint-backlog-4'],
    },
    {
      id: 'sprint-backlog-2',
      kind: 'single',
      difficulty: 2,
      stem: 'Un élément choisi se révèle bien plus grand que prévu. Qui décide de renoncer à une partie dont l’Objectif de Sprint n’a pas besoin ?',
      options: {
        a: {
          text: 'Les Developers seuls',
          why: 'Les Developers changent seuls leur plan. Renoncer à une partie d’un élément en change le périmètre, qu’ils négocient avec le Product Owner.',
        },
        b: {
          text: 'Les Developers avec le Product Owner',
          why: 'Si le travail diffère de ce qu’ils attendaient, ils en négocient ensemble le périmètre. L’Objectif de Sprint n’en est pas affecté.',
        },
        c: {
          text: 'Le Product Owner seul',
          why: 'Le Sprint Backlog est le plan des Developers : personne n’en change le périmètre sans eux.',
        },
        d: {
          text: 'Le Scrum Master',
          why: 'Le périmètre est négocié par les Developers et le Product Owner. Le Scrum Master peut faciliter la conversation, mais ne décide pas.',
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
      stem: 'D’après le Guide, quelles sont les trois choses qui composent le Sprint Backlog ? (Trois réponses.)',
      options: {
        a: {
          text: 'Un graphique de la vélocité des derniers Sprints',
          why: 'Il peut aider à prévoir, mais il n’est pas l’une des trois parties de l’artefact.',
        },
        b: {
          text: 'Les éléments qui pourraient être choisis ensuite',
          why: 'Les éléments qui pourraient être choisis ensuite restent dans le Product Backlog. Seuls ceux qui ont été choisis font partie du Sprint Backlog.',
        },
        c: {
          text: 'Le but unique du Sprint',
          why: 'C’est l’Objectif de Sprint, le pourquoi. Depuis 2020, il fait partie du Sprint Backlog.',
        },
        d: {
          text: 'Les éléments choisis pour le Sprint',
          why: 'Les éléments choisis sont le « quoi » du Sprint Backlog, à côté du pourquoi et du comment.',
        },
        e: {
          text: 'Le plan pour livrer l’Incrément',
          why: 'Le plan est le « comment » du Sprint Backlog : il montre comment l’Incrément sera livré.',
        },
      },
      answers: ['c', 'd', 'e'],
      rests: ['sprint-backlog-1'],
    },
    {
      id: 'sprint-backlog-4',
      kind: 'single',
      difficulty: 3,
      stem: 'Un directeur lit le Sprint Backlog chaque matin et veut que tout le travail y soit chiffré en heures. Qu’est-ce qui est le plus conforme à Scrum ?',
      options: {
        a: {
          text: 'Le directeur peut le lire, et les Developers en choisissent le détail.',
          why: 'Il est très visible, pour les managers aussi. Son détail doit suffire aux Developers, qui s’en servent pour inspecter leur progression.',
        },
        b: {
          text: 'Le directeur peut le lire et en choisir le détail.',
          why: 'Visible pour tous ne veut pas dire fait pour tous. Les Developers font le plan et en choisissent le détail.',
        },
        c: {
          text: 'Le directeur reçoit un résumé, et les Developers en choisissent le détail.',
          why: 'Protéger l’équipe paraît juste. Mais un plan pour les Developers n’est pas un secret ; il est très visible.',
        },
        d: {
          text: 'Le directeur reçoit un résumé et choisit le détail du plan.',
          why: 'N’importe qui peut lire le plan, et les Developers décident de son niveau de détail.',
        },
      },
      answer: 'a',
      rests: ['sprint-backlog-3', 'sprint-backlog-2'],
    },
    {
      id: 'sprint-backlog-5',
      kind: 'true-false',
      difficulty: 1,
      stem: 'Des améliorations issues de la Sprint Retrospective peuvent entrer dans le prochain Sprint Backlog.',
      answer: true,
      why: {
        true: 'Les améliorations qui ont le plus d’impact sont traitées dès que possible. Elles peuvent être ajoutées au prochain Sprint Backlog, sans obligation.',
        false:
          'Un Sprint Backlog ne contient pas que des fonctionnalités. Le Guide de 2017 exigeait même une telle amélioration ; depuis 2020, elle est facultative.',
      },
      rests: ['sprint-retrospective-9'],
    },
  ],
}
