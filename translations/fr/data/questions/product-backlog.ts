import type { QuestionSet } from '@lib/course/question'

export const questions: QuestionSet = {
  topic: 'product-backlog',
  lesson: '/scrum/psm-1/scrum-framework/scrum-artifacts/product-backlog',
  focusArea: 'Product Backlog Management',
  questions: [
    {
      id: 'product-backlog-1',
      kind: 'single',
      difficulty: 2,
      stem: 'Les Developers tiennent leur propre liste de réparations et y travaillent tous les vendredis. Quelle est l’objection principale ?',
      options: {
        a: {
          text: 'L’équipe se donne une deuxième source de travail.',
          why: 'Le Product Backlog est la seule source de travail. Les réparations ont leur place dans la même liste ordonnée que les fonctionnalités.',
        },
        b: {
          text: 'Quelqu’un d’autre que le Product Owner fixe l’ordre.',
          why: 'L’ordre du Product Backlog est toujours celui du Product Owner. Les réparations n’y figurent pas du tout, et c’est là le problème.',
        },
        c: {
          text: 'Quelqu’un d’autre que les Developers fixe les tailles.',
          why: 'Le dimensionnement est la responsabilité des Developers qui font le travail : il n’y aurait donc rien à redire. Le problème est une deuxième liste de travail.',
        },
        d: {
          text: 'Les Developers ne peuvent plus changer leur propre plan.',
          why: 'Le plan d’un Sprint leur appartient toujours. Ce qui ne va pas, c’est une deuxième liste, dont le travail ne peut être comparé au reste.',
        },
      },
      answer: 'a',
      rests: ['product-backlog-2'],
    },
    {
      id: 'product-backlog-2',
      kind: 'single',
      difficulty: 1,
      stem: 'Quand un élément du Product Backlog est-il considéré comme prêt à être sélectionné au Sprint Planning ?',
      options: {
        a: {
          text: 'Quand il peut être Fini en un Sprint',
          why: 'Un élément que la Scrum Team peut avoir Fini en un Sprint est considéré comme prêt. Le Guide ne nomme pas d’autre condition.',
        },
        b: {
          text: 'Quand il satisfait à la Definition of Done',
          why: 'À ce moment, le travail est terminé et un Incrément est né. La sélection vient avant le travail.',
        },
        c: {
          text: 'Quand il a une taille et des critères d’acceptation',
          why: 'Certaines équipes l’exigent dans une « Definition of Ready ». Le Guide non ; les attributs varient selon le domaine.',
        },
        d: {
          text: 'Quand le Product Owner l’a approuvé',
          why: 'Le Product Owner décide du contenu et de l’ordre. Qu’un élément tienne dans un Sprint dépend du travail.',
        },
      },
      answer: 'a',
      rests: ['product-backlog-3'],
    },
    {
      id: 'product-backlog-3',
      kind: 'single',
      difficulty: 2,
      stem: 'Les Developers ont donné une grande taille à un élément. Le Product Owner l’aimerait plus petite. Que peut-il faire pour cette taille ?',
      options: {
        a: {
          text: 'Revoir la place de l’élément dans l’ordre',
          why: 'L’ordre relève du Product Owner, mais il ne change pas la taille. Aider les Developers à trouver des compromis peut la réduire.',
        },
        b: {
          text: 'Inscrire une autre taille',
          why: 'Être redevable de la liste ne donne pas la main sur les tailles. Elles viennent des Developers qui feront le travail.',
        },
        c: {
          text: 'Aider les Developers à choisir des compromis',
          why: 'C’est ainsi que le Product Owner peut influencer les Developers. À périmètre réduit, la taille peut diminuer.',
        },
        d: {
          text: 'Choisir l’élément pour le prochain Sprint',
          why: 'Ce sont les Developers qui choisissent, en discussion avec le Product Owner. Pour influencer une taille, celui-ci les aide à comprendre et à choisir des compromis.',
        },
      },
      answer: 'c',
      rests: ['product-backlog-9'],
    },
    {
      id: 'product-backlog-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'Une Scrum Team peut poursuivre deux Objectifs de Produit côte à côte.',
      answer: false,
      why: {
        true: 'Une Scrum Team se concentre sur un seul objectif à la fois, l’Objectif de Produit. Un second doit attendre que le premier soit réalisé ou abandonné.',
        false: 'Un Objectif de Produit doit être réalisé ou abandonné avant que l’on prenne le suivant.',
      },
      rests: ['product-goal-8'],
    },
    {
      id: 'product-backlog-5',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Une deuxième Scrum Team est formée pour le même produit. D’après le Guide Scrum, quelles sont les trois choses que les deux équipes devraient partager ? (Trois réponses.)',
      options: {
        a: {
          text: 'Le Scrum Master',
          why: 'Chaque Scrum Team a un Scrum Master. Le Guide ne demande pas à plusieurs équipes d’en partager un.',
        },
        b: {
          text: 'Le Product Owner',
          why: 'Une seule personne ordonne l’unique Product Backlog du produit.',
        },
        c: {
          text: 'L’Objectif de Produit',
          why: 'Les deux équipes planifient en vue de la même cible : un même état futur du produit.',
        },
        d: {
          text: 'L’Objectif de Sprint',
          why: 'Chaque Scrum Team a un Objectif de Sprint pour son propre Sprint. Le Guide n’en demande pas de commun.',
        },
        e: {
          text: 'Le Product Backlog',
          why: 'Un produit a une liste, qui est la seule source de travail.',
        },
      },
      answers: ['b', 'c', 'e'],
      rests: ['team-12'],
    },
  ],
}
