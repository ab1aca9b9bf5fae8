import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { latestDay } from '../../../tooling/check/content/iso-date'
import { parsePage } from '../../../tooling/check/content/parse-page'
import { rule as asked } from '../../../tooling/check/rules/asked'
import { rule as dates } from '../../../tooling/check/rules/dates'
import { rule as frontMatter } from '../../../tooling/check/rules/front-matter'
import { rule as keywords } from '../../../tooling/check/rules/keywords'
import { rule as titlesAndDescriptions } from '../../../tooling/check/rules/titles-and-descriptions'
import { assertFinds, assertPasses, pageOf, siteOf } from './support'

const complete = `title: Sprint Planning
description: What Sprint Planning is for.
keywords: sprint planning, sprint goal, timebox, forecast
images: [/images/scrum/sprint-planning.svg]
datePublished: 2026-11-21
dateModified: 2026-11-21T09:30:00-04:00`

const pageWith = (frontMatter: string) => siteOf({ 'pages/a.mdx': pageOf(frontMatter) })

describe('front-matter', () => {
  it('passes a page with every required key', () => {
    assertPasses(frontMatter, pageWith(complete))
  })

  it('passes a page with all five video fields', () => {
    const video = `videoUrl: https://video.example/1
videoTitle: A Sprint Planning
videoDescription: One Sprint Planning from its start to its end.
uploadDate: 2026-11-20T08:00:00+08:00
thumbnailUrls: [https://video.example/1.jpg]`
    assertPasses(frontMatter, pageWith(`${complete}\n${video}`))
  })

  it('reads the search and the error pages too, which need no dates', () => {
    const siteWith = (frontMatter: string) => ({
      ...siteOf({}),
      unlistedPages: [parsePage('pages/search.mdx', pageOf(frontMatter), { pages: [] })],
    })
    assertPasses(frontMatter, siteWith('title: Search'))
    assertFinds(frontMatter, siteWith('title: Search: all pages'), ['pages/search.mdx:2', 'valid YAML'])
  })

  it('names the key that was meant by a misspelled one', () => {
    assertFinds(frontMatter, pageWith(complete.replace('keywords', 'keyword')), [
      'pages/a.mdx:4',
      "unknown key 'keyword': did you mean 'keywords'?",
    ])
  })

  it("finds a date that doesn't exist and one that isn't an ISO date", () => {
    const wrong = complete
      .replace('2026-11-21\n', '2026-02-31\n')
      .replace('2026-11-21T09:30:00-04:00', '21 November 2026')
    assertFinds(
      frontMatter,
      pageWith(wrong),
      ['pages/a.mdx:6', "'datePublished': is 2026-02-31, and there is no such day"],
      ['pages/a.mdx:7', "'dateModified': must be a date like 2026-11-21"],
    )
    assertFinds(frontMatter, pageWith(complete.replace('2026-11-21\n', '2026-13-01\n')), [
      'pages/a.mdx:6',
      "'datePublished': is 2026-13-01, and there is no such day",
    ])
  })

  it('finds a page with some of the video fields', () => {
    assertFinds(
      frontMatter,
      pageWith(
        `${complete}\nvideoUrl: https://video.example/1\nvideoTitle: A\nvideoDescription: B\nuploadDate: 2026-11-20`,
      ),
      ['pages/a.mdx:1', "'thumbnailUrls': is missing: a page has all five video fields or none"],
    )
  })

  it('finds YAML that cannot be read, and says on which line', () => {
    assertFinds(frontMatter, pageWith('title: Scrum: a start\ndescription: Text'), [
      'pages/a.mdx:2',
      "isn't valid YAML",
    ])
  })
})

