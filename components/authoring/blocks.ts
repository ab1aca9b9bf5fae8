import { CheatSheet } from '@components/course/CheatSheet'
import { CourseOutline, CourseSection } from '@components/course/CourseOutline'
import { CoursePath } from '@components/course/CoursePath'
import { ProgressTools } from '@components/progress/ProgressTools'
import { Term } from '@components/course/Term'
import { EbookAd } from '@components/engagement/EbookAd'
import { NewsletterForm } from '@components/engagement/NewsletterForm'
import { PracticeExam } from '@components/exam/PracticeExam'
import { Flashcards } from '@components/flashcards/Flashcards'
import { Column, Columns } from '@components/home/Columns'
import { HandbookOffer } from '@components/home/HandbookOffer'
import { Hero, WayIn, WaysIn } from '@components/home/Hero'
import { NewestPages } from '@components/home/NewestPages'
import { Section, SectionList } from '@components/home/SectionList'
import { TryQuestion } from '@components/home/TryQuestion'
import { OfferChoice } from '@components/legal/OfferChoice'
import { OperatorDetails } from '@components/legal/OperatorDetails'
import { OutsideAddresses } from '@components/legal/OutsideAddresses'
import { StoredEntries } from '@components/legal/StoredEntries'
import { ContinueReading } from '@components/related/ContinueReading'
import { ContactLink } from '@components/site/ContactLink'
import { NotFound, ServerError } from '@components/site/ErrorPages'
import { ProfileLinks } from '@components/site/ProfileLinks'
import { SiteMap } from '@components/site/SiteMap'
import { StudyPlan } from '@components/study-plan/StudyPlan'
import { TeamNames } from '@components/team-names/TeamNames'
import type { BlockName } from '@lib/authoring/block-names'
import { CheckYourself } from './CheckYourself'
import { Figure } from './Figure'
import { Highlight } from './Highlight'
import { InterviewQuestion, InterviewQuestions } from './InterviewQuestions'
import { PageCard, PageCards } from './PageCards'
import { Remember } from './Remember'
import { CommonPractice, ScrumRule } from './ScrumOrPractice'
import { Since2017 } from './Since2017'
import { TableOfContents } from './TableOfContents'

/** What authors may use in MDX: a small, closed vocabulary, which pages/_app.mdx gives to every page. */
export const blocks = {
  CheatSheet,
  CheckYourself,
  Column,
  Columns,
  CommonPractice,
  ContactLink,
  ContinueReading,
  CourseOutline,
  CoursePath,
  CourseSection,
  EbookAd,
  Figure,
  Flashcards,
  HandbookOffer,
  Hero,
  Highlight,
  InterviewQuestion,
  InterviewQuestions,
  NewestPages,
  NewsletterForm,
  NotFound,
  OfferChoice,
  OperatorDetails,
  OutsideAddresses,
  PageCard,
  PageCards,
  PracticeExam,
  ProfileLinks,
  ProgressTools,
  Remember,
  ScrumRule,
  Section,
  SectionList,
  ServerError,
  Since2017,
  SiteMap,
  StoredEntries,
  StudyPlan,
  TableOfContents,
  TeamNames,
  Term,
  TryQuestion,
  WayIn,
  WaysIn,
} satisfies Record<BlockName, unknown>
