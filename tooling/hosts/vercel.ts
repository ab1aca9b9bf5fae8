import { askedEachTime, forGood, type HostFacts } from './host'

const headersFor = (source: string, headers: HostFacts['headers']) => ({
  source,
  headers: headers.map(([key, value]) => ({ key, value })),
})

/** `vercel.json` for the project's root: how to build, old addresses, headers. */
export const vercelConfig = ({ redirects, headers }: HostFacts): string =>
  `${JSON.stringify(
    {
      framework: null,
      buildCommand: 'npm run build',
      outputDirectory: 'out',
      cleanUrls: true,
      trailingSlash: false,
      redirects: redirects.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
      headers: [
        headersFor('/(.*)', [...headers, ['Cache-Control', askedEachTime]]),
        // Without the build's own id, which the file in the repository can't know.
        headersFor('/_next/static/page/(.*)', [['Cache-Control', forGood]]),
      ],
    },
    undefined,
    2,
  )}\n`
