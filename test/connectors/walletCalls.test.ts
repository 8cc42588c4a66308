import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { readAccounts, readChainId, requestAccounts } from '#connectors/calls/request'
import { switchOrAddChain } from '#connectors/calls/switchChain'
import {
  readAtomicSupport,
  readCallsStatus,
  submitCalls,
  submitTransaction,
  offerAsset,
} from '#connectors/calls/transactions'
import type { Chain } from '#domain/chain/chain'
import {
  addBatches,
  ALICE,
  BATCH,
  BOB,
  CALLS_STATUS,
  callsAnswer,
  CAPABILITIES,
  deferred,
  type FakeWallet,
  fakeWallet,
  fault,
  HASH,
  LYING_ON_BATCHES,
  refuse,
  SEND_CALLS,
  silence,
  UNRESPONSIVE_TO_BATCHES,
} from '../support/fakeWallet'

const CHAIN: Chain = {
  id: 4,
  name: 'Rinkeby',
  network: 'rin',
  rpcUrls: { default: ['https://node.example/secret-key'], public: ['https://public.example'] },
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  explorerUrl: 'https://explorer.example',
  iconUrl: null,
  iconBackground: '#000',
  isTestnet: true,
  listChainId: 1,
  blockSeconds: 12,
}
const SWITCH = 'wallet_switchEthereumChain'
const ADD = 'wallet_addEthereumChain'

/** A wallet that answers one method in its own way. */
function answering(...reply: Parameters<FakeWallet['reply']>) {
  const wallet = fakeWallet()
  wallet.reply(...reply)
  return wallet
}

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

describe('asking for accounts', () => {
  test.each([[null], [{}], ['x'], [7], [{ result: [ALICE] }], [undefined], [['<b>']]])(
    'W08: the answer %p',
    async (accounts) => {
      const wallet = answering('eth_requestAccounts', async () => accounts)
      await expect(requestAccounts(wallet.provider)).rejects.toMatchObject({
        failure: 'failed',
        message: 'Error connecting, please retry!',
      })
    },
  )

  test('W11: no accounts at all count as a rejection', async () => {
    await expect(requestAccounts(fakeWallet({ accounts: [] }).provider)).rejects.toMatchObject({ failure: 'rejected' })
  })

  const frozen = Object.freeze({ code: 'x' })
  const bomb = new Proxy({}, { get: refuse(new TypeError('touched')) })
  test.each([
    ['undefined', undefined],
    ['null', null],
    ['a word', 'no'],
    ['a number', 42],
    ['a frozen object', frozen],
    ['a Proxy that throws', bomb],
    ['a megabyte of HTML', new Error('<img src=x>\u202e'.repeat(80_000))],
  ])('W25, W26: thrown %s becomes one plain message', async (_, error) => {
    const wallet = answering('eth_requestAccounts', () => Promise.reject(error))
    await expect(requestAccounts(wallet.provider)).rejects.toMatchObject({
      failure: 'failed',
      message: 'Error connecting, please retry!',
    })
  })

  test('W38: a throw inside request is a rejection like any other', async () => {
    const wallet = answering('eth_requestAccounts', refuse(fault(4001)))
    await expect(requestAccounts(wallet.provider)).rejects.toMatchObject({ failure: 'rejected' })
  })

  test('W39: of a thenable that answers twice the first answer counts', async () => {
    const wallet = answering('eth_requestAccounts', () => ({
      then(answer: (value: unknown) => void) {
        answer([ALICE])
        answer([BOB])
      },
    }))
    await expect(requestAccounts(wallet.provider)).resolves.toEqual([ALICE])
  })

  test.each([
    [fault(4001), 'rejected'],
    [fault(5000), 'rejected'],
    [fault('4001'), 'rejected'],
    ['User closed modal', 'rejected'],
    [{ error: { message: 'User Rejected Request' } }, 'rejected'],
    [fault(-32002), 'busy'],
    [fault(4900), 'gone'],
    [fault(4200), 'unsupported'],
    [fault(-32603, 'oops'), 'failed'],
  ])('%j means %s', async (error, failure) => {
    const wallet = answering('eth_requestAccounts', refuse(error))
    await expect(requestAccounts(wallet.provider)).rejects.toMatchObject({ failure })
  })
})

test('W04: what needs no person is not waited for longer than 3 seconds', async () => {
  const wallet = answering('eth_accounts', silence)
  wallet.reply('eth_chainId', silence)
  const answers = Promise.allSettled([readAccounts(wallet.provider), readChainId(wallet.provider)])
  await jest.advanceTimersByTimeAsync(3_000)
  for (const answer of await answers) expect(answer).toMatchObject({ reason: { failure: 'timedOut' } })
  expect(jest.getTimerCount()).toBe(0)
})

