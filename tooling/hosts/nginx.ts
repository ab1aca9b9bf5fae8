import { asPattern } from '../check/content/as-pattern'
import { homeVaries, languageCookie, type HomeLanguage } from './home-languages'
import { askedEachTime, forGood, type HostFacts } from './host'

/** Where the front page leads: by the cookie, else by the browser's languages, and nowhere with a parameter. */
function homeMaps(languages: HostFacts['languages'], original: string): string {
  if (languages.length === 0) return ''
  const each = (line: (language: HomeLanguage) => string) => languages.map(line).join('')
  return `
map $http_accept_language $preferred {
  default "";
${each(({ locale, preferred }) => `  "~*${preferred}" ${locale};\n`)}}

map $cookie_${languageCookie} $language {
  default $preferred;
  ${original} "";
${each(({ locale }) => `  ${locale} ${locale};\n`)}}

map "$args|$language" $home {
  default "";
${each(({ locale }) => `  "|${locale}" /${locale};\n`)}}

map $request_uri $varies {
  default "";
  "~^/(?:[?]|$)" "${homeVaries}";
}
`
}

/** A server of nginx, to be included in its `http` block; files compressed by `npm run compress` are sent as they are. */
export const nginxConfig = ({
  redirects,
  hashedFolders,
  headers,
  languages,
  original,
}: HostFacts): string => `map $uri $kept {
  default ${askedEachTime};
${hashedFolders.map(folder => `  ~^${asPattern(folder)} "${forGood}";\n`).join('')}}
${homeMaps(languages, original)}
server {
  listen 8080;
  root /srv/site;
  error_page 404 /404.html;
  absolute_redirect off;
  charset utf-8;
  charset_types text/css text/plain text/markdown text/xml application/javascript;
  server_tokens off;
  gzip_static on;
  gzip on;
  gzip_vary on;
  gzip_types text/css text/plain text/markdown text/xml application/javascript application/json application/xml image/svg+xml;
  # With the module for Brotli: brotli_static on;
  add_header Cache-Control $kept always;
${headers.map(([name, value]) => `  add_header ${name} "${value}" always;\n`).join('')}${languages.length > 0 ? '  add_header Vary $varies always;\n' : ''}
  location ~ /\\.(?!well-known/) { return 404; }
${redirects.map(({ from, to }) => `  location = ${from} { return 301 ${to}; }\n`).join('')}  location ~ ^(.+)/$ { return 301 $1$is_args$args; }
  location = / { ${languages.length > 0 ? 'if ($home) { return 302 $home; } ' : ''}try_files /index.html =404; }
${languages.map(({ locale }) => `  location /${locale}/ { error_page 404 /${locale}/404.html; try_files $uri $uri.html =404; }\n`).join('')}  location / { try_files $uri $uri.html =404; }
  location ~ \\.md$ { types { } default_type text/markdown; }
  location ~ \\.webmanifest$ { types { } default_type application/manifest+json; }
}
`
