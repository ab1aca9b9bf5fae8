import type { QuestionSet } from '@lib/course/question'

export const questions: QuestionSet = {
  topic: 'sprint-review',
  lesson: '/scrum/psm-1/scrum-framework/scrum-events/sprint-review',
  focusArea: 'Stakeholders & Customers',
  questions: [
    {
      id: 'sprint-review-1',
      kind: 'single',
      difficulty: 2,
      stem: 'Depuis trois Sprints, aucune partie prenante n’est venue à la Sprint Review. Que devrait faire la Scrum Team ?',
      options: {
        a: {
          text: 'Diffuser un enregistrement et demander des commentaires',
          why: 'À la Review, les participants cherchent ensemble que faire ensuite. Un enregistrement informe les gens, mais ne leur permet pas de mettre quoi que ce soit au point avec l’équipe.',
        },
        b: {
          text: 'Demander à des managers de faire venir les parties prenantes',
          why: 'La Review a besoin de parties prenantes qui collaborent avec l’équipe. Des gens venus sur ordre peuvent rester assis sans rien dire, et l’on ne saurait toujours pas pourquoi ils s’abstenaient.',
        },
        c: {
          text: 'Demander aux parties prenantes la raison de leur absence',
          why: 'La Review a besoin d’elles : les participants y cherchent ensemble que faire ensuite. Une fois la raison connue, le Scrum Master peut aider à y remédier.',
        },
        d: {
          text: 'Confier au Product Owner la parole des parties prenantes',
          why: 'À la Review, ce sont les parties prenantes elles-mêmes qui inspectent le résultat. Le Product Owner peut représenter leurs besoins dans le Product Backlog, mais pas prendre leur place ici.',
        },
      },
      answer: 'c',
      rests: ['sprint-review-6'],
    },
    {
      id: 'sprint-review-2',
      kind: 'single',
      difficulty: 2,
      stem: 'Une fonction marche, mais il manque une vérification de la Definition of Done. Qu’en est-il à la Sprint Review ?',
      options: {
        a: {
          text: 'Elle ne peut être ni livrée ni montrée.',
          why: 'Un élément qui ne satisfait pas à la Definition of Done ne peut pas être livré, ni même présenté. L’équipe peut dire ouvertement où il en est.',
        },
        b: {
          text: 'Elle peut être montrée, mais pas livrée.',
          why: 'Le Guide est plus strict qu’on ne s’y attend : un élément qui ne satisfait pas à la Definition of Done ne peut être ni livré ni présenté à la Review.',
        },
        c: {
          text: 'Elle peut être livrée tout de suite.',
          why: 'Un élément ne fait pas partie d’un Incrément tant qu’il ne satisfait pas à la Definition of Done. D’ici là, il ne peut pas être livré.',
        },
        d: {
          text: 'Elle peut être livrée si les invités de la Review l’approuvent.',
          why: 'Seule la Definition of Done décide de ce qui est Fini. L’approbation des invités ne remplace pas une vérification manquante, et la Review n’est jamais un passage obligé.',
        },
      },
      answer: 'a',
      rests: ['done-5'],
    },
    {
      id: 'sprint-review-3',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'Quels sont les deux sujets qui ont leur place à une Sprint Review ? (Deux réponses.)',
      options: {
        a: {
          text: 'La répartition des prochains éléments entre les Developers',
          why: 'Les Developers règlent cela entre eux, au Sprint Planning et jour après jour.',
        },
        b: {
          text: 'Une nouvelle loi qui touche le produit',
          why: 'La Scrum Team et les parties prenantes passent en revue ce qui a changé dans leur environnement.',
        },
        c: {
          text: 'Un vote sur la mise en service d’éléments Finis',
          why: 'Ce qui est Fini peut être livré à tout moment, sans vote : la Review ne devrait jamais être considérée comme un passage obligé avant de livrer de la valeur.',
        },
        d: {
          text: 'L’entente entre deux Developers',
          why: 'L’équipe inspecte les individus et les interactions à sa rétrospective, sans invités.',
        },
        e: {
          text: 'Le chemin parcouru vers l’Objectif de Produit',
          why: 'La progression vers l’Objectif de Produit est discutée à la Review.',
        },
      },
      answers: ['b', 'e'],
      rests: ['sprint-review-5', 'sprint-review-3'],
    },
    {
      id: 'sprint-review-4',
      kind: 'true-false',
      difficulty: 1,
      stem: 'Un élément qui satisfaisait à la Definition of Done le mercredi peut être en service le jeudi, avant la Sprint Review.',
      answer: true,
      why: {
        true: 'Un Incrément peut être livré aux parties prenantes avant la fin du Sprint.',
        false:
          'Personne n’a à attendre : un Incrément peut être livré avant la fin du Sprint. La Review ne devrait jamais être considérée comme un passage obligé avant de livrer de la valeur.',
      },
      rests: ['increment-7'],
    },
    {
      id: 'sprint-review-5',
      kind: 'single',
      difficulty: 3,
      stem: 'À la Sprint Review, un client convainc la Product Owner qu’un élément du haut de la liste ferait du tort. Quand peut-il être descendu au plus tôt, et par qui ?',
      options: {
        a: {
          text: 'À la Review, par un vote des participants',
          why: 'Le Product Backlog peut être ajusté à la Review, mais c’est la Product Owner qui décide de son ordre. Les participants cherchent ensemble que faire ensuite, sans voter.',
        },
        b: {
          text: 'À la Review, par la Product Owner',
          why: 'Le Product Backlog peut être ajusté à la Review, et son ordre relève de la Product Owner.',
        },
        c: {
          text: 'Au Sprint Planning, par les Developers',
          why: 'Au Sprint Planning, les Developers choisissent des éléments. La Product Owner les ordonne et peut ajuster le Product Backlog dès la Review.',
        },
        d: {
          text: 'Au Sprint Planning, par la Product Owner',
          why: 'La Product Owner est la bonne personne, mais elle n’a pas à attendre le Sprint Planning. Le Product Backlog peut être ajusté dès la Review.',
        },
      },
      answer: 'b',
      rests: ['sprint-review-7', 'product-owner-6'],
    },
  ],
}
