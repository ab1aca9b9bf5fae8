import type { QuestionSet } from '@lib/course/question'

export const questions: QuestionSet = {
  topic: 'sprint-planning',
  lesson: '/scrum/psm-1/scrum-framework/scrum-events/sprint-planning',
  focusArea: 'Events',
  questions: [
    {
      id: 'sprint-planning-1',
      kind: 'single',
      difficulty: 2,
      stem: 'Un Objectif de Sprint a été annoncé aux parties prenantes avant le Sprint Planning, et les Developers doutent de pouvoir le tenir. Qui définit l’objectif ?',
      options: {
        a: {
          text: 'Toute la Scrum Team',
          why: 'Toute la Scrum Team collabore pour définir un Objectif de Sprint. Ce qui a été annoncé n’est qu’une proposition.',
        },
        b: {
          text: 'Le Product Owner seul',
          why: 'Le Product Owner propose comment le produit pourrait gagner en valeur. C’est ensuite toute la Scrum Team qui définit l’objectif, bien que le Product Owner réponde de la valeur.',
        },
        c: {
          text: 'Les Developers seuls',
          why: 'Toute la Scrum Team définit l’Objectif de Sprint. Comme ce sont les Developers qui s’y engagent, cette réponse est tentante.',
        },
        d: {
          text: 'Les Developers avec le Product Owner',
          why: 'Toute la Scrum Team définit l’Objectif de Sprint, Scrum Master compris. Ce que Developers et Product Owner règlent entre eux, c’est le périmètre.',
        },
      },
      answer: 'a',
      rests: ['sprint-planning-8'],
    },
    {
      id: 'sprint-planning-2',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'D’après le Guide Scrum, quelles sont les trois choses qui rendent les Developers plus sûrs de leur prévision ? (Trois réponses.)',
      options: {
        a: {
          text: 'Ce qu’ils ont Fini dans les Sprints passés',
          why: 'Ce sont leurs performances passées, l’une des trois choses que nomme le Guide.',
        },
        b: {
          text: 'Ce que les parties prenantes espèrent voir à la Review',
          why: 'Le Guide nomme les performances passées, la capacité et la Definition of Done. Des espoirs ne disent rien de ce qui est possible.',
        },
        c: {
          text: 'Le temps dont ils disposent dans ce Sprint',
          why: 'C’est leur capacité à venir, l’une des trois choses que nomme le Guide.',
        },
        d: {
          text: 'Ce qu’il faut à un élément pour être Fini',
          why: 'Plus ils en savent sur leur Definition of Done, mieux ils jugent de ce qui tient dans le Sprint.',
        },
        e: {
          text: 'La taille du Product Backlog tout entier',
          why: 'La longueur de la liste ne dit pas aux Developers ce qui tient dans un Sprint. Leurs performances passées, leur capacité et la Definition of Done, si.',
        },
      },
      answers: ['a', 'c', 'd'],
      rests: ['sprint-planning-14'],
    },
    {
      id: 'sprint-planning-3',
      kind: 'single',
      difficulty: 3,
      stem: 'Le Sprint Planning touche à sa fin. Il y a un Objectif de Sprint, des éléments sont choisis, et seuls les premiers jours sont planifiés en détail. Que devrait faire l’équipe ?',
      options: {
        a: {
          text: 'Clore l’événement, et retirer les éléments à peine esquissés',
          why: 'Un élément choisi n’a pas encore besoin d’un plan détaillé. Le plan peut grandir pendant le Sprint.',
        },
        b: {
          text: 'Clore l’événement, et laisser le Scrum Master planifier le reste',
          why: 'Les Developers font leur propre plan, le Sprint Backlog. Le Scrum Master ne planifie pas à leur place, quoi qu’il reste à faire.',
        },
        c: {
          text: 'Clore l’événement, et laisser le plan grandir pendant le Sprint',
          why: 'Le plan a besoin d’assez de détails pour inspecter la progression au Daily Scrum, et il est mis à jour à mesure qu’on apprend.',
        },
        d: {
          text: 'Continuer au-delà de la durée maximale, jusqu’à ce que tout soit planifié',
          why: 'Un plan détaillé paraît plus sûr. Mais une durée maximale est un plafond, et une grande partie de ce plan serait vite périmée.',
        },
      },
      answer: 'c',
      rests: ['sprint-backlog-5', 'sprint-backlog-4'],
    },
    {
      id: 'sprint-planning-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'Pour un Sprint de deux semaines, le Guide Scrum limite le Sprint Planning à quatre heures.',
      answer: false,
      why: {
        true: 'Le Guide ne donne pas de chiffre pour deux semaines. Quatre est la moitié des huit heures prévues pour un mois, d’où la supposition.',
        false:
          'Le seul chiffre est huit heures au plus, pour un Sprint d’un mois. Un Sprint plus court en demande généralement moins.',
      },
      rests: ['sprint-planning-21'],
    },
    {
      id: 'sprint-planning-5',
      kind: 'single',
      difficulty: 2,
      stem: 'Un élément n’était pas Fini à la fin du dernier Sprint. Qu’en est-il au Sprint Planning suivant ?',
      options: {
        a: {
          text: 'C’est le premier élément du nouveau Sprint Backlog.',
          why: 'Un élément qui n’est pas Fini retourne au Product Backlog. Il n’est pas reporté de lui-même, et d’autres ont peut-être plus de valeur maintenant.',
        },
        b: {
          text: 'La partie terminée compte comme Finie.',
          why: 'Un travail qui ne satisfait pas à la Definition of Done ne fait partie d’aucun Incrément : aucune de ses parties ne compte. L’élément peut être choisi de nouveau, comme un autre.',
        },
        c: {
          text: 'Le Developer qui l’a commencé le prend en premier.',
          why: 'Il est retourné au Product Backlog : il sera choisi de nouveau, ou non. S’il l’est, les Developers décident ensemble de qui fait quoi.',
        },
        d: {
          text: 'Il peut être choisi, comme n’importe quel autre.',
          why: 'L’élément est retourné au Product Backlog pour être réexaminé plus tard : il est traité comme les autres. Son rang et le nouvel objectif décident.',
        },
      },
      answer: 'd',
      rests: ['done-6'],
    },
  ],
}
