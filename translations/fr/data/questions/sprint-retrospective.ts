import type { QuestionSet } from '@lib/course/question'

export const questions: QuestionSet = {
  topic: 'sprint-retrospective',
  lesson: '/scrum/psm-1/scrum-framework/scrum-events/sprint-retrospective',
  focusArea: 'Events',
  questions: [
    {
      id: 'sprint-retrospective-1',
      kind: 'single',
      difficulty: 2,
      stem: 'Une Product Owner veut sauter la rétrospective pour que les Developers parlent plus librement. Quelle est la meilleure réaction ?',
      options: {
        a: {
          text: 'Elle s’abstient une fois, pour voir si cela aide.',
          why: 'C’est toute la Scrum Team qui inspecte comment s’est passé le Sprint, et la Product Owner en fait partie. Même un essai la laisserait de côté.',
        },
        b: {
          text: 'Elle s’abstient et reçoit ensuite une liste des améliorations.',
          why: 'Toute la Scrum Team trouve les améliorations ensemble. Avec une liste après coup, la Product Owner n’y aurait aucune part, alors que certaines la concerneront.',
        },
        c: {
          text: 'Elle vient, puisque les améliorations ont besoin de son accord.',
          why: 'Elle devrait venir parce que toute l’équipe inspecte comment s’est passé le Sprint. L’équipe convient ensemble des améliorations, et aucune n’a besoin de son accord.',
        },
        d: {
          text: 'Elle vient, et le Scrum Master aide l’équipe à parler ouvertement.',
          why: 'La Scrum Team comprend la Product Owner. Le Scrum Master s’assure que les événements sont positifs et productifs.',
        },
      },
      answer: 'd',
      rests: ['team-2'],
    },
    {
      id: 'sprint-retrospective-2',
      kind: 'single',
      difficulty: 2,
      stem: 'Une rétrospective révèle qu’un court message à une collègue supprimerait un long retard. Que devrait faire l’équipe ?',
      options: {
        a: {
          text: 'L’envoyer le jour même',
          why: 'Les améliorations qui ont le plus d’effet sont traitées dès que possible, et celle-ci prend une minute.',
        },
        b: {
          text: 'En charger le Scrum Master',
          why: 'Les améliorations les plus utiles sont traitées dès que possible, et n’importe qui peut envoyer un message. Le Scrum Master permet à l’équipe de s’améliorer.',
        },
        c: {
          text: 'L’ajouter au prochain Sprint Backlog',
          why: 'Des améliorations peuvent y être ajoutées, mais les meilleures sont traitées dès que possible. Celle-ci ne ferait que commencer plus tard qu’elle ne le pourrait.',
        },
        d: {
          text: 'L’ajouter au Product Backlog',
          why: 'Les améliorations qui ont le plus d’effet sont traitées dès que possible. Le Product Backlog énumère ce qui améliorerait le produit, et un message à une collègue n’en fait pas partie.',
        },
      },
      answer: 'a',
      rests: ['sprint-retrospective-8'],
    },
    {
      id: 'sprint-retrospective-3',
      kind: 'single',
      difficulty: 2,
      stem: 'À chaque rétrospective, deux personnes parlent et les autres approuvent. Quelle mesure a le plus de chances d’aider ?',
      options: {
        a: {
          text: 'Chacun écrit des notes avant que quiconque parle.',
          why: 'Qui écrit d’abord n’est pas influencé par le premier qui parle. C’est une pratique courante ; le Guide laisse la forme ouverte.',
        },
        b: {
          text: 'La personne qui anime parle en premier et résume.',
          why: 'Le groupe suit alors une troisième personne, et les autres se taisent toujours. Chacun a besoin de réfléchir avant que quiconque parle.',
        },
        c: {
          text: 'Les deux parlent en dernier et tirent les conclusions.',
          why: 'Cela paraît équitable, mais les deux auraient encore le dernier mot. Les autres ont besoin d’un moyen d’apporter d’abord leurs idées.',
        },
        d: {
          text: 'Les autres envoient leurs idées par e-mail après coup.',
          why: 'Chacun a besoin d’apporter ses idées pendant l’événement, par exemple en écrivant d’abord. À un e-mail envoyé après, personne ne pourrait y réagir.',
        },
      },
      answer: 'a',
      scope: 'course',
    },
    {
      id: 'sprint-retrospective-4',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'Quels sont les deux sujets qui répondent au but de la Sprint Retrospective ? (Deux réponses.)',
      options: {
        a: {
          text: 'La progression vers l’Objectif de Produit',
          why: 'La progression vers l’Objectif de Produit est discutée à la Sprint Review. La rétrospective porte sur la façon dont l’équipe travaille.',
        },
        b: {
          text: 'Les fonctionnalités que les parties prenantes attendent ensuite',
          why: 'La Scrum Team et les parties prenantes cherchent que faire ensuite à la Sprint Review.',
        },
        c: {
          text: 'Les défauts que la Definition of Done a laissés passer',
          why: 'La Definition of Done fait partie de ce que l’équipe inspecte ici.',
        },
        d: {
          text: 'Le salaire de chacun des Developers',
          why: 'L’événement planifie des moyens d’accroître la qualité et l’efficacité. La paie se règle entre chaque personne et l’entreprise.',
        },
        e: {
          text: 'L’outil de test qui tombait souvent en panne',
          why: 'Les outils font partie de ce que l’équipe inspecte ici.',
        },
      },
      answers: ['c', 'e'],
      rests: ['sprint-retrospective-2'],
    },
    {
      id: 'sprint-retrospective-5',
      kind: 'true-false',
      difficulty: 2,
      stem: 'Le Guide Scrum limite la Sprint Retrospective aux problèmes du Sprint et à la façon dont ils ont été résolus.',
      answer: false,
      why: {
        true: 'Les problèmes ne sont qu’une partie. L’équipe discute aussi de ce qui s’est bien passé, et des hypothèses qui l’ont égarée.',
        false:
          'La Scrum Team discute aussi de ce qui s’est bien passé, et identifie les hypothèses qui l’ont égarée.',
      },
      rests: ['sprint-retrospective-5'],
    },
  ],
}
