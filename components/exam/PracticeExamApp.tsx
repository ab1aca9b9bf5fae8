import { useEffect, useState } from 'react'
import { examAddress, resultAddress } from '@lib/exam/address'
import { beginExam, dropExam, holdExam, mixFor } from '@lib/exam/exam-progress'
import { examModes, shortRound, type ExamMode } from '@lib/exam/exam-rules'
import { drawQuiz, matching } from '@lib/exam/own-quiz'
import { roundOf } from '@lib/exam/practice'
import { newSeed, randomFrom } from '@lib/exam/random'
import type { Bank } from '@lib/exam/score'
import type { Choice } from '@lib/exam/ways'
import { noProgress } from '@lib/progress/progress'
import { changeProgress, progressStore, type ProgressState } from '@lib/progress/progress-store'
import type { Progress } from '@lib/progress/shape'
import * as words from '@data/words/exam-start'
import { useStored } from '../controls/useStored'
import { AddressedScreen } from './AddressedScreen'
import { PracticeNotes } from './PracticeNotes'
import { PracticeScreen } from './PracticeScreen'
import { ExamScreen } from './ExamScreen'
import { Lessons, type TitledLesson } from './LessonLink'
import { StartScreen, type StartActions } from './StartScreen'
import { goTo, replaceWith, useAddress } from './useAddress'
import { useAskedRound } from './useAskedRound'
import { loadBank, useBank } from './useBank'

type View =
  | { name: 'start'; isReturn: boolean }
  | { name: 'exam'; id: string }
  | { name: 'practice'; title: string; ids: string[]; seed: number; onAgain?: () => void }

const progressOf = (state: ProgressState | undefined): Progress =>
  state && state.kind !== 'unreadable' ? state.progress : noProgress

/** The practice exam and the practice modes, one screen at a time. */
export function PracticeExamApp({ lessons }: { lessons: readonly TitledLesson[] }) {
  return (
    <Lessons.Provider value={lessons}>
      <Screens />
    </Lessons.Provider>
  )
}

/** The current screen. */
function Screens() {
  const state = useStored(progressStore)
  const bankState = useBank()
  const [view, setView] = useState<View>({ name: 'start', isReturn: false })
  // Identifies this page session as the holder of an exam.
  const [holder] = useState(() => (typeof window === 'undefined' ? '' : `${newSeed()}`))

  const [isAwaited, setIsAwaited] = useState(false)

  const progress = progressOf(state)
  const isReadable = state !== undefined && state.kind !== 'unreadable'
  const bank = bankState.kind === 'ready' && isReadable ? bankState.bank : undefined
  const address = useAddress()
  const show = (next: View) => {
    // So that a reload leads back into the exam.
    replaceWith(next.name === 'exam' ? examAddress(next.id) : '')
    setView(next)
  }
  const toStart = () => {
    if (address) goTo('')
    show({ name: 'start', isReturn: true })
  }
  const practice = (title: string, ids: string[], onAgain?: () => void) =>
    show({ name: 'practice', title, ids, seed: newSeed(), ...(onAgain && { onAgain }) })
  // Presses made while the questions load take effect once they are there.
  const onceLoaded = (act: (bank: Bank) => void) => {
    if (bank) {
      act(bank)
      return
    }
    setIsAwaited(true)
    loadBank()
      .then(act)
      .catch(() => setIsAwaited(false))
  }
  useAskedRound(asked => {
    if (asked.kind === 'exam') toStart()
    else
      onceLoaded(questions => {
        const { title, ids } = roundOf(
          asked,
          questions,
          progressOf(progressStore.read()).answers,
          randomFrom(newSeed()),
        )
        practice(title, ids)
      })
  })
  const hold = () => changeProgress(current => holdExam(current, holder))
  const startExam = (questions: Bank, mode: ExamMode, own?: string[]) => {
    const moment = { holder, at: new Date().toISOString() }
    let id: string | undefined
    changeProgress(current => {
      const begun = beginExam(current, questions, randomFrom(newSeed()), moment, mode, own)
      id = begun.exam?.id
      return begun
    })
    if (id !== undefined) show({ name: 'exam', id })
  }
  const start = (questions: Bank, choice: Choice) => {
    const { way, quiz, count, clock } = choice
    const current = progressOf(progressStore.read())
    const random = randomFrom(newSeed())
    if (way === 'learning') {
      const ids = mixFor(current, questions, random, { questions: shortRound })
      practice(words.learning, ids, () => start(questions, choice))
      return
    }
    if (way !== 'own') {
      startExam(questions, examModes[way])
      return
    }
    const ids = drawQuiz(matching(questions, current.answers, quiz), current.answers, count, random)
    if (clock === 'at-once') practice(words.ownQuiz, ids)
    else startExam(questions, { name: 'own', questions: count, clock }, ids)
  }
  // An exam no longer under way has ended: here, in another tab, or by time.
  const shown = view.name === 'exam' ? view.id : undefined
  const ended = progress.exams.find(({ id }) => id === shown)?.id
  useEffect(() => {
    if (ended !== undefined) replaceWith(resultAddress(ended))
  }, [ended])
  const actions: StartActions = {
    onStart: choice => onceLoaded(questions => start(questions, choice)),
    onContinue: () => {
      hold()
      if (progress.exam) show({ name: 'exam', id: progress.exam.id })
    },
    onDrop: () => {
      changeProgress(dropExam)
      toStart()
    },
    onPractice: (title, idsFrom) => onceLoaded(questions => practice(title, idsFrom(questions))),
    onResult: id => goTo(resultAddress(id)),
  }
  useEffect(() => {
    const { exam, exams } = progressOf(progressStore.read())
    const asked = [...exams, ...(exam ? [exam] : [])].find(({ id }) => examAddress(id) === location.hash)
    if (!asked) return
    changeProgress(current => holdExam(current, holder))
    // eslint-disable-next-line react-hooks/set-state-in-effect -- Only the browser has the address, not the exported HTML.
    setView({ name: 'exam', id: asked.id })
  }, [holder])

  if (bank && view.name === 'exam' && progress.exam?.id === view.id) {
    return <ExamScreen exam={progress.exam} bank={bank} holder={holder} onHold={hold} onLeave={toStart} />
  }
  if (address && isReadable && bankState.kind !== 'failed')
    return (
      <AddressedScreen
        address={address}
        progress={progress}
        bank={bank}
        onPractice={practice}
        onAgain={view.name === 'practice' ? view.onAgain : undefined}
        onLeave={toStart}
      />
    )
  if (bank && view.name === 'practice')
    return (
      <PracticeScreen key={view.seed} title={view.title} questions={view.ids} bank={bank} onLeave={toStart} />
    )
  return (
    <>
      <PracticeNotes state={state} bankState={bankState} isAwaited={isAwaited || view.name === 'exam'} />
      {(view.name !== 'exam' || bank) && (
        <StartScreen
          progress={progress}
          bank={bank}
          canBegin={isReadable && bankState.kind !== 'failed'}
          isReturn={view.name !== 'start' || view.isReturn}
          actions={actions}
        />
      )}
    </>
  )
}
