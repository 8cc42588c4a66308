import { CONTENT_TYPES } from '../contentTypes'
import { baseOf, COMPRESSIBLE, parseHeadersFile } from '../preview'

/** The configuration of nginx for a build, from its `_headers`. */

const quoted = (text: string) =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('$', '${dollar}')}"`

/** A path of `_headers` as a key of a map: whole, or as the beginning of others. */
function mapKey(path: string): string {
  if (!path.endsWith('*')) return quoted(path)
  return `"~^${path.slice(0, -1).replace(/[.+?^${}()|[\]\\]/g, '\\$&')}"`
}

/** What is missing today may be there tomorrow: only the answers that were found are kept. */
const isForErrors = (name: string) => name !== 'Cache-Control'

const variableOf = (name: string) => `$sent_${name.toLowerCase().replaceAll('-', '_')}`

/**
 * One map for each header, from the path that is served at last to its value: `add_header` of a block takes the place of
 * all those around it, so that there is one block that has them all. An empty value is not sent. Of two rules for a path
 * the later counts, and nginx takes a whole path before a beginning, and of beginnings the first.
 */
function headerMaps(text: string): { maps: string; names: readonly string[] } {
  const rules = parseHeadersFile(text)
  const names = [...new Set(rules.flatMap(({ headers }) => headers.map(([name]) => name)))]
  const maps = names.map((name) => {
    const lines = rules
      .toReversed()
      .flatMap(({ path, headers }) =>
        headers.flatMap(([each, value]) => (each === name ? [`  ${mapKey(path)} ${quoted(value)};`] : [])),
      )
    return `map $uri ${variableOf(name)} {\n  default "";\n${lines.join('\n')}\n}`
  })
  return { maps: maps.join('\n'), names }
}

/** Paths of the types that nginx adds the character set to. */
const TEXT_TYPES = ['text/html', 'text/css', 'text/plain', 'text/javascript', 'application/json']

/**
 * A whole `nginx.conf` for a build.
 * @param headers - the text of its `_headers`
 * @param at - where the site's files are, what to listen on, and a folder that may be written to
 */
export function nginxConfiguration(headers: string, at: { root: string; listen: string; scratch: string }): string {
  const base = baseOf(parseHeadersFile(headers))
  const { maps, names } = headerMaps(headers)
  const types = Object.entries(CONTENT_TYPES).map(
    ([extension, type]) => `  ${type.split(';', 1)[0] ?? ''} ${extension.slice(1)};`,
  )
  const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${at.scratch}/${name};`,
  )
  const folder = base === '' ? '' : `\n    location = ${base} {\n      return 301 ${base}/;\n    }`
  return `# Written by \`npm run host\` from the build's _headers: change the settings and build again.
worker_processes auto;
pid ${at.scratch}/nginx.pid;
error_log /dev/stderr warn;
events {
  worker_connections 1024;
}
http {
${scratch.join('\n')}
types {
${types.join('\n')}
}
default_type application/octet-stream;
geo $dollar {
  default "$";
}
${maps}
  server {
    listen ${at.listen};
    root ${at.root};
    access_log off;
    server_tokens off;
    absolute_redirect off;
    charset utf-8;
    charset_types ${TEXT_TYPES.filter((type) => type !== 'text/html').join(' ')};
    # Compressed when the site was built, those of ${[...COMPRESSIBLE].join(', ')}.
    gzip_static on;
    gzip_vary on;
${names.map((name) => `    add_header ${name} ${variableOf(name)}${isForErrors(name) ? ' always' : ''};`).join('\n')}
${folder}
    location ~ ^${base}/_(headers|redirects)$ {
      return 404;
    }
    location ~ ^${base}/(assets|lists|icons)/ {
      try_files $uri =404;
    }
    location ~ /$ {
      try_files \${uri}index.html ${base}/404.html;
    }
    location / {
      try_files $uri $uri.html ${base}/404.html;
    }
  }
}
`
}
