import { describe, expect, test } from '@jest/globals'
import {
  isUnknownChain,
  isUserRejection,
  namedTransactions,
  toBatchError,
  toSendError,
  toWalletError,
  WalletError,
  walletErrorFacts,
  walletFailure,
  walletReason,
} from '#domain/wallet/walletError'
import { fc } from '../../support/properties'

const bomb: unknown = new Proxy(
  {},
  {
    get: () => {
      throw new Error('touched')
    },
  },
)

test.each<[string, unknown, string | null]>([
  ['text and code', { code: -32603, message: 'Internal error' }, 'Internal error (-32603)'],
  ['text alone', new Error('Provider is down'), 'Provider is down'],
  ['code alone', { code: 4900 }, '(4900)'],
  ['a bare text', 'broken', 'broken'],
  ['what an error of ours wraps', new WalletError('connectFailed', new Error('No port')), 'No port'],
  ['an error of ours that wraps nothing', new WalletError('relayUnreachable'), null],
  ['nothing', undefined, null],
  ['what throws when it is touched', bomb, null],
])('what the wallet said: %s', (_, error, reason) => expect(walletReason(error)).toBe(reason))

describe('a user who says no', () => {
  test.each<[string, unknown]>([
    ['4001', { code: 4001 }],
    ['4001 as text', { code: '4001' }],
    ['WalletConnect', { code: 5000, message: 'User rejected.' }],
    ['nested data', { code: -32603, data: { originalError: { code: 4001 } } }],
    ['nested cause', { cause: { error: { code: 4001 } } }],
    ['a modal that was closed', new Error('User closed modal')],
    ['a request that was rejected', { message: 'user rejected request' }],
    ['no accounts', new Error('Accounts received is empty')],
    ['MetaMask', { message: 'MetaMask Tx Signature: User denied transaction signature.' }],
    ['a bare text', 'User rejected the request.'],
    ['cancelled', new Error('user cancelled')],
    ['without a subject', { message: 'Request rejected' }],
    ['a transaction, in words', { code: -32603, message: 'Transaction rejected' }],
    ['cancelled, in a word', 'cancelled'],
    ['canceled by the user', new Error('Canceled by user.')],
    ['a signature, in words', { message: 'Signature denied' }],
    ['as the user', { message: 'Request rejected by user' }],
    ['by ethers', { code: 'ACTION_REJECTED', message: 'ethers-user-denied' }],
    ['by ethers, within', { code: -32603, error: { code: 'ACTION_REJECTED' } }],
    ['by the name of viem', { name: 'UserRejectedRequestError', message: 'Details: none' }],
    ['on a Ledger', { name: 'TransportStatusError', statusCode: 0x6985, message: 'Ledger device: UNKNOWN_ERROR' }],
    [
      'on a Ledger, in words',
      { message: 'Ledger device: Condition of use not satisfied (denied by the user?) (0x6985)' },
    ],
    ['on a newer Ledger', { name: 'UserRefusedOnDevice', statusCode: 0x5501 }],
    ['as the user, in other words', { code: -32603, message: 'Transaction signing was cancelled by the user.' }],
    ['as the user, cancelled', { message: 'cancelled by user' }],
    ['as the user, in an Error', new Error('Action canceled by user')],
  ])('%s', (_, error) => {
    expect(isUserRejection(error)).toBe(true)
    expect(walletFailure(error)).toBe('rejected')
  })

  test.each<[string, unknown]>([
    ['undefined', undefined],
    ['null', null],
    ['text', 'no'],
    ['a number', 4001],
    ['another code', { code: -32603, message: 'Internal error' }],
    ['a fraction', { code: 4001.5 }],
    ['an endless code', { code: '4'.repeat(100) }],
    ['a bomb', bomb],
    ['what a server rejected', { code: -32603, message: 'The RPC server rejected the request: rate limit exceeded' }],
    ['what a node did not accept (EIP-1474)', { code: -32003, message: 'Transaction rejected.' }],
    ['what a node did not accept, with its reason', { message: 'Transaction rejected: nonce too low' }],
    ['what was replaced', { message: 'The transaction was cancelled and replaced' }],
    ['what a token says it was', { code: 3, message: 'execution reverted: cancelled by user' }],
    ['a call whose data has the digits of Ledger', { message: 'execution reverted, data: "0x6985"' }],
    ['a call whose data begins with them', { message: 'Ledger node error: 0x6985aa' }],
    ['what a wallet rejected by itself', { message: 'Request rejected by the wallet: device is locked' }],
  ])('W25: %s is no rejection', (_, error) => expect(isUserRejection(error)).toBe(false))
})

