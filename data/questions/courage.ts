import type { QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'courage',
  lesson: '/scrum/psm-1/scrum-values/courage',
  focusArea: 'Scrum Values',
  questions: [
    {
      id: 'courage-1',
      kind: 'single',
      difficulty: 3,
      stem: "Two days before the end of the Sprint, it's clear that an item won't be Done. Stakeholders are looking forward to it. What shows courage?",
      options: {
        a: {
          text: 'Showing the item at the Sprint Review and naming the gap',
          why: "It seems honest, but what isn't Done isn't presented at the Sprint Review. Courage is saying so today, while others can still adapt their plans.",
        },
        b: {
          text: 'Leaving out a test and defending this to the stakeholders',
          why: "Quality doesn't decrease during a Sprint. Courage is telling the stakeholders today that the item won't be Done.",
        },
        c: {
          text: 'Working at night to finish the item after all',
          why: "It looks brave, but it hides how much fits into a Sprint at a sustainable pace. Courage is saying today that the item won't be Done.",
        },
        d: {
          text: 'Telling the Product Owner and the stakeholders today',
          why: "Courage is doing the right thing. The item can't be shown, and others can still adapt their plans.",
        },
      },
      answer: 'd',
      rests: ['values-9', 'done-5'],
    },
    {
      id: 'courage-2',
      kind: 'single',
      difficulty: 2,
      stem: 'Which team shows both parts of courage as the Scrum Guide describes it?',
      options: {
        a: {
          text: '"We made a big promise and kept it."',
          why: "Courage means doing the right thing and taking on tough problems. A promise that was kept may be good work, but it doesn't show either.",
        },
        b: {
          text: '"We admitted our mistake and took on the old code."',
          why: 'Admitting a mistake is doing the right thing, and old code that scares everyone is a tough problem.',
        },
        c: {
          text: '"We released it half tested and took the risk."',
          why: "It may look like courage, which means doing the right thing. But what doesn't meet the Definition of Done can't be released.",
        },
        d: {
          text: '"We said no to every wish of the managers."',
          why: 'Courage means doing the right thing. A no may be right in one case and wrong in another, and "no to every wish" doesn\'t ask which.',
        },
      },
      answer: 'b',
      rests: ['values-9', 'values-10'],
    },
    {
      id: 'courage-3',
      kind: 'single',
      difficulty: 3,
      stem: 'A Developer suspects that a released feature treats some users unfairly. So far she has seen only a few cases. What fits courage best?',
      options: {
        a: {
          text: 'She switches the feature off and says nothing.',
          why: "What to do about the feature concerns the Product Owner and the team, so acting alone isn't enough. Saying nothing hides the problem from them.",
        },
        b: {
          text: "She tells the Product Owner today, even if it's only a suspicion.",
          why: 'Doing the right thing here means speaking up early. The Product Owner can decide what it means for the product.',
        },
        c: {
          text: 'She collects more cases and speaks up when she is sure.',
          why: 'It sounds careful, but users may be harmed in the meantime. A suspicion can be told as one.',
        },
        d: {
          text: 'She leaves it to a more experienced colleague to speak.',
          why: 'The Guide asks courage of all members, whatever their experience. She has seen the cases, so she can tell of them; a colleague may help.',
        },
      },
      answer: 'b',
      rests: ['values-9', 'values-6'],
    },
    {
      id: 'courage-4',
      kind: 'multiple',
      difficulty: 3,
      countStated: true,
      stem: 'Which two of these acts agree with the rules of Scrum and take courage? (Choose two.)',
      options: {
        a: {
          text: 'A Product Owner cancels a Sprint whose goal is obsolete.',
          why: 'Only the Product Owner may do this, and people who have worked toward the goal may not like it.',
        },
        b: {
          text: "A Developer tells a friend that his item isn't Done.",
          why: 'Developers hold each other accountable as professionals, which is hard among friends.',
        },
        c: {
          text: 'The Developers work on the weekend to save a forecast.',
          why: 'No rule asks for it. The selected items are a forecast, and the pace should be sustainable.',
        },
        d: {
          text: 'A Scrum Master overrules a Developer on a design.',
          why: 'It may take courage, but no rule allows it. How the work is done is up to the Developers.',
        },
      },
      answers: ['a', 'b'],
      rests: ['developers-6', 'sprint-20'],
    },
    {
      id: 'courage-5',
      kind: 'true-false',
      difficulty: 2,
      stem: 'A manager and all Developers want to extend a Sprint by three days. A Scrum Master who still says no shows courage.',
      answer: true,
      why: {
        true: 'Sprints have a fixed length, even if everyone would like to extend one. Saying so is doing the right thing.',
        false:
          "Self-management doesn't help here: the fixed length belongs to the framework, which the Scrum Master is accountable for establishing.",
      },
      rests: ['sprint-3', 'values-9'],
    },
  ],
}
