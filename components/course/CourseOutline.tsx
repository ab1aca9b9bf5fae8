import Link from 'next/link'
import { createContext, useContext, type ReactNode } from 'react'
import type { CourseSectionFacts, LessonFacts } from '@lib/course/course-section'
import { misuse } from '../authoring/misuse'
import { CourseStanding } from './CourseStanding'
import styles from './CourseOutline.module.css'
import { useProgress } from './useProgress'

interface Course {
  sections: readonly CourseSectionFacts[]
  isRead: (route: string) => boolean
}

const CourseContext = createContext<Course>({ sections: [], isRead: () => false })

interface CourseOutlineProps {
  /** A CourseSection for each section, in reading order. */
  children: ReactNode
  /** Sections with their lessons; the build puts them in. */
  sections?: readonly CourseSectionFacts[]
}

/** The course at a glance: its sections, lessons and reading times, and where the reader stands. */
export function CourseOutline({ children, sections }: CourseOutlineProps) {
  const state = useProgress()
  if (!sections) throw misuse('CourseOutline', 'was not given its sections by the build.')
  const progress = state?.kind === 'ready' ? state.progress : undefined
  const isRead = (route: string) => progress !== undefined && route in progress.lessons
  return (
    <CourseContext.Provider value={{ sections, isRead }}>
      <CourseStanding lessons={sections.flatMap(section => section.lessons)} state={state} />
      <ol className={styles.sections}>{children}</ol>
    </CourseContext.Provider>
  )
}

interface CourseSectionProps {
  href: string
  /** What the section answers, in one line. */
  children: ReactNode
}

/** One section of the outline: its page, what it answers, and its lessons. */
export function CourseSection({ href, children }: CourseSectionProps) {
  const { sections, isRead } = useContext(CourseContext)
  const section = sections.find(each => each.route === href)
  if (!section) throw misuse('CourseSection', `for '${href}' must stand inside CourseOutline.`)
  const { lessons } = section
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0)
  const read = lessons.filter(lesson => isRead(lesson.route)).length
  const own = lessons.length === 1 && lessons[0]?.route === href ? lessons[0] : undefined
  return (
    <li className={styles.section}>
      <h3 className={styles.heading}>
        <Link href={href}>{section.title}</Link>
        {own && isRead(href) && <ReadMark />}
      </h3>
      <p className={styles.facts}>
        {own ? '1 lesson' : `${lessons.length} ${lessons.length === 1 ? 'lesson' : 'lessons'}`}, {minutes} min
        {read > 0 && !own && `, ${read} read`}
      </p>
      <div className={styles.answer}>{children}</div>
      {!own && <LessonList lessons={lessons} />}
    </li>
  )
}

/** Lessons that follow one another in the same part of a section. */
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

function LessonRow({ lesson: { route, title, minutes } }: { lesson: LessonFacts }) {
  const { isRead } = useContext(CourseContext)
  return (
    <li className={styles.lesson}>
      <span>
        <Link href={route}>{title}</Link>
        {isRead(route) && <ReadMark />}
      </span>
      <span className={styles.minutes}>{minutes} min</span>
    </li>
  )
}

function ReadMark() {
  return <span className={styles.read}>read</span>
}
