import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'burndown-chart-tool-6',
    kind: 'single',
    difficulty: 3,
    stem: 'The burndown of a two-week Sprint has been flat for three days, in the second week. The Developers look at it in their Daily Scrum. What should they do first?',
    options: {
      a: {
        text: 'Ask the Product Owner to cancel the Sprint, since the forecast cannot be met any more.',
        why: 'A Sprint could be canceled when its goal becomes obsolete. A forecast in danger is no such reason.',
      },
      b: {
        text: 'Find out what the flat line means for the Sprint Goal, and adapt the plan accordingly.',
        why: 'Flat can mean a block, new work, or a chart that no one updates. Inspecting progress toward the goal and adapting is the purpose of the event.',
      },
      c: {
        text: 'Leave it to the Sprint Retrospective, which exists to look at how the Sprint went.',
        why: 'By then the Sprint is over. The Daily Scrum is there so that they can adapt while it still helps.',
      },
      d: {
        text: 'Re-estimate what is left until the line meets the even pace again.',
        why: 'That fixes the drawing. The even pace is only a help for the eye, and the work stays as it was.',
      },
    },
    answer: 'b',
    guideSection: 'Daily Scrum',
  },
  {
    id: 'burndown-chart-tool-7',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'By Wednesday of the first week, a burndown counted in days of work has fallen by a third, and no item is Done. Which conclusions are sound? (Choose all that apply.)',
    options: {
      a: {
        text: 'A third of the Sprint Goal has been reached.',
        why: 'A goal is not a quantity of work. Users cannot do anything new yet.',
      },
      b: {
        text: 'There is no Increment from this Sprint so far.',
        why: 'An Increment is born when an item meets the Definition of Done. None has.',
      },
      c: {
        text: 'The line may still rise when work is discovered.',
        why: 'It shows what is known to be left. The plan emerges throughout the Sprint.',
      },
      d: {
        text: 'The unfinished items may be counted with a third of their size as Done.',
        why: 'Work that misses the Definition of Done is not part of an Increment. There is no partly Done.',
      },
    },
    answers: ['b', 'c'],
    guideSection: 'Increment',
  },
  {
    id: 'burndown-chart-tool-8',
    kind: 'single',
    difficulty: 2,
    stem: 'The line reaches zero on day seven of ten, and every item meets the Definition of Done. How does the Sprint go on?',
    options: {
      a: {
        text: 'It runs on to its end; the Developers see with the Product Owner what else makes sense.',
        why: 'Sprints have a fixed length. More work may come in by agreement, or be refined for later.',
      },
      b: {
        text: 'It ends at once with a Sprint Review, so that the next one can start three days earlier.',
        why: 'A Sprint is not shortened because its forecast has come true early.',
      },
      c: {
        text: 'It becomes buffer time, in which no further items may be begun.',
        why: 'Nothing forbids more work. The Sprint Backlog is updated throughout the Sprint.',
      },
      d: {
        text: 'It runs on, and the Scrum Master assigns items from the top of the Product Backlog.',
        why: 'No one assigns work to the Developers. They select it, in discussion with the Product Owner.',
      },
    },
    answer: 'a',
    guideSection: 'The Sprint',
  },
  {
    id: 'burndown-chart-tool-9',
    kind: 'single',
    difficulty: 2,
    stem: 'A manager wants burndowns from all Scrum Teams every Friday, "because the Scrum Guide prescribes them". What is right?',
    options: {
      a: {
        text: 'The Guide prescribes them for the Sprint, but not for a release.',
        why: 'It prescribes them for neither. They are examples of forecasting practices.',
      },
      b: {
        text: 'The Guide prescribed them until 2020, when it took them out altogether.',
        why: 'They were compulsory only until 2011, and the edition of 2020 still names them as an example.',
      },
      c: {
        text: 'The Guide leaves the choice to the Scrum Master, who is accountable for forecasts.',
        why: 'The Scrum Master is accountable for effectiveness and for establishing Scrum. No such choice is assigned.',
      },
      d: {
        text: 'The Guide names them as one useful practice and requires none.',
        why: 'Useful, optional, no replacement for empiricism. The Sprint Backlog itself is meant to be highly visible.',
      },
    },
    answer: 'd',
    guideSection: 'The Sprint',
  },
  {
    id: 'burndown-chart-tool-10',
    kind: 'true-false',
    difficulty: 1,
    stem: 'In a burn-up chart, the distance between the scope line and the Done line is the amount of work that is left.',
    answer: true,
    why: {
      true: 'That gap is what a burndown would draw as a single line. The two sides of it tell which of them moved.',
      false:
        'Scope is all there is to do, Done is what has been finished. What lies between them is left to do.',
    },
    guideSection: 'Complementary practice',
  },
]
