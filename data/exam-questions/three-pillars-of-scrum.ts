import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'three-pillars-of-scrum-6',
    kind: 'single',
    difficulty: 2,
    stem: 'Developers see every day that a nightly job slows their tests. Only a change board may change it, once a month. What would help most?',
    options: {
      a: {
        text: 'Showing the real state of the product',
        why: "Transparency isn't the problem: everyone can see the slow job. Adaptation is missing, since those who see the job aren't empowered to change it.",
      },
      b: {
        text: 'Looking at the work more often',
        why: "Inspection isn't the problem: the Developers look every day and know the cause. Adaptation is missing, since they aren't empowered to change the job.",
      },
      c: {
        text: 'Adding another formal event',
        why: 'Events are opportunities to adapt, and the Daily Scrum is one each day. Here the right to adapt is missing.',
      },
      d: {
        text: 'Letting those who see a problem act on it',
        why: "Adaptation is harder if the people involved aren't empowered. The Scrum Master can work on this with the board.",
      },
    },
    answer: 'd',
    rests: ['adaptation-4'],
  },
  {
    id: 'three-pillars-of-scrum-7',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which of these raise the transparency of a Scrum artifact? (Choose all that apply.)',
    options: {
      a: {
        text: 'The Developers update the Sprint Backlog after each change of plan.',
        why: "The Sprint Backlog is meant to be a real-time picture of the Developers' planned work. An update after each change keeps it true.",
      },
      b: {
        text: 'The Product Owner explains the Product Backlog to stakeholders.',
        why: 'The Product Owner ensures that the Product Backlog is transparent, visible and understood. Explaining it makes it understood.',
      },
      c: {
        text: 'A weekly report shows the hours that each item has cost.',
        why: 'Transparency makes the real state of an artifact visible. Hours are easy to show, but say nothing about the state of the work or its value.',
      },
      d: {
        text: 'The Scrum Master explains the meaning of Done to everyone.',
        why: 'The Definition of Done gives everyone a shared understanding of what was completed. People have to know what it means.',
      },
      e: {
        text: 'Two teams on one product agree on one Definition of Done.',
        why: 'With one Definition of Done, a completed item means the same in both teams, for everyone who looks at the Increment.',
      },
    },
    answers: ['a', 'b', 'd', 'e'],
    rests: ['done-3', 'sprint-backlog-3', 'product-owner-7'],
  },
  {
    id: 'three-pillars-of-scrum-8',
    kind: 'single',
    difficulty: 2,
    stem: 'Which of these describes how the three pillars build on each other?',
    options: {
      a: {
        text: 'Transparency enables inspection, which enables adaptation.',
        why: 'Inspection without transparency misleads people, and inspection without adaptation is pointless.',
      },
      b: {
        text: 'Inspection enables transparency, which enables adaptation.',
        why: "Transparency comes first: if the work isn't visible, looking at it only misleads people.",
      },
      c: {
        text: 'Adaptation enables inspection, which enables transparency.',
        why: 'This is the reverse. Adapting without having looked would be guessing.',
      },
      d: {
        text: 'Transparency enables adaptation, which enables inspection.',
        why: 'Transparency enables inspection first. Only inspection shows what has to be adapted.',
      },
    },
    answer: 'a',
    rests: ['transparency-5', 'inspection-5'],
  },
  {
    id: 'three-pillars-of-scrum-9',
    kind: 'single',
    difficulty: 2,
    stem: 'A new feature is used three times as much as expected, and no one knows why. What should the team do?',
    options: {
      a: {
        text: 'Note it for the Sprint Retrospective.',
        why: 'The Retrospective is about how the team works. Why people use a feature more is a question about the product, and the team can look for the answer today.',
      },
      b: {
        text: 'Bring it to the next Sprint Review.',
        why: "Inspection isn't tied to the Review: the team can look for the reason now. Stakeholders will want to hear at the Review what it found.",
      },
      c: {
        text: 'Adjust it as soon as possible.',
        why: 'Quick adjustment is right for what is unacceptable. This difference may be welcome, so the team first finds out what it means.',
      },
      d: {
        text: 'Find out what it means before deciding.',
        why: 'Inspection detects differences that may be undesirable. No one knows yet whether this one is, so the team first finds out what it means.',
      },
    },
    answer: 'd',
    rests: ['inspection-3'],
  },
  {
    id: 'three-pillars-of-scrum-10',
    kind: 'single',
    difficulty: 2,
    stem: 'For three weeks, the Developers have noted at each Daily Scrum that the test environment is down. They do nothing about it. What is this?',
    options: {
      a: {
        text: 'Inspection without transparency',
        why: 'Transparency is there: the problem is plain to see. What is missing is adaptation, and without it, inspection is pointless.',
      },
      b: {
        text: 'Inspection without adaptation',
        why: 'The Guide considers this pointless. Scrum events are designed to provoke change.',
      },
      c: {
        text: 'Transparency without inspection',
        why: "The Developers do inspect: they note the problem every day. What doesn't follow is adaptation.",
      },
      d: {
        text: 'Adaptation without inspection',
        why: "It's the other way around: the Developers inspect every day and adapt nothing.",
      },
    },
    answer: 'b',
    rests: ['inspection-6'],
  },
  {
    id: 'three-pillars-of-scrum-11',
    kind: 'single',
    difficulty: 2,
    stem: 'Which of these inspections is NOT the purpose of a Scrum event?',
    options: {
      a: {
        text: 'Inspecting progress toward the Sprint Goal',
        why: "Events do have this purpose, so it isn't the answer: the Daily Scrum inspects progress toward the Sprint Goal.",
      },
      b: {
        text: "Inspecting the team's processes and tools",
        why: "Events do have this purpose, so it isn't the answer: the Sprint Retrospective inspects processes and tools, among other things.",
      },
      c: {
        text: 'Inspecting how many hours each Developer has worked',
        why: 'No event has this purpose, so choose it. Events inspect and adapt artifacts and the way of working together.',
      },
      d: {
        text: 'Inspecting the outcome of the Sprint with stakeholders',
        why: "Events do have this purpose, so it isn't the answer: the Sprint Review inspects the outcome with stakeholders.",
      },
    },
    answer: 'c',
    rests: ['events-2'],
  },
  {
    id: 'three-pillars-of-scrum-12',
    kind: 'single',
    difficulty: 2,
    stem: 'A team looks daily at a chart that counts items as finished once their code is written. On the last day, half of them lack tests. What happened here?',
    options: {
      a: {
        text: 'Adaptation without inspection',
        why: 'The team did inspect: it looked at the chart every day. But the chart was misleading, so what was missing is transparency.',
      },
      b: {
        text: 'Inspection without adaptation',
        why: "The team couldn't adapt, since the chart hid the real state: it counted untested items as finished. Inspecting without transparency is misleading.",
      },
      c: {
        text: 'Transparency without inspection',
        why: 'The team inspected daily, so inspection took place. Transparency was missing: the chart counted unfinished items as finished.',
      },
      d: {
        text: 'Inspection without transparency',
        why: 'The chart hid what was missing, and so the daily look misled the team.',
      },
    },
    answer: 'd',
    rests: ['transparency-6'],
  },
  {
    id: 'three-pillars-of-scrum-13',
    kind: 'single',
    difficulty: 2,
    stem: 'Some users receive wrong bills, and the cause is known. A Developer wants to wait for the Sprint Review. Which harm of waiting does the Guide name?',
    options: {
      a: {
        text: 'The work will have to be sized again.',
        why: 'Sizes may change, but the Guide has another reason for adjusting as soon as possible: to keep the deviation small.',
      },
      b: {
        text: 'The results deviate further.',
        why: 'An adjustment is made as soon as possible to minimize further deviation. Each day of waiting adds wrong bills.',
      },
      c: {
        text: 'The stakeholders will have to approve it.',
        why: "Stakeholders don't approve anything in the Sprint Review; they inspect and collaborate. The harm of waiting is that the deviation grows.",
      },
      d: {
        text: 'The Sprint Goal will become obsolete.',
        why: 'Nothing here concerns the Sprint Goal. With each day of waiting, more bills are wrong, so the deviation grows.',
      },
    },
    answer: 'b',
    rests: ['adaptation-3'],
  },
  {
    id: 'three-pillars-of-scrum-14',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'A report calls every item "90 percent finished." Which two changes give the Product Owner\'s decisions a sounder basis? (Choose the best two.)',
    options: {
      a: {
        text: 'Updating the percentages every day',
        why: 'No one knows what "90 percent" means. An update every day repeats the same doubtful figures more often.',
      },
      b: {
        text: 'Naming the Developer in charge of each item',
        why: 'Who works on an item says nothing about its state. The Product Owner has to know what is Done.',
      },
      c: {
        text: 'Showing which items meet the Definition of Done',
        why: "The Definition of Done gives everyone a shared understanding of what was completed. A percentage doesn't.",
      },
      d: {
        text: 'Adding the hours that were spent',
        why: "Effort is easily taken for progress. But hours don't show the state of the work, which is what decisions rest on.",
      },
      e: {
        text: 'Inspecting the Increment with stakeholders',
        why: 'Decisions rest on the perceived state of the artifacts. A usable Increment shows the real one.',
      },
    },
    answers: ['c', 'e'],
    rests: ['done-3', 'transparency-3'],
  },
  {
    id: 'three-pillars-of-scrum-15',
    kind: 'true-false',
    difficulty: 1,
    stem: 'A team that inspects its artifacts often and with care can still be misled by what it sees.',
    answer: true,
    why: {
      true: 'Inspection without transparency is misleading and wasteful, however careful it is.',
      false:
        'Care seems to be enough. But if the picture is false, a careful look at it still misleads people.',
    },
    rests: ['transparency-6'],
  },
  {
    id: 'three-pillars-of-scrum-16',
    kind: 'true-false',
    difficulty: 1,
    stem: "Low transparency of an artifact makes decisions slower, but it doesn't change their value or risk.",
    answer: false,
    why: {
      true: "Speed isn't the point. Decisions on artifacts with low transparency can diminish value and increase risk.",
      false: 'The Guide warns of exactly this: such decisions can make the product worth less and riskier.',
    },
    rests: ['transparency-4'],
  },
  {
    id: 'three-pillars-of-scrum-17',
    kind: 'single',
    difficulty: 3,
    stem: 'Which of these problems is NOT a lack of transparency?',
    options: {
      a: {
        text: 'Everyone sees a slow build, and no one reacts.',
        why: 'Choose this one: everyone sees the problem, so the build is transparent. What is missing is adaptation.',
      },
      b: {
        text: "The team uses the word 'Done' with two meanings.",
        why: "It is a lack of transparency, so it isn't the answer. People get a false picture of the work.",
      },
      c: {
        text: "Those who receive the product can't see the Product Backlog.",
        why: "It is a lack of transparency, so it isn't the answer. Work must be visible to those who receive it.",
      },
      d: {
        text: "The Sprint Review shows a version that users won't get.",
        why: "It is a lack of transparency, so it isn't the answer. People get a false picture of the Increment.",
      },
    },
    answer: 'a',
    rests: ['transparency-1', 'transparency-2', 'inspection-6'],
  },
  {
    id: 'three-pillars-of-scrum-18',
    kind: 'single',
    difficulty: 2,
    stem: 'Two Developers argue about which of two designs users will understand. What fits empiricism best?',
    options: {
      a: {
        text: 'The Developers choose one together.',
        why: "Empiricism decides by what is observed. The Developers' choice shows what they believe, and not what users understand.",
      },
      b: {
        text: 'The Product Owner tries both and chooses one.',
        why: 'She knows the users well. But her test shows what she understands, and not what users do.',
      },
      c: {
        text: 'Users try both, and the team watches.',
        why: 'Knowledge comes from experience, and decisions are based on what is observed.',
      },
      d: {
        text: 'The most experienced Developer chooses one.',
        why: 'Experience deserves a hearing. But empiricism decides by what is observed, and users can be watched with both designs.',
      },
    },
    answer: 'c',
    rests: ['theory-2'],
  },
  {
    id: 'three-pillars-of-scrum-19',
    kind: 'single',
    difficulty: 2,
    stem: 'Why does Scrum use an iterative, incremental approach?',
    options: {
      a: {
        text: 'To reinforce empiricism and the Scrum values',
        why: 'Reinforcing empiricism and the values is what the commitments of the artifacts are for. Small steps serve to optimize predictability and to control risk.',
      },
      b: {
        text: 'To fix the scope and the date of a release',
        why: 'In complex work, what will happen is unknown, so no approach can make scope and date certain. Small steps serve to optimize predictability and to control risk.',
      },
      c: {
        text: 'To optimize predictability and to control risk',
        why: 'Small steps show early what happens, and limit what can go wrong.',
      },
      d: {
        text: "To let managers measure each Developer's work",
        why: 'Scrum inspects artifacts and progress toward goals, not single people. Small steps serve to optimize predictability and to control risk.',
      },
    },
    answer: 'c',
    rests: ['theory-4'],
  },
  {
    id: 'three-pillars-of-scrum-41',
    kind: 'single',
    difficulty: 1,
    stem: 'Inspection is misleading and wasteful without which of these?',
    options: {
      a: {
        text: 'Transparency',
        why: "If the state of things can't be seen, people inspect a wrong picture and draw wrong conclusions.",
      },
      b: {
        text: 'Adaptation',
        why: 'Without adaptation, inspection is pointless. The picture that people see may still be right.',
      },
      c: {
        text: 'Self-management',
        why: 'Without self-management, adaptation becomes more difficult, but the inspection may be sound. It is misleading if transparency is missing.',
      },
      d: {
        text: 'Cadence',
        why: 'The events give inspection its cadence. Without this rhythm, people may look too seldom; what misleads them is a lack of transparency.',
      },
    },
    answer: 'a',
    rests: ['transparency-6'],
  },
  {
    id: 'three-pillars-of-scrum-42',
    kind: 'single',
    difficulty: 1,
    stem: 'What can artifacts with low transparency lead to?',
    options: {
      a: {
        text: 'Lost opportunities to inspect and adapt',
        why: "The Guide says this about events that aren't held as prescribed. Artifacts with low transparency lead to bad decisions.",
      },
      b: {
        text: 'Decisions that diminish value and increase risk',
        why: 'Important decisions rest on what the artifacts seem to show, so a false picture costs value.',
      },
      c: {
        text: 'A Sprint Goal that becomes invalid',
        why: "A Sprint Goal may become invalid if the Sprint's horizon is too long. Artifacts with low transparency lead to bad decisions.",
      },
      d: {
        text: "An Increment that isn't usable",
        why: 'The Increment may be usable and still hard to judge. Low transparency spoils the decisions that people base on an artifact.',
      },
    },
    answer: 'b',
    rests: ['transparency-4'],
  },
  {
    id: 'three-pillars-of-scrum-43',
    kind: 'single',
    difficulty: 1,
    stem: 'How many formal events for inspection and adaptation does the Sprint contain?',
    options: {
      a: {
        text: 'Three',
        why: 'Scrum has three pillars, artifacts and accountabilities. But four events are inside the Sprint: Sprint Planning, Daily Scrum, Sprint Review and Retrospective.',
      },
      b: {
        text: 'Four',
        why: 'Sprint Planning, Daily Scrum, Sprint Review and Sprint Retrospective are inside the Sprint.',
      },
      c: {
        text: 'Five',
        why: 'Five is the number of all events, with the Sprint itself. The Sprint contains the other four.',
      },
      d: {
        text: 'Six',
        why: 'The Sprint contains four events. People who count six add the Sprint itself and refinement, which is an ongoing activity and not an event.',
      },
    },
    answer: 'b',
    rests: ['theory-7'],
  },
  {
    id: 'three-pillars-of-scrum-44',
    kind: 'single',
    difficulty: 1,
    stem: 'How many events does Scrum have in all?',
    options: {
      a: {
        text: 'Three',
        why: 'Scrum has three pillars, artifacts and accountabilities. It has five events: the Sprint and the four inside it.',
      },
      b: {
        text: 'Four',
        why: 'Four events are inside the Sprint. The Sprint, which contains them, is an event itself, so there are five.',
      },
      c: {
        text: 'Five',
        why: 'The Sprint and the four events in it provide the cadence that helps with inspection.',
      },
      d: {
        text: 'Six',
        why: 'With refinement, one would count six. But refinement is an ongoing activity and not an event.',
      },
    },
    answer: 'c',
    rests: ['inspection-4'],
  },
  {
    id: 'three-pillars-of-scrum-45',
    kind: 'multiple',
    difficulty: 2,
    countStated: true,
    stem: 'To whom must the emergent process and work be visible? (Choose two.)',
    options: {
      a: {
        text: 'Those receiving the work',
        why: 'Both groups have to see the process and the work: the people for whom it is done and the people who do it.',
      },
      b: {
        text: 'Everyone in the organization',
        why: 'It sounds even more transparent. The Guide names two groups, though, and not the whole organization.',
      },
      c: {
        text: 'Other teams in the organization',
        why: 'They may see it, too. The Guide names those who do the work and those who receive it.',
      },
      d: {
        text: 'The people who pay for the work',
        why: "The Guide names those who do the work and those who receive it. People who pay may be among these, but paying isn't what counts.",
      },
      e: {
        text: 'Those performing the work',
        why: 'Both groups have to see the process and the work: the people who do it and the people for whom it is done.',
      },
    },
    answers: ['a', 'e'],
    rests: ['transparency-1', 'transparency-2'],
  },
  {
    id: 'three-pillars-of-scrum-46',
    kind: 'multiple',
    difficulty: 2,
    countStated: true,
    stem: "How must Scrum's artifacts be inspected? (Choose two.)",
    options: {
      a: {
        text: 'Without any interruption',
        why: "Inspection happens at the cadence of the events. It's frequent and not without a break.",
      },
      b: {
        text: 'Frequently',
        why: "Scrum's artifacts are inspected frequently. People who look too seldom find problems late.",
      },
      c: {
        text: 'Only at the end of the Sprint',
        why: "The Sprint Review isn't the only inspection. Each event is an opportunity.",
      },
      d: {
        text: 'Diligently',
        why: "Artifacts are inspected diligently, that is, with care. A quick look isn't enough to detect unwanted differences.",
      },
      e: {
        text: 'By a neutral party',
        why: 'Some audits work like this. In Scrum, the people who do and receive the work inspect it themselves.',
      },
    },
    answers: ['b', 'd'],
    rests: ['inspection-1'],
  },
  {
    id: 'three-pillars-of-scrum-47',
    kind: 'true-false',
    difficulty: 2,
    stem: 'Adaptation gets more difficult when people have to ask permission for every change.',
    answer: true,
    why: {
      true: "People who aren't empowered or self-managing find it harder to adapt. Asking for permission is a sign of this.",
      false:
        "Permission may look like control of risk. Adaptation becomes more difficult when people aren't empowered.",
    },
    rests: ['adaptation-4'],
  },
  {
    id: 'three-pillars-of-scrum-48',
    kind: 'true-false',
    difficulty: 2,
    stem: "Scrum's events are designed to keep plans stable.",
    answer: false,
    why: {
      true: 'The regular rhythm makes it sound right. The events are meant to provoke change.',
      false: 'Events are designed to provoke change, since inspection is pointless if nothing is adapted.',
    },
    rests: ['inspection-7'],
  },
]
