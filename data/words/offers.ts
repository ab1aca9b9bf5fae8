/** Name of the offers. */
export const freeHandbook = 'Free handbook'

/** In an article, before the link. */
export const freeHandbookAd = 'Free Scrum Mastery Handbook:'

/** Link to the handbook. */
export const downloadNow = 'Download now'

/** The offer on the front page. */
export const handbook = 'Scrum Mastery Handbook'
export const handbookText = 'A free ebook by the author of these lessons.'

/** The sign-up form in an article. */
export const formTitle = 'Get Free eBook'
export const formText =
  'Download the free Scrum Mastery Handbook. It holds the Scrum course as a book. After one email to confirm, you’ll get 31 short letters.'
export const firstName = 'First name'
export const firstNameMissing = 'Enter your first name.'
export const email = 'Email address'
export const emailWrong = 'Enter an address like name@mail.example.'
export const subscribe = 'Subscribe & Download'
export const privacy = 'We respect your privacy. Unsubscribe at any time.'
export const openSignUpPage = 'Open the sign-up page'

/** What the form says after it was sent. */
export const success = 'Success! Now check your email to confirm your subscription.'
export const unreachable =
  'The sign-up service didn’t answer. Check your connection and try again, or use the link below to open the sign-up page.'
export const refused = 'The sign-up service rejected the form. Check both fields and try again.'
export const broken =
  'The sign-up service isn’t working at the moment. Try again later, or use the link below to open the sign-up page.'

/** The dialog that appears when the pointer leaves the page. */
export const close = 'Close'
export const coverAlt = 'Cover of the Scrum Mastery Handbook (opens in a new tab)'
export const dialogTitle = 'Get Your Free eBook!'
export const dialogText = 'Download your Free Scrum Mastery Handbook to enhance your skills!'
export const dialogLink = 'Subscribe'

/** After a press on the Cookie Policy's page. */
export const willSeeOffer = 'You’ll see the offer.'
export const wontSeeOffer = 'You won’t see the offer.'
