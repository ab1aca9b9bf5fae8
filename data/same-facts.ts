/**
 * Questions that ask for the same thing, however differently they are put: an exam takes one of a group at most, as one would
 * answer the other. A question may stand in several groups.
 */
export const sameFacts: readonly (readonly string[])[] = [
  ['agile-testing-1', 'continuous-integration-8'],
  ['definition-of-done-3', 'sprint-review-2'],
  ['cheat-sheet-3', 'commitment-3'],
  ['release-planning-7', 'sprint-review-12'],
  ['developers-14', 'scrum-implementation-challenges-7', 'increment-10'],
  ['cumulative-flow-diagrams-1', 'cumulative-flow-diagrams-4', 'cumulative-flow-diagrams-8'],
  ['time-boxing-3', 'product-backlog-refinement-tool-5'],
  ['time-boxing-3', 'burndown-chart-tool-8', 'sprint-4'],
  ['product-backlog-5', 'scrum-implementation-challenges-8'],
  ['product-backlog-5', 'collaboration-2', 'product-owner-6'],
  ['sprint-backlog-2', 'sprint-5'],
  ['product-owner-3', 'sprint-execution-1'],
  ['definition-of-done-tool-2', 'increment-1'],
  ['collaboration-6', 'definition-of-done-4'],
  ['servant-leader-2', 'self-organization-1'],
  ['respect-1', 'scrum-values-introduction-9'],
  ['release-planning-1', 'value-based-prioritization-9', 'increment-2'],
  ['servant-leader-3', 'focus-9'],
  ['sprint-planning-tool-1', 'velocity-tracking-tool-2', 'cheat-sheet-2'],
]
