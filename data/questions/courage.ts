import type { Question, QuestionSet } from '../../lib/course/question'

export const questions: QuestionSet = {
  topic: 'courage',
  lesson: '/scrum/psm-1/scrum-values/courage',
  focusArea: 'Scrum Values',
  questions: [
    {
      id: 'courage-1',
      kind: 'single',
      difficulty: 2,
      stem: 'Two days before the end of the Sprint, an item will not meet the Definition of Done. Stakeholders look forward to it. What shows courage here?',
      options: {
        a: {
          text: 'Working through both nights, so that nobody has to be disappointed at the Sprint Review.',
          why: 'Overtime hides how much fits into a Sprint and replaces the honest sentence. Scrum asks for a sustainable pace.',
        },
        b: {
          text: 'Saying openly that it will not be Done, and settling with the Product Owner what follows.',
          why: 'The item cannot be presented, and scope may be renegotiated. Saying it early is the brave part.',
        },
        c: {
          text: 'Presenting the item anyway, and admitting its gaps if one of the stakeholders asks.',
          why: 'Work that does not meet the Definition of Done is not presented at the Sprint Review.',
        },
        d: {
          text: 'Taking one check out of the Definition of Done and standing by that decision.',
          why: 'Quality does not decrease during a Sprint. Lowering the bar avoids the uncomfortable talk.',
        },
      },
      answer: 'b',
      guideSection: 'Scrum Values',
    },
    {
      id: 'courage-2',
      kind: 'single',
      difficulty: 1,
      stem: 'Which pair names what the Scrum Guide connects with courage?',
      options: {
        a: {
          text: 'To take risks, and to accept the failures that come of them',
          why: 'Taking risks for their own sake is not mentioned. Scrum controls risk.',
        },
        b: {
          text: 'To contradict managers, and to shield the team from every disturbance',
          why: 'Neither is named. Contradiction may be the right thing in one case and wrong in another.',
        },
        c: {
          text: 'To promise ambitious goals, and to reach each of them in time',
          why: 'Goals belong to commitment, and nobody can promise that they will be reached.',
        },
        d: {
          text: 'To do the right thing, and to work on tough problems',
          why: 'These are the two parts of the sentence, and it speaks of all Scrum Team members.',
        },
      },
      answer: 'd',
      guideSection: 'Scrum Values',
    },
    {
      id: 'courage-3',
      kind: 'single',
      difficulty: 3,
      stem: 'A Developer suspects that a released feature treats some users unfairly, but has checked only a handful of cases. What fits the value best?',
      options: {
        a: {
          text: 'Tell the Product Owner now, with what is known, what is guessed and what either step costs.',
          why: "The right thing is to put it on the table early, doubts included. What it means for the product is then the Product Owner's decision.",
        },
        b: {
          text: 'Switch the feature off without a word, because a brave Developer does not ask first.',
          why: 'A lone act takes the decision from the people it concerns. Courage leaves others able to answer.',
        },
        c: {
          text: 'Wait for the Sprint Retrospective, since that is where the team is to look for its mistakes.',
          why: 'A Scrum Team adapts the moment it learns something. Waiting lets the damage go on, now knowingly.',
        },
        d: {
          text: 'Ask the Scrum Master to report it, as impediments are handled by that accountability.',
          why: 'The Scrum Master may help, but the courage to speak is asked of every member.',
        },
      },
      answer: 'a',
      guideSection: 'Scrum Values',
    },
    {
      id: 'courage-4',
      kind: 'multiple',
      difficulty: 2,
      countStated: true,
      stem: 'In which two situations does a rule of Scrum ask someone for courage? (Choose two.)',
      options: {
        a: {
          text: 'The Sprint Goal has become obsolete, and the Product Owner has to decide about the Sprint.',
          why: 'Only the Product Owner may cancel a Sprint, in front of everyone who has worked for its goal.',
        },
        b: {
          text: 'The Developers are behind, and must reach the forecast by working on Saturday.',
          why: 'No rule demands that the forecast be reached, and weekend work is not asked for.',
        },
        c: {
          text: 'A Developer sees a colleague skip a check that the Definition of Done requires.',
          why: 'Developers hold each other accountable as professionals, and that can be hard among friends.',
        },
        d: {
          text: 'The Scrum Master must overrule the Developers about the design of a feature.',
          why: 'No rule allows that. How the work is done is up to the Developers.',
        },
      },
      answers: ['a', 'c'],
      guideSection: 'Scrum Team',
    },
    {
      id: 'courage-5',
      kind: 'true-false',
      difficulty: 1,
      stem: 'A Scrum Master who declines to extend a Sprint, and a Product Owner who cancels one, both act on a value that is asked of them as much as of the Developers.',
      answer: true,
      why: {
        true: 'Courage is asked of all Scrum Team members, and both of these are among them.',
        false: 'The sentence on courage speaks of the Scrum Team members, without exception.',
      },
      guideSection: 'Scrum Values',
    },
  ],
}

