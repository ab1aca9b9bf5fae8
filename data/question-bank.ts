import type { QuestionSet } from '../lib/course/question'
import { bankOf } from '../lib/exam/bank-of'
import type { Bank } from '../lib/exam/score'
import { examOnly as affinityEstimationExam } from './exam-questions/affinity-estimation'
import { examOnly as agileTestingExam } from './exam-questions/agile-testing'
import { examOnly as backlogManagementToolExam } from './exam-questions/backlog-management-tool'
import { examOnly as burndownChartToolExam } from './exam-questions/burndown-chart-tool'
import { examOnly as cheatSheetExam } from './exam-questions/cheat-sheet'
import { examOnly as collaborationExam } from './exam-questions/collaboration'
import { examOnly as collaborationToolsExam } from './exam-questions/collaboration-tools'
import { examOnly as commitmentExam } from './exam-questions/commitment'
import { examOnly as continuousImprovementExam } from './exam-questions/continuous-improvement'
import { examOnly as continuousIntegrationExam } from './exam-questions/continuous-integration'
import { examOnly as courageExam } from './exam-questions/courage'
import { examOnly as cumulativeFlowDiagramsExam } from './exam-questions/cumulative-flow-diagrams'
import { examOnly as dailyScrumExam } from './exam-questions/daily-scrum'
import { examOnly as dailyScrumToolExam } from './exam-questions/daily-scrum-tool'
import { examOnly as definitionOfDoneExam } from './exam-questions/definition-of-done'
import { examOnly as definitionOfDoneToolExam } from './exam-questions/definition-of-done-tool'
import { examOnly as developersExam } from './exam-questions/developers'
import { examOnly as empiricalProcessControlExam } from './exam-questions/empirical-process-control'
import { examOnly as fibonacciSequenceScaleExam } from './exam-questions/fibonacci-sequence-scale'
import { examOnly as focusExam } from './exam-questions/focus'
import { examOnly as incrementExam } from './exam-questions/increment'
import { examOnly as introPsm1Exam } from './exam-questions/intro-psm-1'
import { examOnly as opennessExam } from './exam-questions/openness'
import { examOnly as planningPokerExam } from './exam-questions/planning-poker'
import { examOnly as productBacklogExam } from './exam-questions/product-backlog'
import { examOnly as productBacklogRefinementToolExam } from './exam-questions/product-backlog-refinement-tool'
import { examOnly as productOwnerExam } from './exam-questions/product-owner'
import { examOnly as releasePlanningExam } from './exam-questions/release-planning'
import { examOnly as respectExam } from './exam-questions/respect'
import { examOnly as retrospectiveToolExam } from './exam-questions/retrospective-tool'
import { examOnly as scrumBoardExam } from './exam-questions/scrum-board'
import { examOnly as scrumHistoryExam } from './exam-questions/scrum-history'
import { examOnly as scrumImplementationChallengesExam } from './exam-questions/scrum-implementation-challenges'
import { examOnly as scrumMasterExam } from './exam-questions/scrum-master'
import { examOnly as scrumValuesIntroductionExam } from './exam-questions/scrum-values-introduction'
import { examOnly as selfOrganizationExam } from './exam-questions/self-organization'
import { examOnly as servantLeaderExam } from './exam-questions/servant-leader'
import { examOnly as sprintExam } from './exam-questions/sprint'
import { examOnly as sprint0Exam } from './exam-questions/sprint-0'
import { examOnly as sprintBacklogExam } from './exam-questions/sprint-backlog'
import { examOnly as sprintBacklogToolExam } from './exam-questions/sprint-backlog-tool'
import { examOnly as sprintExecutionExam } from './exam-questions/sprint-execution'
import { examOnly as sprintPlanningExam } from './exam-questions/sprint-planning'
import { examOnly as sprintPlanningToolExam } from './exam-questions/sprint-planning-tool'
import { examOnly as sprintRetrospectiveExam } from './exam-questions/sprint-retrospective'
import { examOnly as sprintReviewExam } from './exam-questions/sprint-review'
import { examOnly as tShirtSizingExam } from './exam-questions/t-shirt-sizing'
import { examOnly as theorySummaryExam } from './exam-questions/theory-summary'
import { examOnly as threePillarsOfScrumExam } from './exam-questions/three-pillars-of-scrum'
import { examOnly as timeBoxingExam } from './exam-questions/time-boxing'
import { examOnly as userStoryMappingToolExam } from './exam-questions/user-story-mapping-tool'
import { examOnly as valueBasedPrioritizationExam } from './exam-questions/value-based-prioritization'
import { examOnly as velocityTrackingToolExam } from './exam-questions/velocity-tracking-tool'
import { guideAreas } from './guide-areas'
import { guideCoverage } from './guide-coverage'
import { questions as affinityEstimation } from './questions/affinity-estimation'
import { questions as agileTesting } from './questions/agile-testing'
import { questions as backlogManagementTool } from './questions/backlog-management-tool'
import { questions as burndownChartTool } from './questions/burndown-chart-tool'
import { questions as cheatSheet } from './questions/cheat-sheet'
import { questions as collaboration } from './questions/collaboration'
import { questions as collaborationTools } from './questions/collaboration-tools'
import { questions as commitment } from './questions/commitment'
import { questions as continuousImprovement } from './questions/continuous-improvement'
import { questions as continuousIntegration } from './questions/continuous-integration'
import { questions as courage } from './questions/courage'
import { questions as cumulativeFlowDiagrams } from './questions/cumulative-flow-diagrams'
import { questions as dailyScrum } from './questions/daily-scrum'
import { questions as dailyScrumTool } from './questions/daily-scrum-tool'
import { questions as definitionOfDone } from './questions/definition-of-done'
import { questions as definitionOfDoneTool } from './questions/definition-of-done-tool'
import { questions as developers } from './questions/developers'
import { questions as empiricalProcessControl } from './questions/empirical-process-control'
import { questions as estimationSummary } from './questions/estimation-summary'
import { questions as examFormatStructure } from './questions/exam-format-structure'
import { questions as fibonacciSequenceScale } from './questions/fibonacci-sequence-scale'
import { questions as focus } from './questions/focus'
import { questions as increment } from './questions/increment'
import { questions as introPsm1 } from './questions/intro-psm-1'
import { questions as openness } from './questions/openness'
import { questions as planningPoker } from './questions/planning-poker'
import { questions as productBacklog } from './questions/product-backlog'
import { questions as productBacklogRefinementTool } from './questions/product-backlog-refinement-tool'
import { questions as productOwner } from './questions/product-owner'
import { questions as releasePlanning } from './questions/release-planning'
import { questions as respect } from './questions/respect'
import { questions as retrospectiveTool } from './questions/retrospective-tool'
import { questions as scrumBoard } from './questions/scrum-board'
import { questions as scrumHistory } from './questions/scrum-history'
import { questions as scrumImplementationChallenges } from './questions/scrum-implementation-challenges'
import { questions as scrumMaster } from './questions/scrum-master'
import { questions as scrumValuesIntroduction } from './questions/scrum-values-introduction'
import { questions as selfOrganization } from './questions/self-organization'
import { questions as servantLeader } from './questions/servant-leader'
import { questions as sprint } from './questions/sprint'
import { questions as sprint0 } from './questions/sprint-0'
import { questions as sprintBacklog } from './questions/sprint-backlog'
import { questions as sprintBacklogTool } from './questions/sprint-backlog-tool'
import { questions as sprintExecution } from './questions/sprint-execution'
import { questions as sprintPlanning } from './questions/sprint-planning'
import { questions as sprintPlanningTool } from './questions/sprint-planning-tool'
import { questions as sprintRetrospective } from './questions/sprint-retrospective'
import { questions as sprintReview } from './questions/sprint-review'
import { questions as tShirtSizing } from './questions/t-shirt-sizing'
import { questions as theorySummary } from './questions/theory-summary'
import { questions as threePillarsOfScrum } from './questions/three-pillars-of-scrum'
import { questions as timeBoxing } from './questions/time-boxing'
import { questions as toolsSummary } from './questions/tools-summary'
import { questions as userStoryMappingTool } from './questions/user-story-mapping-tool'
import { questions as valueBasedPrioritization } from './questions/value-based-prioritization'
import { questions as velocityTrackingTool } from './questions/velocity-tracking-tool'
import { sameFacts } from './same-facts'

