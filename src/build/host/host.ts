import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { serverConfig } from '../../../webpack.config'
import { compile } from '../compile'
import { baseOf, COMPRESSIBLE, parseHeadersFile } from '../preview'
import { ROOT } from '../root'
import { nginxConfiguration } from './nginx'
import { reportFailure } from '../reportFailure'

// This module writes the files with which operators can serve a build from their own machine: the site's files with
// their compressed forms, a server that needs only Node, and an nginx configuration.

/** Writes gzip and Brotli forms of all compressible files in a folder. */
function compress(dir: string) {
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.has(extname(entry.name))) continue
    const file = join(entry.parentPath, entry.name)
    const content = readFileSync(file)
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  }
}

/**
 * Writes a build and its servers into a folder.
 * @param root - the folder on the host that will contain the site's files for nginx
 */
export async function writeHost(dist: string, out: string, { root, listen }: { root: string; listen: string }) {
  const headers = readFileSync(join(dist, '_headers'), 'utf8')
  const site = join(out, 'site')
  rmSync(out, { recursive: true, force: true })
  // For nginx, a site with a base path is in a folder of that name. The Node server strips the base path.
  cpSync(dist, site, { recursive: true })
  compress(site)
  const base = baseOf(parseHeadersFile(headers))
  if (base !== '') cpSync(site, join(out, 'nginx', base), { recursive: true })
  const files = base === '' ? `${root}/site` : `${root}/nginx`
  writeFileSync(join(out, 'nginx.conf'), nginxConfiguration(headers, { root: files, listen, scratch: '/tmp' }))
  await compile(serverConfig(out))
}

async function main() {
  const { values } = parseArgs({
    options: {
      out: { type: 'string', default: 'host' },
      root: { type: 'string' },
      listen: { type: 'string', default: '127.0.0.1:8080' },
    },
  })
  const out = resolve(ROOT, values.out)
  await writeHost(join(ROOT, 'dist'), out, { root: values.root ?? out, listen: values.listen })
  console.log(`Written into ${values.out}: "node serve.cjs" serves it with Node alone, nginx.conf is for nginx.`)
}

if (process.argv[1] === import.meta.filename) main().catch(reportFailure)