describe('switching chains', () => {
  test('a known chain is switched to, with its id in hex and nothing else', async () => {
    const wallet = fakeWallet()
    await switchOrAddChain(wallet.provider, CHAIN)
    expect(wallet.calls).toEqual([
      { method: SWITCH, params: [{ chainId: '0x4' }] },
      { method: 'eth_chainId', params: undefined },
    ])
  })

  test.each([
    ['4902', fault(4902)],
    ['W18: nested', fault(-32603, '', { originalError: { code: 4902 } })],
    ['W18: as text', fault('4902')],
    ['W18: as a cause', fault(-32603, '', { cause: { code: 4902 } })],
    ['W19: in words', fault(-32603, 'Unrecognized chain ID "0x4". Try adding the chain first.')],
  ])('an unknown chain is added: %s', async (_, error) => {
    const wallet = answering(SWITCH, refuse(error))
    wallet.reply(ADD, async () => {
      wallet.chainId = '0x4'
      return null
    })
    await switchOrAddChain(wallet.provider, CHAIN)
    expect(wallet.requested(ADD)).toEqual([
      {
        method: ADD,
        params: [
          {
            chainId: '0x4',
            chainName: 'Rinkeby',
            nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
            rpcUrls: ['https://public.example'],
            blockExplorerUrls: ['https://explorer.example'],
          },
        ],
      },
    ])
    expect(JSON.stringify(wallet.calls)).not.toContain('secret-key')
  })

  test('W21: an answer that is older than a report of another chain does not count', async () => {
    const wallet = fakeWallet()
    const first = deferred()
    wallet.reply(SWITCH, silence)
    wallet.reply('eth_chainId', () => first.promise)
    let isOver = false
    const done = switchOrAddChain(wallet.provider, CHAIN).then(() => (isOver = true))
    wallet.emit('chainChanged', '0x4')
    wallet.emit('chainChanged', '0x5')
    wallet.reply('eth_chainId', async () => '0x5')
    first.resolve('0x4')
    await jest.advanceTimersByTimeAsync(0)
    expect(isOver).toBe(false)
    wallet.reply('eth_chainId', async () => '0x4')
    wallet.emit('chainChanged', '0x4')
    await done
  })

  test('a wallet that changes what it was given changes a copy', async () => {
    const wallet = answering(SWITCH, refuse(fault(4902)))
    wallet.reply(ADD, async (params) => {
      const [given] = params as [{ nativeCurrency: { symbol: string }; rpcUrls: string[] }]
      given.nativeCurrency.symbol = 'USDC'
      given.rpcUrls.push('https://evil.example')
      wallet.chainId = '0x4'
    })
    const chain = structuredClone(CHAIN)
    await switchOrAddChain(wallet.provider, chain)
    expect(chain).toEqual(CHAIN)
  })

  test('a wallet that adds without switching is asked once more', async () => {
    const wallet = fakeWallet()
    let added = false
    wallet.reply(SWITCH, async () => {
      if (!added) throw fault(4902)
      wallet.chainId = '0x4'
      return null
    })
    wallet.reply(ADD, async () => ((added = true), null))
    await switchOrAddChain(wallet.provider, CHAIN)
    expect(wallet.methods()).toEqual([SWITCH, ADD, 'eth_chainId', SWITCH, 'eth_chainId'])
  })

  test.each([
    ['W20: a switch', async () => null],
    [
      'W21: an add',
      (() => {
        let requested = 0
        return async () => {
          requested += 1
          if (requested === 1) throw fault(4902)
          return null
        }
      })(),
    ],
  ])('%s that changes nothing ends within 15 seconds', async (_, reply) => {
    const wallet = answering(SWITCH, reply)
    const end = expect(switchOrAddChain(wallet.provider, CHAIN)).rejects.toMatchObject({
      failure: 'timedOut',
      problem: 'notSwitched',
    })
    await jest.advanceTimersByTimeAsync(15_000)
    await end
    await jest.advanceTimersByTimeAsync(10_000)
    expect(jest.getTimerCount()).toBe(0)
  })

  test('a switch that takes effect late succeeds', async () => {
    const wallet = answering(SWITCH, async () => null)
    const end = switchOrAddChain(wallet.provider, CHAIN)
    await jest.advanceTimersByTimeAsync(4_000)
    wallet.chainId = 4
    await jest.advanceTimersByTimeAsync(500)
    await end
  })

  test.each([
    ['Taho', fault(4901, 'The provider is disconnected from the requested chain.')],
    ['Rainbow', fault(-32600, 'Chain Id not supported')],
  ])('a chain that %s does not know, in its own way, is added', async (_, error) => {
    const wallet = answering(SWITCH, refuse(error))
    wallet.reply(ADD, async () => {
      wallet.reply(SWITCH, undefined)
      return null
    })
    await switchOrAddChain(wallet.provider, CHAIN)
    expect(wallet.methods()).toEqual([SWITCH, ADD, 'eth_chainId', SWITCH, 'eth_chainId'])
  })

  test.each([
    ['W16: a declined switch', SWITCH, fault(4001), 'rejected'],
    ['W17: a wallet that is busy', SWITCH, fault(-32002), 'busy'],
    ['a wallet that cannot switch', SWITCH, fault(4200), 'unsupported'],
    ['a wallet without the method', SWITCH, fault(-32601), 'unsupported'],
    ['any other failure', SWITCH, fault(-32603), 'failed'],
    ['W22: a failed add, which is no rejection', ADD, fault(-32602, 'bad RPC URL'), 'failed'],
    ['W23: a declined add', ADD, fault(4001), 'rejected'],
  ])('%s', async (_, method, error, failure) => {
    const wallet = fakeWallet()
    if (method === ADD) wallet.reply(SWITCH, refuse(fault(4902)))
    wallet.reply(method, refuse(error))
    await expect(switchOrAddChain(wallet.provider, CHAIN)).rejects.toMatchObject({ failure })
  })

  test('W22: the message of a failed add', async () => {
    const wallet = answering(SWITCH, refuse(fault(4902)))
    wallet.reply(ADD, refuse(fault(-32602)))
    await expect(switchOrAddChain(wallet.provider, CHAIN)).rejects.toThrow('Error adding chain')
  })
})

