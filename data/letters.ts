/** The series of letters: `npm run letters` writes each as an e-mail. Their order is that of the folder's `_meta.json`. */
export const letters = {
  /** The page that lists them. */
  hub: '/email-series',
  /** Days from one letter to the next, for the provider's sequence; 7 sends one a week. */
  daysBetween: 1,
}
