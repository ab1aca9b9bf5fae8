/** Where a plan is made. */
export const planPage = '/scrum/psm-1/psm1-exam-preparation#make-your-study-plan'

/** Where questions are practiced and exams taken. */
export const practicePage = '/scrum/psm-1/psm1-exam-preparation/practice-exam'

export const cardsPage = '/scrum/psm-1/flashcards'
