import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parsePage } from '../../../tooling/check/content/parse-page'

const problems: [what: string, mdx: string, line: number, cause: RegExp][] = [
  [
    'a sign that begins no tag',
    'One\n\nFewer than <5.',
    3,
    /'<' before '5' is read as the start of a tag: write &lt;/,
  ],
  ['an HTML comment', 'One\n\n<!-- note -->', 3, /write \{\/\* … \*\/\}/],
  ['an address in angle brackets', '<https://a.example>', 1, /write \[words\]\(address\)/],
  ['an open brace', 'One {\n\nTwo', 1, /'\{' is not closed/],
  ['braces around words', 'One\n\nThe set {a, b c}.', 3, /is read as code, and isn.t valid: write \\\{/],
  [
    'a sentence that begins like code',
    'import the list first',
    1,
    /'import' or 'export' needs another first word/,
  ],
  [
    'a block that is never closed',
    'One\n\n<CommonPractice>\n\nText',
    3,
    /<CommonPractice> is not closed: add <\/CommonPractice>/,
  ],
  [
    'a tag that is left open in a paragraph',
    'A\n<b>bold text\n\nNext',
    2,
    /<b> is not closed at the end of its paragraph/,
  ],
  [
    'a block that is never closed, with other tags behind it',
    'One\n\n<CommonPractice>\n\nText\n\n<A>\n\nText\n\n</A>\n\n<ContinueReading pageName="a" />',
    3,
    /^<CommonPractice> is not closed: add <\/CommonPractice>,/,
  ],
  [
    'the first of two blocks of one name that is never closed',
    '<CommonPractice>\n\nText\n\n<CommonPractice>\n\nText\n\n</CommonPractice>',
    1,
    /^<CommonPractice> is not closed: add <\/CommonPractice>,/,
  ],
  [
    'a block that is never closed, in another one',
    '<A>\n\n<CommonPractice>\n\nText\n\n</A>',
    3,
    /^<CommonPractice> is not closed before <\/A> on line 7: add <\/CommonPractice> there/,
  ],
  ...['One<br>two', '<br>\n\nTwo', '<aside><br></aside>', '| a |\n| - |\n| b<br>c |'].map(
    (mdx): [string, string, number, RegExp] => [
      `a break that is not closed, as in ${JSON.stringify(mdx)}`,
      mdx,
      mdx.split('\n').findIndex(line => line.includes('<br>')) + 1,
      /^<br> is not closed: it holds nothing, so write <br \/>\.$/,
    ],
  ),
  ['a picture that is not closed', '<img src="/a.svg">\n\nText', 1, /so write <img \/>/],
  [
    'curly quotation marks',
    'One\n\n<Figure alt=“A board” />',
    3,
    /^“ is a curly quotation mark: put straight ones/,
  ],
  ['one at the end', '<Figure alt="A board” src="/a.svg" />', 1, /^” is a curly quotation mark/],
  [
    'quotation marks in an attribute',
    '<Figure alt="a "b" c" />',
    1,
    /^a quotation mark, ", ends an attribute's text too early: write “ ”/,
  ],
  ['an apostrophe in an attribute', "<Figure alt='it's' />", 1, /^a quotation mark, ', ends/],
  ['a closing tag in a list', '<A>\n\n- One\n  </A>', 4, /^<\/A> is read as a part of the text above it/],
  ['a closing tag alone', 'One\n\n</CommonPractice>', 3, /a closing tag has no opening tag/],
  [
    'a missing quotation mark',
    'One\n\n<Figure src="/a.svg alt="x" />',
    3,
    /look for a missing quotation mark/,
  ],
  ['a tag without an end', 'One\n\n<Figure src="/a.svg"', 3, /missing '\/>'/],
]

describe('a page that cannot be read', () => {
  for (const [what, mdx, line, cause] of problems) {
    it(`says of ${what} where it is and how to mend it`, () => {
      const { unreadable } = parsePage('pages/a.mdx', mdx)
      assert.match(unreadable?.message ?? 'can be read', cause)
      assert.equal(unreadable?.line, line)
    })
  }
})
