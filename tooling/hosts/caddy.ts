import { askedEachTime, forGood, type HostFacts } from './host'

/** A Caddyfile; the address to serve and the folder are environment variables. */
export const caddyfile = ({ redirects, hashedFolders, headers }: HostFacts): string => `(headers) {
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
${redirects.map(({ from, to }) => `  redir ${from} ${to} 301\n`).join('')}  @slash {
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
    rewrite * /404.html
    file_server {
      status {err.status_code}
    }
  }
}
`