/** Asked by the practice exam and the practice mode, not in the lesson. */
export const examOnly: readonly Question[] = [
  {
    id: 'courage-6',
    kind: 'single',
    difficulty: 3,
    stem: 'For years a team has avoided an old part of its product that causes faults again and again. Which step shows courage in the sense of Scrum?',
    options: {
      a: {
        text: 'One Developer rewrites it alone on weekends and surprises the others with the result.',
        why: 'That is overtime and a lone act. The others have no say in the risk to their product.',
      },
      b: {
        text: 'The Scrum Master puts it at the top of the Product Backlog, as somebody has to begin.',
        why: 'Ordering Product Backlog items belongs to the Product Owner.',
      },
      c: {
        text: 'They raise it with the Product Owner, size it honestly and take on a first piece of it.',
        why: 'Working on tough problems is half of the value. It happens in the open, and it competes for its place like other work.',
      },
      d: {
        text: 'The Developers refuse all new items until the Product Owner allows a Sprint that is free of features.',
        why: 'A threat avoids the problem. What to work on is discussed with the Product Owner.',
      },
    },
    answer: 'c',
    guideSection: 'Scrum Values',
  },
  {
    id: 'courage-7',
    kind: 'single',
    difficulty: 2,
    stem: 'A sales manager asks for one more week in the current Sprint, so that a feature can be finished. Everyone looks at the Scrum Master. What would be courageous and right?',
    options: {
      a: {
        text: 'To grant the week once, and to write it on the list for the Retrospective.',
        why: 'Sprints have a fixed length. Granting it avoids the unpleasant answer.',
      },
      b: {
        text: 'To let the Developers vote, since they are self-managing.',
        why: 'Self-management does not extend to changing the rules of Scrum.',
      },
      c: {
        text: 'To refer the question to the Product Owner, who alone may prolong a Sprint that needs it.',
        why: 'The Product Owner may cancel a Sprint. Nobody may prolong one.',
      },
      d: {
        text: 'To explain that the Sprint ends as planned, and what the manager can do instead.',
        why: 'The Scrum Master is accountable for establishing Scrum as defined, and that can mean a friendly no to someone with power.',
      },
    },
    answer: 'd',
    guideSection: 'Scrum Master',
  },
  {
    id: 'courage-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which of these would the value of courage speak for? (Choose all that apply.)',
    options: {
      a: {
        text: 'Admitting in the Retrospective that your own assumption led the team astray',
        why: 'Such assumptions are identified there, and it takes courage to name your own.',
      },
      b: {
        text: 'Telling the Product Owner during the Sprint that the Sprint Goal is in danger',
        why: 'Early and uncomfortable: that leaves time to renegotiate scope.',
      },
      c: {
        text: "Calling a colleague's work worthless before the whole team so that everybody learns from it",
        why: 'Bluntness leaves no room to answer. Courage stands beside respect.',
      },
      d: {
        text: 'Asking for help with a problem that you said you could manage alone',
        why: "Taking back one's own words is hard, and it serves the goal.",
      },
      e: {
        text: 'Raising the forecast above what past performance supports, to set an example',
        why: 'That is wishful thinking. Past performance is what makes a forecast sound.',
      },
    },
    answers: ['a', 'b', 'd'],
    guideSection: 'Scrum Values',
  },
  {
    id: 'courage-9',
    kind: 'single',
    difficulty: 3,
    stem: 'A team stops a service at night on a well-founded suspicion. The next day shows a false alarm, and users were inconvenienced. How should the decision be judged?',
    options: {
      a: {
        text: 'As a mistake, because courage is measured by its success.',
        why: 'Success was unknown at the time. Judging by the outcome teaches people to stay silent.',
      },
      b: {
        text: 'By what was known when it was made, with an open look at how to know more next time.',
        why: 'Decisions rest on what has been observed up to then. The Retrospective can ask how to find out sooner.',
      },
      c: {
        text: 'As no business of the team, since stopping a service lies with the management.',
        why: 'Operation and maintenance are among the activities for which the Scrum Team is responsible.',
      },
      d: {
        text: 'As right in any case, because doing something is always braver than waiting for the facts.',
        why: 'Waiting can be the braver and better choice. Action as such proves nothing.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Theory',
  },
]
