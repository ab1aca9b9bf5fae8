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
      stem: 'Quand un Incrément naît-il ?',
      options: {
        a: {
          text: 'Dès qu’un élément satisfait à la Definition of Done',
          why: 'C’est à ce moment qu’un Incrément naît, quel que soit le jour du Sprint.',
        },
        b: {
          text: 'Quand le Product Owner a approuvé tous les éléments choisis',
          why: 'Dans une entreprise qui pratique la recette formelle, c’est l’usage. Dans Scrum, un Incrément naît quand un élément satisfait à la Definition of Done.',
        },
        c: {
          text: 'À la Sprint Review',
          why: 'La Sprint Review présente ensemble tous les Incréments du Sprint. Chacun est né plus tôt, quand un élément a satisfait à la Definition of Done.',
        },
        d: {
          text: 'Quand tous les éléments choisis sont Finis',
          why: 'Plusieurs Incréments peuvent être créés en un Sprint, chacun dès que son élément est Fini.',
        },
      },
      answer: 'a',
      rests: ['done-2'],
    },
    {
      id: 'increment-2',
      kind: 'single',
      difficulty: 3,
      stem: 'Un Incrément utilisable aiderait tout de suite les utilisateurs. Un manager demande que rien ne sorte avant la Sprint Review. Que dit Scrum ?',
      options: {
        a: {
          text: 'Il peut sortir avant la Review et y être aussi présenté.',
          why: 'La Review n’est jamais un passage obligé avant de livrer. La somme des Incréments y est présentée, y compris ce dont on se sert déjà.',
        },
        b: {
          text: 'Il peut sortir avant la Review, mais n’y est plus présenté.',
          why: 'Livrer tôt convient très bien. L’Incrément n’en fait pas moins partie du résultat qu’inspecte la Review.',
        },
        c: {
          text: 'Il doit attendre que les parties prenantes l’aient approuvé à la Review.',
          why: 'Les parties prenantes inspectent le résultat et cherchent avec l’équipe que faire ensuite. Elles ne l’approuvent pas : aucun Incrément n’a donc à les attendre.',
        },
        d: {
          text: 'Il doit attendre que le Sprint soit terminé.',
          why: 'Plusieurs Incréments par Sprint sont possibles, et chacun peut être livré avant la fin du Sprint.',
        },
      },
      answer: 'a',
      rests: ['increment-8', 'increment-6'],
    },
    {
      id: 'increment-3',
      kind: 'true-false',
      difficulty: 1,
      stem: 'Un élément presque Fini peut être présenté à la Sprint Review si l’équipe dit clairement ce qui manque.',
      answer: false,
      why: {
        true: 'Être franc sur ce qui manque semble honnête, mais ceux qui voient l’élément se mettent à compter dessus. L’équipe peut dire pourquoi il n’est pas Fini.',
        false:
          'Un élément qui ne satisfait pas à la Definition of Done ne peut être ni livré ni même présenté à la Sprint Review.',
      },
      rests: ['done-5'],
    },
    {
      id: 'increment-4',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Une nouvelle fonction réussit ses propres tests mais donne de faux résultats avec une plus ancienne. Quelles affirmations sont justes ? (Deux réponses.)',
      options: {
        a: {
          text: 'L’ancienne fonction ne fait plus partie d’un Incrément non plus.',
          why: 'L’ancienne fonction a satisfait à la Definition of Done et reste dans le produit. C’est à la nouvelle de fonctionner avec elle, et ce n’est pas encore le cas.',
        },
        b: {
          text: 'La nouvelle fonction est Finie, puisque ses propres tests passent.',
          why: 'Les Incréments doivent fonctionner ensemble, et cela se vérifie avant qu’un nouveau travail soit Fini. Les tests propres à la fonction laissent de côté le reste du produit.',
        },
        c: {
          text: 'La nouvelle fonction ne fait pas encore partie d’un Incrément.',
          why: 'Tous les Incréments doivent fonctionner ensemble. La nouvelle fonction donne de faux résultats avec une ancienne : elle ne fait donc pas partie d’un Incrément.',
        },
        d: {
          text: 'La nouvelle fonction n’a pas été vérifiée assez à fond.',
          why: 'Chaque Incrément est vérifié à fond, pour que tous fonctionnent ensemble.',
        },
        e: {
          text: 'De telles erreurs devraient être trouvées à la Sprint Review.',
          why: 'Les Incréments sont vérifiés à mesure qu’on les crée, pour qu’ils fonctionnent ensemble. Ce qui ne satisfait pas à la Definition of Done n’est même pas présenté à la Review.',
        },
      },
      answers: ['c', 'd'],
      rests: ['increment-3'],
    },
    {
      id: 'increment-5',
      kind: 'single',
      difficulty: 2,
      stem: 'À son premier Sprint, une équipe ne réalise que la couche de données d’un produit ; tous les tests passent. Pourquoi n’est-ce pas un Incrément ?',
      options: {
        a: {
          text: 'Personne ne peut s’en servir dans son état actuel.',
          why: 'Pour apporter de la valeur, un Incrément doit être utilisable. Une tranche fine qui traverse toutes les couches le serait.',
        },
        b: {
          text: 'Elle n’a pas été vérifiée avec les Incréments précédents.',
          why: 'C’est le premier Sprint : il n’y a pas d’Incréments précédents. Ce qui manque, c’est que quelqu’un puisse s’en servir.',
        },
        c: {
          text: 'Elle n’a pas été mise en service.',
          why: 'La mise en service n’est pas une condition : un Incrément utilisable peut être livré plus tard. Cette couche de données, elle, n’est pas encore utilisable.',
        },
        d: {
          text: 'Les parties prenantes ne l’ont pas encore approuvée à une Sprint Review.',
          why: 'L’approbation des parties prenantes n’est pas une condition. Un Incrément doit être utilisable, et une couche de données seule ne l’est pas.',
        },
      },
      answer: 'a',
      rests: ['increment-4'],
    },
  ],
}
