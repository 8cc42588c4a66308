import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { CONTENT_TYPES } from '../../src/build/contentTypes'

function send(response: ServerResponse, status: number, file: string) {
  response.writeHead(status, { 'Content-Type': CONTENT_TYPES[extname(file)] ?? 'application/octet-stream' })
  response.end(readFileSync(file))
}

/**
 * Serves a folder below a URL path as a simple static host does, without custom headers and rewriting. The URL of a
 * folder ends with a slash and serves its index.html, and unknown paths get 404.html.
 */
export async function startPlainHost(dir: string, base: string) {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname, search } = new URL(url, 'http://host')
    const file = join(dir, decodeURIComponent(pathname.slice(base.length)))
    const isInside = pathname === base || pathname.startsWith(`${base}/`)
    if (!isInside) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found')
    } else if (existsSync(file) && statSync(file).isFile()) {
      send(response, 200, file)
    } else if (!existsSync(join(file, 'index.html'))) {
      send(response, 404, join(dir, '404.html'))
    } else if (pathname.endsWith('/')) {
      send(response, 200, join(file, 'index.html'))
    } else {
      response.writeHead(301, { Location: `${pathname}/${search}` }).end()
    }
  })
  await new Promise<void>((fulfil) => server.listen(0, '127.0.0.1', fulfil))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close().closeAllConnections()
    },
  }
}
