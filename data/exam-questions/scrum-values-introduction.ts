import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'scrum-values-introduction-6',
    kind: 'single',
    difficulty: 2,
    stem: 'A team holds all events on time and keeps all artifacts. Still, problems surface late. Where would you look first?',
    options: {
      a: {
        text: 'At the person who is responsible for them',
        why: 'Openness about challenges is asked of everyone, not of one person. Here something keeps people from naming problems in time.',
      },
      b: {
        text: 'At the length of the events',
        why: 'The events take place, so there is time to speak. They work when people live the values and dare to name a problem.',
      },
      c: {
        text: 'At how people react when someone names a problem',
        why: 'The pillars come to life when people live the values. Events create the opportunity, but people have to dare to use it.',
      },
      d: {
        text: 'At how people record their problems',
        why: "A tool is the easiest thing to change. But a problem that no one names can't be recorded; people name it when they live the values.",
      },
    },
    answer: 'c',
    rests: ['values-14'],
  },
  {
    id: 'scrum-values-introduction-7',
    kind: 'multiple',
    difficulty: 3,
    countStated: false,
    stem: 'Which of these statements about the Scrum values are right? (Choose all that apply.)',
    options: {
      a: {
        text: 'They are ranked, with commitment first.',
        why: 'The Guide names five values and ranks none of them. Commitment just comes first in the list.',
      },
      b: {
        text: 'They help the Scrum Master to grade the members.',
        why: "The values give direction to the team's work, actions and behavior. Nothing in the Guide asks for grades, from the Scrum Master or anyone else.",
      },
      c: {
        text: 'They give direction to how the team works and behaves.',
        why: 'The Guide says that they give direction to the Scrum Team in its work, actions and behavior.',
      },
      d: {
        text: 'They can be undermined by the way in which Scrum is used.',
        why: 'The way Scrum is used should reinforce the values and not diminish or undermine them.',
      },
      e: {
        text: 'They have to be mastered before the first Sprint.',
        why: 'People learn them by working in Scrum. The Guide sets no such condition.',
      },
    },
    answers: ['c', 'd'],
    rests: ['values-11', 'values-12'],
  },
  {
    id: 'scrum-values-introduction-8',
    kind: 'single',
    difficulty: 2,
    stem: "A branch manager knows that her branch will close for a month. She doesn't tell the Scrum Team, which plans work for it. Which value is missing?",
    options: {
      a: {
        text: 'Openness',
        why: '"The Scrum Team and its stakeholders are open about the work and the challenges." The closing is such a challenge.',
      },
      b: {
        text: 'Commitment',
        why: "Commitment is to the team's goals and to supporting each other. The Guide asks it of the Scrum Team, and openness of stakeholders, too.",
      },
      c: {
        text: 'Focus',
        why: "Focus is the Scrum Team's: on the work of the Sprint, toward its goals. Of stakeholders, the Guide asks openness.",
      },
      d: {
        text: 'Courage',
        why: 'The Guide asks courage of Scrum Team members. What it asks of stakeholders is openness about the work and the challenges, and she kept one to herself.',
      },
    },
    answer: 'a',
    rests: ['values-6'],
  },
  {
    id: 'scrum-values-introduction-9',
    kind: 'single',
    difficulty: 2,
    stem: 'At the Sprint Review a stakeholder asks about a trial that failed. A Developer would rather talk about what works. What fits the Scrum values best?',
    options: {
      a: {
        text: 'The team answers and shares its lessons.',
        why: 'Openness is about the work and the challenges. What the trial showed may change what to do next.',
      },
      b: {
        text: 'The team moves on, to keep its focus.',
        why: "Focus is a value, too, so it sounds right. It concerns the Sprint's work and isn't a reason to hide what failed.",
      },
      c: {
        text: 'The team lets the Product Owner answer.',
        why: 'Openness about challenges is asked of the whole Scrum Team, not of one member. Those who ran the trial can answer and share what they learned.',
      },
      d: {
        text: 'The team answers after a second trial.',
        why: 'Openness includes what has failed. Stakeholders need to know it now, since the Review is where they and the team work out what to do next.',
      },
    },
    answer: 'a',
    rests: ['values-6'],
  },
  {
    id: 'scrum-values-introduction-10',
    kind: 'single',
    difficulty: 2,
    stem: 'Stakeholders trust a team less and less, since bad news reaches them at the end of each Sprint. What builds trust as the Guide describes it?',
    options: {
      a: {
        text: 'Showing all items that have been started',
        why: "Trust grows with openness about the real state of the work. It looks like progress, but what isn't Done isn't presented, and it would give a false picture.",
      },
      b: {
        text: 'Speaking early about all challenges',
        why: 'Trust grows when people live values such as openness and the pillars come to life.',
      },
      c: {
        text: 'Reporting the hours that were spent',
        why: 'Trust grows with openness about challenges. Hours say nothing about these, so the next bad news would come just as late.',
      },
      d: {
        text: 'Promising the items that were selected',
        why: "Trust grows with openness about challenges. The selected items are a forecast, and promising them wouldn't make bad news arrive any earlier.",
      },
    },
    answer: 'b',
    rests: ['values-15', 'values-6'],
  },
  {
    id: 'scrum-values-introduction-11',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: "Which two steps of the Scrum Master help if a Scrum Team and its stakeholders don't trust each other? (Choose the best two.)",
    options: {
      a: {
        text: 'Writing down the promises of both sides',
        why: "Trust grows when people live the values and see the real state of things. Promises can't create it, since no one knows what will happen.",
      },
      b: {
        text: 'Encouraging the team to talk about its difficulties',
        why: 'Openness about challenges is a value. Living the values builds trust.',
      },
      c: {
        text: "Keeping stakeholders' questions away from the team",
        why: 'The Scrum Master removes barriers between stakeholders and the Scrum Team. Keeping questions away seems to calm things down, but it is such a barrier.',
      },
      d: {
        text: "Writing only about the team's successes",
        why: "Openness includes the challenges. People who see only successes can't judge the real state of the work.",
      },
      e: {
        text: 'Inviting stakeholders to inspect the Increments',
        why: 'The pillars come to life when people see the real state of the product, and this builds trust.',
      },
    },
    answers: ['b', 'e'],
    rests: ['values-15', 'values-14'],
  },
  {
    id: 'scrum-values-introduction-41',
    kind: 'single',
    difficulty: 1,
    stem: 'How do team members learn and explore the Scrum values?',
    options: {
      a: {
        text: 'By attending a workshop on them',
        why: 'A workshop may help. But the Guide says that members learn the values in the work, with the events and artifacts.',
      },
      b: {
        text: 'By working with the events and artifacts',
        why: "Members learn and explore the values in their daily work with Scrum's events and artifacts.",
      },
      c: {
        text: 'By signing a team agreement',
        why: "The values aren't rules to sign. Members learn and explore them in their work with the events and artifacts, and become more proficient in living them.",
      },
      d: {
        text: 'By following the example of their leaders',
        why: 'A good example helps. The Guide names the work with events and artifacts.',
      },
    },
    answer: 'b',
    rests: ['values-13'],
  },
  {
    id: 'scrum-values-introduction-42',
    kind: 'multiple',
    difficulty: 3,
    countStated: true,
    stem: 'Which Scrum values does the Guide connect with people outside the team, too? (Choose two.)',
    options: {
      a: {
        text: 'Focus',
        why: "The Guide speaks only of the Scrum Team's focus: on the work of the Sprint, toward its goals.",
      },
      b: {
        text: 'Openness',
        why: 'Stakeholders, too, are open about the work and what makes it hard.',
      },
      c: {
        text: 'Respect',
        why: 'The people with whom team members work respect them, too, as capable and independent.',
      },
      d: {
        text: 'Courage',
        why: "Everyone can need courage. But the Guide speaks only of the Scrum Team members' courage: to do the right thing and to work on tough problems.",
      },
      e: {
        text: 'Commitment',
        why: "It's the Scrum Team that commits to its goals and to supporting one another.",
      },
    },
    answers: ['b', 'c'],
    rests: ['values-8', 'values-6'],
  },
  {
    id: 'scrum-values-introduction-43',
    kind: 'true-false',
    difficulty: 2,
    stem: 'When people embody the Scrum values, the pillars come to life and build trust.',
    answer: true,
    why: {
      true: 'Embodied by the team and the people it works with, the values bring the pillars to life. Trust grows from this.',
      false:
        'It may seem that trust has to come first. In the Guide, trust is what grows when the values are embodied.',
    },
    rests: ['values-15', 'values-14'],
  },
]
