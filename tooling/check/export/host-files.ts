import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Redirect } from '../../../lib/nav/redirect'
import { asPattern } from '../content/as-pattern'

const forGood = 'public, max-age=31536000, immutable'

/** Folders whose paths contain a hash. Not the framework's `chunks`, of which no page loads anything. */
function hashedFolders(out: string): string[] {
  const folder = path.join(out, '_next/static')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && entry.name !== 'chunks')
    .map(({ name }) => `/_next/static/${name}/`)
    .sort()
}

/** `_headers` for Netlify and Cloudflare Pages, which join the values of overlapping rules: so none overlap. */
const headersFile = (folders: readonly string[]) =>
  [
    '/*\n  X-Content-Type-Options: nosniff\n',
    ...folders.map(folder => `${folder}*\n  Cache-Control: ${forGood}\n`),
  ].join('')

/** `.htaccess` for Apache: addresses without .html and trailing slash, errors, redirects, headers. */
const htaccess = (redirects: readonly Redirect[], folders: readonly string[]) =>
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
  Header set X-Content-Type-Options nosniff
  Header set Cache-Control no-cache
${folders.map(folder => `  Header set Cache-Control "${forGood}" "expr=%{REQUEST_URI} =~ m#^${asPattern(folder)}#"\n`).join('')}</IfModule>
<IfModule mod_deflate.c>
  AddOutputFilterByType DEFLATE text/html text/css text/plain text/markdown text/xml application/javascript text/javascript application/json application/manifest+json application/xml image/svg+xml
</IfModule>
`

/** Writes the files for hosts into an export. */
export function writeHostFiles(out: string, redirects: readonly Redirect[]): string {
  const folders = hashedFolders(out)
  writeFileSync(path.join(out, '_headers'), headersFile(folders))
  writeFileSync(path.join(out, '.htaccess'), htaccess(redirects, folders))
  // Otherwise GitHub Pages ignores folders whose names begin with '_'.
  writeFileSync(path.join(out, '.nojekyll'), '')
  return '_headers, .htaccess, .nojekyll'
}
