import { asPattern } from '../check/content/as-pattern'
import { askedEachTime, forGood, type HostFacts } from './host'

/** A server of nginx, to be included in its `http` block; files compressed by `npm run compress` are sent as they are. */
export const nginxConfig = ({ redirects, hashedFolders, headers }: HostFacts): string => `map $uri $kept {
  default ${askedEachTime};
${hashedFolders.map(folder => `  ~^${asPattern(folder)} "${forGood}";\n`).join('')}}

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
${headers.map(([name, value]) => `  add_header ${name} "${value}" always;\n`).join('')}
  location ~ /\\.(?!well-known/) { return 404; }
${redirects.map(({ from, to }) => `  location = ${from} { return 301 ${to}; }\n`).join('')}  location ~ ^(.+)/$ { return 301 $1$is_args$args; }
  location = / { try_files /index.html =404; }
  location / { try_files $uri $uri.html =404; }
  location ~ \\.md$ { types { } default_type text/markdown; }
  location ~ \\.webmanifest$ { types { } default_type application/manifest+json; }
}
`
