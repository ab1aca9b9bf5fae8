import box from '@components/course/CourseOutline.module.css'
import * as words from '@data/words/course'
import { goOnWith } from '@data/words/exam-start'
import { examAddress } from '@lib/exam/address'
import { practicePage } from '@lib/exam/asked-round'
import { nounOf } from '@lib/exam/exam-kind'
import type { Progress } from '@lib/progress/shape'
import { renew } from './renew'

/** Says at the top of the page that an exam or a quiz is under way, with the link that leads back into it. */
export function examNote(): { show: (exam: Progress['exam']) => void; stop: () => void } {
  const note = document.createElement('p')
  note.className = box.standing ?? ''
  const stop = () => note.remove()
  return {
    show: exam => {
      if (!exam) {
        stop()
        return
      }
      const link = document.createElement('a')
      link.href = practicePage + examAddress(exam.id)
      link.textContent = goOnWith(nounOf(exam))
      renew(note, link, words.examUnderWay(exam.at + 1, exam.questions.length))
      if (!note.isConnected) document.querySelector('main [data-ways], main h2')?.before(note)
    },
    stop,
  }
}
