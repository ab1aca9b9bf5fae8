import { cookieWith, homeVaries } from './home-languages'
import { askedEachTime, forGood, type HostFacts } from './host'

/** Where the front page leads: by the cookie, else by the browser's first language, and nowhere with a parameter. */
function homeRedirects(languages: HostFacts['languages'], original: string): string {
  if (languages.length === 0) return ''
  const chosen = cookieWith([original, ...languages.map(({ locale }) => locale)])
  const rules = languages.map(
    ({ locale, first }) => `  @chosen-${locale} {
    path /
    expression {query} == ""
    header_regexp Cookie ${cookieWith([locale])}
  }
  redir @chosen-${locale} /${locale} 302
  @first-${locale} {
    path /
    expression {query} == ""
    not header_regexp Cookie ${chosen}
    header_regexp Accept-Language (?i)${first}
  }
  redir @first-${locale} /${locale} 302
`,
  )
  return `  @home path /\n  header @home +Vary "${homeVaries}"\n${rules.join('')}`
}

/** The page for what isn't there, in the language of the address. */
function errorRewrites(languages: HostFacts['languages']): string {
  if (languages.length === 0) return '    rewrite * /404.html\n'
  const folders = languages.map(({ locale }) => `/${locale}/*`).join(' ')
  const rules = languages.map(
    ({ locale }) => `    @in-${locale} path /${locale}/*\n    rewrite @in-${locale} /${locale}/404.html\n`,
  )
  return `    @in-original not path ${folders}\n    rewrite @in-original /404.html\n${rules.join('')}`
}

/** A Caddyfile; the address to serve and the folder are environment variables. */
export const caddyfile = ({
  redirects,
  hashedFolders,
  headers,
  languages,
  original,
}: HostFacts): string => `(headers) {
  header {
${headers.map(([name, value]) => `    ${name} "${value}"\n`).join('')}    -Server
  }
}

{$ADDRESS:localhost} {
  root * {$ROOT:/srv/site}
  encode gzip
  import headers
  @kept path ${hashedFolders.map(folder => `${folder}*`).join(' ')}
  header @kept Cache-Control "${forGood}"
  @asked not path ${hashedFolders.map(folder => `${folder}*`).join(' ')}
  header @asked Cache-Control ${askedEachTime}
  header *.md Content-Type "text/markdown; charset=utf-8"
  header *.webmanifest Content-Type application/manifest+json

  @hidden {
    path_regexp /\\.
    not path /.well-known/*
  }
  error @hidden 404
${redirects.map(({ from, to }) => `  redir ${from} ${to} 301\n`).join('')}${homeRedirects(languages, original)}  @slash {
    path_regexp slash ^(.+)/$
    expression {query} == ""
  }
  redir @slash {re.slash.1} 301
  @slashAndQuery {
    path_regexp slashed ^(.+)/$
    expression {query} != ""
  }
  redir @slashAndQuery {re.slashed.1}?{query} 301
  try_files {path} {path}.html
  file_server {
    precompressed br gzip
  }
  handle_errors {
    import headers
${errorRewrites(languages)}    file_server {
      status {err.status_code}
    }
  }
}
`
