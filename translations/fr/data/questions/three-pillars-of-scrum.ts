import type { QuestionSet } from '@lib/course/question'

export const questions: QuestionSet = {
  topic: 'three-pillars-of-scrum',
  lesson: '/scrum/psm-1/scrum-theory-principles/three-pillars-of-scrum',
  focusArea: 'Empiricism',
  questions: [
    {
      id: 'three-pillars-of-scrum-1',
      kind: 'single',
      difficulty: 2,
      stem: 'Les Developers mettent une carte dans « Prêt » quand le code est écrit. Les commerciaux croient que les clients peuvent alors s’en servir. Quel pilier en souffre, et pourquoi ?',
      options: {
        a: {
          text: 'L’inspection : personne ne regarde le travail assez souvent.',
          why: 'Ce qui manque, c’est une compréhension commune : la transparence en souffre donc. Regarder plus souvent n’aiderait pas tant que le mot veut dire deux choses.',
        },
        b: {
          text: 'L’adaptation : celui qui voit un problème ne peut pas agir.',
          why: 'Personne n’a encore vu de problème, donc personne n’est empêché d’agir. Un mot à deux sens est un manque de transparence.',
        },
        c: {
          text: 'La transparence : tous ne comprennent pas la même chose.',
          why: 'Les décisions reposent sur l’état du travail tel qu’on le perçoit. Il ne suffit pas que tout le monde puisse voir la carte.',
        },
        d: {
          text: 'L’adaptation : le plan change trop souvent pour être suivi.',
          why: 'Rien ici ne dit que le plan change. Le mot sur la carte veut dire deux choses, ce qui est un manque de transparence.',
        },
      },
      answer: 'c',
      rests: ['transparency-3', 'done-3'],
    },
    {
      id: 'three-pillars-of-scrum-2',
      kind: 'single',
      difficulty: 2,
      stem: 'Une recherche peut prendre deux secondes au plus. Depuis ce matin, elle en prend quatre, et les Developers savent pourquoi. Que devraient-ils faire ?',
      options: {
        a: {
          text: 'En parler à la prochaine Sprint Review.',
          why: 'Ce qui sort des limites acceptables doit être ajusté le plus tôt possible. La Sprint Review inspecte le résultat plus tard ; un ajustement connu ne l’attend pas.',
        },
        b: {
          text: 'L’ajuster le plus tôt possible.',
          why: 'La recherche est hors de sa limite acceptable, et la cause est connue. Un ajustement au plus tôt limite l’écart.',
        },
        c: {
          text: 'Chercher ce que cela signifie avant de décider.',
          why: 'Chercher d’abord est juste si personne ne connaît la raison. Ici, la limite et la cause sont connues : l’ajustement peut commencer.',
        },
        d: {
          text: 'Le noter pour la Sprint Retrospective.',
          why: 'La rétrospective peut discuter de la cause. Mais ce qui sort des limites acceptables est ajusté le plus tôt possible, et d’ici là la recherche resterait lente.',
        },
      },
      answer: 'b',
      rests: ['adaptation-3', 'adaptation-1'],
    },
    {
      id: 'three-pillars-of-scrum-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Quelles sont les deux choses qui doivent être inspectées fréquemment et avec diligence ? (Deux réponses.)',
      options: {
        a: {
          text: 'Les trois artefacts de Scrum',
          why: 'Les trois artefacts sont inspectés souvent et avec soin, pour que les problèmes soient trouvés tôt : Product Backlog, Sprint Backlog et Incrément.',
        },
        b: {
          text: 'Les heures de chaque Developer',
          why: 'Les heures ne sont ni un artefact ni une progression vers un objectif. Elles montrent un effort, pas l’état du produit.',
        },
        c: {
          text: 'La progression vers les objectifs convenus',
          why: 'La progression vers l’Objectif de Sprint est inspectée au Daily Scrum, la progression vers l’Objectif de Produit à la Review.',
        },
        d: {
          text: 'L’adéquation de chaque membre à une fiche de poste',
          why: 'Ce qui doit être inspecté, ce sont les artefacts et la progression vers les objectifs convenus. Personne n’est comparé à une fiche de poste.',
        },
      },
      answers: ['a', 'c'],
      rests: ['inspection-1', 'inspection-2'],
    },
    {
      id: 'three-pillars-of-scrum-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'Le produit va bien, mais le processus de l’équipe est hors des limites acceptables. D’après le Guide Scrum, quelque chose doit être ajusté.',
      answer: true,
      why: {
        true: 'Un processus hors des limites acceptables est une raison suffisante. Un produit inacceptable est l’autre raison.',
        false:
          'Un bon produit donne envie de ne rien toucher. Mais un processus hors de ses limites est une raison suffisante.',
      },
      rests: ['adaptation-1', 'adaptation-2'],
    },
    {
      id: 'three-pillars-of-scrum-5',
      kind: 'single',
      difficulty: 2,
      stem: 'Tout le monde peut se servir à tout moment des Incréments d’une équipe. Elle annule sa Sprint Review chaque fois que les parties prenantes sont occupées. De quoi est-ce un exemple ?',
      options: {
        a: {
          text: 'De transparence sans inspection',
          why: 'Un événement qui n’est pas tenu coûte des occasions d’inspecter et d’adapter. Des résultats visibles ne le remplacent pas à eux seuls.',
        },
        b: {
          text: 'D’inspection sans transparence',
          why: 'Les Incréments sont ouverts à tous : la transparence est là. Sans la Review, l’équipe et ses parties prenantes ne les inspectent pas ensemble.',
        },
        c: {
          text: 'D’inspection sans adaptation',
          why: 'Sans la Review, le résultat n’est même pas inspecté avec les parties prenantes. Ce qui reste, c’est la transparence seule.',
        },
        d: {
          text: 'D’adaptation sans inspection',
          why: 'Rien ne laisse penser que l’équipe adapte quoi que ce soit. En annulant la Review, elle cesse d’inspecter le résultat avec les parties prenantes.',
        },
      },
      answer: 'a',
      rests: ['events-4', 'sprint-review-1'],
    },
  ],
}