describe('W18, W19: a chain that the wallet does not know', () => {
  test.each<[string, unknown]>([
    ['4902', { code: 4902 }],
    ['4902 as text', { code: '4902' }],
    ['hidden in data', { code: -32603, data: { originalError: { code: 4902 } } }],
    ['hidden in data.cause', { code: -32603, data: { cause: { code: 4902 } } }],
    ['MetaMask on a phone', { message: 'Unrecognized chain ID "0x3". Try adding the chain first.' }],
    ['British', { message: 'Unrecognised chain' }],
    ['other words', { message: 'Chain 0x3 has not been added' }],
    ['Taho', { code: 4901, message: 'The provider is disconnected from the requested chain.' }],
    ['Taho, wrapped', { code: -32603, data: { originalError: { code: 4901 } } }],
    ['Rainbow', { code: -32600, message: 'Chain Id not supported' }],
    ['unsupported', { message: 'Unsupported chain 0x3' }],
  ])('%s', (_, error) => expect(isUnknownChain(error)).toBe(true))

  test.each<[string, unknown]>([
    ['4001', { code: 4001 }],
    ['nothing', undefined],
    ['other words', { message: 'The chain is busy' }],
    ['an invalid request', { code: -32600, message: 'Invalid request' }],
    ['a wallet without a chain', { code: 4900, message: 'Disconnected from all chains' }],
    ['a method that is not there', { code: -32601, message: 'wallet_switchEthereumChain is not supported' }],
    ['a wallet that cannot switch', { code: 4200, message: 'Changing the chain is not supported' }],
  ])('not %s', (_, error) => expect(isUnknownChain(error)).toBe(false))
})

test.each<[unknown, string, string]>([
  [{ code: 4001 }, 'rejected', 'rejected'],
  [{ code: -32002 }, 'busy', 'busy'],
  [{ code: 4200 }, 'unsupported', 'unsupported'],
  [{ code: -32601 }, 'unsupported', 'unsupported'],
  [{ code: 4900 }, 'gone', 'gone'],
  [{ code: 4901 }, 'gone', 'networkLost'],
  [{ code: -32603, data: { code: 4901 } }, 'gone', 'networkLost'],
  [{ code: 4900, data: { code: 4901 } }, 'gone', 'gone'],
  [{ code: -32603, message: '<b>boom</b>' }, 'failed', 'sendFailed'],
  [undefined, 'failed', 'sendFailed'],
  ['no', 'failed', 'sendFailed'],
  [42, 'failed', 'sendFailed'],
  [Object.freeze({}), 'failed', 'sendFailed'],
])('W17, W25: %j means %s', (error, failure, problem) => {
  const known = toWalletError(error, 'sendFailed')
  expect(known).toBeInstanceOf(WalletError)
  expect(known).toMatchObject({ name: 'WalletError', failure, problem })
})

test.each([[4100], [4200], [-32601], [-32602], [5700], [5710], [5720], [5730], [5740], [5760]])(
  'X30: %d for several calls at once means that they were not taken',
  (code) =>
    expect(toBatchError({ code }, 'sendFailed')).toMatchObject({ failure: 'unsupported', problem: 'unsupported' }),
)

test('X30: for anything else, an account that is not connected is a failure like others', () => {
  expect(toBatchError({ code: 5750 }, 'sendFailed').failure).toBe('unsupported')
  expect(toBatchError({ code: -32603 }, 'sendFailed')).toMatchObject({ failure: 'failed', problem: 'sendFailed' })
  expect(toWalletError({ code: 4100 }, 'sendFailed').failure).toBe('failed')
  const ours = new WalletError('connectFailed')
  expect(toBatchError(ours, 'sendFailed')).toBe(ours)
})

test('X31: a request whose window the browser blocked was not sent, and one that fails otherwise may have been', () => {
  expect(toSendError(new WalletError('popUpBlocked')).mayBeSent).toBe(false)
  expect(toSendError(new WalletError('sendFailed')).mayBeSent).toBe(true)
})

test('an error of ours is left alone', () => {
  const ours = new WalletError('notInstalled')
  expect(toWalletError(ours, 'sendFailed')).toBe(ours)
  expect(walletFailure(ours)).toBe('gone')
})

test('W26: texts of a wallet are cut and cleaned', () => {
  const { texts } = walletErrorFacts({ message: `\u202e${'x'.repeat(1_000_000)}` })
  expect(texts.map((text) => text.length)).toEqual([200])
})

