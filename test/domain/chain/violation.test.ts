import { stoppedBy } from '#domain/chain/violation'

const SITE = 'https://site.example/folder/'
const OWN = `${SITE}assets/main.0123.js`

const violation = (effectiveDirective: string, blockedURI: string, sourceFile: string) =>
  ({ effectiveDirective, blockedURI, sourceFile, disposition: 'enforce' }) as const

test.each([
  ['script-src-elem', `${SITE}assets/market.0123.js`, OWN, 'part'],
  ['script-src-elem', `${SITE}assets/market.0123.js`, '', 'part'],
  ['style-src-elem', `${SITE}assets/styles.0123.css`, '', 'part'],
  ['connect-src', 'https://node.example:8545/v2/key?x=1', OWN, { host: 'node.example:8545' }],
  ['connect-src', 'wss://relay.example/?auth=secret', OWN, { host: 'relay.example' }],
  ['frame-src', 'https://verify.example/id', OWN, { host: 'verify.example' }],
] as const)('%s for %s from %j is ours: %j', (directive, url, source, stopped) => {
  expect(stoppedBy(violation(directive, url, source), SITE)).toEqual(stopped)
})

test.each([
  ['script-src-elem', 'https://site.example/other/x.js', ''],
  ['script-src-elem', 'https://site.example.evil/folder/x.js', ''],
  ['script-src-elem', 'chrome-extension://abc/inpage.js', ''],
  ['script-src-elem', 'inline', OWN],
  ['script-src', 'eval', OWN],
  ['style-src-elem', 'inline', 'moz-extension://abc/content.js'],
  ['connect-src', 'https://beacon.example/', 'chrome-extension://abc/inpage.js'],
  ['connect-src', 'https://node.example/', ''],
  ['connect-src', 'data', OWN],
  ['frame-src', 'https://ads.example/', 'moz-extension://abc/content.js'],
  ['img-src', 'http://logo.example/a.png', OWN],
  ['require-trusted-types-for', 'trusted-types-sink', OWN],
])('%s for %s from %j is the affair of others', (directive, url, source) => {
  expect(stoppedBy(violation(directive, url, source), SITE)).toBeNull()
})

test('what a policy only observes is not stopped', () => {
  expect(
    stoppedBy({ ...violation('connect-src', 'https://node.example/', OWN), disposition: 'report' }, SITE),
  ).toBeNull()
})

test('a browser that does not name the script is survived', () => {
  const unnamed = Object.assign(violation('connect-src', 'https://node.example/', OWN), { sourceFile: null as never })
  expect(stoppedBy(unnamed, SITE)).toBeNull()
})
