import { asPattern } from '../check/content/as-pattern'
import { cookieWith, homeVaries, languageCookie } from './home-languages'
import { askedEachTime, forGood, type HostFacts } from './host'

/** Where the front page leads: by the cookie, else by the browser's languages, and nowhere with a parameter. */
const homeRules = (languages: HostFacts['languages']): string =>
  languages
    .map(
      ({ locale, preferred }) => `RewriteCond %{QUERY_STRING} ^$
RewriteCond %{HTTP_COOKIE} ${cookieWith([locale])}
RewriteRule ^$ /${locale} [R=302,L]
RewriteCond %{QUERY_STRING} ^$
RewriteCond %{HTTP_COOKIE} !${languageCookie}=
RewriteCond %{HTTP:Accept-Language} "${preferred}" [NC]
RewriteRule ^$ /${locale} [R=302,L]
`,
    )
    .join('')

/** `.htaccess` for Apache: addresses without .html and trailing slash, errors, redirects, headers. */
export const htaccess = ({ redirects, hashedFolders, headers, languages }: HostFacts): string =>
  `ErrorDocument 404 /404.html
${languages.map(({ locale }) => `<If "%{REQUEST_URI} =~ m#^/${locale}/#">\n  ErrorDocument 404 /${locale}/404.html\n</If>\n`).join('')}DirectoryIndex index.html
DirectorySlash Off
Options -Indexes -MultiViews
AddType text/markdown;charset=utf-8 .md
AddType application/manifest+json .webmanifest
AddDefaultCharset utf-8

RewriteEngine On
# Nothing whose name begins with a dot is for readers.
RewriteRule (^|/)\\.(?!well-known/) - [R=404,L]
${redirects.map(({ from, to }) => `RewriteRule ^${asPattern(from.slice(1))}/?$ ${to} [R=301,L]\n`).join('')}${homeRules(languages)}# One address per page.
RewriteRule ^(.+)/$ /$1 [R=301,L]
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^ %{REQUEST_URI}.html [L]
# A folder isn't a page.
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule . - [R=404,L]

<IfModule mod_headers.c>
  # mod_deflate marks the tags of what it compresses, and then doesn't know them.
  RequestHeader edit* If-None-Match "-gzip\\"" "\\""
${headers.map(([name, value]) => `  Header always set ${name} "${value}"\n`).join('')}  Header set Cache-Control ${askedEachTime}
${languages.length > 0 ? `  Header always set Cache-Control ${askedEachTime} "expr=%{REQUEST_STATUS} == 302"\n  Header always merge Vary "${homeVaries}" "expr=%{REQUEST_URI} =~ m#^/(index.html)?$#"\n` : ''}${hashedFolders.map(folder => `  Header set Cache-Control "${forGood}" "expr=%{REQUEST_URI} =~ m#^${asPattern(folder)}#"\n`).join('')}</IfModule>
<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html text/css text/plain text/markdown text/xml application/javascript text/javascript application/json application/manifest+json application/xml image/svg+xml
</IfModule>
`
