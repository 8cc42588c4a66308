import { CONTENT_TYPES } from '../contentTypes'
import { baseOf, COMPRESSIBLE, parseHeadersFile } from '../preview'

const quoted = (text: string) =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('$', '${dollar}')}"`

/** A path of `_headers` as a key of an nginx map: a pattern for the beginning of paths if it ends in `*`. */
function mapKey(path: string): string {
  if (!path.endsWith('*')) return quoted(path)
  return `"~^${path.slice(0, -1).replace(/[.+?^${}()|[\]\\]/g, '\\$&')}"`
}

/** Whether a header is also sent with errors. `Cache-Control` is not, because a missing file may exist later. */
const isForErrors = (name: string) => name !== 'Cache-Control'

const variableOf = (name: string) => `$sent_${name.toLowerCase().replaceAll('-', '_')}`

/**
 * One nginx map per header, from the served path to the header's value. nginx does not send a header with an empty
 * value. Maps are used because `add_header` in a block discards the headers of the enclosing blocks, so all headers
 * must be in one block. If two rules match a path, the later one must win. nginx prefers whole paths to patterns and
 * takes the first matching pattern, so the rules are reversed.
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

/** The types for which nginx adds the charset. */
const TEXT_TYPES = ['text/html', 'text/css', 'text/plain', 'text/javascript', 'application/json']

/**
 * A complete `nginx.conf` for a build.
 * @param headers - the text of the build's `_headers`
 * @param at - the folder of the site's files, the address to listen on, and a writable folder
 */
export function nginxConfiguration(headers: string, at: { root: string; listen: string; scratch: string }): string {
  const rules = parseHeadersFile(headers)
  const base = baseOf(rules)
  // Each language has a page for unknown paths in its folder. The English page is used for all other unknown paths.
  const unknown = rules
    .map(({ path }) => path)
    .filter((path) => path.endsWith('/404.html'))
    .sort((a, b) => b.length - a.length)
  const pages = unknown.map((page) => {
    const folder = page.replace(/\/404\.html$/, '')
    const isAll = folder === base
    return `    location ~ ${isAll ? '/$' : `^${folder}/(.*/)?$`} {
      try_files \${uri}index.html ${page};
    }
    location ${isAll ? '/' : `~ ^${folder}/`} {
      try_files $uri $uri.html ${page};
    }`
  })
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
${pages.join('\n')}
  }
}
`
}
