import { StudyPlanApp } from '@components/study-plan/StudyPlanApp'
import { mountOf } from '../hydrate-app'

export const mount = mountOf(StudyPlanApp)