test('W25: whatever is thrown, also in circles, has a meaning', () => {
  const circle: Record<string, unknown> = { code: -32603 }
  circle.cause = circle
  circle.data = bomb
  expect(walletFailure(circle)).toBe('failed')
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true }), (thrown) => {
      const { failure, message } = toWalletError(thrown, 'sendFailed')
      expect(failure).toBe(walletFailure(thrown))
      expect(message).toMatch(/^[A-Za-z ,!]+$/)
    }),
  )
})

const refuse = () => {
  throw new Error('touched')
}
const TRAPS = [
  'apply',
  'construct',
  'defineProperty',
  'deleteProperty',
  'get',
  'getOwnPropertyDescriptor',
  'getPrototypeOf',
  'has',
  'isExtensible',
  'ownKeys',
  'preventExtensions',
  'set',
  'setPrototypeOf',
] as const

function revoked(target: object): unknown {
  const { proxy, revoke } = Proxy.revocable(target, {})
  revoke()
  return proxy
}

/** Values that a malicious wallet may throw, or include in a thrown object. */
const HOSTILE: Readonly<Record<string, () => unknown>> = {
  'a revoked proxy': () => revoked({}),
  'a revoked proxy of a function': () => revoked(refuse),
  'a revoked proxy of an error of ours': () => revoked(new WalletError('sendFailed')),
  'a proxy that refuses everything': () => new Proxy({}, Object.fromEntries(TRAPS.map((trap) => [trap, refuse]))),
  'a proxy that lies about its kind': () => new Proxy({}, { getPrototypeOf: () => WalletError.prototype }),
  'getters that throw': () =>
    Object.defineProperties(
      {},
      Object.fromEntries(['code', 'message', 'data', 'cause'].map((key) => [key, { get: refuse }])),
    ),
  'values that cannot be a text': () => ({
    code: { valueOf: refuse, toString: refuse },
    message: { toString: refuse },
  }),
  'an error whose cause is itself': () => {
    const error = new Error('in a circle')
    error.cause = error
    return error
  },
  'a getter that always has another cause': () => {
    const endless = (): object => Object.defineProperty({}, 'cause', { get: endless })
    return endless()
  },
  'a symbol': () => Symbol('thrown'),
  'no prototype': () => Object.assign(Object.create(null) as object, { code: 4001 }),
}

describe('W25: nothing that is thrown makes reading it fail', () => {
  const readings = [
    (thrown: unknown) => toWalletError(thrown, 'sendFailed'),
    (thrown: unknown) => toBatchError(thrown, 'sendFailed'),
    walletFailure,
    walletReason,
    isUserRejection,
    isUnknownChain,
    namedTransactions,
  ]

  test.each(Object.entries(HOSTILE))('%s', (_, make) => {
    for (const read of readings) expect(() => read(make())).not.toThrow()
    const { failure, problem } = toWalletError(make(), 'sendFailed')
    expect([typeof failure, typeof problem]).toEqual(['string', 'string'])
  })

  test('nested in any way in anything', () => {
    // fast-check generates only descriptions of hostile values. If it generated the values themselves, it would inspect
    // them, and thus trigger their traps.
    type Drawn = { leaf: unknown } | { hostile: string } | { inner: Readonly<Record<string, Drawn>> }
    const keys = fc.constantFrom('data', 'originalError', 'cause', 'error', 'info', 'code', 'message')
    const { drawn } = fc.letrec<{ drawn: Drawn }>((tie) => ({
      drawn: fc.oneof(
        { maxDepth: 4 },
        fc.record({ hostile: fc.constantFrom(...Object.keys(HOSTILE)) }),
        fc.record({ leaf: fc.anything() }),
        fc.record({ inner: fc.dictionary(keys, tie('drawn')) }),
      ),
    }))
    function made(drawing: Drawn): unknown {
      if ('leaf' in drawing) return drawing.leaf
      if ('hostile' in drawing) return HOSTILE[drawing.hostile]?.()
      return Object.fromEntries(Object.entries(drawing.inner).map(([key, inner]) => [key, made(inner)]))
    }
    fc.assert(
      fc.property(drawn, (drawing) => {
        const thrown = made(drawing)
        for (const read of readings) read(thrown)
        const { failure, problem } = toWalletError(thrown, 'sendFailed')
        expect([typeof failure, typeof problem]).toEqual(['string', 'string'])
      }),
    )
  })
})

test.each([
  ['noAccounts', 'accounts received is empty'],
  ['connectFailed', 'Error connecting, please retry!'],
  ['invalidHash', 'Invalid transaction hash'],
] as const)('%s has the message by which it is told apart', (problem, message) => {
  expect(new WalletError(problem).message).toBe(message)
})
