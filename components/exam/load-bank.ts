import type { Bank } from '@lib/exam/score'

/** Loads every question of the bank, once; rejects where the network fails, and may be tried again. */
export const loadBank = (): Promise<Bank> => import('@data/question-bank').then(module => module.questionBank)
