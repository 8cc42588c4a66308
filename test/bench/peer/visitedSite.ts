import { request, type IncomingHttpHeaders } from 'node:http'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { startPreview } from '../../../src/build/preview'
import { bundleScript } from '../../wallet/bundleScript'
import type { Certificate } from './certificate'
import { REPORT_PATH, START_PATH, VISITOR_PATH, type Answer, type Report } from './report'

/** A served build. The visitor script is the first script of each page. */
export interface VisitedSite {
  url: string
  onReport: (report: Report) => Answer
  close(): Promise<void>
}

const START = `<!doctype html>
<html lang="en">
  <title>Start</title>
  <script>
    const leave = () => location.replace('/')
    const report = () => fetch('${REPORT_PATH}', { method: 'POST', body: '{ "step": "started" }' }).then(leave)
    setTimeout(report, 2000)
  </script>
</html>
`

/** Headers without those of a single connection, which HTTP/2 does not have, and without HTTP/2's own. */
const passed = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !/^(:|connection$|keep-alive$|transfer-encoding$|host$)/.test(name)),
  )

/** HTTP/2, as hosts serve. The content security policies allow the visitor script, which has the same origin. */
export async function startVisitedSite(dir: string, { key, cert }: Certificate): Promise<VisitedSite> {
  const preview = await startPreview({ port: 0, dir })
  const visitor = await bundleScript('test/bench/peer/visitor.ts')

  function passOn(incoming: Http2ServerRequest, outgoing: Http2ServerResponse) {
    const isPage = incoming.headers['sec-fetch-dest'] === 'document'
    const headers = { ...passed(incoming.headers), ...(isPage ? { 'accept-encoding': 'identity' } : {}) }
    request(preview.url + incoming.url, { method: incoming.method, headers }, (answer) => {
      if (!isPage) {
        outgoing.writeHead(answer.statusCode ?? 502, passed(answer.headers))
        answer.pipe(outgoing)
        return
      }
      void text(answer).then((html) => {
        const { 'content-length': _, ...others } = passed(answer.headers)
        outgoing.writeHead(answer.statusCode ?? 502, others)
        outgoing.end(html.replace(/<head[^>]*>/, `$&<script src="${VISITOR_PATH}"></script>`))
      })
    }).end()
  }

  const server = createSecureServer({ key, cert }, (incoming, outgoing) => {
    if (incoming.url === START_PATH) {
      outgoing.writeHead(200, { 'content-type': 'text/html' }).end(START)
    } else if (incoming.url === VISITOR_PATH) {
      outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(visitor)
    } else if (incoming.url === REPORT_PATH) {
      void text(incoming).then((body) => {
        outgoing.writeHead(200, { 'content-type': 'application/json' })
        outgoing.end(JSON.stringify(site.onReport(JSON.parse(body) as Report)))
      })
    } else {
      passOn(incoming, outgoing)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const site: VisitedSite = {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    onReport: () => ({ goesOn: false }),
    async close() {
      server.close()
      await preview.close()
    },
  }
  return site
}