describe('watching an asset', () => {
  const asset = { address: BOB as `0x${string}`, symbol: 'TDM', decimals: 6, image: null }

  test('it is requested as EIP-747 wants it', async () => {
    const wallet = fakeWallet()
    await expect(offerAsset(wallet.provider, asset)).resolves.toBe(true)
    expect(wallet.calls).toEqual([
      {
        method: 'wallet_watchAsset',
        params: { type: 'ERC20', options: { address: BOB, symbol: 'TDM', decimals: 6 } },
      },
    ])
  })

  test('its picture is given along', async () => {
    const wallet = fakeWallet()
    const image = 'https://logos.example/a.png'
    await offerAsset(wallet.provider, { ...asset, image })
    expect(wallet.calls[0]?.params).toMatchObject({ options: { image } })
  })

  test.each([[false], ['true'], [null], [{}]])('W31: %p is no yes', async (answer) => {
    const wallet = answering('wallet_watchAsset', async () => answer)
    await expect(offerAsset(wallet.provider, asset)).resolves.toBe(false)
  })
})

describe('sending a transaction', () => {
  const request = {
    from: ALICE as `0x${string}`,
    chainId: 3,
    to: BOB as `0x${string}`,
    value: 255n,
    data: '0xabcd' as const,
    gas: 21_000n,
  }

  test('it carries everything in hex, after account and chain were read again', async () => {
    const wallet = fakeWallet()
    await expect(submitTransaction(wallet.provider, request)).resolves.toBe(HASH)
    expect(wallet.methods()).toEqual(['eth_accounts', 'eth_chainId', 'eth_sendTransaction'])
    expect(wallet.requested('eth_sendTransaction')[0]?.params).toEqual([
      { from: ALICE, to: BOB, value: '0xff', data: '0xabcd', chainId: '0x3', gas: '0x5208' },
    ])
  })

  test.each([
    ['W13: another account', { accounts: [BOB] }],
    ['W13: another account first', { accounts: [BOB, ALICE] }],
    ['no account', { accounts: [] }],
    ['W37: another chain', { chainId: '0x1' }],
    ['a chain that cannot be read', { chainId: 'abc' }],
  ])('%s: nothing is sent', async (_, start) => {
    const wallet = fakeWallet(start)
    await expect(submitTransaction(wallet.provider, request)).rejects.toMatchObject({ failure: 'changed' })
    expect(wallet.requested('eth_sendTransaction')).toEqual([])
  })

  const MINED = `0x${'5e'.repeat(32)}`
  const reported = 'Error: VM Exception while processing transaction: reverted with reason string'
  const quoted = (key: string) =>
    `[ethjs-query] while formatting outputs from RPC '{"value":{"code":-32603,"data":{"message":"no","${key}":"${MINED}"}}}'`
  const trap = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error('hands off')
      },
    },
  )

  test.each<[title: string, error: object]>([
    ['Hardhat 2', { code: -32603, message: reported, data: { message: reported, txHash: MINED, data: '0x08c379a0' } }],
    [
      'Hardhat 2, through MetaMask',
      {
        code: -32603,
        message: 'Internal JSON-RPC error.',
        data: { code: -32603, message: reported, data: { txHash: MINED } },
      },
    ],
    ['Hardhat 2, as older wallets quote it', { code: -32603, message: quoted('txHash') }],
    ['Hardhat’s provider', { code: -32000, message: reported, transactionHash: MINED }],
    ['Ganache 7', { code: -32000, message: 'VM Exception', data: { hash: MINED, programCounter: 9, reason: 'no' } }],
    ['Ganache 2', { code: -32000, message: 'VM Exception', data: { [MINED]: { error: 'revert' }, stack: 'no' } }],
  ])('what a node mined before it answered with an error is followed: %s', async (_, error) => {
    const wallet = answering('eth_sendTransaction', () => Promise.reject(Object.assign(new Error(), error)))
    await expect(submitTransaction(wallet.provider, request)).resolves.toBe(MINED)
  })

  test.each<[title: string, error: object]>([
    ['no hash', { code: -32603, message: reported, data: { message: reported, data: '0x08c379a0' } }],
    ['something else under its name', { code: -32603, message: reported, data: { txHash: '0x12', hash: 7 } }],
    ['a trap', { code: -32603, message: reported, data: trap }],
    ['a hash in a text of its own', { code: -32603, message: `no ${MINED}` }],
  ])('an error with %s: the person is told to look, and not that nothing was sent', async (_, error) => {
    const wallet = answering('eth_sendTransaction', () => Promise.reject(Object.assign(new Error(), error)))
    const end = await submitTransaction(wallet.provider, request).catch((reason: unknown) => reason)
    expect(end).toMatchObject({ failure: 'failed', problem: 'sendFailed', mayBeSent: true })
    expect(String(end)).not.toContain('Nothing was sent')
  })

  test('a "no" is a "no", whatever comes with it', async () => {
    const wallet = fakeWallet()
    const error = { code: 4001, message: 'User rejected', data: { txHash: MINED } }
    wallet.reply('eth_sendTransaction', () => Promise.reject(Object.assign(new Error(), error)))
    await expect(submitTransaction(wallet.provider, request)).rejects.toMatchObject({ failure: 'rejected' })
  })

  test('a wallet that will not say who it is is sent nothing', async () => {
    const wallet = answering('eth_accounts', silence)
    const end = expect(submitTransaction(wallet.provider, request)).rejects.toMatchObject({ failure: 'timedOut' })
    await jest.advanceTimersByTimeAsync(30_000)
    await end
    expect(wallet.requested('eth_sendTransaction')).toEqual([])
    expect(jest.getTimerCount()).toBe(0)
  })

  test.each([['0x'], [`0x${'a'.repeat(63)}`], [null], [{}], [undefined]])('W32: the answer %p', async (answer) => {
    const wallet = answering('eth_sendTransaction', async () => answer)
    await expect(submitTransaction(wallet.provider, request)).rejects.toThrow(/^Invalid transaction hash/)
  })

  test('a wallet that has lost the network says so', async () => {
    const wallet = answering('eth_sendTransaction', refuse(fault(4901)))
    await expect(submitTransaction(wallet.provider, request)).rejects.toMatchObject({ problem: 'networkLost' })
  })

  test('a declined transaction', async () => {
    const wallet = answering('eth_sendTransaction', refuse(fault(4001)))
    await expect(submitTransaction(wallet.provider, request)).rejects.toMatchObject({ failure: 'rejected' })
  })
})

