import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Redirect } from '../../lib/nav/redirect'
import { htaccess } from './apache'
import { caddyfile } from './caddy'
import { forGood, type HostFacts } from './host'
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
const headersFile = ({ hashedFolders: folders, headers }: HostFacts) =>
  [
    `/*\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join('')}`,
    ...folders.map(folder => `${folder}*\n  Cache-Control: ${forGood}\n`),
  ].join('')

function writeIfChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}

/** What the hosts of an export have to know. */
export const hostFacts = (out: string, redirects: readonly Redirect[], hosts: OutsideHosts): HostFacts => ({
  redirects,
  hashedFolders: hashedFolders(out),
  headers: securityHeaders(out, hosts),
})

/**
 * Writes what hosts have to know: into the export for those that read it there, to `deploy/` for servers of one's own,
 * and vercel.json, which Vercel reads before it builds and which is therefore checked in.
 */
export function writeHostFiles(
  root: string,
  out: string,
  redirects: readonly Redirect[],
  hosts: OutsideHosts,
): string {
  const facts = hostFacts(out, redirects, hosts)
  writeFileSync(path.join(out, '_headers'), headersFile(facts))
  writeFileSync(path.join(out, '.htaccess'), htaccess(facts))
  // Otherwise GitHub Pages ignores folders whose names begin with '_'.
  writeFileSync(path.join(out, '.nojekyll'), '')
  const servers = path.join(root, 'deploy')
  mkdirSync(servers, { recursive: true })
  writeIfChanged(path.join(servers, 'nginx.conf'), nginxConfig(facts))
  writeIfChanged(path.join(servers, 'Caddyfile'), caddyfile(facts))
  writeIfChanged(path.join(root, 'vercel.json'), vercelConfig(facts))
  return '_headers, .htaccess, .nojekyll, deploy/nginx.conf, deploy/Caddyfile, vercel.json'
}
