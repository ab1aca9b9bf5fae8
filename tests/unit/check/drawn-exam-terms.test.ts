import { describe, it } from 'node:test'
import { rule } from '../../../tooling/check/rules/drawn-exam-terms'
import { assertFinds, assertPasses, pageOf, siteOf } from './support'

const figure = (src: string, alt: string) => pageOf('title: A', `<Figure src="${src}" alt="${alt}" />`)
const svg = (...words: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg">\n${words.map(text => `<text>${text}</text>`).join('\n')}\n</svg>`

describe('drawn-exam-terms', () => {
  it('passes the terms as they are, and numbers of something else', () => {
    assertPasses(
      rule,
      siteOf({
        'pages/a.mdx': figure('/images/exam.svg', 'The exam: 80 questions in 60 minutes, 85% right.'),
        'pages/b.mdx': figure('/images/goal.svg', 'A Retrospective of 90 minutes with 12 questions.'),
        'public/images/psm-1-exam-to-scale.svg': svg(
          '80 questions, 68 right to pass',
          '12 may be wrong',
          '45 s each',
        ),
        'public/images/goal.svg': svg('90 minutes', '12 questions'),
      }),
    )
  })

  it('finds numbers that are no longer right, in alt texts and in drawings', () => {
    assertFinds(
      rule,
      siteOf({
        'pages/a.mdx': figure(
          '/images/psm-1-exam-to-scale.svg',
          '70 blue ones must be right, 10 orange ones may be wrong.',
        ),
        'public/images/psm-1-exam-to-scale.svg': svg('50 s each', '68 right'),
        'public/images/where.svg': svg('The exam', '80 <tspan>minutes</tspan>'),
      }),
      ['pages/a.mdx:5', "says '70 blue ones must be right', but the right answers that pass are 68"],
      ['pages/a.mdx:5', "says '10 orange ones may be wrong', but the answers that may be wrong are 12"],
      [
        'public/images/psm-1-exam-to-scale.svg:2',
        "says '50 s each', but the seconds for each question are 45",
      ],
      ['public/images/where.svg:1', "says '80 minutes', but the minutes of the exam are 60"],
    )
  })
})
