import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'sprint-retrospective-6',
    kind: 'single',
    difficulty: 2,
    stem: 'A department manager wants to attend the Sprint Retrospective "to support improvements." The team feels uneasy about it. How should the Scrum Master respond?',
    options: {
      a: {
        text: 'Agree to a visit each quarter, and compare how openly people speak.',
        why: "The team would pay for this comparison with its openness, and it hasn't asked for it.",
      },
      b: {
        text: 'Explain what the event is for, and come back with obstacles to remove.',
        why: 'The Scrum Team inspects itself and has to speak openly. The manager can help with obstacles without attending.',
      },
      c: {
        text: 'Explain what stakeholders do, and invite the manager as one of them.',
        why: 'Stakeholders inspect the outcome of the Sprint in the Review. Here the Scrum Team inspects how it worked.',
      },
      d: {
        text: 'Agree to a visit without a say, and brief the manager on what to expect.',
        why: 'Even a silent guest makes it harder to speak openly, and the team already feels uneasy.',
      },
    },
    answer: 'b',
    guideSection: 'Scrum Master',
  },
  {
    id: 'sprint-retrospective-7',
    kind: 'single',
    difficulty: 2,
    stem: 'For the third time, a team notes that a supplier takes two weeks to answer, and moves on. What would be the best use of this topic?',
    options: {
      a: {
        text: 'Choose a step to try next Sprint and a person to begin it.',
        why: 'The event is for planning ways to become more effective. The Scrum Master can then help remove the cause.',
      },
      b: {
        text: 'Move it to the top of the list and note how often it came up.',
        why: 'That makes a better list but changes nothing. Inspection without adaptation is pointless.',
      },
      c: {
        text: 'Take it off the list and turn to causes within the team.',
        why: "The cause may be outside, but the effect isn't. Impediments outside the team can be removed as well.",
      },
      d: {
        text: 'Plan with two weeks for each answer and close the topic.',
        why: 'That adapts the plan to the delay. The event is for finding ways to become more effective.',
      },
    },
    answer: 'a',
    guideSection: 'Sprint Retrospective',
  },
  {
    id: 'sprint-retrospective-8',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'A wrong guess about how users sign in has cost the Scrum Team half a Sprint. What should it look at in its Sprint Retrospective? (Choose all that apply.)',
    options: {
      a: {
        text: 'The assumption that misled the team',
        why: 'A Scrum Team identifies the assumptions that led it astray.',
      },
      b: {
        text: 'The origin of that wrong assumption',
        why: 'The origins of such assumptions are explored. Otherwise the same problem may return.',
      },
      c: {
        text: 'The person who made the wrong guess',
        why: 'That would be looking for someone to blame. What matters is why the guess made sense at the time.',
      },
      d: {
        text: 'The way the problem was later solved',
        why: 'The team discusses how it solved its problems, or why it did not.',
      },
      e: {
        text: 'The screens that will be built next',
        why: 'Work on the product is ordered in the Product Backlog and selected in Sprint Planning.',
      },
    },
    answers: ['a', 'b', 'd'],
    guideSection: 'Sprint Retrospective',
  },
  {
    id: 'sprint-retrospective-9',
    kind: 'single',
    difficulty: 1,
    stem: 'In its Retrospective, a Scrum Team finds an improvement that will take two days of work and help a lot. Where may it be added, according to the Guide?',
    options: {
      a: {
        text: 'To the Product Goal for the next release',
        why: 'The Product Goal is about the future of the product, not about how the team works.',
      },
      b: {
        text: 'To the agenda for the next Sprint Review',
        why: 'That would only postpone it. The Review inspects the outcome of the Sprint with stakeholders.',
      },
      c: {
        text: 'To the Definition of Done for the next item',
        why: "The Definition of Done describes the state of an Increment. A piece of work doesn't belong in it.",
      },
      d: {
        text: 'To the Sprint Backlog for the next Sprint',
        why: 'The most helpful improvements are addressed as soon as possible, and this is a place where they may go.',
      },
    },
    answer: 'd',
    guideSection: 'Sprint Retrospective',
  },
  {
    id: 'sprint-retrospective-10',
    kind: 'single',
    difficulty: 2,
    stem: "An organization has a standard for what Done means. A Scrum Team finds that one line of it is slow and that another risk isn't covered. Which change may the team make to its own definition without asking anyone?",
    options: {
      a: {
        text: 'Swapping the slow line for one on the risk',
        why: "An extra line doesn't make up for a missing one. None of the standard may be dropped.",
      },
      b: {
        text: 'Adding a line that covers the other risk',
        why: 'A team may ask for more than the standard but not for less. It can still suggest a change to the organization.',
      },
      c: {
        text: 'Limiting the slow line to large items',
        why: 'Then some items would fall short of the standard, which applies to every Increment.',
      },
      d: {
        text: 'Deleting the line that is slow to check',
        why: "The standard is a minimum for all Scrum Teams. Each of its lines stays in the team's definition.",
      },
    },
    answer: 'b',
    guideSection: 'Commitment: Definition of Done',
    focusArea: 'Done',
  },
  {
    id: 'sprint-retrospective-11',
    kind: 'true-false',
    difficulty: 1,
    stem: 'Every Sprint ends with a Sprint Retrospective, even one in which the Scrum Team had no trouble at all.',
    answer: true,
    why: {
      true: 'The Retrospective concludes the Sprint. There is always something to learn, even from what went well.',
      false:
        'The Guide makes no exception for a Sprint that went well. The Scrum Team looks at what went well too.',
    },
    guideSection: 'Sprint Retrospective',
  },
  {
    id: 'sprint-retrospective-12',
    kind: 'single',
    difficulty: 3,
    stem: 'Today the Sprint Retrospective will deal with how the Scrum Master handled an impediment. So far, the Scrum Master has facilitated every Retrospective. Which step makes the most sense?',
    options: {
      a: {
        text: 'A department manager facilitates, and the whole team takes part.',
        why: "The Scrum Team inspects how the Sprint went and has to speak openly. It doesn't need a manager to lead it.",
      },
      b: {
        text: 'The Scrum Master facilitates, and a neutral member takes notes.',
        why: "It's hard to steer a conversation fairly while explaining your own part in it.",
      },
      c: {
        text: 'A neutral member facilitates, and the Scrum Master takes part.',
        why: "Any member may facilitate. The Scrum Master's work is part of how the Sprint went, so the Scrum Master should be in the conversation.",
      },
      d: {
        text: 'A neutral member facilitates, and the Scrum Master stays away.',
        why: 'The whole Scrum Team takes part. Talking about someone who is absent settles little.',
      },
    },
    answer: 'c',
    guideSection: 'Sprint Retrospective',
  },
  {
    id: 'sprint-retrospective-13',
    kind: 'single',
    difficulty: 2,
    stem: 'In the Sprint Review, a Developer snapped at the Product Owner over a late change, in front of guests. The next Sprint starts on Monday. Which event is the formal place for this conflict?',
    options: {
      a: {
        text: 'The Retrospective that concludes this Sprint',
        why: 'There the Scrum Team inspects how the Sprint went with regard to individuals and interactions. The two can also talk earlier.',
      },
      b: {
        text: 'The Sprint Planning that begins the next one',
        why: 'Sprint Planning lays out the work of the next Sprint. By then, the last Sprint is over.',
      },
      c: {
        text: 'The Daily Scrum that opens the next week',
        why: 'The Daily Scrum inspects progress toward the Sprint Goal. Conflicts between people need another place.',
      },
      d: {
        text: 'The Review that brings back the guests',
        why: "The Review inspects the outcome with stakeholders. How people worked together isn't a topic for guests.",
      },
    },
    answer: 'a',
    guideSection: 'Sprint Retrospective',
  },
]