describe('several calls at once', () => {
  const alice = ALICE as `0x${string}`
  const request = {
    from: alice,
    chainId: 3,
    calls: [
      { to: BOB as `0x${string}`, value: 0n, data: '0xabcd' as const },
      { to: alice, value: 255n, data: '0x' as const },
    ],
  }

  test.each(['supported', 'ready'] as const)('a wallet that is %s says so of the chain', async (status) => {
    const wallet = addBatches(fakeWallet(), status)
    await expect(readAtomicSupport(wallet.provider, alice, 3)).resolves.toBe(status)
    expect(wallet.calls).toEqual([{ method: CAPABILITIES, params: [ALICE, ['0x3']] }])
    await expect(readAtomicSupport(wallet.provider, alice, 1)).resolves.toBeNull()
  })

  test.each(UNRESPONSIVE_TO_BATCHES)('X30: a wallet that %s does not do them', async (_, script) => {
    const wallet = fakeWallet()
    script(wallet)
    const answer = readAtomicSupport(wallet.provider, alice, 3)
    await jest.advanceTimersByTimeAsync(5_000)
    await expect(answer).resolves.toBeNull()
    expect(jest.getTimerCount()).toBe(0)
  })

  test('they are handed over in hex, all or none, after account and chain were read again', async () => {
    const wallet = addBatches(fakeWallet())
    await expect(submitCalls(wallet.provider, request)).resolves.toBe(BATCH)
    expect(wallet.methods()).toEqual(['eth_accounts', 'eth_chainId', SEND_CALLS])
    expect(wallet.requested(SEND_CALLS)[0]?.params).toEqual([
      {
        version: '2.0.0',
        from: ALICE,
        chainId: '0x3',
        atomicRequired: true,
        calls: [
          { to: BOB, value: '0x0', data: '0xabcd' },
          { to: ALICE, value: '0xff', data: '0x' },
        ],
      },
    ])
  })

  test.each([
    ['W13: another account', { accounts: [BOB] }],
    ['W37: another chain', { chainId: '0x1' }],
  ])('%s: nothing is sent', async (_, start) => {
    const wallet = addBatches(fakeWallet(start))
    await expect(submitCalls(wallet.provider, request)).rejects.toMatchObject({ failure: 'changed' })
    expect(wallet.requested(SEND_CALLS)).toEqual([])
  })

  test.each(LYING_ON_BATCHES)(
    'X30: a wallet that promised and refuses them with %s took nothing',
    async (_, script) => {
      const wallet = fakeWallet()
      script(wallet)
      await expect(readAtomicSupport(wallet.provider, alice, 3)).resolves.toBe('supported')
      await expect(submitCalls(wallet.provider, request)).rejects.toMatchObject({ failure: 'unsupported' })
    },
  )

  test.each([
    ['a no', fault(4001), 'rejected'],
    ['X30: a no to the upgrade of the account', fault(5750), 'unsupported'],
    ['a no that also names the account', fault(4100, 'User rejected the request.'), 'rejected'],
    ['a wallet that is busy', fault(-32002), 'busy'],
    ['what says nothing', fault(-32603), 'failed'],
  ])('%s', async (_, error, failure) => {
    const wallet = addBatches(fakeWallet())
    wallet.reply(SEND_CALLS, refuse(error))
    await expect(submitCalls(wallet.provider, request)).rejects.toMatchObject({ failure })
  })

  test.each([[null], [{}], [7], [''], [{ id: 7 }], [{ id: 'x'.repeat(8_195) }]])(
    'the answer %j leaves open what was sent',
    async (answer) => {
      const wallet = addBatches(fakeWallet())
      wallet.reply(SEND_CALLS, async () => answer)
      await expect(submitCalls(wallet.provider, request)).rejects.toMatchObject({
        failure: 'failed',
        problem: 'invalidResponse',
      })
    },
  )

  test('a name as long as it may be, and the bare text of the draft', async () => {
    const wallet = addBatches(fakeWallet())
    const id = 'x'.repeat(8_194)
    wallet.reply(SEND_CALLS, async () => id)
    await expect(submitCalls(wallet.provider, request)).resolves.toBe(id)
  })

  test('their status is requested by their id', async () => {
    const wallet = addBatches(fakeWallet())
    await expect(readCallsStatus(wallet.provider, BATCH)).resolves.toEqual({
      status: 'confirmed',
      atomic: true,
      transactions: [{ hash: HASH, succeeded: true }],
    })
    expect(wallet.calls).toEqual([{ method: CALLS_STATUS, params: [BATCH] }])
  })

  test.each<[string, () => unknown, string]>([
    ['5730', refuse(fault(5730)), 'unsupported'],
    ['nothing at all', silence, 'timedOut'],
    ['no answer that can be read', async () => callsAnswer(300), 'failed'],
  ])('a wallet that answers with %s', async (_, reply, failure) => {
    const wallet = addBatches(fakeWallet())
    wallet.reply(CALLS_STATUS, reply)
    const end = expect(readCallsStatus(wallet.provider, BATCH)).rejects.toMatchObject({ failure })
    await jest.advanceTimersByTimeAsync(3_000)
    await end
  })
})
