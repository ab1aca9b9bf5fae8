/** The pages that tell the stories of the running example, by the short names that the other files use. */
import type { Route } from '../../lib/canon/sprint'

const course = '/scrum/psm-1'
const theory = `${course}/scrum-theory-principles` as const
const values = `${course}/scrum-values` as const
const events = `${course}/scrum-framework/scrum-events` as const
const artifacts = `${course}/scrum-framework/scrum-artifacts` as const
const roles = `${course}/scrum-framework/scrum-roles` as const
const planning = `${course}/scrum-planning-estimation` as const
const techniques = `${planning}/estimation-techniques` as const
const implementation = `${course}/scrum-implementation` as const
const tools = `${course}/scrum-tools` as const
const articles = '/scrum/articles'

export const pages = {
  agileOverview: '/agile/overview',
  agileCertifications: '/agile-certifications',
  scrumIntroduction: '/scrum/introduction',
  scrumWithJira: '/scrum/scrum-with-jira',
  wipLimits: '/kanban/introduction/kanban-wip-limits',
  xpOverview: '/extreme-programming-xp/overview',
  projectManagement: '/project-management',

  fosteringCommitment: `${articles}/fostering-commitment-in-scrum-teams`,
  elevenStrategies: `${articles}/mastering-your-daily-scrum-meeting-11-simple-strategies`,
  fiveSteps: `${articles}/five-steps-to-mastering-agile-sprint-reviews`,
  sprintGoalExamples: `${articles}/sprint-goal-examples`,
  acceptanceCriteria: `${articles}/definition-of-done-vs-acceptance-criteria`,
  antiPatterns: `${articles}/product-owner-anti-patterns`,
  firstNinetyDays: `${articles}/scrum-master-first-90-days`,
  velocityMyths: `${articles}/velocity-myths`,
  retrospectiveFormats: `${articles}/retrospective-formats-that-work`,
  remoteTeams: `${articles}/scrum-for-remote-teams`,
  interviewQuestions: `${articles}/top-7-scrum-master-interview-questions`,
  masterOrProjectManager: `${articles}/scrum-master-vs-project-manager`,

  introPsm1: `${course}/introduction/intro-psm-1`,
  scrumHistory: `${theory}/scrum-history`,
  threePillars: `${theory}/three-pillars-of-scrum`,
  empiricism: `${theory}/empirical-process-control`,
  selfOrganization: `${theory}/self-organization`,
  collaboration: `${theory}/collaboration`,
  valueBased: `${theory}/value-based-prioritization`,
  timeBoxing: `${theory}/time-boxing`,
  theorySummary: `${theory}/summary`,
  valuesIntroduction: `${values}/introduction`,
  commitment: `${values}/commitment`,
  courage: `${values}/courage`,
  focus: `${values}/focus`,
  openness: `${values}/openness`,
  respect: `${values}/respect`,
  productOwner: `${roles}/product-owner`,
  scrumMaster: `${roles}/scrum-master`,
  developers: `${roles}/development-team`,
  productBacklog: `${artifacts}/product-backlog`,
  sprintBacklog: `${artifacts}/sprint-backlog`,
  increment: `${artifacts}/increment`,
  sprint: `${events}/sprint`,
  sprintPlanning: `${events}/sprint-planning`,
  dailyScrum: `${events}/daily-scrum`,
  sprintReview: `${events}/sprint-review`,
  sprintRetrospective: `${events}/sprint-retrospective`,
  releasePlanning: `${planning}/release-planning`,
  planningPoker: `${techniques}/planning-poker`,
  tShirtSizing: `${techniques}/t-shirt-sizing`,
  affinityEstimation: `${techniques}/affinity-estimation`,
  estimationSummary: `${techniques}/summary`,
  definitionOfDone: `${implementation}/definition-of-done`,
  continuousIntegration: `${implementation}/continuous-integration`,
  agileTesting: `${implementation}/agile-testing`,
  sprintExecution: `${implementation}/sprint-execution`,
  flowDiagrams: `${implementation}/metrics-reporting/cumulative-flow-diagrams`,
  metricsReporting: `${implementation}/metrics-reporting`,
  sprint0: `${implementation}/sprint-0`,
  continuousImprovement: `${course}/scrum-adoption-improvement/continuous-improvement`,
  implementationChallenges: `${course}/scrum-implementation-challenges`,
  servantLeader: `${course}/scrum-master-as-a-servant-leader`,
  backlogTool: `${tools}/backlog-management-tool`,
  burndownTool: `${tools}/burndown-chart-tool`,
  collaborationTools: `${tools}/collaboration-tools`,
  dailyScrumTool: `${tools}/daily-scrum-tool`,
  definitionOfDoneTool: `${tools}/definition-of-done-tool`,
  refinementTool: `${tools}/product-backlog-refinement-tool`,
  retrospectiveTool: `${tools}/retrospective-tool`,
  scrumBoard: `${tools}/scrum-board`,
  sprintBacklogTool: `${tools}/sprint-backlog-tool`,
  sprintPlanningTool: `${tools}/sprint-planning-tool`,
  toolsSummary: `${tools}/summary`,
  storyMapping: `${tools}/user-story-mapping-tool`,
  velocityTool: `${tools}/velocity-tracking-tool`,
  examFormat: `${course}/psm1-exam-preparation/exam-format-structure`,
} as const satisfies Record<string, Route>
