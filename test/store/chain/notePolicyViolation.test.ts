import { noAnswer } from '#copy/chain/chain'
import { configuredChain } from '#config/chains'
import { settings } from '#config/settings'
import { hostOf } from '#domain/chain/nodeUrl'
import { selectTradeChainId } from '#store/chain/tradeChain'
import { selectIsNodeBlocked, selectWhyNoAnswer } from '#store/chain/whyNoAnswer'
import { notePolicyViolation } from '#store/chain/notePolicyViolation'
import { selectNotifications } from '#store/browser/notifications'
import { partChanged, partMissed, selectBlocked, selectMissingCause } from '#store/browser/parts'
import { appStore } from '../../support/appStore'
import { nodeChosen } from '#store/chain/nodeChoice'

const SITE = 'https://site.example/'

// Timers remove notifications after a while. Real timers would outlive the last test.
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const violation = (effectiveDirective: string, blockedURI: string, sourceFile: string) =>
  ({ effectiveDirective, blockedURI, sourceFile, disposition: 'enforce' }) as const

function pageWithPolicy() {
  const { dispatch, state } = appStore()
  return {
    dispatch,
    state,
    stop: (directive: string, url: string, source = `${SITE}assets/main.js`) =>
      dispatch(notePolicyViolation(violation(directive, url, source), 'https://site.example')),
    notified: () => selectNotifications(state()).map(({ type, message }) => [type, message]),
    nodeUrl: () => configuredChain(selectTradeChainId(state())).rpcUrls.default[0] ?? '',
  }
}

test('a host that a policy stops is told once, without the rest of its address', () => {
  const { stop, notified } = pageWithPolicy()
  stop('connect-src', 'wss://relay.example/?auth=secret')
  stop('connect-src', 'wss://relay.example/?auth=another')
  stop('frame-src', 'https://verify.example/project')
  expect(notified()).toEqual([
    ['error', 'This site’s security policy blocks requests to relay.example.'],
    ['error', 'This site’s security policy blocks requests to verify.example.'],
  ])
})

test('that of a node is the reason why nothing can be read', () => {
  const { stop, notified, state, nodeUrl } = pageWithPolicy()
  stop('connect-src', 'https://other.example/')
  expect([selectIsNodeBlocked(state()), selectWhyNoAnswer(state())]).toEqual([false, 'silent'])
  stop('connect-src', nodeUrl())
  expect([selectIsNodeBlocked(state()), selectWhyNoAnswer(state())]).toEqual([true, 'blocked'])
  expect(notified().at(-1)?.[1]).toContain(hostOf(nodeUrl()))
})

test('of a node of the visitor’s own, too; the site’s is then of no account', () => {
  const { dispatch, stop, state, nodeUrl } = pageWithPolicy()
  dispatch(nodeChosen({ chainId: selectTradeChainId(state()), host: 'own.example:8545' }))
  stop('connect-src', nodeUrl())
  expect(selectIsNodeBlocked(state())).toBe(false)
  stop('connect-src', 'https://own.example:8545/key')
  expect(selectIsNodeBlocked(state())).toBe(true)
})

test('a part of the page that is stopped is told once, too', () => {
  const { stop, notified, state } = pageWithPolicy()
  stop('script-src-elem', `${SITE}assets/market.js`, '')
  stop('style-src-elem', `${SITE}assets/styles.css`, '')
  expect(selectBlocked(state())).toEqual([null])
  expect(notified()).toEqual([['error', 'This site’s security policy blocks a part of this page.']])
})

test('a list that is stopped is for the console alone, and what others wanted is not our affair', () => {
  const { stop, notified, state } = pageWithPolicy()
  const before = state()
  stop('connect-src', settings.tokenListUrls.find((url) => url.startsWith('https:')) ?? '')
  stop('connect-src', settings.pairListUrls.find((url) => url.startsWith('https:')) ?? '')
  stop('connect-src', 'https://beacon.example/', 'chrome-extension://abc/inpage.js')
  stop('script-src-elem', 'chrome-extension://abc/inpage.js')
  expect(notified()).toEqual([])
  expect(state()).toBe(before)
})

test('the reasons why nothing can be read', () => {
  expect((['limited', 'blocked', 'silent'] as const).map((why) => noAnswer(why).sentence)).toEqual([
    'The node limits requests.',
    'This site’s security policy blocks the node.',
    'The node did not respond.',
  ])
  expect(noAnswer('blocked').clause).toBe('this site’s security policy blocks the node')
})

test('why a part is missing is known of a part that a policy stops, and of a file that is not the built one', () => {
  const { dispatch, stop, state } = pageWithPolicy()
  dispatch(partMissed())
  stop('connect-src', 'https://other.example/')
  expect(selectMissingCause(state())).toBeUndefined()
  stop('script-src-elem', `${SITE}assets/market.js`)
  expect(selectMissingCause(state())).toBe('policy')

  const app = appStore()
  app.dispatch(partMissed())
  expect(selectMissingCause(app.state())).toBeUndefined()
  app.dispatch(partChanged())
  expect(selectMissingCause(app.state())).toBe('changed')
})
