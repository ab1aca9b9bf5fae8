/**
 * Everything the owner decides. Values only a real owner can have are reserved `.example` addresses until
 * they are filled in here or by the environment variable next to them. `lib/site/schema.ts` says what each
 * field may hold; the build stops at a wrong one and names it.
 */
import type { SiteInput } from '../lib/site/schema'
import * as words from './words/site'

const env = (value: string | undefined, fallback: string): string => value?.trim() || fallback

const brand = env(process.env.NEXT_PUBLIC_SITE_BRAND, 'Agile Primer')

// Each variable is spelled out: otherwise Next.js doesn't inline it in browser code.
export const site: SiteInput = {
  brand,
  url: env(process.env.NEXT_PUBLIC_SITE_URL, 'https://agile-primer.example'),
  titleTemplate: `%s – ${brand}`,
  defaultTitle: `${brand}${words.afterName}${words.title}`,
  defaultDescription: words.description,
  defaultKeywords: words.keywords,
  author: {
    name: env(process.env.NEXT_PUBLIC_AUTHOR_NAME, `${words.authorOf}${brand}`),
    photo: env(process.env.NEXT_PUBLIC_AUTHOR_PHOTO, '/images/site/author.svg'),
    role: words.authorRole,
    biography: words.authorBiography,
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
    {
      title: words.blog,
      href: env(process.env.NEXT_PUBLIC_PROFILE_BLOG, 'https://blog.example/agile-primer'),
    },
    {
      title: words.community,
      href: env(process.env.NEXT_PUBLIC_PROFILE_COMMUNITY, 'https://community.example/agile-primer'),
    },
  ],
  newsletter: {
    endpoint: env(process.env.NEXT_PUBLIC_NEWSLETTER_ENDPOINT, 'https://newsletter.example/forms'),
    formId: env(process.env.NEXT_PUBLIC_NEWSLETTER_FORM_ID, ''),
    script: env(process.env.NEXT_PUBLIC_NEWSLETTER_SCRIPT, ''),
  },
  // `npm run letters` writes them into each letter; docs/letters.md has those of other providers.
  letters: {
    placeholders: {
      firstName: '{{ subscriber.first_name }}',
      unsubscribe: '{{ unsubscribe_url }}',
      postalAddress: '{{ address }}',
    },
    campaign: { utm_source: 'letters', utm_medium: 'email', utm_campaign: 'thirty-one-letters' },
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
    text: words.banner,
    linkText: words.bannerLink,
    dismissible: true,
  },
  exitIntent: 'at-once',
  offline: true,
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
  license: { code: 'all rights reserved', text: 'all rights reserved' },
  downloadTerms: words.downloadTerms,
  // Turned on by one word: the theme to begin with, 'system', 'light' or 'dark'.
  darkMode: (process.env.NEXT_PUBLIC_DARK_MODE || false) as SiteInput['darkMode'],
  primaryHue: { light: 212, dark: 204 },
  primarySaturation: 100,
  sidebar: { defaultMenuCollapseLevel: 1, autoCollapse: false, toggleButton: true },
  defaultLocale: 'en-US',
  // The first is at the root. Each other one has its texts in translations/, and its addresses begin with its locale.
  locales: [
    { locale: 'en-US', text: 'English', direction: 'ltr' },
    { locale: 'fr', text: 'Français', direction: 'ltr' },
    { locale: 'ru', text: 'Русский', direction: 'ltr' },
    { locale: 'zh', lang: 'zh-Hans', text: '简体中文', direction: 'ltr' },
    { locale: 'ar', text: 'العربية', direction: 'rtl' },
  ],
  docsRepositoryBase: env(
    process.env.NEXT_PUBLIC_REPOSITORY,
    'https://github.example/agile-primer/agile-primer/tree/main',
  ),
  analytics: { functionName: env(process.env.NEXT_PUBLIC_ANALYTICS_FUNCTION, 'gtag'), hosts: [] },
}
