import type { GuideAreas } from '../lib/course/guide-statement'

/**
 * What each focus area of PSM I takes from the Scrum Guide: whole sections, and single statements of
 * data/guide-coverage/, which count here and not with their section. Scrum.org names the areas without saying
 * what belongs to them, so this is our reading: by what a statement says, not by the lesson that teaches it.
 */
export const guideAreas: GuideAreas = {
  // What Scrum is, why it works, and how it learns.
  Empiricism: [
    'Purpose of the Scrum Guide',
    'Scrum Definition',
    'Scrum Theory',
    'Transparency',
    'Inspection',
    'Adaptation',
    'End Note',
    'Scrum Guide History',
  ],
  'Scrum Values': ['Scrum Values'],
  // Who is in it, and who is accountable for what.
  'Scrum Team': [
    'Scrum Team',
    'Developers',
    'theory-5', // The group has every skill that the work needs …
    'theory-6', // … or acquires it.
    'product-owner-13', // One person, no committee.
    'scrum-master-1', // Accountable for establishing Scrum …
    'scrum-master-3', // … and for the team's effectiveness.
  ],
  // Purpose, participants, time and results of the five events.
  Events: [
    'Scrum Events',
    'The Sprint',
    'Sprint Planning',
    'Daily Scrum',
    'Sprint Review',
    'Sprint Retrospective',
    'sprint-goal-5', // Sprint Planning creates the Sprint Goal.
  ],
  Artifacts: ['Scrum Artifacts', 'Sprint Backlog', 'Commitment: Sprint Goal', 'Increment'],
  // Quality, and what may be shown and released.
  Done: [
    'Commitment: Definition of Done',
    'developers-4', // Quality, by a Definition of Done.
    'sprint-8', // Quality doesn't decrease in a Sprint.
    'increment-9', // Only what meets the Definition of Done is part of an Increment.
  ],
  // What the team, or the Developers, decide by themselves.
  'Self-Managing Teams': [
    'adaptation-4', // Adapting is harder without it.
    'team-7', // Who does what, when, and how.
    'team-14', // The organization empowers teams to manage their own work.
    'developers-5', // The plan, changed each day.
    'developers-6', // Holding one another accountable.
    'sprint-planning-17', // How the work is done.
    'sprint-planning-18', // No one else tells them.
    'daily-scrum-7', // The Daily Scrum's structure.
    'daily-scrum-9', // It improves self-management.
  ],
  // What helps people work together: focus, impediments out of the way, good events, collaboration.
  Facilitation: [
    'scrum-master-8', // The team focuses on Increments of high value.
    'scrum-master-9', // Impediments are removed.
    'scrum-master-10', // Events are positive, productive, and in time.
    'scrum-master-14', // Stakeholders and team collaborate.
    'scrum-master-18', // Barriers between them are removed.
    'daily-scrum-11', // Impediments come to light.
  ],
  // What the Scrum Master teaches, coaches and leads.
  Coaching: ['Scrum Master', 'definition-2'],
  // How far one can see ahead, how large the work is, and when its value is released.
  'Forecasting & Release Planning': [
    'sprint-11', // Predictability, by inspecting at least every month.
    'sprint-12', // A horizon that is too long.
    'sprint-13', // Shorter Sprints risk less.
    'sprint-15', // Burn-downs, burn-ups, cumulative flows.
    'sprint-16', // They don't replace empiricism.
    'sprint-17', // What will happen is unknown.
    'sprint-18', // Only what has happened serves to decide.
    'sprint-planning-13', // How much will fit.
    'sprint-planning-14', // Past performance, capacity, Definition of Done.
    'product-backlog-8', // Who sizes.
    'product-backlog-9', // How the Product Owner may influence it.
    'increment-7', // Delivered before the end of the Sprint.
    'increment-8', // Value doesn't wait for the Review.
  ],
  // What the product is for, and the goal on the way.
  'Product Value': [
    'Commitment: Product Goal',
    'definition-4', // Work becomes an Increment of value.
    'team-5', // One objective at a time.
    'product-owner-1', // Accountable for value.
    'product-owner-2', // How differs.
    'product-owner-4', // Develops the Product Goal.
    'product-owner-12', // Decisions seen in the Increment.
    'sprint-planning-7', // Proposes how the product could gain value.
    'increment-4', // Only what can be used gives value.
  ],
  // The list: its order, its items, their refinement.
  'Product Backlog Management': [
    'Product Backlog',
    'Product Owner',
    'definition-3', // The Product Owner orders the work.
    'team-12', // Several teams share goal, backlog and Product Owner.
    'sprint-9', // Refined as needed in a Sprint.
    'sprint-planning-12', // Refined in Sprint Planning.
    'sprint-review-7', // Changed after the Sprint Review.
  ],
  // Their part in the Review, and how one works with them.
  'Stakeholders & Customers': [
    'definition-5', // Team and stakeholders inspect and adjust.
    'product-owner-10', // The organization respects the Product Owner's decisions.
    'product-owner-14', // The needs of many stakeholders.
    'product-owner-15', // Who wants a change has to convince.
    'sprint-planning-9', // The Sprint Goal says why a Sprint is valuable to them.
    'sprint-review-2', // The results are presented to them.
    'sprint-review-3', // Progress toward the Product Goal is discussed.
    'sprint-review-6', // All work out what to do next.
    'product-goal-5', // A product has known stakeholders.
  ],
}
