import box from '@components/course/CourseOutline.module.css'
import * as words from '@data/words/course'
import { goOnWith } from '@data/words/exam-start'
import { examAddress } from '@lib/exam/address'
import { practicePage } from '@lib/exam/asked-round'
import { nounOf } from '@lib/exam/exam-kind'
import type { Progress } from '@lib/progress/shape'
import { renew } from './renew'

/** Says at the top of the page that an exam is under way, with the link that leads back into it. */
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
      const linkTo = (text: string) => {
        const link = document.createElement('a')
        link.href = practicePage + examAddress(exam.id)
        const noun = nounOf(exam)
        link.textContent = noun === 'exam' ? text : goOnWith(noun)
        return link
      }
      renew(note, ...words.examUnderWay(linkTo, exam.at + 1, exam.questions.length))
      if (!note.isConnected) document.querySelector('main [data-ways], main h2')?.before(note)
    },
    stop,
  }
}
