import type { SameFacts } from '../lib/exam/bank-of'

/**
 * Two questions that rest on the same statement of the Guide ask the same thing, and an exam has only one of
 * them. These do too, although their statements differ or are missing.
 */
export const sameFacts: SameFacts = {
  // The Guide says these things in two sentences or more, and a question on one answers a question on another.
  statements: [
    // Parts of Scrum are not Scrum.
    ['purpose-7', 'purpose-8', 'end-note-3', 'end-note-4'],
    // Inspection needs transparency.
    ['transparency-4', 'transparency-5', 'transparency-6'],
    // Adapt as soon as possible.
    ['adaptation-3', 'adaptation-5'],
    // The Product Owner may delegate and stays accountable.
    ['product-owner-8', 'product-owner-9'],
    // Anyone who wants another order has to convince the Product Owner.
    ['product-owner-10', 'product-owner-15'],
    // A Sprint that is too long, and one that is shorter.
    ['sprint-12', 'sprint-13'],
    // Forecasts don't replace experience.
    ['sprint-16', 'sprint-17', 'sprint-18'],
    // How the work is done is up to the Developers.
    ['sprint-planning-17', 'sprint-planning-18'],
    // The plan changes whenever more is known.
    ['daily-scrum-13', 'daily-scrum-14', 'sprint-backlog-4'],
    // The Sprint Review is more than a presentation.
    ['sprint-review-8', 'sprint-review-9'],
    // What the Retrospective talks about.
    ['sprint-retrospective-4', 'sprint-retrospective-5', 'sprint-retrospective-6'],
    // When its improvements start.
    ['sprint-retrospective-8', 'sprint-retrospective-9'],
    // Refinement never ends.
    ['product-backlog-6', 'sprint-9'],
    // What a product is.
    ['product-goal-5', 'product-goal-6'],
    // An Increment may be delivered before the Sprint ends.
    ['increment-7', 'increment-8'],
    // What isn't Done isn't part of the Increment, nor shown, nor released, and returns.
    ['increment-9', 'done-4', 'done-5', 'done-6'],
  ],
  questions: [
    // Outside the Guide: forecasts and diagrams.
    ['developers-15', 'scrum-implementation-challenges-11'],
    ['fibonacci-sequence-scale-6', 'velocity-tracking-tool-6'],
    ['release-planning-2', 'velocity-tracking-tool-9'],
    ['release-planning-8', 'release-planning-12', 'velocity-tracking-tool-5'],
    // The same situation: the stem or the reasons of one answer the other.
    ['daily-scrum-9', 'scrum-master-18'],
    ['servant-leader-5', 'sprint-retrospective-11'],
    ['collaboration-12', 'sprint-retrospective-12'],
    ['product-backlog-1', 'user-story-mapping-tool-2'],
    ['product-backlog-17', 'product-backlog-18'],
    ['value-based-prioritization-2', 'value-based-prioritization-12', 'value-based-prioritization-15'],
    ['increment-2', 'sprint-review-4', 'value-based-prioritization-9'],
  ],
}
