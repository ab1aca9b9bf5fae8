import type { QuestionSet } from '@lib/course/question'

export const questions: QuestionSet = {
  topic: 'cheat-sheet',
  lesson: '/scrum/psm-1/conclusion/scrum-psm1-cheat-sheet',
  focusArea: 'Scrum Team',
  questions: [
    {
      id: 'cheat-sheet-1',
      kind: 'single',
      difficulty: 3,
      stem: 'Quelle équipe enfreint une règle de Scrum ?',
      options: {
        a: {
          text: 'Celle qui n’écrit pas de user stories',
          why: 'Elle n’enfreint aucune règle : le Guide ne parle pas de user stories, une équipe peut donc s’en passer.',
        },
        b: {
          text: 'Celle qui n’a rien d’utilisable trois Sprints sur quatre',
          why: 'La Scrum Team est redevable d’un Incrément utile et porteur de valeur à chaque Sprint.',
        },
        c: {
          text: 'Celle dont le Product Owner réalise lui-même des éléments',
          why: 'Elle n’enfreint aucune règle : un Product Owner qui travaille sur des éléments du Sprint Backlog le fait en tant que Developer.',
        },
        d: {
          text: 'Celle qui livre avant la Review',
          why: 'Elle n’enfreint aucune règle : un Incrément peut être livré avant la fin du Sprint. La Review n’est pas un passage obligé.',
        },
      },
      answer: 'b',
      rests: ['team-16', 'increment-7'],
    },
    {
      id: 'cheat-sheet-2',
      kind: 'single',
      difficulty: 2,
      stem: 'Au Sprint Planning, après une longue discussion, quatre personnes ne s’entendent toujours pas sur le nombre d’éléments qui peuvent être Finis. Qui choisit les éléments ?',
      options: {
        a: {
          text: 'Le Product Owner',
          why: 'Le Product Owner ordonne les éléments et discute du choix. C’est aux Developers de dire combien peuvent être Finis : ce sont donc eux qui choisissent.',
        },
        b: {
          text: 'Le Scrum Master',
          why: 'Le Scrum Master peut faciliter la discussion, mais ne la tranche pas. Ce sont les Developers qui choisissent les éléments.',
        },
        c: {
          text: 'Le manager présent comme invité',
          why: 'Des invités peuvent donner des conseils au Sprint Planning. Ce sont les Developers qui choisissent les éléments, en discussion avec le Product Owner.',
        },
        d: {
          text: 'Les Developers',
          why: 'Les Developers choisissent les éléments, en discussion avec le Product Owner. Ce sont eux qui font le travail : ils disent donc combien peut être Fini.',
        },
      },
      answer: 'd',
      rests: ['sprint-planning-11'],
    },
    {
      id: 'cheat-sheet-3',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Quelles sont les deux bonnes paires d’artefact et d’engagement ? (Deux réponses.)',
      options: {
        a: {
          text: 'Product Backlog et Definition of Done',
          why: 'La Definition of Done va avec l’Incrément. Le Product Backlog a l’Objectif de Produit.',
        },
        b: {
          text: 'Sprint Backlog et éléments choisis',
          why: 'Les éléments font partie du Sprint Backlog, mais ce sont une prévision. Son engagement est l’Objectif de Sprint.',
        },
        c: {
          text: 'Product Backlog et Objectif de Produit',
          why: 'L’engagement du Product Backlog est l’Objectif de Produit. Le reste de la liste émerge pour le réaliser.',
        },
        d: {
          text: 'Incrément et Objectif de Sprint',
          why: 'L’Objectif de Sprint est l’engagement du Sprint Backlog. L’Incrément a la Definition of Done.',
        },
        e: {
          text: 'Incrément et Definition of Done',
          why: 'L’engagement de l’Incrément est la Definition of Done. Elle décrit la qualité que le produit exige.',
        },
      },
      answers: ['c', 'e'],
      rests: ['artifacts-5', 'artifacts-7'],
    },
    {
      id: 'cheat-sheet-4',
      kind: 'single',
      difficulty: 1,
      stem: 'Dans un Sprint d’un mois, un seul événement est limité à quatre heures. Lequel ?',
      options: {
        a: {
          text: 'La Sprint Review',
          why: 'La Review peut durer quatre heures au plus dans un Sprint d’un mois.',
        },
        b: {
          text: 'Le Sprint Planning',
          why: 'Le maximum du Sprint Planning est de huit heures dans un Sprint d’un mois. Quatre en seraient la moitié ; c’est la limite de la Review.',
        },
        c: {
          text: 'Le Daily Scrum',
          why: 'Le Daily Scrum prend 15 minutes dans tout Sprint. Quatre heures sont la limite de la Review.',
        },
        d: {
          text: 'La Sprint Retrospective',
          why: 'Le maximum de la rétrospective est de trois heures dans un Sprint d’un mois. Quatre heures sont la limite de la Review, juste avant elle.',
        },
      },
      answer: 'a',
      rests: ['sprint-review-11'],
    },
    {
      id: 'cheat-sheet-5',
      kind: 'true-false',
      difficulty: 2,
      stem: 'Une Scrum Team peut ajouter des vérifications à la Definition of Done qui est le standard de son organisation.',
      answer: true,
      why: {
        true: 'Le standard est un minimum que toutes les Scrum Teams doivent suivre. Une équipe peut s’en demander davantage.',
        false:
          'Un standard évoque une chose à laquelle personne ne touche. Il ne peut pas être abaissé, mais une équipe peut faire davantage.',
      },
      rests: ['done-7'],
    },
  ],
}
