import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Redirect } from '../../lib/nav/redirect'
import { workerPath } from '../../lib/offline/offline-list'
import { htaccess } from './apache'
import { caddyfile } from './caddy'
import type { LanguageSettings } from '../../lib/site/languages'
import { homeLanguages, homeVaries, languageCookie, languageParameter } from './home-languages'
import { askedEachTime, forGood, type HostFacts } from './host'
import { nginxConfig } from './nginx'
import { securityHeaders, type OutsideHosts } from './security-headers'
import { vercelConfig } from './vercel'

/** Folders whose paths contain a hash. Not the framework's `chunks`, of which no page loads anything. */
function hashedFolders(out: string): string[] {
  const folder = path.join(out, '_next/static')
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && entry.name !== 'chunks')
    .map(({ name }) => `/_next/static/${name}/`)
    .sort()
}

/** `_headers` for Netlify and Cloudflare Pages, which join the values of overlapping rules: so none repeats a name. */
const headersFile = ({ hashedFolders: folders, headers, languages }: HostFacts) =>
  [
    `/*\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`,
    `${workerPath}\n  Cache-Control: ${askedEachTime}\n`,
    ...(languages.length > 0 ? [`/\n  Vary: ${homeVaries}\n`] : []),
    ...folders.map(folder => `${folder}*\n  Cache-Control: ${forGood}\n`),
  ].join('')

/**
 * `_redirects` for Netlify and Cloudflare Pages. The latter passes over lines with a condition; the former can't compare a
 * cookie's value: who has chosen a language gets the front page as it is.
 */
const redirectsFile = ({ redirects, languages }: HostFacts) =>
  [
    ...(languages.length > 0
      ? [
          `/ ${languageParameter}=:${languageParameter} /index.html 200!\n`,
          `/ /index.html 200! Cookie=${languageCookie}\n`,
        ]
      : []),
    ...languages.map(({ locale, tag }) => `/ /${locale} 302! Language=${tag}\n`),
    ...redirects.map(({ from, to }) => `${from} ${to} 301\n`),
    ...languages.map(({ locale }) => `/${locale}/* /${locale}/404 404\n`),
  ].join('')

function writeIfChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}

/** The settings that hosts have to know of. */
export type HostSettings = OutsideHosts & LanguageSettings

/** What the hosts of an export have to know. */
export const hostFacts = (
  out: string,
  redirects: readonly Redirect[],
  settings: HostSettings,
): HostFacts => ({
  redirects,
  hashedFolders: hashedFolders(out),
  headers: securityHeaders(out, settings),
  languages: homeLanguages(settings),
  original: settings.defaultLocale,
})

/**
 * Writes what hosts have to know: into the export for those that read it there, to `deploy/` for servers of one's own,
 * and vercel.json, which Vercel reads before it builds and which is therefore checked in.
 */
export function writeHostFiles(
  root: string,
  out: string,
  redirects: readonly Redirect[],
  settings: HostSettings,
): string {
  const facts = hostFacts(out, redirects, settings)
  writeFileSync(path.join(out, '_headers'), headersFile(facts))
  writeFileSync(path.join(out, '.htaccess'), htaccess(facts))
  writeFileSync(path.join(out, '_redirects'), redirectsFile(facts))
  // Otherwise GitHub Pages ignores folders whose names begin with '_'.
  writeFileSync(path.join(out, '.nojekyll'), '')
  const servers = path.join(root, 'deploy')
  mkdirSync(servers, { recursive: true })
  writeIfChanged(path.join(servers, 'nginx.conf'), nginxConfig(facts))
  writeIfChanged(path.join(servers, 'Caddyfile'), caddyfile(facts))
  writeIfChanged(path.join(root, 'vercel.json'), vercelConfig(facts))
  return '_headers, _redirects, .htaccess, .nojekyll, deploy/nginx.conf, deploy/Caddyfile, vercel.json'
}
