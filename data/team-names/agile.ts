import { nounsIn, wordsIn, type TeamNameTheme } from '../../lib/team-names/theme'

export const agile: TeamNameTheme = {
  id: 'agile',
  label: 'Agile and code',
  adjectives: wordsIn(`
    Automated Collaborative Compiled Continuous Debugged Deployed Incremental Iterative Parallel Refactored
    Releasable Reusable Scalable Testable
  `),
  nouns: nounsIn(`
    Backlog Board Branch Buffer Build Burndown Byte Cache Card Checklist Checkpoint Commit Compiler Cursor
    Database Debugger Demo Estimate Feature Flow Forecast Hotfix Increment Lambda Loop Merge Module Object
    Outcome Packet Parser Patch Pipeline Planner Plugin Point Portal Product Proxy Query Queue Refactor Registry
    Release Retro Review Roadmap Router Runtime Sandbox Script Server Session Sprint Stack Story Swimlane Syntax
    Task Tester Thread Timebox Toggle Upgrade Variant Version Whiteboard Workflow
  `),
}
