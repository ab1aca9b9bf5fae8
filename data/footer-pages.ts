/** The pages that the footer links to, in order. */
export const footerPages = [
  { title: 'Legal Notice', route: '/legal' },
  { title: 'Sitemap', route: '/sitemap' },
  { title: 'Privacy Policy', route: '/privacy' },
  { title: 'Terms of Use', route: '/terms-of-use' },
  { title: 'Cookie Policy', route: '/cookie-policy' },
  { title: 'Our Mission', route: '/mission' },
] as const
