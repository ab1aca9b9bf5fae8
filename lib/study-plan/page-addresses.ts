/** Address of the plan's page. */
export const planPage = '/scrum/psm-1/psm1-exam-preparation#make-your-study-plan'

/** The cards that are due today. */
export const cardsPage = '/scrum/psm-1/flashcards#deck=today'
