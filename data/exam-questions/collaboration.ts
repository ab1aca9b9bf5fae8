import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'collaboration-6',
    kind: 'single',
    difficulty: 3,
    stem: 'Three Scrum Teams build one product. Team 1 tests with real payment cards, the others with simulated ones. The teams argue whose Definition of Done is right. What does Scrum say?',
    options: {
      a: {
        text: 'Each keeps its own, because a Definition of Done is created by the Scrum Team that uses it.',
        why: 'That holds for one team alone on a product. Together on a product, they need a common one.',
      },
      b: {
        text: 'They define one together and all comply with it.',
        why: 'Otherwise no one could say what was completed in the Increments that have to work together. An organizational standard would be its minimum.',
      },
      c: {
        text: 'The Product Owner chooses the strictest of the three and puts it into force for all teams.',
        why: 'The common definition is made by the Scrum Teams mutually. The Product Owner is one voice in it.',
      },
      d: {
        text: 'The Scrum Masters of the three teams meet and agree on it, since quality of the process is their task.',
        why: 'They can help the teams to agree. Defining it is not reserved to them.',
      },
    },
    answer: 'b',
    guideSection: 'Commitment: Definition of Done',
    focusArea: 'Done',
  },
  {
    id: 'collaboration-7',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'At which occasions may a stakeholder from outside the Scrum Team contribute? (Choose all that apply.)',
    options: {
      a: {
        text: 'At the Sprint Review, by helping to work out what to do next',
        why: 'Attendees collaborate on it, and stakeholders are among them.',
      },
      b: {
        text: 'At Sprint Planning, by giving advice after having been invited',
        why: 'The Scrum Team may invite other people to attend and advise.',
      },
      c: {
        text: 'At the Daily Scrum, by telling the Developers which work is urgent for the next day',
        why: 'It is an event for the Developers, and what they do next is their plan.',
      },
      d: {
        text: 'During the Sprint, by trying out an Increment that has been delivered early',
        why: 'An Increment may be delivered before the Sprint ends, and what stakeholders observe is evidence.',
      },
      e: {
        text: 'During the Sprint, by agreeing with a Developer on an additional item',
        why: 'Talking is welcome. New work reaches the team through the Product Backlog and the Product Owner.',
      },
    },
    answers: ['a', 'b', 'd'],
    guideSection: 'Sprint Review',
    focusArea: 'Stakeholders & Customers',
  },
  {
    id: 'collaboration-8',
    kind: 'single',
    difficulty: 2,
    stem: 'Whose task is it to lead the discussion in a Scrum event?',
    options: {
      a: {
        text: 'The Scrum Master leads each of the events, apart from the Daily Scrum.',
        why: 'The Scrum Master ensures that events take place and are productive. No event has to be led by the Scrum Master.',
      },
      b: {
        text: 'The Product Owner leads Planning and Review, and the Scrum Master leads the Retrospective.',
        why: 'A widespread habit. The Guide distributes no such tasks.',
      },
      c: {
        text: 'A person from outside, as facilitators must not belong to the Scrum Team.',
        why: 'Someone neutral may be useful. Scrum does not ask for an outsider.',
      },
      d: {
        text: 'The Guide does not say; anyone who helps the event to be productive can do it.',
        why: 'What is fixed is that the Scrum Master ensures that events take place, are positive and productive, and keep to the timebox.',
      },
    },
    answer: 'd',
    guideSection: 'Scrum Master',
  },
  {
    id: 'collaboration-9',
    kind: 'single',
    difficulty: 3,
    stem: 'An organization has a customer office that answers all questions of the Scrum Team within three days. Developers and customers never meet, and misunderstandings pile up. What should the Scrum Master work on first?',
    options: {
      a: {
        text: 'A faster customer office that is obliged to answer within a single working day',
        why: 'It makes the detour shorter but keeps it, and the detour causes the misunderstandings.',
      },
      b: {
        text: 'Removing the barrier, so that the Scrum Team and the customers can talk to each other',
        why: 'Removing barriers between stakeholders and Scrum Teams is a service to the organization.',
      },
      c: {
        text: 'Collecting the questions personally and carrying them to the customers every day',
        why: 'The Scrum Master would become the next go-between.',
      },
      d: {
        text: 'More detailed items, so that the Developers have fewer reasons to ask',
        why: 'Some detail helps. But items written by people who never meet the customers will contain the same misunderstandings.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Master',
    focusArea: 'Stakeholders & Customers',
  },
  {
    id: 'collaboration-10',
    kind: 'single',
    difficulty: 3,
    stem: 'A Developer asks a librarian how she uses a list that is being built in this Sprint. They find that a shorter one would serve her better, and the Sprint Goal does not depend on it. What is right?',
    options: {
      a: {
        text: 'The two can agree on it, because the Developers decide how the work is done.',
        why: 'What the list contains is scope. How to build it is at the sole discretion of the Developers.',
      },
      b: {
        text: 'Their conversation was fine, and the change is now worked out with the Product Owner.',
        why: 'The whole Scrum Team collaborates with stakeholders. Scope can be renegotiated with the Product Owner as more is learned.',
      },
      c: {
        text: 'The talk should have been held by the Product Owner, who then informs the Developers.',
        why: 'No rule sends conversations through one person. The Product Owner keeps only the decisions.',
      },
      d: {
        text: 'The change has to wait for the Sprint Review, in which stakeholders have their say.',
        why: 'Scope may be clarified and renegotiated during the Sprint. The goal is in no danger.',
      },
    },
    answer: 'b',
    guideSection: 'The Sprint',
    focusArea: 'Stakeholders & Customers',
  },
  {
    id: 'collaboration-11',
    kind: 'single',
    difficulty: 3,
    stem: 'A company forms one team for the screens of an app and one for its data. Each calls itself a Scrum Team. Nearly every item needs both, one after the other. What do these teams lack?',
    options: {
      a: {
        text: 'A joint Scrum Master, who coordinates what is handed from one to the other',
        why: 'Coordinating hand-overs would make a bad cut easier to bear. Neither team could do without the other.',
      },
      b: {
        text: 'Cross-functionality: neither has all the skills to create value in a Sprint',
        why: 'The members of a Scrum Team together have all skills that are necessary for that. Here every item waits for the other team.',
      },
      c: {
        text: 'A Product Backlog for each, so that both can plan their part of an item in time',
        why: 'Teams on one product share one Product Backlog. Two lists would deepen the split.',
      },
      d: {
        text: 'A Sprint at the end of each quarter, in which screens and data are joined',
        why: 'Each Increment is usable and verified together with the earlier ones, in every Sprint.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Team',
    focusArea: 'Scrum Team',
  },
  {
    id: 'collaboration-12',
    kind: 'single',
    difficulty: 3,
    stem: 'The Product Owner herself leads the talk on whether her order of the Product Backlog should change, and answers each objection at once. Soon no one objects. What would help most?',
    options: {
      a: {
        text: 'That she leaves the room until the others have agreed on an order',
        why: 'The order is hers to decide, and she needs to hear the reasons.',
      },
      b: {
        text: 'That all attendees vote, so that the silent ones count as well',
        why: 'A vote would move the decision to the majority. Collaboration does not mean that all decide.',
      },
      c: {
        text: 'That someone without a stake in the answer leads the discussion instead of her',
        why: 'It is hard to facilitate a question on which your own accountability depends. She can then listen, and still decide.',
      },
      d: {
        text: 'That the Scrum Master judges which of the objections she has to accept',
        why: 'The Scrum Master does not decide on the order. Facilitating helps those who are accountable.',
      },
    },
    answer: 'c',
    guideSection: 'Scrum Master',
  },
  {
    id: 'collaboration-13',
    kind: 'single',
    difficulty: 2,
    stem: 'After two of four hours, Sprint Planning is deep in the details of the third item, and no Sprint Goal is in sight. What would the person who facilitates do best to do?',
    options: {
      a: {
        text: 'Name the question that is open, why this Sprint is valuable, and let the group decide how to go on',
        why: 'The facilitator makes visible what has to be decided. The whole Scrum Team defines the Sprint Goal in this event.',
      },
      b: {
        text: 'Write a Sprint Goal that fits the three items, so that the details can be completed in the time left',
        why: 'A goal that one person adds at the end of a selection gives no coherence. It is the work of the whole team.',
      },
      c: {
        text: 'Let the talk run, because how items become Increments is at the sole discretion of the Developers',
        why: 'It is, and the event still needs a Sprint Goal before it ends. Helping to notice that takes no decision from them.',
      },
      d: {
        text: 'Postpone the Sprint Goal to the first Daily Scrum, in which progress toward it is going to be inspected',
        why: 'The Sprint Goal must be finalized before Sprint Planning ends.',
      },
    },
    answer: 'a',
    guideSection: 'Sprint Planning',
  },
]
