import type { Question } from '../../lib/course/question'

export const examOnly: readonly Question[] = [
  {
    id: 'empirical-process-control-41',
    kind: 'single',
    difficulty: 1,
    stem: 'What is Scrum founded on?',
    options: {
      a: {
        text: 'Transparency, inspection and adaptation',
        why: 'These are the pillars of empiricism, which is why they come to mind first. The Guide names empiricism and lean thinking as the foundations.',
      },
      b: {
        text: 'Commitment, focus, openness, respect and courage',
        why: 'These are the five Scrum values, in which people become more proficient. What Scrum is founded on is empiricism and lean thinking.',
      },
      c: {
        text: 'Self-management and cross-functionality',
        why: 'These are qualities of a Scrum Team. The theory on which Scrum is founded is empiricism and lean thinking.',
      },
      d: {
        text: 'Empiricism and lean thinking',
        why: 'Scrum has these two foundations. Empiricism learns from experience, and lean thinking cuts waste.',
      },
    },
    answer: 'd',
    rests: ['theory-1'],
  },
  {
    id: 'empirical-process-control-42',
    kind: 'single',
    difficulty: 1,
    stem: 'Inspection is considered pointless without which of these?',
    options: {
      a: {
        text: 'Transparency',
        why: "Without transparency, the Guide calls inspection misleading and wasteful. The two words are easy to mix up with 'pointless.'",
      },
      b: {
        text: 'Adaptation',
        why: '"Inspection without adaptation is considered pointless." If nothing changes after looking, there was no point in looking.',
      },
      c: {
        text: 'Self-management',
        why: 'Without self-management, adaptation becomes more difficult. The Guide calls inspection pointless when no adaptation follows at all.',
      },
      d: {
        text: 'Cadence',
        why: 'The five events provide a cadence, which helps with inspection. The Guide calls inspection pointless when no adaptation follows.',
      },
    },
    answer: 'b',
    rests: ['inspection-6'],
  },
  {
    id: 'empirical-process-control-43',
    kind: 'true-false',
    difficulty: 2,
    stem: "It's enough if the members of a Scrum Team have all the skills for the work as a group.",
    answer: true,
    why: {
      true: 'Scrum engages people who have all the skills as a group, and who share or acquire them as needed.',
      false:
        'Scrum asks for all the skills collectively, and members share or acquire them as needed. It may sound better if everyone can do everything, but no one has to.',
    },
    rests: ['theory-5', 'theory-6'],
  },
  {
    id: 'empirical-process-control-44',
    kind: 'true-false',
    difficulty: 2,
    stem: 'In complex environments, decisions about the future rest on what has already happened.',
    answer: true,
    why: {
      true: 'What will happen is unknown, so only what has happened may serve as a basis for looking forward.',
      false:
        "It's tempting to trust a plan or forecast. In a complex environment, only what has already happened may be used.",
    },
    rests: ['sprint-18', 'sprint-17'],
  },
]
