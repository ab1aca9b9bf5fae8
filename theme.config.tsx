import type { DocsThemeConfig } from 'nextra-theme-docs'
import { ArticleFrame } from '@components/article/ArticleFrame'
import { ArticleHeading } from '@components/article/ArticleHeading'
import { BannerText } from '@components/site/BannerText'
import { Footer } from '@components/site/Footer'
import { LanguageNotes } from '@components/site/LanguageNotes'
import { LanguageOffer } from '@components/site/LanguageOffer'
import { LastUpdated } from '@components/site/LastUpdated'
import { Logo } from '@components/site/Logo'
import { Navbar } from '@components/site/Navbar'
import { OnThisPage } from '@components/site/OnThisPage'
import { Sidebar } from '@components/site/Sidebar'
import { usePageHead } from '@components/site/usePageHead'
import { usePageSeo } from '@components/site/usePageSeo'
import { plainElements } from '@components/site/plainElements'
import { site } from '@data/site'
import { siteDirection } from '@lib/site/direction'
import * as words from '@data/words/errors'

// Apart from the literal below, as the theme's type does not know the hook that our patch gives it.
const sidebar = { ...site.sidebar, component: Sidebar }

/** Plugs the site's own pieces and the author's settings (data/site.ts) into the theme. */
const config: DocsThemeConfig = {
  banner: { key: site.banner.key, dismissible: site.banner.dismissible, text: BannerText },
  ...(site.chat ? { chat: { link: site.chat.link, icon: <>{site.chat.label}</> } } : {}),
  components: { ...plainElements, h1: ArticleHeading },
  darkMode: Boolean(site.darkMode),
  direction: siteDirection(site),
  docsRepositoryBase: site.docsRepositoryBase,
  editLink: { component: null },
  footer: { component: Footer },
  gitTimestamp: LastUpdated,
  head: usePageHead,
  // The theme takes each page of a static export for one in en-US, and gives it the direction of that entry.
  i18n:
    site.locales.length > 1
      ? site.locales.map(({ locale, text }) => ({ locale, text, direction: siteDirection(site) }))
      : [],
  logo: Logo,
  main: props => (
    <>
      <LanguageNotes />
      <LanguageOffer />
      <ArticleFrame {...props} />
    </>
  ),
  navbar: { component: Navbar },
  nextThemes: {
    defaultTheme: site.darkMode || 'light',
    storageKey: 'theme',
    ...(site.darkMode ? {} : { forcedTheme: 'light' }),
  },
  notFound: { content: words.reportLink, labels: 'bug' },
  primaryHue: site.primaryHue,
  primarySaturation: site.primarySaturation,
  ...(site.project ? { project: { link: site.project.link, icon: <>{site.project.label}</> } } : {}),
  serverSideError: { content: words.reportError, labels: 'bug' },
  sidebar,
  toc: { component: OnThisPage },
  useNextSeoProps: usePageSeo,
}

export default config
