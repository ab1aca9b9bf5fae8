/**
 * What authors may use in MDX: a small, closed vocabulary. CONTRIBUTING.md shows each in use. What only
 * one page needs has a path of its own, so that only that page loads it: '@components/course/CourseOutline',
 * '@components/course/CheatSheet', '@components/course/Term'.
 */
export { CheckYourself } from './CheckYourself'
export { ContinueReading } from '../related/ContinueReading'
export { Figure } from './Figure'
export { Highlight } from './Highlight'
export { InterviewQuestion, InterviewQuestions } from './InterviewQuestions'
export { PageCard, PageCards } from './PageCards'
export { Remember } from './Remember'
export { CommonPractice, ScrumRule } from './ScrumOrPractice'
export { Since2017 } from './Since2017'
export { TableOfContents } from './TableOfContents'
