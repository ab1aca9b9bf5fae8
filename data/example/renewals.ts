/**
 * Questions about renewals that reached the help desk, counting every contact, from the week all branches had
 * the app.
 */

/** Questions in weeks 1 (from Monday, April 7, 2025) to 5; the button came in week 3, its clear messages in week 4. */
export const renewalQuestions = [46, 44, 61, 30, 22] as const
/** The team hoped for fewer than this, within a month of the button. */
export const renewalQuestionsHopedFor = 25
