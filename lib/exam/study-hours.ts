/**
 * Hours of study for PSM I in all, as every page says. A test compares it with the plan for four weeks and what that
 * doesn't count: the Scrum Guide, read three times, and Scrum Open.
 */
export const studyHours = 20
