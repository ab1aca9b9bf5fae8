/**
 * Everything the owner decides. Values only a real owner can have are reserved `.example` addresses until
 * they are filled in here or by the environment variable next to them. `lib/site/schema.ts` says what each
 * field may hold; the build stops at a wrong one and names it.
 */
import type { SiteInput } from '../lib/site/schema'

const env = (value: string | undefined, fallback: string): string => value?.trim() || fallback

const brand = env(process.env.NEXT_PUBLIC_SITE_BRAND, 'Agile Primer')

// Each variable is spelled out: otherwise Next.js doesn't inline it in browser code.
export const site: SiteInput = {
  brand,
  url: env(process.env.NEXT_PUBLIC_SITE_URL, 'https://agile-primer.example'),
  titleTemplate: `%s – ${brand}`,
  defaultTitle: `${brand}: Master Agile Project Management with Scrum`,
  defaultDescription:
    'Free lessons on Agile, Scrum, Kanban, Extreme Programming and the software development life cycle, with worked examples. You do not need an account.',
  defaultKeywords: 'agile, scrum, kanban, extreme programming, SDLC, PSM I',
  author: {
    name: env(process.env.NEXT_PUBLIC_AUTHOR_NAME, `the author of ${brand}`),
    photo: env(process.env.NEXT_PUBLIC_AUTHOR_PHOTO, '/images/site/author.svg'),
    role: 'Agile coach and consultant',
    biography:
      'An Agile coach and consultant who writes these lessons, gives a reason and a source for what they say, and corrects what readers report.',
  },
  latestArticle: '/scrum/psm-1/scrum-theory-principles/empirical-process-control',
  scrumCourseUrl: env(process.env.NEXT_PUBLIC_SCRUM_COURSE_URL, 'https://courses.example/scrum'),
  social: {
    facebook: env(process.env.NEXT_PUBLIC_SOCIAL_FACEBOOK, 'https://facebook.example/agile-primer'),
    instagram: env(process.env.NEXT_PUBLIC_SOCIAL_INSTAGRAM, 'https://instagram.example/agile-primer'),
    github: env(process.env.NEXT_PUBLIC_SOCIAL_GITHUB, 'https://github.example/agile-primer'),
    linkedin: env(process.env.NEXT_PUBLIC_SOCIAL_LINKEDIN, 'https://linkedin.example/agile-primer'),
    twitter: env(process.env.NEXT_PUBLIC_SOCIAL_TWITTER, 'https://twitter.example/agile-primer'),
    medium: env(process.env.NEXT_PUBLIC_SOCIAL_MEDIUM, 'https://medium.example/agile-primer'),
    youtube: env(process.env.NEXT_PUBLIC_SOCIAL_YOUTUBE, 'https://youtube.example/agile-primer'),
  },
  footerProfiles: [
    { title: 'Blog', href: env(process.env.NEXT_PUBLIC_PROFILE_BLOG, 'https://blog.example/agile-primer') },
    {
      title: 'Developer community',
      href: env(process.env.NEXT_PUBLIC_PROFILE_COMMUNITY, 'https://community.example/agile-primer'),
    },
  ],
  newsletter: {
    endpoint: env(process.env.NEXT_PUBLIC_NEWSLETTER_ENDPOINT, 'https://newsletter.example/forms'),
    formId: env(process.env.NEXT_PUBLIC_NEWSLETTER_FORM_ID, ''),
    script: env(process.env.NEXT_PUBLIC_NEWSLETTER_SCRIPT, ''),
  },
  ebookSignUpPage: env(
    process.env.NEXT_PUBLIC_EBOOK_PAGE,
    'https://newsletter.example/scrum-mastery-handbook',
  ),
  waitlistPage: env(process.env.NEXT_PUBLIC_WAITLIST_PAGE, 'https://courses.example/waitlist'),
  feedbackBoard: env(process.env.NEXT_PUBLIC_FEEDBACK_BOARD, 'https://feedback.example/agile-primer'),
  bookingPage: env(process.env.NEXT_PUBLIC_BOOKING_PAGE, 'https://booking.example/agile-primer'),
  banner: {
    key: 'online-course-released',
    text: 'A new Scrum certification course is on its way.',
    linkText: 'Join the waitlist',
    dismissible: true,
  },
  exitIntent: 'at-once',
  operator: {
    postalAddress: '',
    privateContact: '',
    host: '',
    newsletterProvider: '',
    bookingProvider: '',
    supervisoryAuthority: '',
    governingLaw: '',
    court: '',
  },
  downloadTerms: 'You may use and change it freely.',
  darkMode: false,
  primaryHue: { light: 212, dark: 204 },
  primarySaturation: 100,
  sidebar: { defaultMenuCollapseLevel: 1, autoCollapse: false, toggleButton: true },
  defaultLocale: 'en-US',
  locales: [{ locale: 'en-US', text: 'English', direction: 'ltr' }],
  docsRepositoryBase: env(
    process.env.NEXT_PUBLIC_REPOSITORY,
    'https://github.example/agile-primer/agile-primer/tree/main',
  ),
  analytics: { functionName: env(process.env.NEXT_PUBLIC_ANALYTICS_FUNCTION, 'gtag'), hosts: [] },
}
