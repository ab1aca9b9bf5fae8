import { useEffect, useRef, useState } from 'react'
import { examAddress, resultAddress, type Addressed } from '@lib/exam/address'
import { beginExam, dropExam, holdExam, mixFor } from '@lib/exam/exam-progress'
import { examModes, shortRound, type ExamMode } from '@lib/exam/exam-rules'
import { drawQuiz, matching } from '@lib/exam/own-quiz'
import { roundOf } from '@lib/exam/practice'
import { newSeed, randomFrom } from '@lib/exam/random'
import { beginRound } from '@lib/exam/round'
import type { Bank } from '@lib/exam/score'
import type { Choice } from '@lib/exam/ways'
import { noProgress } from '@lib/progress/progress'
import { changeProgress, progressStore, type ProgressState } from '@lib/progress/progress-store'
import type { Progress } from '@lib/progress/shape'
import * as words from '@data/words/exam-start'
import { useStored } from '../controls/useStored'
import { AddressedScreen } from './AddressedScreen'
import { PracticeNotes } from './PracticeNotes'
import { ExamScreen } from './ExamScreen'
import { Lessons, type TitledLesson } from './LessonLink'
import { StartScreen, type StartActions } from './StartScreen'
import { goTo, replaceWith, useAddress, useRound } from './useAddress'
import { useAskedRound } from './useAskedRound'
import { loadBank, useBank } from './useBank'

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

/** The current screen, which the browser's history names: Back, Forward, and a reload lead to it. */
function Screens() {
  const state = useStored(progressStore)
  const bankState = useBank()
  const asked = useAddress()
  const round = useRound()
  // Identifies this page session as the holder of an exam.
  const [holder] = useState(() => (typeof window === 'undefined' ? '' : `${newSeed()}`))
  const [isAwaited, setIsAwaited] = useState(false)
  const awaited = useRef<(bank: Bank) => void>()
  // Whether the start screen follows another one.
  const [isReturn, setIsReturn] = useState(false)

  const progress = progressOf(state)
  const isReadable = state !== undefined && state.kind !== 'unreadable'
  const bank = bankState.kind === 'ready' && isReadable ? bankState.bank : undefined

  const askedExam = asked?.kind === 'exam' ? asked.id : undefined
  const exam = progress.exam?.id === askedExam ? progress.exam : undefined
  // An exam no longer under way has ended: here, in another tab, or by time.
  const ended = progress.exams.find(({ id }) => id === askedExam)?.id
  const other = asked?.kind === 'exam' ? undefined : asked
  const address: Addressed | undefined = ended === undefined ? other : { kind: 'result', id: ended }
  if (!isReturn && (exam || address || round)) setIsReturn(true)
  useEffect(() => {
    if (ended !== undefined) replaceWith(resultAddress(ended))
  }, [ended])
  const hold = () => changeProgress(current => holdExam(current, holder))
  // A tab that comes to an exam's address takes the exam over, also by a reload, Back, or Forward.
  useEffect(() => {
    changeProgress(current => (current.exam?.id === askedExam ? holdExam(current, holder) : current))
  }, [askedExam, holder])

  // A round that follows from another one, or from a link, takes its place: Back leads to where both came from.
  const practice = (show: typeof goTo, title: string, ids: string[]) =>
    show('', beginRound(ids, newSeed(), title))
  // The last press made while the questions load takes effect once they are there, unless the reader has left the page.
  const onceLoaded = (act: (bank: Bank) => void) => {
    if (bank) {
      act(bank)
      return
    }
    awaited.current = act
    setIsAwaited(true)
    const { pathname } = location
    loadBank()
      .then(questions => {
        if (awaited.current === act && location.pathname === pathname) act(questions)
      })
      .catch(() => setIsAwaited(false))
  }
  useAskedRound(link => {
    if (link.kind === 'exam') setIsReturn(true)
    else
      onceLoaded(questions => {
        const { answers } = progressOf(progressStore.read())
        const { title, ids } = roundOf(link, questions, answers, randomFrom(newSeed()))
        practice(replaceWith, title, ids)
      })
  })
  const startExam = (questions: Bank, mode: ExamMode, own?: string[]) => {
    const moment = { holder, at: new Date().toISOString() }
    let id: string | undefined
    changeProgress(current => {
      const begun = beginExam(current, questions, randomFrom(newSeed()), moment, mode, own)
      id = begun.exam?.id
      return begun
    })
    if (id !== undefined) goTo(examAddress(id))
  }
  const learn = (show: typeof goTo, questions: Bank, random = randomFrom(newSeed())) => {
    const current = progressOf(progressStore.read())
    practice(show, words.learning, mixFor(current, questions, random, { questions: shortRound }))
  }
  const start = (questions: Bank, { way, quiz, count, clock }: Choice) => {
    const random = randomFrom(newSeed())
    if (way === 'learning') {
      learn(goTo, questions, random)
      return
    }
    if (way !== 'own') {
      startExam(questions, examModes[way])
      return
    }
    const { answers } = progressOf(progressStore.read())
    const ids = drawQuiz(matching(questions, answers, quiz), answers, count, random)
    if (clock === 'at-once') practice(goTo, words.ownQuiz, ids)
    else startExam(questions, { name: 'own', questions: count, clock }, ids)
  }
  const actions: StartActions = {
    onStart: choice => onceLoaded(questions => start(questions, choice)),
    onContinue: () => {
      hold()
      if (progress.exam) goTo(examAddress(progress.exam.id))
    },
    onDrop: () => {
      changeProgress(dropExam)
      setIsReturn(true)
    },
    onPractice: (title, idsFrom) => onceLoaded(questions => practice(goTo, title, idsFrom(questions))),
    onResult: id => goTo(resultAddress(id)),
  }
  const toStart = () => goTo('')

  if (bank && exam)
    return <ExamScreen exam={exam} bank={bank} holder={holder} onHold={hold} onLeave={toStart} />
  if ((address || round) && isReadable && bankState.kind !== 'failed')
    return (
      <AddressedScreen
        address={address}
        round={round}
        progress={progress}
        bank={bank}
        onPractice={(title, ids) => practice(replaceWith, title, ids)}
        onLearn={() => onceLoaded(questions => learn(replaceWith, questions))}
        onLeave={toStart}
      />
    )
  return (
    <>
      <PracticeNotes state={state} bankState={bankState} isAwaited={isAwaited || exam !== undefined} />
      {!exam && (
        <StartScreen
          progress={progress}
          bank={bank}
          canBegin={isReadable && bankState.kind !== 'failed'}
          isReturn={isReturn}
          actions={actions}
        />
      )}
    </>
  )
}
