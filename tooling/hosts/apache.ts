import { asPattern } from '../check/content/as-pattern'
import { askedEachTime, forGood, type HostFacts } from './host'

/** `.htaccess` for Apache: addresses without .html and trailing slash, errors, redirects, headers. */
export const htaccess = ({ redirects, hashedFolders, headers }: HostFacts): string =>
  `ErrorDocument 404 /404.html
DirectoryIndex index.html
DirectorySlash Off
Options -Indexes -MultiViews
AddType text/markdown;charset=utf-8 .md
AddType application/manifest+json .webmanifest
AddDefaultCharset utf-8

RewriteEngine On
# Nothing whose name begins with a dot is for readers.
RewriteRule (^|/)\\.(?!well-known/) - [R=404,L]
${redirects.map(({ from, to }) => `RewriteRule ^${asPattern(from.slice(1))}/?$ ${to} [R=301,L]\n`).join('')}# One address per page.
RewriteRule ^(.+)/$ /$1 [R=301,L]
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^ %{REQUEST_URI}.html [L]
# A folder isn't a page.
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule . - [R=404,L]

<IfModule mod_headers.c>
${headers.map(([name, value]) => `  Header always set ${name} "${value}"\n`).join('')}  Header set Cache-Control ${askedEachTime}
${hashedFolders.map(folder => `  Header set Cache-Control "${forGood}" "expr=%{REQUEST_URI} =~ m#^${asPattern(folder)}#"\n`).join('')}</IfModule>
<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html text/css text/plain text/markdown text/xml application/javascript text/javascript application/json application/manifest+json application/xml image/svg+xml
</IfModule>
`