/** What the lessons ask at their ends: every file of data/questions, as a test makes sure. */
export const questionSets: readonly QuestionSet[] = [
  affinityEstimation,
  agileTesting,
  backlogManagementTool,
  burndownChartTool,
  cheatSheet,
  collaboration,
  collaborationTools,
  commitment,
  continuousImprovement,
  continuousIntegration,
  courage,
  cumulativeFlowDiagrams,
  dailyScrum,
  dailyScrumTool,
  definitionOfDone,
  definitionOfDoneTool,
  developers,
  empiricalProcessControl,
  estimationSummary,
  examFormatStructure,
  fibonacciSequenceScale,
  focus,
  increment,
  introPsm1,
  openness,
  planningPoker,
  productBacklog,
  productBacklogRefinementTool,
  productOwner,
  releasePlanning,
  respect,
  retrospectiveTool,
  scrumBoard,
  scrumHistory,
  scrumImplementationChallenges,
  scrumMaster,
  scrumValuesIntroduction,
  selfOrganization,
  servantLeader,
  sprint,
  sprint0,
  sprintBacklog,
  sprintBacklogTool,
  sprintExecution,
  sprintPlanning,
  sprintPlanningTool,
  sprintRetrospective,
  sprintReview,
  tShirtSizing,
  theorySummary,
  threePillarsOfScrum,
  timeBoxing,
  toolsSummary,
  userStoryMappingTool,
  valueBasedPrioritization,
  velocityTrackingTool,
]

