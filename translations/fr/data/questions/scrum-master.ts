import type { QuestionSet } from '@lib/course/question'

export const questions: QuestionSet = {
  topic: 'scrum-master',
  lesson: '/scrum/psm-1/scrum-framework/scrum-roles/scrum-master',
  focusArea: 'Coaching',
  questions: [
    {
      id: 'scrum-master-1',
      kind: 'single',
      difficulty: 2,
      stem: 'Chaque fois qu’il leur faut une réponse d’un autre service, les Developers attendent des jours. Que devrait faire le Scrum Master ?',
      options: {
        a: {
          text: 'Demander au chef de ce service d’ordonner des réponses plus rapides.',
          why: 'Le Scrum Master fait lever les obstacles. Un ordre d’en haut sera peut-être nécessaire plus tard, mais les gens concernés devraient d’abord chercher la cause.',
        },
        b: {
          text: 'S’en remettre aux Developers, puisqu’ils sont autogérés.',
          why: 'L’autogestion est une bonne raison de rester en retrait à l’intérieur de l’équipe. Cet obstacle est au-dehors, et le Scrum Master le fait lever.',
        },
        c: {
          text: 'Aider les gens concernés à chercher ensemble la cause.',
          why: 'Le Scrum Master fait lever les obstacles. Ceux qui connaissent la cause et peuvent y changer quelque chose font le reste.',
        },
        d: {
          text: 'Réclamer les réponses chaque jour au nom de l’équipe.',
          why: 'Le Scrum Master fait lever les obstacles. Réclamer chaque jour abrège une attente, mais la cause demeure, et l’équipe dépend d’une seule personne.',
        },
      },
      answer: 'c',
      rests: ['scrum-master-9'],
    },
    {
      id: 'scrum-master-2',
      kind: 'single',
      difficulty: 1,
      stem: 'Qui est redevable de l’efficacité de la Scrum Team ?',
      options: {
        a: {
          text: 'Toute la Scrum Team',
          why: 'Toute la Scrum Team est redevable d’un Incrément utile. De son efficacité, un seul membre est redevable : le Scrum Master.',
        },
        b: {
          text: 'Le Product Owner',
          why: 'Le Product Owner répond de la valeur du produit. L’efficacité de l’équipe est la responsabilité du Scrum Master.',
        },
        c: {
          text: 'Les Developers',
          why: 'Les Developers répondent de leur plan et de la qualité. L’efficacité de l’équipe est la responsabilité du Scrum Master.',
        },
        d: {
          text: 'Le Scrum Master',
          why: 'Le Scrum Master répond de deux choses : la mise en place de Scrum tel que le Guide le définit, et l’efficacité de la Scrum Team.',
        },
      },
      answer: 'd',
      rests: ['scrum-master-3'],
    },
    {
      id: 'scrum-master-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Lesquels de ces services le Scrum Master rend-il au Product Owner ? (Deux réponses.)',
      options: {
        a: {
          text: 'Dire aux parties prenantes pourquoi une demande a été écartée',
          why: 'C’est le Product Owner qui a pris la décision, et il peut en donner les raisons. Le Scrum Master peut faciliter la rencontre.',
        },
        b: {
          text: 'Aider à trouver des techniques pour définir un Objectif de Produit',
          why: 'Aider à trouver des techniques pour l’Objectif de Produit et la gestion du Product Backlog est un service rendu au Product Owner.',
        },
        c: {
          text: 'Écrire les éléments pendant les congés du Product Owner',
          why: 'L’écriture des éléments peut être déléguée à n’importe qui : ce travail n’est donc pas un service du Scrum Master.',
        },
        d: {
          text: 'Aider l’équipe à comprendre pourquoi il faut des éléments clairs',
          why: 'Le Scrum Master aide l’équipe à voir pourquoi les éléments doivent être clairs et concis. Le Guide en fait un service rendu au Product Owner.',
        },
        e: {
          text: 'Approuver l’ordre des éléments avant chaque Sprint',
          why: 'Le Product Owner décide de l’ordre, qui n’a besoin d’aucune approbation. Le Scrum Master peut aider à trouver des techniques pour ordonner.',
        },
      },
      answers: ['b', 'd'],
      rests: ['scrum-master-11', 'scrum-master-12'],
    },
    {
      id: 'scrum-master-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'Un Scrum Master peut s’assurer que le Daily Scrum a lieu sans jamais y assister.',
      answer: true,
      why: {
        true: 'L’événement est pour les Developers. Leur apprendre à le tenir eux-mêmes est une façon de s’assurer qu’il a lieu et se passe bien.',
        false:
          'Le Daily Scrum est pour les Developers, qui peuvent le tenir seuls. S’assurer qu’il a lieu ne veut pas dire l’animer ni y assister.',
      },
      rests: ['daily-scrum-4', 'scrum-master-10'],
    },
    {
      id: 'scrum-master-5',
      kind: 'single',
      difficulty: 2,
      stem: 'Que devrait faire un Scrum Master quand une cheffe de service demande une note mensuelle pour chaque Developer ?',
      options: {
        a: {
          text: 'Noter les Developers, et leur expliquer les notes.',
          why: 'Dans une Scrum Team sans hiérarchie, aucun membre n’est le juge des autres. Ce que la cheffe a besoin de savoir, les artefacts le montrent peut-être.',
        },
        b: {
          text: 'Demander à quoi cela servirait, et montrer ce que disent les artefacts.',
          why: 'Les artefacts rendent transparentes les informations essentielles. Cela aide l’organisation à comprendre le travail complexe, et peut répondre au vrai besoin.',
        },
        c: {
          text: 'Laisser les Developers se noter entre eux, et transmettre les moyennes.',
          why: 'Les artefacts peuvent montrer ce que la cheffe a besoin de savoir. Des notes entre collègues jugeraient encore chaque personne, et rendraient peut-être les Developers moins ouverts.',
        },
        d: {
          text: 'Refuser, et ne plus en parler.',
          why: 'Le Scrum Master aide les gens hors de l’équipe à comprendre Scrum : les deux devraient donc parler de l’usage de ces notes. Refuser est juste, mais ne suffit pas.',
        },
      },
      answer: 'b',
      rests: ['scrum-master-17', 'artifacts-2'],
    },
  ],
}
