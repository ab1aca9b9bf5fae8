import { useEffect, useState } from 'react'
import { resultAddress } from '@lib/exam/address'
import { beginExam, dropExam, holdExam } from '@lib/exam/exam-progress'
import type { ExamMode } from '@lib/exam/exam-rules'
import { newSeed, randomFrom } from '@lib/exam/random'
import type { Bank } from '@lib/exam/score'
import { noProgress } from '@lib/progress/progress'
import { changeProgress, progressStore, type ProgressState } from '@lib/progress/progress-store'
import type { Progress } from '@lib/progress/shape'
import { useStored } from '../controls/useStored'
import { AddressedScreen } from './AddressedScreen'
import { PracticeNotes } from './PracticeNotes'
import { PracticeScreen } from './PracticeScreen'
import { ExamScreen } from './ExamScreen'
import { Lessons, type TitledLesson } from './LessonLink'
import { StartScreen, type StartActions } from './StartScreen'
import { goTo, useAddress } from './useAddress'
import { loadBank, useBank } from './useBank'

type View =
  | { name: 'start'; isReturn: boolean }
  | { name: 'exam'; id: string }
  | { name: 'practice'; title: string; ids: string[] }

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
  const toStart = () => {
    if (address) goTo('')
    setView({ name: 'start', isReturn: true })
  }
  const practice = (title: string, ids: string[]) => setView({ name: 'practice', title, ids })
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
  const startExam = (questions: Bank, mode?: ExamMode) => {
    const moment = { holder, at: new Date().toISOString() }
    let id: string | undefined
    changeProgress(current => {
      const begun = beginExam(current, questions, randomFrom(newSeed()), moment, mode)
      id = begun.exam?.id
      return begun
    })
    if (id !== undefined) setView({ name: 'exam', id })
  }
  // An exam no longer under way has ended: here, in another tab, or by time.
  const shown = view.name === 'exam' ? view.id : undefined
  const ended = progress.exams.find(({ id }) => id === shown)?.id
  useEffect(() => {
    if (ended !== undefined) goTo(resultAddress(ended))
  }, [ended])
  const actions: StartActions = {
    onExam: mode => onceLoaded(questions => startExam(questions, mode)),
    onDrop: () => {
      changeProgress(dropExam)
      toStart()
    },
    onPractice: (title, idsFrom) => onceLoaded(questions => practice(title, idsFrom(questions))),
    onResult: id => goTo(resultAddress(id)),
  }

  if (bank && view.name === 'exam' && progress.exam?.id === view.id) {
    return (
      <ExamScreen
        exam={progress.exam}
        bank={bank}
        holder={holder}
        onHold={() => changeProgress(current => holdExam(current, holder))}
        onLeave={toStart}
      />
    )
  }
  if (address && isReadable && bankState.kind !== 'failed')
    return <AddressedScreen address={address} progress={progress} bank={bank} onLeave={toStart} />
  if (bank && view.name === 'practice')
    return <PracticeScreen title={view.title} questions={view.ids} bank={bank} onLeave={toStart} />
  return (
    <>
      <PracticeNotes state={state} bankState={bankState} isAwaited={isAwaited} />
      <StartScreen
        progress={progress}
        bank={bank}
        canBegin={isReadable && bankState.kind !== 'failed'}
        isReturn={view.name !== 'start' || view.isReturn}
        actions={actions}
      />
    </>
  )
}
