import { homeVaries, languageCookie, languageParameter } from './home-languages'
import { askedEachTime, forGood, type HostFacts } from './host'

const headersFor = (source: string, headers: HostFacts['headers']) => ({
  source,
  headers: headers.map(([key, value]) => ({ key, value })),
})

/** Where the front page leads: by the cookie, else by the browser's first language, and nowhere with a parameter. */
const homeRedirects = (languages: HostFacts['languages']) =>
  languages.flatMap(({ locale, tag }) => {
    const to = { source: '/', destination: `/${locale}`, statusCode: 302 }
    const parameter = { type: 'query', key: languageParameter }
    const cookie = { type: 'cookie', key: languageCookie }
    return [
      { ...to, has: [{ ...cookie, value: locale }], missing: [parameter] },
      {
        ...to,
        has: [{ type: 'header', key: 'accept-language', value: `${tag}(?:[-,;].*)?` }],
        missing: [parameter, cookie],
      },
    ]
  })

/** `vercel.json` for the project's root: how to build, old addresses, headers. */
export const vercelConfig = ({ redirects, headers, languages }: HostFacts): string =>
  `${JSON.stringify(
    {
      framework: null,
      buildCommand: 'npm run build',
      outputDirectory: 'out',
      cleanUrls: true,
      trailingSlash: false,
      redirects: [
        ...homeRedirects(languages),
        ...redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
      ],
      headers: [
        headersFor('/(.*)', [...headers, ['Cache-Control', askedEachTime]]),
        ...(languages.length > 0 ? [headersFor('/', [['Vary', homeVaries]])] : []),
        // Without the build's own id, which the file in the repository can't know.
        headersFor('/_next/static/page/(.*)', [['Cache-Control', forGood]]),
      ],
    },
    undefined,
    2,
  )}\n`
