import box from '@components/course/CourseOutline.module.css'
import styles from '@components/course/PlanDays.module.css'
import * as formats from '@data/words/formats'
import * as plans from '@data/words/plan'
import { daysBetween } from '@lib/example/days'
import type { Progress } from '@lib/progress/shape'
import { planPage } from '@lib/study-plan/page-addresses'
import { keptWith } from '@lib/study-plan/moved'
import { makePlan, type Plan } from '@lib/study-plan/plan'
import { keepPlan } from '@lib/study-plan/plan-store'
import type { Entry } from '@lib/study-plan/rooms'
import type { StudyFacts } from '@lib/study-plan/study-facts'
import { cardsWords, doneWords, minutesOfDay, taskWords } from '@lib/study-plan/words'
import { formatDay } from '@lib/site/format-day'
import { duration } from '@lib/words'
import { renew } from './renew'
import { trustedHtml } from './trusted'

/** What the plan's page gives its app. */
async function loadFacts(): Promise<StudyFacts> {
  const page = (await (await fetch(planPage.replace(/#.*/, ''))).text()) as string
  const app = new DOMParser()
    .parseFromString(trustedHtml(page), 'text/html')
    .querySelector<HTMLElement>('[data-island=study-plan]')
  const { props, propsFrom = '' } = app?.dataset ?? {}
  const given: unknown = props ? JSON.parse(props) : await (await fetch(propsFrom)).json()
  return (given as { facts: StudyFacts }).facts
}

let facts: Promise<StudyFacts> | undefined

function make<Tag extends 'a' | 'h2' | 'li' | 'p' | 'section' | 'span' | 'ul'>(
  tag: Tag,
  className: string | undefined,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  element.className = className ?? ''
  element.append(...content)
  return element
}

function linkTo(href: string, text: string): HTMLElement {
  const link = make('a', '', text)
  link.href = href
  return link
}

function line(
  { before, link, href }: ReturnType<typeof taskWords>,
  minutes: number,
  after = '',
): HTMLElement {
  const words = make('span', '', before, linkTo(href, link), after)
  return make('li', styles.task, words, make('span', styles.minutes, formats.minutes(minutes)))
}

const partOf = ({ part }: Entry) => (part ? plans.part(part.number, part.of) : '')

function linesOf({ rooms, today }: Plan): HTMLElement[] {
  const [room] = rooms
  if (room?.day !== today) return []
  return [
    ...(room.cards ? [line(cardsWords(room.cards), room.cards.minutes)] : []),
    ...room.entries.map(entry => line(taskWords(entry), entry.minutes, partOf(entry))),
  ]
}

function wordsWithoutWork(plan: Plan): string {
  const { rooms, today } = plan
  const next = rooms.find(room => room.day > today && minutesOfDay(room) > 0)
  return (
    (doneWords(plan) ? plans.nothingMore : plans.nothingToday) +
    (next ? plans.goOnOn(formatDay(next.day)) : '')
  )
}

/** Today's part of the plan. */
function todayOf(plan: Plan): HTMLElement {
  const lines = linesOf(plan)
  const [room] = plan.rooms
  const heading = make('h2', styles.date, plans.todayInPlan)
  heading.id = 'today-in-plan'
  if (room && lines.length > 0) heading.append(make('span', styles.facts, duration(minutesOfDay(room))))
  const done = doneWords(plan)
  const section = make(
    'section',
    box.standing,
    heading,
    lines.length > 0 ? make('ul', styles.tasks, ...lines) : make('p', styles.free, wordsWithoutWork(plan)),
    make(
      'p',
      styles.free,
      `${done}${done && ' '}`,
      linkTo(planPage, plans.wholePlan),
      plans.daysToExam(daysBetween(plan.today, plan.exam)),
    ),
  )
  section.setAttribute('aria-labelledby', heading.id)
  return section
}

/** Shows what the plan has for today at the top of the page, and keeps it up to date. */
export async function startToday(): Promise<{ show: (progress: Progress) => void; stop: () => void }> {
  facts ??= loadFacts()
  // Retried on the next page.
  facts.catch(() => (facts = undefined))
  const known = await facts
  let section: HTMLElement | undefined
  const stop = () => section?.remove()
  const show = (progress: Progress) => {
    const plan = progress.plan && makePlan(known, progress.plan, progress, new Date())
    if (typeof plan !== 'object') {
      stop()
      return
    }
    const kept = progress.plan && keptWith(progress.plan, plan)
    if (kept) keepPlan(kept)
    const now = todayOf(plan)
    if (section?.isConnected) {
      renew(section, ...now.childNodes)
      return
    }
    section = now
    document.querySelector('main [data-ways], main h2')?.before(section)
  }
  return { show, stop }
}
