import Link from 'next/link'
import { createContext, useContext, type ReactNode } from 'react'
import type { CourseSectionFacts, LessonFacts } from '@lib/course/course-section'
import { Island } from '@components/controls/Island'
import * as words from '@data/words/course'
import * as formats from '@data/words/formats'
import { misuse } from '../misuse'
import { CourseStanding } from './CourseStanding'
import styles from './CourseOutline.module.css'

const CourseContext = createContext<readonly CourseSectionFacts[]>([])

interface CourseOutlineProps {
  /** A CourseSection for each section, in reading order. */
  children: ReactNode
  /** Sections with their lessons, filled in by the build. */
  sections?: readonly CourseSectionFacts[]
}

/** The course's sections, lessons, reading times, and the reader's progress (browser/course.ts). */
export function CourseOutline({ children, sections }: CourseOutlineProps) {
  if (!sections) throw misuse('CourseOutline', 'was not given its sections by the build.')
  return (
    <Island name="course" shows="progress">
      <CourseContext.Provider value={sections}>
        <CourseStanding lessons={sections.flatMap(section => section.lessons)} />
        <ol className={styles.sections}>{children}</ol>
      </CourseContext.Provider>
    </Island>
  )
}

interface CourseSectionProps {
  href: string
  /** What the section answers, in one line. */
  children: ReactNode
}

/** A section of the outline: its page, what it answers, and its lessons. */
export function CourseSection({ href, children }: CourseSectionProps) {
  const sections = useContext(CourseContext)
  const section = sections.find(each => each.route === href)
  if (!section) throw misuse('CourseSection', `for '${href}' must be inside CourseOutline.`)
  const { lessons } = section
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0)
  const own = lessons.length === 1 && lessons[0]?.route === href ? lessons[0] : undefined
  return (
    <li className={styles.section}>
      <h3 className={styles.heading}>
        <Link href={href}>{section.title}</Link>
        {own && <ReadMark lesson={own} />}
      </h3>
      <p className={styles.facts}>
        {words.lessonsAndTime(lessons.length, formats.minutes(minutes))}
        {!own && <span data-read-count="" />}
      </p>
      <div className={styles.answer}>{children}</div>
      {!own && <LessonList lessons={lessons} />}
    </li>
  )
}

/** Consecutive lessons of the same part. */
interface Part {
  name: string | undefined
  lessons: LessonFacts[]
}

function partsOf(lessons: readonly LessonFacts[]): Part[] {
  const parts: Part[] = []
  for (const lesson of lessons) {
    const last = parts.at(-1)
    if (last && last.name === lesson.part) last.lessons.push(lesson)
    else parts.push({ name: lesson.part, lessons: [lesson] })
  }
  return parts
}

function LessonList({ lessons }: { lessons: readonly LessonFacts[] }) {
  return (
    <div className={styles.lessons}>
      {partsOf(lessons).map(part => (
        <div key={part.lessons[0]?.route}>
          {part.name && <p className={styles.part}>{part.name}</p>}
          <ol className={styles.list}>
            {part.lessons.map(lesson => (
              <LessonRow key={lesson.route} lesson={lesson} />
            ))}
          </ol>
        </div>
      ))}
    </div>
  )
}

function LessonRow({ lesson }: { lesson: LessonFacts }) {
  const { route, title, minutes } = lesson
  return (
    <li className={styles.lesson}>
      <span>
        <Link href={route}>{title}</Link>
        <ReadMark lesson={lesson} />
      </span>
      <span className={styles.minutes}>{formats.minutes(minutes)}</span>
    </li>
  )
}

/** Shown by browser/course.ts if the lesson was read. */
function ReadMark({ lesson: { route, title } }: { lesson: LessonFacts }) {
  return (
    <span className={styles.read} data-read={route} data-title={title} hidden>
      {words.read}
    </span>
  )
}
