import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'sprint-review-6',
    kind: 'single',
    difficulty: 2,
    stem: 'On the third day of a Sprint, an item meets the Definition of Done. What is true of it from then on?',
    options: {
      a: {
        text: "It waits for the Product Owner's acceptance.",
        why: "In Scrum, the Definition of Done decides what is Done. An item that meets it doesn't wait for anyone's acceptance.",
      },
      b: {
        text: 'It is part of the next Sprint Backlog.',
        why: 'A Sprint Backlog holds work that is still to be done. This item is Done, so it is part of an Increment.',
      },
      c: {
        text: 'It is part of an Increment.',
        why: '"The moment a Product Backlog item meets the Definition of Done, an Increment is born."',
      },
      d: {
        text: 'It returns to the Product Backlog.',
        why: 'Only an item that misses the Definition of Done returns to the Product Backlog. This one meets it and is part of an Increment.',
      },
    },
    answer: 'c',
    rests: ['done-2'],
  },
  {
    id: 'sprint-review-7',
    kind: 'single',
    difficulty: 2,
    stem: 'Everything was released before the Sprint Review, and users are happy. A manager wants to drop the Review. What would be lost?',
    options: {
      a: {
        text: 'A plan for better quality and effectiveness',
        why: 'Planning ways to increase quality and effectiveness is the purpose of the Sprint Retrospective. The Review is where the team and stakeholders talk about what comes next.',
      },
      b: {
        text: 'A talk with stakeholders on what to do next',
        why: 'In the Review, the team and stakeholders look at what was accomplished and at what has changed, and work out what to do next.',
      },
      c: {
        text: 'A joint plan for the next day of work',
        why: 'The Developers plan their next day in the Daily Scrum. The Review is where the team and stakeholders talk about what comes next.',
      },
      d: {
        text: 'A common understanding of why the Sprint is valuable',
        why: "The Sprint Goal, created in Sprint Planning, says why the Sprint is valuable, so this isn't lost. What is lost is the talk with stakeholders about what to do next.",
      },
    },
    answer: 'b',
    rests: ['sprint-review-6'],
  },
  {
    id: 'sprint-review-8',
    kind: 'multiple',
    difficulty: 2,
    countStated: false,
    stem: 'In the Sprint Review, who takes part in working out what to do next? (Choose all that apply.)',
    options: {
      a: {
        text: 'The stakeholders who came',
        why: 'Attendees collaborate on what to do next. This is why stakeholders are there.',
      },
      b: {
        text: 'The Developers',
        why: 'They attend as members of the Scrum Team, and know what each idea would take.',
      },
      c: {
        text: 'The Scrum Master',
        why: 'All attendees collaborate. The Scrum Master is a member of the Scrum Team, and more than a timekeeper.',
      },
      d: {
        text: 'The Product Owner',
        why: 'The Product Owner attends and collaborates, and may adjust the Product Backlog during the event.',
      },
      e: {
        text: 'The managers who will read the minutes',
        why: 'Only those who attend collaborate. Readers of the minutes can turn to the Product Owner.',
      },
    },
    answers: ['a', 'b', 'c', 'd'],
    rests: ['sprint-review-6'],
  },
  {
    id: 'sprint-review-9',
    kind: 'single',
    difficulty: 3,
    stem: 'In a one-month Sprint, the Review has used its four hours when a stakeholder opens an important new topic. What fits Scrum best?',
    options: {
      a: {
        text: 'The event goes on, because more time brings better results.',
        why: 'Events are kept within their timebox, and four hours are the maximum for a one-month Sprint. An important topic makes it tempting to go on.',
      },
      b: {
        text: 'The event goes on, and the next event is shortened.',
        why: "Each event has its own timebox, and the Review has used its four hours. Time can't be moved from one event to another.",
      },
      c: {
        text: 'The event ends, and the open topic is continued on another day.',
        why: 'The event is kept within its timebox. The Scrum Team may talk with stakeholders on any day.',
      },
      d: {
        text: 'The event ends, and the topic is moved to the Retrospective.',
        why: 'The Retrospective is about how the Scrum Team works. A topic about the product needs the stakeholders, so it is continued with them on another day.',
      },
    },
    answer: 'c',
    rests: ['sprint-review-11', 'scrum-master-10'],
  },
  {
    id: 'sprint-review-10',
    kind: 'single',
    difficulty: 2,
    stem: 'Because guests can only come late, a team wants to hold the Retrospective first and the Review after it. What does the Guide say?',
    options: {
      a: {
        text: 'The Retrospective comes last, after the Review.',
        why: 'The Review is second to last. The Retrospective concludes the Sprint, so that it can look at all of it, the Review included.',
      },
      b: {
        text: 'The order is fixed, except in Sprints with a release.',
        why: 'The Guide makes no such exception. A release may come at any time and changes nothing in the events.',
      },
      c: {
        text: 'The order is open, and the team chooses it.',
        why: 'The Guide sets this order: the Review is second to last, and the Retrospective concludes the Sprint. Much else is left to the team, so this is tempting.',
      },
      d: {
        text: 'The order is open, and the Product Owner chooses it.',
        why: 'The Product Owner orders the Product Backlog, not the events. The Guide puts the Retrospective last, after the Review.',
      },
    },
    answer: 'a',
    rests: ['sprint-review-10'],
  },
  {
    id: 'sprint-review-11',
    kind: 'true-false',
    difficulty: 2,
    stem: 'At the end of the Sprint Review, the attendees have agreed on the Sprint Goal for the next Sprint.',
    answer: false,
    why: {
      true: 'Attendees of the Review work out what to do next, which sounds similar. The Sprint Goal is created in Sprint Planning, by the Scrum Team.',
      false:
        'The Sprint Goal is created during Sprint Planning. The Review may adjust the Product Backlog that the team will start from.',
    },
    rests: ['sprint-goal-5'],
  },
  {
    id: 'sprint-review-12',
    kind: 'single',
    difficulty: 2,
    stem: 'What shows best how far a Scrum Team has come toward its Product Goal?',
    options: {
      a: {
        text: "How much of the goal's future state the product has reached",
        why: "A Product Goal is a picture of the product's future. Progress means that more of it has become real.",
      },
      b: {
        text: "How much the Developers' velocity has risen",
        why: "Progress means that more of the product's future state has become real. Velocity isn't part of Scrum, and a fast team can move in the wrong direction.",
      },
      c: {
        text: 'How many forecasts the Developers have met',
        why: "Progress means that more of the product's future state has become real. A forecast is about one Sprint: all may be met while the goal stays far away.",
      },
      d: {
        text: 'How much of the Product Backlog has been built',
        why: "Progress means that more of the product's future state has become real. A share of the Product Backlog looks exact, but changes with each item added or removed.",
      },
    },
    answer: 'a',
    rests: ['product-goal-1'],
  },
  {
    id: 'sprint-review-13',
    kind: 'single',
    difficulty: 3,
    stem: 'At the Sprint Review, a stakeholder brings items "for the next Sprint." When is it decided whether they are part of it, and by whom?',
    options: {
      a: {
        text: 'In the Review, by a vote of the attendees',
        why: "The Developers select the items in Sprint Planning. In the Review, attendees collaborate on what to do next, but their vote doesn't put anything into a Sprint.",
      },
      b: {
        text: 'In Sprint Planning, by the Developers',
        why: 'The Developers select items for the Sprint, through discussion with the Product Owner.',
      },
      c: {
        text: 'In the Review, by the Product Owner',
        why: 'The Product Owner may add the items to the Product Backlog there. Whether they are part of the Sprint is decided in Sprint Planning, by the Developers.',
      },
      d: {
        text: 'In Sprint Planning, by the Product Owner',
        why: 'The Developers select items for the Sprint. It seems natural to name the Product Owner, who orders the items and discusses the selection.',
      },
    },
    answer: 'b',
    rests: ['sprint-planning-11'],
  },
  {
    id: 'sprint-review-14',
    kind: 'multiple',
    difficulty: 2,
    countStated: true,
    stem: 'A Sprint has changed how people reserve a room in a library. Which two guests can contribute most to the Sprint Review? (Choose two.)',
    options: {
      a: {
        text: 'An auditor who checks how the event is run',
        why: 'The Review inspects the outcome of the Sprint and what has changed around it. Someone who checks how the event is run contributes to neither.',
      },
      b: {
        text: 'A patron who used the new function last week',
        why: 'What happened when someone used the Increment is just what the Review wants to know.',
      },
      c: {
        text: 'A manager who plans how the rooms are used',
        why: "Managers can be stakeholders, too. Such plans are a change in the product's environment.",
      },
      d: {
        text: "A director who rates the Developers' work",
        why: 'The Review inspects the outcome of the Sprint and not people. Guests contribute by telling how the product is used or what has changed around it.',
      },
      e: {
        text: 'A Scrum Master from elsewhere who wants to learn',
        why: 'The Review is for the Scrum Team and key stakeholders of the product. This guest wants to learn and has nothing to say about the rooms.',
      },
    },
    answers: ['b', 'c'],
    rests: ['sprint-review-4', 'sprint-review-5'],
  },
  {
    id: 'sprint-review-15',
    kind: 'true-false',
    difficulty: 1,
    stem: 'A stakeholder who missed the Sprint Review has to wait for the next one before proposing a change to the Product Backlog.',
    answer: false,
    why: {
      true: 'The Review is a good occasion, but not the only one. Stakeholders can bring their needs to the Product Owner on any day.',
      false:
        'Anyone who wants to change the Product Backlog can try to convince the Product Owner, at any time.',
    },
    rests: ['product-owner-15'],
  },
  {
    id: 'sprint-review-16',
    kind: 'single',
    difficulty: 1,
    stem: 'In which event does the Scrum Team hear from stakeholders what has changed in their environment?',
    options: {
      a: {
        text: 'Sprint Planning',
        why: 'Sprint Planning lays out the work of the Sprint. Others may be invited for advice, but changes in the environment are reviewed in the Sprint Review.',
      },
      b: {
        text: 'The Daily Scrum',
        why: 'The Daily Scrum is for the Developers and for progress toward the Sprint Goal. Changes in the environment are reviewed in the Sprint Review.',
      },
      c: {
        text: 'The Sprint Review',
        why: 'The Scrum Team and stakeholders review what was accomplished and what has changed in their environment.',
      },
      d: {
        text: 'The Sprint Retrospective',
        why: 'In the Retrospective, the Scrum Team inspects how its Sprint went, without stakeholders. Changes in the environment are reviewed before, in the Sprint Review.',
      },
    },
    answer: 'c',
    rests: ['sprint-review-5'],
  },
  {
    id: 'sprint-review-17',
    kind: 'true-false',
    difficulty: 1,
    stem: 'In Scrum, the Scrum Team inspects the results alone and then informs its stakeholders about what it will change.',
    answer: false,
    why: {
      true: 'In Scrum, stakeholders inspect the results together with the team and help to adjust. If they only received reports, their knowledge would come too late.',
      false:
        'The Scrum Team and its stakeholders inspect the results together and adjust for the next Sprint.',
    },
    rests: ['definition-5'],
  },
  {
    id: 'sprint-review-18',
    kind: 'single',
    difficulty: 2,
    stem: 'In the Sprint Review, a stakeholder loudly blames one Developer for a bug. What is best?',
    options: {
      a: {
        text: 'The Scrum Master leads the conversation back to the product.',
        why: 'The Scrum Master ensures that events are positive and productive. The Review inspects an outcome, not a person.',
      },
      b: {
        text: 'The Scrum Master lets the Developer explain the bug.',
        why: 'The Review inspects the outcome of the Sprint and not a person, and the Scrum Master leads the conversation back there. Explaining looks helpful, but keeps the Developer on trial.',
      },
      c: {
        text: 'The Scrum Master moves the Review to another day.',
        why: "The Scrum Master ensures that events take place and are productive. Moving it gives up today's inspection, and the event can still become productive.",
      },
      d: {
        text: 'The Scrum Master leaves it to the Product Owner.',
        why: 'The Product Owner may speak about the product. A positive and productive event is what the Scrum Master sees to.',
      },
    },
    answer: 'a',
    rests: ['scrum-master-10'],
  },
  {
    id: 'sprint-review-19',
    kind: 'single',
    difficulty: 2,
    stem: 'In the Sprint Review, two stakeholders want opposite things and interrupt each other. What helps the Product Owner most?',
    options: {
      a: {
        text: 'The Scrum Master lets the attendees vote.',
        why: "The Product Owner decides on the order of the Product Backlog, so a vote can't. What helps her is to understand what each of the two needs.",
      },
      b: {
        text: 'The two settle it in the Retrospective.',
        why: 'Wishes for the product belong in the Review, and the Retrospective is about how the Scrum Team works. The Scrum Master can help the two talk now.',
      },
      c: {
        text: 'The Developers choose the wish that is better for the product.',
        why: 'The Developers can say what each wish would take. The Product Owner decides on the order of the Product Backlog.',
      },
      d: {
        text: 'The Scrum Master helps both to explain what they need.',
        why: 'Facilitating stakeholder collaboration, as requested or needed, is a service to the Product Owner, who then decides.',
      },
    },
    answer: 'd',
    rests: ['scrum-master-14'],
  },
  {
    id: 'sprint-review-20',
    kind: 'multiple',
    difficulty: 2,
    countStated: true,
    stem: 'Which two things do the Scrum Team and stakeholders look at in the Sprint Review before they discuss what to do next? (Choose two.)',
    options: {
      a: {
        text: 'What was accomplished in the Sprint',
        why: 'The Scrum Team and stakeholders review what was accomplished. The Increment is there to be inspected.',
      },
      b: {
        text: 'What the Developers plan for the next days',
        why: "This is the Developers' own plan. They make it in Sprint Planning and adapt it in the Daily Scrum, not with stakeholders in the Review.",
      },
      c: {
        text: 'What has changed in their environment',
        why: 'What has changed in the environment is reviewed, along with what was accomplished. Both are the basis for what to do next.',
      },
      d: {
        text: 'How many hours each item has taken',
        why: 'Hours show how much effort went in. The Review inspects the outcome of the Sprint.',
      },
      e: {
        text: 'How the team wants to improve its work',
        why: 'The Scrum Team plans this in the Retrospective, after the Review.',
      },
    },
    answers: ['a', 'c'],
    rests: ['sprint-review-4', 'sprint-review-5'],
  },
  {
    id: 'sprint-review-21',
    kind: 'single',
    difficulty: 2,
    stem: 'A Sprint Review consists of forty slides and ends in applause. Which change brings it closest to what the Guide describes?',
    options: {
      a: {
        text: 'The guests get the slides a day earlier and send comments.',
        why: 'The Review is a working session. Guests with slides in advance would be better informed, but still not work with the team.',
      },
      b: {
        text: 'The guests meet only the Product Owner.',
        why: 'The whole Scrum Team presents the results of its work. The Developers are part of the conversation.',
      },
      c: {
        text: 'The guests try the Increment and discuss what to do next.',
        why: 'The Review is a working session, and the team should avoid limiting it to a presentation.',
      },
      d: {
        text: 'The guests vote on what will be released.',
        why: "The Review is never a gate to releasing value. Voting guests would be more active, but decide something that isn't up to the Review.",
      },
    },
    answer: 'c',
    rests: ['sprint-review-8', 'sprint-review-9'],
  },
  {
    id: 'sprint-review-22',
    kind: 'single',
    difficulty: 2,
    stem: 'What should a Scrum Team NOT ask of stakeholders at the Sprint Review?',
    options: {
      a: {
        text: 'To suggest items for the Product Backlog',
        why: "This fits the event, so it isn't the answer: the Product Backlog may be adjusted to meet new opportunities.",
      },
      b: {
        text: 'To say what has changed in their market',
        why: "This fits the event, so it isn't the answer: changes in the environment are reviewed.",
      },
      c: {
        text: 'To approve the release of Done items',
        why: "Choose it: the Review is never a gate to releasing value. Done items can be released without anyone's approval there.",
      },
      d: {
        text: 'To discuss the progress toward the Product Goal',
        why: "This fits the event, so it isn't the answer: this progress is discussed in the Review.",
      },
    },
    answer: 'c',
    rests: ['increment-8'],
  },
  {
    id: 'sprint-review-41',
    kind: 'single',
    difficulty: 1,
    stem: 'What is the timebox of the Sprint Review for a one-month Sprint?',
    options: {
      a: {
        text: 'Two hours',
        why: 'The Guide names no event of two hours. The limit of the Review is four hours for a one-month Sprint.',
      },
      b: {
        text: 'Three hours',
        why: 'Three hours is the limit of the Sprint Retrospective, which comes after the Review. The Review has four.',
      },
      c: {
        text: 'Four hours',
        why: 'The Review lasts at most four hours in a Sprint of a month.',
      },
      d: {
        text: 'Eight hours',
        why: 'Eight hours is the limit of Sprint Planning, at the other end of the Sprint. The Review has four.',
      },
    },
    answer: 'c',
    rests: ['sprint-review-11'],
  },
  {
    id: 'sprint-review-42',
    kind: 'single',
    difficulty: 1,
    stem: 'What is the purpose of the Sprint Review?',
    options: {
      a: {
        text: 'To plan ways to increase quality and effectiveness',
        why: 'Ways to increase quality and effectiveness are planned in the Sprint Retrospective. The Review inspects the outcome of the Sprint.',
      },
      b: {
        text: 'To inspect the outcome of the Sprint',
        why: 'Scrum Team and stakeholders look at the outcome and determine future adaptations.',
      },
      c: {
        text: 'To inspect progress toward the Sprint Goal',
        why: 'Progress toward the Sprint Goal is inspected in the Daily Scrum. The Review inspects the outcome and discusses progress toward the Product Goal.',
      },
      d: {
        text: 'To lay out the work for the Sprint',
        why: 'Sprint Planning lays out the work, at the beginning. The Review inspects the outcome at the end.',
      },
    },
    answer: 'b',
    rests: ['sprint-review-1'],
  },
  {
    id: 'sprint-review-43',
    kind: 'single',
    difficulty: 1,
    stem: 'The Sprint Review includes a discussion of progress toward what?',
    options: {
      a: {
        text: 'The Sprint Goal',
        why: "The Review discusses progress toward the Product Goal. Progress toward the Sprint Goal is inspected in the Daily Scrum, but with the Sprint about to end, it's tempting.",
      },
      b: {
        text: 'The Product Goal',
        why: 'The results of the Sprint are presented, and people discuss how far the Product Goal has come.',
      },
      c: {
        text: 'The Definition of Done',
        why: 'The Definition of Done describes the quality that an Increment has, and no one makes progress toward it. What the Review discusses is progress toward the Product Goal.',
      },
      d: {
        text: 'The Sprint Backlog',
        why: "The Sprint Backlog is the Developers' plan for one Sprint and not a target for the product. That target is the Product Goal.",
      },
    },
    answer: 'b',
    rests: ['sprint-review-3'],
  },
  {
    id: 'sprint-review-44',
    kind: 'single',
    difficulty: 1,
    stem: 'Who reviews what was accomplished in the Sprint at the Sprint Review?',
    options: {
      a: {
        text: 'The Developers',
        why: 'The Scrum Team and its stakeholders review it together. By themselves, the Developers inspect their progress in the Daily Scrum.',
      },
      b: {
        text: 'The Developers and the Product Owner',
        why: "The Review isn't a check of the Developers' work by the Product Owner. The whole Scrum Team reviews what was accomplished, together with stakeholders.",
      },
      c: {
        text: 'The Scrum Team and its stakeholders',
        why: 'Together they review what was accomplished and what has changed around them.',
      },
      d: {
        text: 'The Scrum Team',
        why: 'The Scrum Team reviews it together with its stakeholders. On its own, the team inspects how it works, in the Retrospective.',
      },
    },
    answer: 'c',
    rests: ['sprint-review-4'],
  },
  {
    id: 'sprint-review-45',
    kind: 'multiple',
    difficulty: 2,
    countStated: true,
    stem: 'What do Scrum Team and stakeholders review at the Sprint Review? (Choose two.)',
    options: {
      a: {
        text: 'What has changed in their environment',
        why: 'New circumstances may change what makes sense to do next.',
      },
      b: {
        text: 'Which items each Developer finished',
        why: 'The Review inspects the outcome of the Sprint. The Scrum Team answers for the Increment as a whole, not each person for single items.',
      },
      c: {
        text: 'Whether the Definition of Done is strict enough',
        why: 'The Scrum Team inspects its Definition of Done in the Retrospective.',
      },
      d: {
        text: 'What was accomplished in the Sprint',
        why: 'What was accomplished is the outcome of the Sprint. Inspecting the outcome is the purpose of the Review.',
      },
      e: {
        text: 'How the members worked together',
        why: 'The team inspects how its members worked together in the Retrospective, without guests. The Review looks at the outcome and the environment.',
      },
    },
    answers: ['a', 'd'],
    rests: ['sprint-review-5', 'sprint-review-4'],
  },
  {
    id: 'sprint-review-46',
    kind: 'true-false',
    difficulty: 2,
    stem: 'In a two-week Sprint, the timebox of the Sprint Review is two hours.',
    answer: false,
    why: {
      true: 'The Guide gives no number for two weeks and only says that the event is usually shorter. Two is just half of the four hours for one month.',
      false:
        "The Guide sets four hours as the maximum for a Sprint of a month. For shorter Sprints it gives no number, only 'usually shorter.'",
    },
    rests: ['sprint-review-12'],
  },
]
