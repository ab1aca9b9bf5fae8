import { PracticeExamApp } from '@components/exam/PracticeExamApp'
import { mountOf } from '../hydrate-app'

export const mount = mountOf(PracticeExamApp)
