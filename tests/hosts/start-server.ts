import assert from 'node:assert/strict'
import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureApache, ensureCaddy, ensureNginx } from '../../tooling/tasks/test-programs'
import { freePort } from '../free-port'

/** Starts a server for the export in `<folder>/site`, with the files of `deploy`; its own files go into the folder. */
export type StartServer = (folder: string, port: number, deploy?: string) => Promise<ChildProcess>

/** A folder for a server that runs as a user without rights. */
export function serverFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hosts-'))
  chmodSync(folder, 0o755)
  return folder
}

/** nginx with deploy/nginx.conf, as README has it. */
export const startNginx: StartServer = async (folder, port, deploy = 'deploy') => {
  const server = readFileSync(`${deploy}/nginx.conf`, 'utf8')
    .replace('root /srv/site', `root ${folder}/site`)
    .replace('listen 8080', `listen ${port}`)
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    name => `${name}_temp_path ${folder}/${name};`,
  )
  const types =
    'types { text/html html; text/css css; application/javascript js; image/svg+xml svg; application/xml xml; application/json json; font/woff2 woff2; image/png png; image/webp webp; image/jpeg jpg; application/pdf pdf; text/plain txt; }'
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events {}
http { ${types} default_type application/octet-stream; access_log off; ${places.join(' ')}
${server} }`,
  )
  return spawn(await ensureNginx(), ['-c', path.join(folder, 'nginx.conf'), '-e', `${folder}/error.log`])
}

/** Caddy with deploy/Caddyfile. */
export const startCaddy: StartServer = async (folder, port, deploy = 'deploy') => {
  mkdirSync(path.join(folder, 'home'))
  const config = path.join(folder, 'Caddyfile')
  writeFileSync(config, `{\n  admin off\n}\n${readFileSync(`${deploy}/Caddyfile`, 'utf8')}`)
  return spawn(await ensureCaddy(), ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: {
      ...process.env,
      ADDRESS: `http://localhost:${port}`,
      ROOT: path.join(folder, 'site'),
      HOME: path.join(folder, 'home'),
    },
  })
}

const apacheModules = ['mpm_event', 'authz_core', 'dir', 'mime', 'filter', 'deflate', 'headers', 'rewrite']

/** Apache, which reads the export's .htaccess. */
export const startApache: StartServer = async (folder, port) => {
  const config = path.join(folder, 'apache.conf')
  writeFileSync(
    config,
    `${apacheModules.map(name => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so\n`).join('')}
ServerRoot ${folder}
ServerName localhost
Listen ${port}
PidFile ${folder}/apache.pid
ErrorLog ${folder}/error.log
TypesConfig /etc/mime.types
DocumentRoot ${folder}/site
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data\n' : ''}
<Directory ${folder}/site>
  AllowOverride All
  Require all granted
</Directory>
`,
  )
  return spawn(await ensureApache(), ['-D', 'FOREGROUND', '-f', config])
}

/** A server once it answers, and its address. */
export async function started(
  start: StartServer,
  folder: string,
  deploy?: string,
): Promise<{ server: ChildProcess; url: string }> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = await start(folder, port, deploy)
  const hasAnswered = () =>
    fetch(url, { redirect: 'manual' }).then(
      () => true,
      () => false,
    )
  while (server.exitCode === null && !(await hasAnswered())) await new Promise(done => setTimeout(done, 50))
  assert.equal(server.exitCode, null, 'the server ended')
  return { server, url }
}
