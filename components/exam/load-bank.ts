import type { Bank } from '@lib/exam/score'

/** Loads all questions once; rejects if the network fails, and may be called again. */
export const loadBank = (): Promise<Bank> => import('@data/question-bank').then(module => module.questionBank)