describe('dates', () => {
  it('passes a page modified on the day it was published, or later', () => {
    assertPasses(dates, pageWith('datePublished: 2026-11-21T18:00:00-04:00\ndateModified: 2026-11-21'))
    assertPasses(dates, pageWith('datePublished: 2026-11-21\ndateModified: 2026-12-01'))
  })

  it('finds a day that is still to come', () => {
    const page = pageOf(
      'datePublished: 2026-11-21\ndateModified: 2027-11-20\nuploadDate: 2026-11-23T08:00:00Z',
    )
    assertFinds(
      dates,
      siteOf({ 'pages/a.mdx': page }, { today: '2026-11-22' }),
      ['pages/a.mdx:3', "dateModified 2027-11-20 is in the future: write today's date or an earlier one."],
      ['pages/a.mdx:4', 'uploadDate 2026-11-23T08:00:00Z is in the future'],
    )
    assertPasses(dates, siteOf({ 'pages/a.mdx': page }, { today: '2027-11-20' }))
  })

  it('has the latest day that any author may call today', () => {
    assert.equal(latestDay(Date.parse('2026-11-22T09:59:59Z')), '2026-11-22')
    assert.equal(latestDay(Date.parse('2026-11-22T10:00:00Z')), '2026-11-23')
  })

  it('finds a page modified before it was published', () => {
    assertFinds(dates, pageWith('datePublished: 2026-11-21\ndateModified: 2026-11-20'), [
      'pages/a.mdx:3',
      'is before',
    ])
  })
})

describe('titles', () => {
  it('passes short titles of different pages', () => {
    assertPasses(
      titlesAndDescriptions,
      siteOf({ 'pages/a.mdx': pageOf('title: Sprint'), 'pages/b.mdx': pageOf('title: Sprints') }),
    )
  })

  it('finds a title of 61 characters', () => {
    assertFinds(titlesAndDescriptions, pageWith(`title: ${'x'.repeat(61)}`), [
      'pages/a.mdx:2',
      'has 61 characters',
    ])
  })

  it('finds a title that two pages share', () => {
    const site = siteOf({ 'pages/a.mdx': pageOf('title: Sprint'), 'pages/b.mdx': pageOf('title: Sprint') })
    assertFinds(titlesAndDescriptions, site, ['pages/b.mdx:2', 'the same as in pages/a.mdx'])
  })
})

describe('descriptions', () => {
  it('passes 110 and 160 characters', () => {
    const site = siteOf({
      'pages/a.mdx': pageOf(`description: ${'a'.repeat(110)}`),
      'pages/b.mdx': pageOf(`description: ${'b'.repeat(160)}`),
    })
    assertPasses(titlesAndDescriptions, site)
  })

  it('finds 109 and 161 characters', () => {
    const site = siteOf({
      'pages/a.mdx': pageOf(`description: ${'a'.repeat(109)}`),
      'pages/b.mdx': pageOf(`description: ${'b'.repeat(161)}`),
    })
    assertFinds(
      titlesAndDescriptions,
      site,
      ['pages/a.mdx:2', 'has 109 characters'],
      ['pages/b.mdx:2', 'has 161 characters'],
    )
  })

  it('finds a description that two pages share', () => {
    const text = pageOf(`description: ${'a'.repeat(120)}`)
    assertFinds(titlesAndDescriptions, siteOf({ 'pages/a.mdx': text, 'pages/b.mdx': text }), [
      'pages/b.mdx:2',
      'the same as in',
    ])
  })
})

describe('keywords', () => {
  it('passes four of them', () => {
    assertPasses(keywords, pageWith('keywords: scrum, sprint, goal, plan'))
  })

  it('finds three, an empty one and one that stands twice', () => {
    assertFinds(keywords, pageWith('keywords: scrum, sprint, goal'), [
      'pages/a.mdx:2',
      'there are 3 keywords',
    ])
    assertFinds(keywords, pageWith('keywords: scrum, sprint, goal, plan,'), ['pages/a.mdx:2', 'empty entry'])
    assertFinds(keywords, pageWith('keywords: scrum, sprint, goal, Scrum'), [
      'pages/a.mdx:2',
      "'scrum' is listed twice",
    ])
  })
})

describe('asked', () => {
  const asking = (...lists: string[]) =>
    siteOf(
      Object.fromEntries(
        lists.map((list, at) => [`pages/${at}.mdx`, pageOf(`title: T${at}\nasked: [${list}]`)]),
      ),
    )

  it('passes questions of one page each', () => {
    assertPasses(asked, asking('how long is it, who attends', "what's a sprint goal"))
  })

  it('finds a question of two pages, one that no one types so, and one that the search cuts', () => {
    const long = 'a b c d e f g h i j k l m'
    assertFinds(
      asked,
      asking('who attends', `who attends, Who plans?, ${long}`),
      ['pages/1.mdx:3', "'who attends' is also in pages/0.mdx"],
      ['pages/1.mdx:3', "'Who plans?' has capitals or signs"],
      ['pages/1.mdx:3', 'is too long: write 12 words or fewer'],
    )
  })
})
