import type { QuestionSet } from '@lib/course/question'

export const questions: QuestionSet = {
  topic: 'daily-scrum',
  lesson: '/scrum/psm-1/scrum-framework/scrum-events/daily-scrum',
  focusArea: 'Events',
  questions: [
    {
      id: 'daily-scrum-1',
      kind: 'single',
      difficulty: 2,
      stem: 'Juste avant le Daily Scrum, la Scrum Master appelle : elle est malade. Que font les Developers ?',
      options: {
        a: {
          text: 'Laisser le Product Owner l’animer en son absence',
          why: 'Le Daily Scrum est pour les Developers, qui n’ont besoin de personne pour l’animer. Un Product Owner n’y participe que s’il travaille sur des éléments du Sprint Backlog, et alors en tant que Developer.',
        },
        b: {
          text: 'Le tenir par eux-mêmes à l’heure habituelle',
          why: 'Le Daily Scrum est un événement pour les Developers : ils peuvent le tenir seuls. La Scrum Master s’assure qu’il a lieu, ce qui ne veut pas dire y assister.',
        },
        c: {
          text: 'Le reporter à l’après-midi, quand elle pourra appeler',
          why: 'Chaque Daily Scrum se tient à la même heure et au même endroit. Il a besoin des Developers et non de la Scrum Master : rien ne justifie de le déplacer.',
        },
        d: {
          text: 'Lui envoyer chacun un court message et sauter la réunion',
          why: 'L’événement n’est pas fait pour rendre des comptes à quelqu’un. Les Developers inspectent leur progression et planifient ensemble la journée à venir.',
        },
      },
      answer: 'b',
      rests: ['daily-scrum-4'],
    },
    {
      id: 'daily-scrum-2',
      kind: 'single',
      difficulty: 2,
      stem: 'L’équipe envisage une nouvelle structure pour le Daily Scrum. Qui en décide ?',
      options: {
        a: {
          text: 'Le Product Owner seul',
          why: 'Le Product Owner ordonne le Product Backlog. Le Daily Scrum est pour les Developers, qui en choisissent la structure.',
        },
        b: {
          text: 'Les Developers avec le Product Owner',
          why: 'Developers et Product Owner négocient ensemble le périmètre. La structure du Daily Scrum, elle, est le choix des seuls Developers.',
        },
        c: {
          text: 'Toute la Scrum Team',
          why: 'Ce sont les Developers qui choisissent la structure, puisque c’est leur événement. L’autogestion de toute la Scrum Team rend cette réponse tentante.',
        },
        d: {
          text: 'Les Developers seuls',
          why: 'Les Developers peuvent choisir la structure et les techniques qu’ils veulent, tant que l’événement est centré sur la progression vers l’Objectif de Sprint et mène à un plan.',
        },
      },
      answer: 'd',
      rests: ['daily-scrum-7'],
    },
    {
      id: 'daily-scrum-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Quelle que soit la structure choisie par les Developers, quelles sont les deux choses que tout Daily Scrum doit avoir ? (Deux réponses.)',
      options: {
        a: {
          text: 'Un décompte des heures de travail qui restent à faire',
          why: 'Les Developers choisissent leurs techniques, et compter les heures n’en est qu’une. Ce que l’événement doit avoir, c’est un focus sur l’Objectif de Sprint et un plan exploitable.',
        },
        b: {
          text: 'Un focus sur la progression vers l’Objectif de Sprint',
          why: 'Le Guide demande ce focus. Sans lui, les Developers ne peuvent pas voir si leur plan mène encore à l’objectif.',
        },
        c: {
          text: 'Un tour de parole pour chacun des Developers présents',
          why: 'Les Developers choisissent la structure, et le tour de parole n’en est qu’une possible. Ce que l’événement doit avoir, c’est un focus sur l’Objectif de Sprint et un plan exploitable.',
        },
        d: {
          text: 'Un plan exploitable pour la journée de travail à venir',
          why: 'L’événement doit déboucher sur un tel plan. Sans lui, les Developers auraient parlé, mais rien adapté.',
        },
        e: {
          text: 'Une liste d’obstacles à remettre au Scrum Master',
          why: 'L’événement fait apparaître des obstacles, mais le Guide ne demande pas de liste. Il demande un focus sur l’Objectif de Sprint et un plan exploitable.',
        },
      },
      answers: ['b', 'd'],
      rests: ['daily-scrum-8'],
    },
    {
      id: 'daily-scrum-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'Quand les Sprints sont plus courts, le Daily Scrum est en général plus court aussi.',
      answer: false,
      why: {
        true: 'Le Guide le dit du Sprint Planning, de la Review et de la rétrospective, d’où la confusion. Le Daily Scrum a 15 minutes dans n’importe quel Sprint.',
        false:
          'Le Daily Scrum a 15 minutes, quelle que soit la longueur du Sprint. Seuls le Sprint Planning, la Review et la rétrospective sont généralement plus courts dans les Sprints plus courts.',
      },
      rests: ['daily-scrum-3'],
    },
    {
      id: 'daily-scrum-5',
      kind: 'single',
      difficulty: 3,
      stem: 'Au Daily Scrum, deux Developers discutent âprement d’un détail technique. Les autres n’ont rien à ajouter, et il n’y a pas encore de plan. Qu’est-ce qui convient le mieux ?',
      options: {
        a: {
          text: 'Ils remettent le détail au Daily Scrum de demain, et tous planifient maintenant.',
          why: 'Cela coûterait une journée. Les Developers peuvent se retrouver à tout moment pour discuter plus en détail.',
        },
        b: {
          text: 'Ils en parlent à deux après l’événement, et tous terminent le plan maintenant.',
          why: 'Les Developers se retrouvent souvent dans la journée pour les détails. L’événement, lui, doit se terminer par un plan pour la journée à venir.',
        },
        c: {
          text: 'Tous règlent d’abord le détail, puis font le plan.',
          why: 'Cela paraît sérieux, mais peut épuiser les 15 minutes. Le plan peut dire simplement que ces deux-là trouveront une réponse.',
        },
        d: {
          text: 'Le Scrum Master tranche le détail, et tous planifient maintenant.',
          why: 'La façon de faire le travail n’appartient qu’aux Developers. Veiller à la durée de l’événement n’y change rien.',
        },
      },
      answer: 'b',
      rests: ['daily-scrum-14', 'daily-scrum-8'],
    },
  ],
}