/** Every question there is, with those of data/exam-questions. Large: import it only where and when questions are asked. */
export const questionBank: Bank = bankOf(
  questionSets,
  {
    'affinity-estimation': affinityEstimationExam,
    'agile-testing': agileTestingExam,
    'backlog-management-tool': backlogManagementToolExam,
    'burndown-chart-tool': burndownChartToolExam,
    'cheat-sheet': cheatSheetExam,
    collaboration: collaborationExam,
    'collaboration-tools': collaborationToolsExam,
    commitment: commitmentExam,
    'continuous-improvement': continuousImprovementExam,
    'continuous-integration': continuousIntegrationExam,
    courage: courageExam,
    'cumulative-flow-diagrams': cumulativeFlowDiagramsExam,
    'daily-scrum': dailyScrumExam,
    'daily-scrum-tool': dailyScrumToolExam,
    'definition-of-done': definitionOfDoneExam,
    'definition-of-done-tool': definitionOfDoneToolExam,
    developers: developersExam,
    'empirical-process-control': empiricalProcessControlExam,
    'fibonacci-sequence-scale': fibonacciSequenceScaleExam,
    focus: focusExam,
    increment: incrementExam,
    'intro-psm-1': introPsm1Exam,
    openness: opennessExam,
    'planning-poker': planningPokerExam,
    'product-backlog': productBacklogExam,
    'product-backlog-refinement-tool': productBacklogRefinementToolExam,
    'product-owner': productOwnerExam,
    'release-planning': releasePlanningExam,
    respect: respectExam,
    'retrospective-tool': retrospectiveToolExam,
    'scrum-board': scrumBoardExam,
    'scrum-history': scrumHistoryExam,
    'scrum-implementation-challenges': scrumImplementationChallengesExam,
    'scrum-master': scrumMasterExam,
    'scrum-values-introduction': scrumValuesIntroductionExam,
    'self-organization': selfOrganizationExam,
    'servant-leader': servantLeaderExam,
    sprint: sprintExam,
    'sprint-0': sprint0Exam,
    'sprint-backlog': sprintBacklogExam,
    'sprint-backlog-tool': sprintBacklogToolExam,
    'sprint-execution': sprintExecutionExam,
    'sprint-planning': sprintPlanningExam,
    'sprint-planning-tool': sprintPlanningToolExam,
    'sprint-retrospective': sprintRetrospectiveExam,
    'sprint-review': sprintReviewExam,
    't-shirt-sizing': tShirtSizingExam,
    'theory-summary': theorySummaryExam,
    'three-pillars-of-scrum': threePillarsOfScrumExam,
    'time-boxing': timeBoxingExam,
    'user-story-mapping-tool': userStoryMappingToolExam,
    'value-based-prioritization': valueBasedPrioritizationExam,
    'velocity-tracking-tool': velocityTrackingToolExam,
  },
  { areas: guideAreas, statements: guideCoverage, sameFacts },
)
