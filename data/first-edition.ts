/**
 * Pages, questions and drawings that still have the text of the first edition: the rules 'canon', 'guide-quotations' and
 * 'plain-english' pass over them. The rule 'first-edition' finds a file that needs no place here anymore.
 */
export const firstEdition: readonly string[] = [
  'pages/scrum/articles/product-owner-anti-patterns.mdx',
  'pages/scrum/articles/scrum-master-vs-project-manager.mdx',
  'pages/scrum/articles/top-7-scrum-master-interview-questions.mdx',
  'pages/scrum/articles/velocity-myths.mdx',
  'pages/scrum/introduction.mdx',
  'pages/scrum/psm-1/scrum-implementation/definition-of-done.mdx',
  'pages/scrum/scrum-with-jira/index.mdx',
  'public/images/scrum/product-backlog-refinement-tool-two-cuts.svg',
]
