import type { ContentRule } from '../content/content-site'
import { rule as altTexts } from './alt-texts'
import { rule as answerKeys } from './answer-keys'
import { rule as articleParts } from './article-parts'
import { rule as example } from './example'
import { rule as exampleRecord } from './example-record'
import { rule as charts } from './charts'
import { rule as dataFields } from './data-fields'
import { rule as dates } from './dates'
import { rule as descriptions } from './descriptions'
import { rule as examTerms } from './exam-terms'
import { rule as downloads } from './downloads'
import { rule as externalLinks } from './external-links'
import { rule as figureWords } from './figure-words'
import { rule as figures } from './figures'
import { rule as frontMatter } from './front-matter'
import { rule as guideCoverage } from './guide-coverage'
import { rule as guideQuotations } from './guide-quotations'
import { rule as h1EqualsTitle } from './h1-equals-title'
import { rule as headingOrder } from './heading-order'
import { rule as hubCards } from './hub-cards'
import { rule as hubMaps } from './hub-maps'
import { rule as images } from './images'
import { rule as interviewQuestions } from './interview-questions'
import { rule as internalLinks } from './internal-links'
import { rule as keywords } from './keywords'
import { rule as latestArticle } from './latest-article'
import { rule as lessonParts } from './lesson-parts'
import { rule as mdxSyntax } from './mdx-syntax'
import { rule as metaKeys } from './meta-keys'
import { rule as metaSyntax } from './meta-syntax'
import { rule as navbarEntries } from './navbar-entries'
import { rule as ownerNotes } from './owner-notes'
import { rule as ownerValues } from './owner-values'
import { rule as pageLength } from './page-length'
import { rule as pagePlace } from './page-place'
import { rule as plainEnglish } from './plain-english'
import { rule as questionBank } from './question-bank'
import { rule as questionForm } from './question-form'
import { rule as questionLabels } from './question-labels'
import { rule as questions } from './questions'
import { rule as redirects } from './redirects'
import { rule as relatedDescriptions } from './related-descriptions'
import { rule as relatedLinks } from './related-links'
import { rule as repeatedSentences } from './repeated-sentences'
import { rule as searchWords } from './search-words'
import { rule as siteSettings } from './site-settings'
import { rule as stockPhrases } from './stock-phrases'
import { rule as titles } from './titles'
import { rule as unfinishedText } from './unfinished-text'
import { rule as unknownBlocks } from './unknown-blocks'

/** Every content rule, from those on broken pages to those on wording. */
export const allRules: readonly ContentRule[] = [
  mdxSyntax,
  unknownBlocks,
  dataFields,
  frontMatter,
  siteSettings,
  latestArticle,
  metaSyntax,
  metaKeys,
  navbarEntries,
  pagePlace,
  titles,
  descriptions,
  keywords,
  dates,
  h1EqualsTitle,
  headingOrder,
  ownerValues,
  ownerNotes,
  internalLinks,
  externalLinks,
  redirects,
  images,
  altTexts,
  figures,
  figureWords,
  charts,
  downloads,
  articleParts,
  lessonParts,
  guideCoverage,
  hubCards,
  hubMaps,
  answerKeys,
  questionBank,
  questionForm,
  questionLabels,
  questions,
  interviewQuestions,
  relatedLinks,
  relatedDescriptions,
  pageLength,
  repeatedSentences,
  examTerms,
  stockPhrases,
  unfinishedText,
  example,
  exampleRecord,
  guideQuotations,
  plainEnglish,
  searchWords,
]
