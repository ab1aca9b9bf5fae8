import type { QuestionSet } from '@lib/course/question'

export const questions: QuestionSet = {
  topic: 'product-owner',
  lesson: '/scrum/psm-1/scrum-framework/scrum-roles/product-owner',
  focusArea: 'Product Backlog Management',
  questions: [
    {
      id: 'product-owner-1',
      kind: 'single',
      difficulty: 2,
      stem: 'À la demande de la Product Owner, une analyste ordonne le Product Backlog. Pendant trois Sprints, le produit gagne peu de valeur. Qui est redevable de cet ordre ?',
      options: {
        a: {
          text: 'Les Developers, qui travaillent dans cet ordre',
          why: 'Les Developers choisissent ce qui tient dans un Sprint. C’est la Product Owner qui répond de l’ordre.',
        },
        b: {
          text: 'Les parties prenantes, qui l’ont voulu',
          why: 'Les parties prenantes disent ce dont elles ont besoin. C’est la Product Owner qui répond de l’ordre du Product Backlog, et aucune partie prenante.',
        },
        c: {
          text: 'L’analyste, qui en décide',
          why: 'Il semble juste de nommer l’analyste, qui fait le travail. Mais une Product Owner qui délègue l’ordre en demeure redevable.',
        },
        d: {
          text: 'La Product Owner, qui l’a demandé',
          why: 'La Product Owner peut confier le travail à d’autres, mais elle en demeure redevable.',
        },
      },
      answer: 'd',
      rests: ['product-owner-9'],
    },
    {
      id: 'product-owner-2',
      kind: 'single',
      difficulty: 2,
      stem: 'Le Product Owner a mis un élément très bas dans le Product Backlog. Une directrice commerciale le veut plus haut. Quelle démarche peut l’y amener ?',
      options: {
        a: {
          text: 'Demander à toutes les parties prenantes de voter.',
          why: 'Cela paraît équitable. Mais c’est une personne, le Product Owner, qui décide de l’ordre, et non une majorité.',
        },
        b: {
          text: 'Demander aux Developers de commencer quand même.',
          why: 'Le Product Owner décide de l’ordre, et cette démarche contourne sa décision. Elle ne change rien non plus à la place de l’élément dans la liste.',
        },
        c: {
          text: 'Essayer de convaincre le Product Owner par de nouvelles raisons.',
          why: 'Qui veut changer le Product Backlog peut essayer de convaincre le Product Owner, et les directeurs n’ont pas d’autre moyen.',
        },
        d: {
          text: 'Respecter la décision et s’accommoder de l’ordre tel qu’il est.',
          why: 'Il est juste de respecter la décision, mais cela ne fait rien monter. La directrice peut encore essayer de convaincre le Product Owner de changer l’ordre.',
        },
      },
      answer: 'c',
      rests: ['product-owner-15'],
    },
    {
      id: 'product-owner-3',
      kind: 'single',
      difficulty: 3,
      stem: 'Au sixième jour sur dix, seuls deux éléments choisis sur six seront Finis. L’Objectif de Sprint compte toujours pour les clients. Que devrait faire le Product Owner ?',
      options: {
        a: {
          text: 'Négocier le périmètre et garder l’Objectif de Sprint.',
          why: 'Si le travail diffère de ce qu’on attendait, le périmètre est négocié, et l’Objectif de Sprint n’en est pas affecté.',
        },
        b: {
          text: 'Ajouter quelques jours au Sprint.',
          why: 'Les Sprints ont une durée fixe, et personne ne peut les prolonger. Ce qui se négocie, c’est le périmètre, tant que l’Objectif de Sprint demeure.',
        },
        c: {
          text: 'Annuler le Sprint et en planifier un autre.',
          why: 'Un Sprint pourrait être annulé si son objectif devenait obsolète. Celui-ci vaut encore la peine d’être atteint : le périmètre est négocié, et le Sprint continue.',
        },
        d: {
          text: 'Accepter une qualité moindre pour terminer tous les éléments.',
          why: 'La qualité ne baisse pas pendant un Sprint, et le Product Owner ne peut pas dispenser de la Definition of Done. Ce qui se négocie, c’est le périmètre.',
        },
      },
      answer: 'a',
      rests: ['sprint-goal-8', 'sprint-goal-9'],
    },
    {
      id: 'product-owner-4',
      kind: 'true-false',
      difficulty: 2,
      stem: 'Une Product Owner représente dans le Product Backlog les besoins de trois responsables d’annexe d’une bibliothèque. Elle peut quand même décider contre eux trois.',
      answer: true,
      why: {
        true: 'Le Product Owner est une personne et non un comité. Elle peut représenter bien des besoins, et l’organisation doit respecter ce qu’elle décide.',
        false:
          'Représenter des besoins ne veut pas dire suivre une majorité. Une seule personne décide de l’ordre, et les trois responsables peuvent essayer de la convaincre.',
      },
      rests: ['product-owner-13', 'product-owner-14'],
    },
    {
      id: 'product-owner-5',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Où les décisions d’un Product Owner deviennent-elles visibles ? (Deux réponses.)',
      options: {
        a: {
          text: 'Dans l’Incrément inspecté à la Sprint Review',
          why: 'L’Incrément montre à quoi les décisions ont mené.',
        },
        b: {
          text: 'Dans la Definition of Done',
          why: 'La Definition of Done décrit la qualité exigée. Les décisions du Product Owner se voient dans le Product Backlog et dans l’Incrément.',
        },
        c: {
          text: 'Dans le plan du Sprint Backlog',
          why: 'Ce plan est fait par et pour les Developers, et montre comment ils comptent faire le travail. Les décisions du Product Owner se voient ailleurs : dans le Product Backlog et dans l’Incrément.',
        },
        d: {
          text: 'Dans un rapport remis au comité de pilotage',
          why: 'Le Guide nomme deux endroits que chacun peut inspecter : le Product Backlog et l’Incrément. Un rapport à un comité n’est pas nécessaire.',
        },
        e: {
          text: 'Dans le contenu et l’ordre du Product Backlog',
          why: 'Les décisions du Product Owner se voient dans ce que contient le Product Backlog et dans son ordre.',
        },
      },
      answers: ['a', 'e'],
      rests: ['product-owner-11', 'product-owner-12'],
    },
  ],
}
