import { batchFailureText } from '#copy/trade/stop'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { headReads } from '#store/chain/headReads'
import type { Receipt, Transaction } from '#boundary/node'
import type { Address } from '#domain/chain/address'
import { BatchFailure } from '#domain/transaction/batch'
import { NodeError } from '#domain/chain/nodeError'
import { PERMIT2 } from '#config/uniswap'
import type { Hop } from '#domain/pool/route'
import { SWAP_ROUTER } from '#services/trade/tradeAbi'
import { encodeApprove, encodeTrade } from '#services/trade/tradeEncoder'
import { lists } from '#store/token/lists'
import { addTransaction } from '#store/transaction/sendTransaction'
import { confirmTrade } from '#store/trade/confirmTrade'
import { costPaid } from '#store/trade/confirm/transact'
import { disconnectWallet } from '#store/wallet/disconnectWallet'
import { reviewOpened, selectEndedMessage, selectTrade, tradeClosed, upgradeChosen } from '#store/trade/trade'
import { selectPendingFor, selectRequestFor, selectUnseenRequest } from '#store/trade/openRequests'
import { selectNotifications } from '#store/browser/notifications'
import { selectTransactionsOf } from '#store/transaction/transactions'
import { appStore } from '../../support/appStore'
import { fakeReceipt } from '../../support/fakeNode'
import { CONTRACTS, ETHER, UNI, USDC } from '../../support/fakeServices'
import {
  addBatches,
  ALICE,
  BATCH,
  BOB,
  CALLS_STATUS,
  deferred,
  fakeWallet,
  fault,
  HASH,
  LYING_ON_BATCHES,
  refuse,
  SEND_CALLS,
  UNRESPONSIVE_TO_BATCHES,
  type Deferred,
} from '../../support/fakeWallet'
import { ETHER_COIN, samplePlan, USDC_TOKEN } from '../../support/samplePlan'
import { Altered, Superseded } from '#domain/transaction/otherMined'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const SEND = 'eth_sendTransaction'
const IDLE = { status: 'idle', message: null, opensSettings: false }
type App = Awaited<ReturnType<typeof reviewing>>
type Simulated = Awaited<ReturnType<App['services']['chain']['simulate']>>
const hash = (number: number): `0x${string}` => `0x${number.toString(16).padStart(64, '0')}`
const turn = () => jest.advanceTimersByTimeAsync(0)

interface Sent {
  from: string
  to: string
  data: `0x${string}`
  value: string
  gas: string
  chainId: string
}

/** The app with Alice connected and a trade under review: 100 USDC for UNI, unless `changes` say otherwise. */
async function reviewing(changes: Parameters<typeof samplePlan>[0] = {}, wallet = fakeWallet()) {
  const app = appStore()
  await app.connect(wallet)
  let count = 0
  wallet.reply(SEND, async () => hash(++count))
  const plan = samplePlan(changes)
  app.dispatch(reviewOpened(plan))
  const { services } = app
  return {
    ...app,
    ...services,
    wallet,
    plan,
    trade: () => selectTrade(app.state()),
    confirm: () => app.dispatch(confirmTrade()),
    sent: () => wallet.requested(SEND).map(({ params }) => (params as [Sent])[0]),
    kept: (account: string = ALICE, chainId = 3) =>
      selectTransactionsOf(app.state(), account, chainId).map(({ hash: found, request }) => [
        Number(found),
        request.description,
      ]),
    /** Mines an approval and sets the allowance on the fake chain. */
    approve(number: number, allowance: bigint) {
      services.approvals[USDC] = allowance
      services.receipts.mine(hash(number))
    },
  }
}

const sellsEther = { sell: ETHER_COIN, buy: USDC_TOKEN, amount: ETHER.toString() }
const approved = async (changes?: Parameters<typeof samplePlan>[0]) => {
  const app = await reviewing(changes)
  app.approvals[USDC] = 100_000_000n
  return app
}
const deadlineOf = ({ data }: Sent) => Number(BigInt(`0x${data.slice(10, 74)}`))
const reverted = (data: `0x${string}` | null = null, message = 'execution reverted') =>
  new NodeError('reverted', message, data)
const errorString = (text: string): `0x${string}` => {
  const bytes = Buffer.from(text).toString('hex')
  const word = (value: number) => value.toString(16).padStart(64, '0')
  return `0x08c379a0${word(32)}${word(Buffer.byteLength(text))}${bytes.padEnd(64, '0')}`
}

function throughV4(): Parameters<typeof samplePlan>[0] {
  const { quote } = samplePlan()
  const hops = quote.legs[0]!.hops.map((hop): Hop => ({ ...hop, protocol: 'v4', tickSpacing: 60, coin: null }))
  return { executor: 'universalRouter', quote: { ...quote, legs: [{ ...quote.legs[0]!, hops }] } }
}
/** The deadline in a call to the Universal Router's `execute`. */
const deadlineThere = ({ data }: Pick<Sent, 'data'>) => Number(BigInt(`0x${data.slice(10 + 128, 10 + 192)}`))

describe('what is sent', () => {
  test('selling ether needs one transaction: the swap, with its value, to the router', async () => {
    const { confirm, sent, receipts, trade, kept } = await reviewing(sellsEther)
    const done = confirm()
    await turn()
    expect(sent()).toEqual([
      expect.objectContaining({
        from: ALICE,
        to: CONTRACTS.swapRouter,
        chainId: '0x3',
        value: `0x${ETHER.toString(16)}`,
      }),
    ])
    expect(trade()).toMatchObject({ status: 'running', steps: ['swap'], phase: 'chain', hash: hash(1) })
    receipts.mine(hash(1))
    await done
    expect(trade()).toMatchObject({ status: 'confirmed', hash: hash(1), cost: (200_000n * 10n ** 9n).toString() })
    expect(kept()).toEqual([[1, 'Swap 1 ETH for USDC']])
  })

  test('X13: a token is approved first, for exactly what is sold and for the router alone', async () => {
    const { confirm, sent, approve, receipts, trade, kept } = await reviewing()
    const done = confirm()
    await turn()
    const { data } = encodeApprove(USDC, CONTRACTS.swapRouter, 100_000_000n)
    expect(sent()).toEqual([expect.objectContaining({ to: USDC, data, value: '0x0' })])
    expect(trade()).toMatchObject({ steps: ['approve', 'swap'], at: 0, phase: 'chain' })
    approve(1, 100_000_000n)
    await turn()
    expect(sent()).toHaveLength(2)
    expect(sent()[1]).toMatchObject({ to: CONTRACTS.swapRouter, value: '0x0' })
    receipts.mine(hash(2))
    await done
    expect(trade()).toMatchObject({ status: 'confirmed', hash: hash(2) })
    expect(kept()).toEqual([
      [2, 'Swap 100 USDC for UNI'],
      [1, 'Approve 100 USDC'],
    ])
  })

  describe('through V4', () => {
    const { universalRouter } = CONTRACTS.v4!
    const spender = PERMIT2.address
    const AMOUNT = 100_000_000n
    const usesV4 = async () => {
      const app = await reviewing(throughV4())
      app.services.chain.checkContracts = async () => ({ executor: 'swapRouter02', reason: null, hasV4: true })
      return app
    }
    const permit2Of = ({ data }: Sent) => {
      const words = data.slice(10).match(/.{64}/g) ?? []
      return { token: words[0]!, router: words[1]!, amount: BigInt(`0x${words[2]}`), until: Number(`0x${words[3]}`) }
    }
    test('the token is approved for Permit2, the router by Permit2 until after the deadline, and then it swaps', async () => {
      const { confirm, sent, approve, receipts, trade, kept, services } = await usesV4()
      const done = confirm()
      await turn()
      expect(sent()).toMatchObject([{ to: USDC, data: encodeApprove(USDC, spender, AMOUNT).data, value: '0x0' }])
      expect(trade()).toMatchObject({ steps: ['approve', 'permit2', 'swap'], at: 0 })
      approve(1, AMOUNT)
      await turn()
      const second = sent()[1]!
      expect(second).toMatchObject({ to: spender, value: '0x0' })
      const { token, router, amount, until } = permit2Of(second)
      expect([token, router].map((word) => `0x${word.slice(24)}`)).toEqual(
        [USDC, universalRouter].map((address) => address.toLowerCase()),
      )
      expect(amount).toBe(AMOUNT)
      expect(trade()).toMatchObject({ at: 1, phase: 'chain' })
      services.permit2[USDC] = { amount: AMOUNT, until }
      receipts.mine(hash(2))
      await turn()
      expect(sent()[2]).toMatchObject({ to: universalRouter, value: '0x0' })
      expect(until - deadlineThere(sent()[2]!)).toBe(600)
      receipts.mine(hash(3))
      await done
      expect(trade()).toMatchObject({ status: 'confirmed', hash: hash(3) })
      expect(kept().map(([, text]) => text)).toEqual([
        'Swap 100 USDC for UNI',
        'Approve 100 USDC through Permit2',
        'Approve 100 USDC',
      ])
    })

    test('a swap’s deadline is not after the end of what Permit2 lets the router take', async () => {
      const { confirm, sent, services } = await usesV4()
      services.approvals[USDC] = AMOUNT
      void confirm()
      await turn()
      const end = permit2Of(sent()[0]!).until - 900
      services.permit2[USDC] = { amount: AMOUNT, until: end }
      services.receipts.mine(hash(1))
      await turn()
      expect(deadlineThere(sent()[1]!)).toBe(end)
    })

    test('with hardly any time left of it, the swap is not sent', async () => {
      const { confirm, sent, services, trade } = await usesV4()
      services.approvals[USDC] = AMOUNT
      const done = confirm()
      await turn()
      services.permit2[USDC] = { amount: AMOUNT, until: permit2Of(sent()[0]!).until - 2_300 }
      services.receipts.mine(hash(1))
      await done
      expect(sent()).toHaveLength(1)
      expect(trade()).toMatchObject({
        status: 'reviewing',
        message:
          'The Permit2 allowance for your USDC has expired, or will expire too soon. Confirm again to renew it. The swap was not sent.',
      })
    })

    test('less than the swap needs, as changed in the wallet, stops it', async () => {
      const { confirm, sent, services, trade } = await usesV4()
      services.approvals[USDC] = AMOUNT
      const done = confirm()
      await turn()
      services.permit2[USDC] = { amount: AMOUNT - 1n, until: permit2Of(sent()[0]!).until }
      services.receipts.mine(hash(1))
      await done
      expect(sent()).toHaveLength(1)
      expect(trade()).toMatchObject({
        status: 'reviewing',
        message: expect.stringContaining('The swap needs 100 USDC'),
      })
    })

    test('nothing is asked for where the contracts of V4 are no longer there', async () => {
      const { confirm, sent, services, trade } = await usesV4()
      services.chain.checkContracts = async () => ({ executor: 'swapRouter02', reason: null, hasV4: false })
      await confirm()
      expect(sent()).toEqual([])
      expect(trade()).toMatchObject({ message: 'The swap contract has changed since the review. Nothing was sent.' })
    })
  })

  test.each([
    [180, 2],
    [200, 1],
  ])(
    'with an approval that takes %p seconds, %p transactions are sent: an old price is accepted first',
    async (s, n) => {
      const { confirm, sent, approve, trade } = await reviewing()
      void confirm()
      await turn()
      await jest.advanceTimersByTimeAsync(s * 1_000)
      approve(1, 100_000_000n)
      await turn()
      expect(sent()).toHaveLength(n)
      if (n === 1)
        expect(trade()).toMatchObject({
          status: 'reviewing',
          message: 'Its price was over 3 minutes old before it could be sent. The swap was not sent.',
        })
    },
  )

  test('X13: with the received amount fixed, the approval is the most that may be sold', async () => {
    const { confirm, sent } = await reviewing({ kind: 'exactOut', amount: (100n * ETHER).toString() })
    void confirm()
    await turn()
    expect(sent()[0]?.data).toBe(encodeApprove(USDC, CONTRACTS.swapRouter, 100_500_000n).data)
  })

  test('X13: without limit only by choice', async () => {
    const { confirm, sent, kept } = await reviewing({ approval: 'unlimited' })
    void confirm()
    await turn()
    expect(sent()[0]?.data).toBe(encodeApprove(USDC, CONTRACTS.swapRouter, 2n ** 256n - 1n).data)
    expect(kept()).toEqual([[1, 'Approve unlimited USDC']])
  })

  test('an approval that is enough is not requested again', async () => {
    const { confirm, sent } = await approved()
    void confirm()
    await turn()
    expect(sent().map(({ to }) => to)).toEqual([CONTRACTS.swapRouter])
  })

  test('X12: a token that does not change an open approval is reset first', async () => {
    const { confirm, sent, approve, approvals, node, trade } = await reviewing()
    approvals[USDC] = 5n
    node.simulate = async () => Promise.reject(reverted())
    void confirm()
    await turn()
    expect(trade()).toMatchObject({ steps: ['reset', 'approve', 'swap'] })
    expect(sent()[0]?.data).toBe(encodeApprove(USDC, CONTRACTS.swapRouter, 0n).data)
    approve(1, 0n)
    await turn()
    expect(sent()[1]?.data).toBe(encodeApprove(USDC, CONTRACTS.swapRouter, 100_000_000n).data)
    approve(2, 100_000_000n)
    await turn()
    expect(sent()[2]?.to).toBe(CONTRACTS.swapRouter)
  })

  test('X12: one that does is not', async () => {
    const { confirm, approvals, trade } = await reviewing()
    approvals[USDC] = 5n
    void confirm()
    await turn()
    expect(trade()).toMatchObject({ steps: ['approve', 'swap'] })
  })

  test('X22: wrapping and unwrapping go to the wrapped coin, without approval', async () => {
    const weth = { ...USDC_TOKEN, id: CONTRACTS.weth, symbol: 'WETH', decimals: 18 }
    const quote = { ...samplePlan(sellsEther).quote, amountOut: ETHER.toString(), legs: [] }
    const wrap = await reviewing({ sell: ETHER_COIN, buy: weth, wrap: 'wrap', quote })
    void wrap.confirm()
    await turn()
    expect(wrap.sent()).toEqual([
      expect.objectContaining({ to: CONTRACTS.weth, data: '0xd0e30db0', value: `0x${ETHER.toString(16)}` }),
    ])
    expect(wrap.kept()).toEqual([[1, 'Wrap 1 ETH']])

    // A wrap has no price, so its review does not become outdated.
    await jest.advanceTimersByTimeAsync(200_000)
    const unwrap = await reviewing({ sell: weth, buy: ETHER_COIN, wrap: 'unwrap', quote })
    void unwrap.confirm()
    await turn()
    expect(unwrap.sent()).toEqual([expect.objectContaining({ to: CONTRACTS.weth, value: '0x0' })])
    expect(unwrap.kept()).toEqual([[1, 'Unwrap 1 WETH']])
  })

  test('X17: the deadline counts from the block’s time, not from this device’s clock', async () => {
    const { confirm, sent, node } = await approved({ deadlineMinutes: 7 })
    const head = await node.head(3)
    const timestamp = head.timestamp - 100
    node.head = async () => ({ ...head, timestamp })
    void confirm()
    await turn()
    expect(deadlineOf(sent()[0]!)).toBe(timestamp + 420)
  })

  test('the gas limit is the estimate and three tenths', async () => {
    const { confirm, sent } = await approved()
    void confirm()
    await turn()
    expect(Number(sent()[0]?.gas)).toBe(130_000)
  })

  test('X27: the margin never leads past what one transaction may use, and no fee is preset', async () => {
    const { confirm, sent, node } = await approved()
    node.estimateGas = async () => 16_000_000n
    void confirm()
    await turn()
    expect(Number(sent()[0]?.gas)).toBe(16_777_216)
    expect(Object.keys(sent()[0]!).sort()).toEqual(['chainId', 'data', 'from', 'gas', 'to', 'value'])
  })

  test('X25: confirming twice sends once', async () => {
    const { confirm, sent, wallet } = await approved()
    const prompt = deferred()
    wallet.reply(SEND, () => prompt.promise)
    void confirm()
    void confirm()
    await turn()
    void confirm()
    await turn()
    expect(sent()).toHaveLength(1)
  })
})

describe('the network cost paid', () => {
  const cost = 200_000n * 10n ** 9n

  test('has the reset, the approval and the swap', async () => {
    const { confirm, approve, approvals, node, receipts, trade } = await reviewing()
    approvals[USDC] = 5n
    node.simulate = async () => Promise.reject(reverted())
    const done = confirm()
    await turn()
    approve(1, 0n)
    await turn()
    approve(2, 100_000_000n)
    await turn()
    receipts.mine(hash(3))
    await done
    expect(trade()).toMatchObject({ status: 'confirmed', cost: (3n * cost).toString() })
  })

  test('has the approval of a swap that failed', async () => {
    const { confirm, approve, receipts, trade } = await reviewing()
    const done = confirm()
    await turn()
    approve(1, 100_000_000n)
    await turn()
    receipts.mine(hash(2), { status: false })
    await done
    expect(trade()).toMatchObject({ status: 'failed', cost: (2n * cost).toString() })
  })

  test('keeps the approval while the swap after it is refused and confirmed once more', async () => {
    const { confirm, approve, receipts, trade, wallet } = await reviewing()
    let count = 0
    wallet.reply(SEND, () => (++count === 2 ? Promise.reject(fault(4001, 'No.')) : Promise.resolve(hash(count))))
    const first = confirm()
    await turn()
    approve(1, 100_000_000n)
    await first
    expect(trade()).toMatchObject({ status: 'reviewing', paid: cost.toString() })
    const second = confirm()
    await turn()
    receipts.mine(hash(3))
    await second
    expect(trade()).toMatchObject({ status: 'confirmed', cost: (2n * cost).toString() })
  })
})

describe('the sandwich guard', () => {
  const guard = { ticks: 25 }
  const check = SWAP_ROUTER.getFunction('checkOracleSlippage(bytes,uint24,uint32)')!.selector.slice(2)

  test('is sent, and estimated without: a node would take the latest block for an attack', async () => {
    const { confirm, sent, node } = await approved({ guard })
    const estimated: string[] = []
    node.estimateGas = async (_chainId, { data }) => {
      estimated.push(data)
      return 100_000n
    }
    void confirm()
    await turn()
    expect(sent()[0]?.data).toContain(check)
    expect(estimated).toHaveLength(1)
    expect(estimated[0]).not.toContain(check)
    // The guard reads one pool, which adds 12,000 gas. The margin is applied to the sum.
    expect(Number(sent()[0]?.gas)).toBe(145_600)
  })

  test('is left out where it is off', async () => {
    const { confirm, sent } = await approved()
    void confirm()
    await turn()
    expect(sent()[0]?.data).not.toContain(check)
  })

  test('a mined failure is run again without it: what then succeeds was stopped by the guard', async () => {
    const { confirm, node, receipts, trade } = await approved({ guard })
    const looked: string[] = []
    const done = confirm()
    await turn()
    node.simulate = async (_chainId, { data }) => {
      looked.push(data)
      return '0x'
    }
    receipts.mine(hash(1), { status: false })
    await done
    expect(looked[0]).not.toContain(check)
    expect(trade()).toMatchObject({
      status: 'failed',
      reason: 'Somebody moved the price in the same block, so the sandwich guard made the swap fail.',
    })
  })

  test('what fails without it, too, has the reason that it then gives', async () => {
    const { confirm, node, receipts, trade } = await approved({ guard })
    const done = confirm()
    await turn()
    node.simulate = async () => Promise.reject(reverted(errorString('Transaction too old')))
    receipts.mine(hash(1), { status: false })
    await done
    expect(trade()).toMatchObject({
      reason: 'It was not confirmed within 30 minutes.',
    })
  })

  test('an estimate that its gas lifts over the limit is refused', async () => {
    const { confirm, sent, node, trade } = await approved({ guard })
    node.estimateGas = async () => 16_777_216n
    await confirm()
    expect(sent()).toEqual([])
    expect(trade()).toMatchObject({
      message: 'This needs more gas than one transaction may use. Nothing was sent.',
    })
  })
})

describe('EIP-5792: approval and swap in one', () => {
  const batching = async (changes: Parameters<typeof samplePlan>[0] = {}) => {
    const app = await reviewing(changes, addBatches(fakeWallet()))
    return {
      ...app,
      batches: () => app.wallet.requested(SEND_CALLS).map(({ params }) => (params as [{ calls: unknown }])[0]),
    }
  }
  const TEXT = 'Swap 100 USDC for UNI'
  /** The `hash` of a trade, which is the key of its stored transaction; empty if the trade has none. */
  const nameOf = (trade: ReturnType<typeof selectTrade>) => ('hash' in trade && trade.hash) || ''

  test('a wallet that can do it is asked once, for both', async () => {
    const { confirm, batches, sent, trade, plan, node, receipts, kept } = await batching()
    const { timestamp } = await node.head(3)
    const done = confirm()
    await turn()
    const calls = [
      encodeApprove(USDC, CONTRACTS.swapRouter, 100_000_000n),
      encodeTrade(plan, CONTRACTS, timestamp + 1_800),
    ]
    expect(batches()).toEqual([
      expect.objectContaining({
        from: ALICE,
        chainId: '0x3',
        atomicRequired: true,
        calls: calls.map(({ to, data }) => ({ to, data, value: '0x0' })),
      }),
    ])
    expect(sent()).toEqual([])
    const [[, text] = [], ...others] = kept()
    expect([text, others]).toEqual([TEXT, []])
    const name = nameOf(trade())
    expect(trade()).toMatchObject({ status: 'running', steps: ['batch'], at: 0, phase: 'chain' })
    receipts.mine(name, { transactionHash: HASH })
    await done
    expect(trade()).toMatchObject({ status: 'confirmed', hash: HASH })
  })

  test('an old price is accepted before the wallet is asked', async () => {
    const { confirm, batches, trade } = await batching()
    await jest.advanceTimersByTimeAsync(200_000)
    await confirm()
    expect(batches()).toEqual([])
    expect(trade()).toMatchObject({
      status: 'reviewing',
      message: 'Its price was over 3 minutes old before it could be sent. Nothing was sent.',
    })
  })

  test('its deadline is not after the end of what Permit2 already lets the router take', async () => {
    const { confirm, batches, services } = await batching(throughV4())
    services.chain.checkContracts = async () => ({ executor: 'swapRouter02', reason: null, hasV4: true })
    const { node } = services
    const { timestamp } = await node.head(3)
    services.permit2[USDC] = { amount: 100_000_000n, until: timestamp + 1_800 }
    const [{ head }, { loadTradeEncoder }] = [node, services]
    // A new block arrives after the allowances were read and before the batch is sent.
    services.loadTradeEncoder = async () => {
      node.head = async (chainId) => ({ ...(await head(chainId)), timestamp: timestamp + 12 })
      return loadTradeEncoder()
    }
    void confirm()
    await turn()
    const [batch] = batches() as { calls: Pick<Sent, 'data'>[] }[]
    expect(batch!.calls).toHaveLength(2)
    expect(deadlineThere(batch!.calls[1]!)).toBe(timestamp + 1_800)
  })

  test('nothing but the swap is needed: it is an ordinary transaction', async () => {
    const { confirm, approvals, batches, sent, wallet, services } = await batching()
    services.chain.accountKind = async () => ({ kind: 'delegated' })
    approvals[USDC] = 100_000_000n
    void confirm()
    await turn()
    expect(batches()).toEqual([])
    expect(sent()).toHaveLength(1)
    expect(wallet.requested('wallet_getCapabilities')).toEqual([])
  })

  test('a wallet that would have to change the account first is not asked to', async () => {
    const { confirm, sent, trade } = await reviewing({}, addBatches(fakeWallet(), 'ready'))
    void confirm()
    await turn()
    expect(sent()).toHaveLength(1)
    expect(trade()).toMatchObject({ steps: ['approve', 'swap'] })
  })

  test.each(UNRESPONSIVE_TO_BATCHES)('X30: a wallet that %s is asked for one after the other', async (_, script) => {
    const wallet = fakeWallet()
    script(wallet)
    const { confirm, sent, trade } = await reviewing({}, wallet)
    void confirm()
    await jest.advanceTimersByTimeAsync(5_000)
    expect(wallet.requested(SEND_CALLS)).toEqual([])
    expect(sent()).toHaveLength(1)
    expect(trade()).toMatchObject({ steps: ['approve', 'swap'] })
  })

  test.each(LYING_ON_BATCHES)(
    'X30: one that says it can and refuses with %s is asked for one after the other from then on',
    async (_, script) => {
      const wallet = fakeWallet()
      script(wallet)
      const { confirm, sent, trade, plan } = await reviewing({}, wallet)
      await confirm()
      expect(sent()).toEqual([])
      expect(trade()).toEqual({
        status: 'reviewing',
        paid: expect.any(String),
        plan,
        message: 'Your wallet cannot do all steps at once. Confirm again to do them one at a time.',
        isSequential: true,
      })
      void confirm()
      await turn()
      expect(wallet.requested(SEND_CALLS)).toHaveLength(1)
      expect(sent()).toHaveLength(1)
      expect(trade()).toMatchObject({ steps: ['approve', 'swap'] })
    },
  )

  test('no ends the trade', async () => {
    const { confirm, wallet, trade } = await batching()
    wallet.reply(SEND_CALLS, refuse(fault(4001)))
    await confirm()
    expect(trade()).toEqual({ ...IDLE, message: 'You rejected the request. Nothing was sent.' })
  })

  test('an error of the wallet’s own proves nothing: the person is told to look', async () => {
    const { confirm, wallet, trade, state, plan } = await batching()
    wallet.reply(SEND_CALLS, refuse(fault(-32603, 'oops')))
    await confirm()
    expect(trade()).toMatchObject({ status: 'reviewing', message: null, isSequential: false })
    expect(selectRequestFor(state(), plan)?.failure).toEqual({
      problem: 'sendFailed',
      details: 'oops (-32603)',
      isWatched: false,
    })
  })

  test('X23: taken, it is waited for on the chain, whatever the wallet says', async () => {
    const { confirm, wallet, trade, receipts } = await batching()
    const done = confirm()
    await turn()
    expect(wallet.requested(CALLS_STATUS)[0]?.params).toEqual([BATCH])
    expect(trade()).toMatchObject({ status: 'running', steps: ['batch'], phase: 'chain' })
    receipts.mine(nameOf(trade()), { transactionHash: HASH, status: false })
    await done
    expect(trade()).toMatchObject({ status: 'failed', hash: HASH, reason: 'The network gave no reason.' })
  })

  test('where the account stands is read before the wallet is asked: without a node it is not', async () => {
    const { confirm, node, batches, trade, kept } = await batching()
    node.transactionCount = () => Promise.reject(new NodeError('network', 'down'))
    await confirm()
    expect([batches(), kept()]).toEqual([[], []])
    expect(trade()).toMatchObject({ status: 'reviewing', message: expect.stringMatching(/Nothing was sent\.$/) })
  })

  test('while it is pending, the same trade is not sent again unless that is asked for knowingly', async () => {
    const { confirm, dispatch, batches, trade, plan, state, receipts } = await batching()
    void confirm()
    await turn()
    const name = nameOf(trade())
    dispatch(tradeClosed())
    dispatch(reviewOpened(plan))
    await confirm()
    expect(trade()).toMatchObject({ status: 'reviewing' })
    expect(batches()).toHaveLength(1)
    const other = { ...plan, quote: { ...plan.quote, amountIn: '200000000' } }
    expect(selectPendingFor(state(), other)).toMatchObject({ hash: name, request: { description: TEXT } })
    expect(selectPendingFor(state(), { ...other, sell: plan.buy, buy: plan.sell })).toBeNull()
    expect(selectPendingFor(state(), { ...other, account: BOB })).toBeNull()
    receipts.update(name, { status: 'confirmed', minedAs: HASH })
    expect(selectPendingFor(state(), other)).toBeNull()
  })

  test('a wallet that says that it is over, of which the chain shows nothing: the review warns from then on', async () => {
    const { confirm, dispatch, batches, trade, services } = await batching()
    services.receipts.wait = () => Promise.reject(new BatchFailure('unclear'))
    await confirm()
    expect(trade()).toMatchObject({ status: 'reviewing', message: batchFailureText('unclear') })
    await confirm()
    expect(batches()).toHaveLength(1)
    await dispatch(confirmTrade({ isRepeated: true }))
    expect(batches()).toHaveLength(2)
  })

  test('a no to the upgrade of the account leads to one step at a time', async () => {
    const { confirm, dispatch, wallet, sent, trade } = await reviewing({}, addBatches(fakeWallet(), 'ready'))
    wallet.reply(SEND_CALLS, refuse(fault(5750, 'User rejected account upgrade')))
    dispatch(upgradeChosen({ isWanted: true }))
    await confirm()
    expect(trade()).toMatchObject({
      status: 'reviewing',
      isSequential: true,
      message: 'You kept your account as it is. Nothing was sent. Confirm again to do the steps one at a time.',
    })
    void confirm()
    await turn()
    expect(wallet.requested(SEND_CALLS)).toHaveLength(1)
    expect(sent()).toHaveLength(1)
    expect(trade()).toMatchObject({ steps: ['approve', 'swap'] })
  })

  test('an upgrade of the account that was chosen leads to one request', async () => {
    const { confirm, dispatch, wallet, sent, trade } = await reviewing({}, addBatches(fakeWallet(), 'ready'))
    dispatch(upgradeChosen({ isWanted: true }))
    void confirm()
    await turn()
    expect([wallet.requested(SEND_CALLS).length, sent()]).toEqual([1, []])
    expect(trade()).toMatchObject({ steps: ['batch'], phase: 'chain' })
  })

  test('closed before the wallet is asked, it is not', async () => {
    const { confirm, dispatch, node, batches, trade } = await batching()
    const head = await node.head(3)
    const answer = deferred<typeof head>()
    node.head = () => answer.promise
    const done = confirm()
    await turn()
    dispatch(tradeClosed())
    answer.resolve(head)
    await done
    expect(batches()).toEqual([])
    expect(trade()).toMatchObject({ status: 'idle', message: 'Review the swap to continue.' })
  })
})

describe('nothing is sent', () => {
  async function refusal(app: Awaited<ReturnType<typeof reviewing>>) {
    await app.confirm()
    expect(app.sent()).toEqual([])
    expect(app.kept()).toEqual([])
    const trade = app.trade()
    expect(trade).toMatchObject({ status: 'reviewing', plan: app.plan })
    return trade.status === 'reviewing' ? trade.message : null
  }

  test('X05, X10: the price has moved out of the limit', async () => {
    const app = await approved()
    app.node.estimateGas = async () => Promise.reject(reverted(errorString('Too little received')))
    expect(await refusal(app)).toBe('The price moved past your 0.5% slippage limit. Nothing was sent.')
  })

  test('X10: the pools have run dry', async () => {
    const app = await approved()
    app.node.estimateGas = async () => Promise.reject(reverted(errorString('SPL')))
    expect(await refusal(app)).toBe('The pools no longer hold enough for this amount. Nothing was sent.')
  })

  const moving = (sold: bigint, received: bigint): Simulated => ({
    state: 'done',
    changes: [
      { currency: USDC, before: sold, after: 0n },
      { currency: UNI, before: 0n, after: received },
    ],
    gas: [],
    results: [],
  })
  const SOLD = 100_000_000n

  test.each<[string, () => Promise<App>]>([
    ['a swap', () => approved()],
    ['an approval', () => reviewing()],
    ['a batch', () => reviewing({}, addBatches(fakeWallet()))],
  ])('X11: for %s when less arrives in the simulation of the very calls than was promised', async (_, open) => {
    const app = await open()
    app.services.chain.simulate = async () => moving(SOLD, 97n * ETHER)
    expect(await refusal(app)).toContain('97 UNI arrived instead of at least 99.5 UNI')
    expect(app.wallet.requested(SEND_CALLS)).toEqual([])
    app.services.chain.simulate = async () => moving(2n * SOLD, 100n * ETHER)
    expect(await refusal(app)).toContain('200 USDC left your wallet instead of at most 100 USDC')
  })

  test('X11: for the swap when less arrives than before its approval', async () => {
    const app = await reviewing()
    const done = app.confirm()
    await turn()
    app.services.chain.simulate = async () => moving(SOLD, 97n * ETHER)
    app.approve(1, SOLD)
    await done
    expect(app.sent()).toHaveLength(1)
    expect(app.trade()).toMatchObject({
      status: 'reviewing',
      message: expect.stringMatching(/The swap was not sent\.$/),
    })
  })

  test('X29: where the node does not simulate, or a token does not tell, unless the user goes on without that', async () => {
    const app = await approved()
    const answers: Simulated[] = [{ state: 'unsupported' }, { state: 'done', changes: [], gas: [], results: [] }]
    for (const answer of answers) {
      app.services.chain.simulate = async () => answer
      expect(await refusal(app)).toBe('The node cannot simulate this now. Nothing was sent.')
    }
    void app.dispatch(confirmTrade({ isUntried: true }))
    await turn()
    expect(app.sent()).toHaveLength(1)
  })

  test('X29: with a result that took longer than a block, which is asked for once more', async () => {
    const app = await approved()
    let asked = 0
    app.services.chain.simulate = async () => {
      asked += 1
      await jest.advanceTimersByTimeAsync(15_000)
      return moving(SOLD, 100n * ETHER)
    }
    expect(await refusal(app)).toContain('The node took too long to simulate this')
    expect(asked).toBe(2)
  })

  test('X24: the token’s own words are shown, clean', async () => {
    const app = await approved()
    app.node.estimateGas = async () => Promise.reject(reverted(errorString('paused \u202e<b>')))
    expect(await refusal(app)).toBe('The contract returned: “paused <b>”. Nothing was sent.')
  })

  test('a node that gives no reason for an estimate may give one for a call', async () => {
    const app = await approved()
    app.node.estimateGas = async () => Promise.reject(reverted())
    app.node.simulate = async () => Promise.reject(reverted(errorString('STF')))
    expect(await refusal(app)).toContain('The USDC contract refused the transfer')
  })

  test('the account lacks ether for the cost', async () => {
    const app = await approved()
    const poor = new NodeError('rpc', 'insufficient funds for gas * price + value')
    app.node.estimateGas = async () => Promise.reject(poor)
    app.node.simulate = async () => Promise.reject(poor)
    expect(await refusal(app)).toBe('There is not enough ether in the account for the network cost. Nothing was sent.')
  })

  test.each([
    [{ code: -32000, message: 'insufficient funds for gas * price + value: have 1 want 2' }],
    [{ code: -32603, message: 'Internal JSON-RPC error.', data: { message: 'insufficient funds for transfer' } }],
  ])('the wallet or its node says that the ether is not enough: %j', async (error) => {
    const app = await approved()
    app.wallet.reply(SEND, () => Promise.reject(error))
    await app.confirm()
    expect(app.trade()).toMatchObject({
      status: 'reviewing',
      message: 'There is not enough ether in the account for the network cost. Nothing was sent.',
    })
  })

  test('X29: the node is down when approvals are read', async () => {
    const app = await reviewing()
    app.chain.allowances = async () => Promise.reject(new NodeError('network', 'The node cannot be reached.'))
    expect(await refusal(app)).toBe('The node cannot be reached. Nothing was sent.')
  })

  test('X29: the token does not tell its approvals', async () => {
    const app = await reviewing()
    app.chain.allowances = async () => [null]
    expect(await refusal(app)).toBe('The approval of USDC cannot be read. Nothing was sent.')
  })

  test.each<[NodeError['failure'], string]>([
    ['network', 'The node cannot be reached.'],
    ['wrongChain', 'The node serves another network.'],
    ['disagreement', 'The nodes disagree, so none of their responses is used.'],
  ])('the estimate has no usable answer: %s', async (failure, message) => {
    const app = await approved()
    app.node.estimateGas = async () => Promise.reject(new NodeError(failure, 'x'))
    expect(await refusal(app)).toBe(`${message} Nothing was sent.`)
  })

  test('X27: the estimate is more than one transaction may use', async () => {
    const app = await approved()
    app.node.estimateGas = async () => 30_000_000n
    expect(await refusal(app)).toBe('This needs more gas than one transaction may use. Nothing was sent.')
  })

  test('the chain does not hold the expected contracts', async () => {
    const app = await approved()
    app.chain.checkContracts = async () => ({ executor: null, reason: 'unexpected' })
    expect(await refusal(app)).toBe('The swap contract on this network is not the expected one. Nothing was sent.')
  })

  test('another contract carries trades out than the one that was reviewed', async () => {
    const app = await approved()
    app.chain.checkContracts = async () => ({ executor: 'v2Router', reason: null })
    expect(await refusal(app)).toBe('The swap contract has changed since the review. Nothing was sent.')
  })

  test.each(['250000', '1000000'])('X09: an impact of %p is refused by the command itself', async (impact) => {
    const { quote } = samplePlan()
    const app = await approved({ quote: { ...quote, impact } })
    expect(await refusal(app)).toBe('This swap would lose too much of its value. Nothing was sent.')
  })

  test('X09: so is the loss that the review shows, whatever the impact is', async () => {
    const { dispatch, state, sent } = await approved()
    const loss = { tier: 'blocked', cause: 'value', share: 250_000n, ofCause: 250_000n, usd: null } as const
    await dispatch(confirmTrade({ loss }))
    expect(selectTrade(state())).toMatchObject({
      status: 'reviewing',
      message: 'This swap would lose too much of its value. Nothing was sent.',
    })
    expect(sent()).toEqual([])
  })

  test('X09: one just under it is not', async () => {
    const { confirm, sent } = await approved({ quote: { ...samplePlan().quote, impact: '249999' } })
    void confirm()
    await turn()
    expect(sent()).toHaveLength(1)
  })

  test('the newest block is too old', async () => {
    const app = await approved()
    await app.dispatch(headReads.endpoints.getHead.initiate({ chainId: 3 }))
    const head = await app.node.head(3)
    app.node.head = async () => ({ ...head, timestamp: head.timestamp - 200 })
    expect(await refusal(app)).toBe('The node is behind: its latest block is too old. Nothing was sent.')
  })

  test('the coder of transactions cannot be loaded', async () => {
    const app = await approved()
    app.services.loadTradeEncoder = async () => Promise.reject(new Error('Loading chunk 7 failed'))
    expect(await refusal(app)).toBe('Something went wrong before the swap was sent. Nothing was sent.')
  })

  test('no contracts are known for the chain', async () => {
    const { confirm, sent, trade } = await reviewing({ chainId: 99 })
    await confirm()
    expect(sent()).toEqual([])
    // The wallet is on another chain, so the review is closed.
    expect(trade()).toEqual({ ...IDLE, message: 'This network has no known swap contract. Nothing was sent.' })
  })
})

describe('account and chain', () => {
  /** Confirms the trade and waits until the gas estimate is requested. `go` lets the node respond. */
  async function estimating() {
    const app = await approved()
    const answer: Deferred<bigint> = deferred<bigint>()
    app.node.estimateGas = () => answer.promise
    const done = app.confirm()
    await turn()
    expect(app.trade()).toMatchObject({ phase: 'preparing' })
    return {
      ...app,
      async go() {
        answer.resolve(1n)
        await done
      },
    }
  }

  test('X26: the account changes before the wallet is asked: it is not', async () => {
    const { go, wallet, sent, trade } = await estimating()
    wallet.emit('accountsChanged', [BOB])
    await go()
    expect(sent()).toEqual([])
    expect(trade()).toEqual({
      ...IDLE,
      message: 'The account in your wallet changed. The swap was stopped before it was sent.',
    })
  })

  test('X26: the chain changes before the wallet is asked: it is not', async () => {
    const { go, wallet, sent, trade } = await estimating()
    wallet.emit('chainChanged', '0x1')
    await go()
    expect(sent()).toEqual([])
    expect(trade()).toEqual({
      ...IDLE,
      message: 'The network in your wallet changed. The swap was stopped before it was sent.',
    })
  })

  test('X26: the wallet is released before it is asked: it is not', async () => {
    const { go, dispatch, sent } = await estimating()
    await dispatch(disconnectWallet())
    await go()
    expect(sent()).toEqual([])
  })

  test.each([
    ['account', { accounts: [BOB] }],
    ['chain', { chainId: '0x1' }],
  ])('W37: a change of %s that the wallet did not tell is found out', async (_, changes) => {
    const { go, wallet, sent, trade } = await estimating()
    Object.assign(wallet, changes)
    await go()
    expect(sent()).toEqual([])
    expect(trade()).toEqual({
      ...IDLE,
      message: 'The account or network in your wallet has changed. Check it and try again.',
    })
  })

  test('W13: an account that changes after the approval never sells, and no review of the other is left', async () => {
    const { confirm, approve, wallet, sent, trade } = await reviewing()
    const done = confirm()
    await turn()
    wallet.accounts = [BOB]
    wallet.emit('accountsChanged', [BOB])
    approve(1, 100_000_000n)
    await done
    expect(sent()).toHaveLength(1)
    expect(trade()).toEqual({ ...IDLE, message: 'Your wallet changed in the meantime. The swap was not sent.' })
  })

  test.each([
    ['accountsChanged', [BOB]],
    ['chainChanged', '0x1'],
  ])('after %s, a trade that was cancelled in the wallet does not go back to its review', async (event, payload) => {
    const { confirm, receipts, wallet, trade } = await approved()
    const mined = deferred<never>()
    receipts.wait = () => mined.promise
    const done = confirm()
    await turn()
    wallet.emit(event, payload)
    mined.reject(new Superseded('cancelled', hash(9)))
    await done
    expect(trade()).toMatchObject({
      status: 'failed',
      end: 'cancelled',
      reason: 'You cancelled the transaction in your wallet. The swap did not take place.',
    })
  })

  test('W33: a hash that comes late is kept for the account and chain that it was sent from', async () => {
    const { confirm, wallet, trade, kept, receipts, state } = await approved()
    const prompt = deferred()
    wallet.reply(SEND, () => prompt.promise)
    const done = confirm()
    await turn()
    wallet.emit('accountsChanged', [BOB])
    wallet.emit('chainChanged', '0x1')
    expect(trade()).toEqual({ ...IDLE, message: 'The account in your wallet changed. The review was closed.' })
    prompt.resolve(hash(1))
    await turn()
    expect(trade()).toEqual({
      ...IDLE,
      message:
        'Your wallet sent “Swap 100 USDC for UNI” after the review was closed. See the recent transactions of the account that sent it.',
    })
    expect(kept()).toEqual([[1, 'Swap 100 USDC for UNI']])
    expect(kept(BOB, 1)).toEqual([])
    receipts.mine(hash(1))
    await done
    expect(selectTransactionsOf(state(), ALICE, 3)[0]?.state.status).toBe('confirmed')
    expect(trade()).toEqual({ ...IDLE, message: 'Swap 100 USDC for UNI: confirmed' })
  })

  describe('a request that outlives its review is told of where ended trades are', () => {
    /** Confirms a trade. While the request is open, the wallet emits an event, by default a change of its account. */
    async function outlived(
      app: Awaited<ReturnType<typeof reviewing>>,
      event = 'accountsChanged',
      by: unknown = [BOB],
    ) {
      const prompt = deferred()
      app.wallet.reply(SEND, () => prompt.promise)
      const done = app.confirm()
      await turn()
      app.wallet.emit(event, by)
      return {
        ...app,
        ...prompt,
        done,
        message: () => selectEndedMessage(app.state()),
        news: () => selectNotifications(app.state()).map(({ message }) => message),
      }
    }

    test.each([
      ['accountsChanged', [BOB], fault(4001), 'You rejected the request. Nothing was sent.'],
      ['chainChanged', '0x1', fault(4001), 'You rejected the request. Nothing was sent.'],
    ])('after %s to %j, refused by %j', async (event, by, error, text) => {
      const { reject, done, message, news } = await outlived(await approved(), event, by)
      expect(message()).toMatch(/^The (account|network) in your wallet changed\. The review was closed\.$/)
      reject(error)
      await done
      expect(message()).toBe(text)
      expect(news()).toEqual([])
    })

    test('an error that proves nothing leaves it open, beside what closed the review', async () => {
      const { reject, message, state, news } = await outlived(await approved())
      const closed = message()
      reject(fault(-32_603))
      await turn()
      expect(message()).toBe(closed)
      expect(selectUnseenRequest(state())).toMatchObject({ failure: { problem: 'sendFailed' } })
      expect(news()).toEqual([])
    })

    test('an approval that was sent leaves the swap unsent', async () => {
      const { resolve, approve, done, message, sent } = await outlived(await reviewing())
      resolve(hash(1))
      await turn()
      expect(message()).toMatch(/^Your wallet sent “Approve 100 USDC” after the review was closed\./)
      approve(1, 100_000_000n)
      await done
      expect(message()).toBe('Your wallet changed in the meantime. The swap was not sent.')
      expect(sent()).toHaveLength(1)
    })

    test('what failed is told as that', async () => {
      const { resolve, receipts, done, message } = await outlived(await approved())
      resolve(hash(1))
      await turn()
      receipts.mine(hash(1), { status: false })
      await done
      expect(message()).toBe('Swap 100 USDC for UNI: failed. The network gave no reason.')
    })

    test('what the card does not tell any more is not told again: it is news by then', async () => {
      const { resolve, receipts, done, dispatch, message, news } = await outlived(await approved())
      resolve(hash(1))
      await turn()
      dispatch(tradeClosed())
      receipts.mine(hash(1))
      await done
      expect(message()).toBeNull()
      expect(news()).toEqual(['Swap 100 USDC for UNI: confirmed'])
    })

    test('where another review is open, it is told beside it', async () => {
      const { reject, done, dispatch, trade, news } = await outlived(await approved())
      dispatch(reviewOpened(samplePlan(sellsEther)))
      reject(fault(4001))
      await done
      expect(trade()).toMatchObject({ status: 'reviewing', message: null })
      expect(news()).toEqual(['Swap 100 USDC for UNI: You rejected the request. Nothing was sent.'])
    })
  })

  test('W30: a trade that was sent is told to its end after the wallet has gone', async () => {
    const { confirm, dispatch, trade, receipts } = await approved()
    const done = confirm()
    await turn()
    await dispatch(disconnectWallet())
    receipts.mine(hash(1))
    await done
    expect(trade()).toMatchObject({ status: 'confirmed' })
  })
})

describe('what the wallet says', () => {
  const REJECTED = 'You rejected the request. Nothing was sent.'

  test('X15: no before anything was sent: back to the card, with what there is to say', async () => {
    const { confirm, wallet, trade, kept } = await approved()
    wallet.reply(SEND, refuse(fault(4001)))
    await confirm()
    expect(trade()).toEqual({ ...IDLE, message: REJECTED })
    expect(kept()).toEqual([])
  })

  test('X15: no to the approval ends it, too', async () => {
    const { confirm, wallet, trade } = await reviewing()
    wallet.reply(SEND, refuse(fault(4001)))
    await confirm()
    expect(trade()).toEqual({ ...IDLE, message: REJECTED })
  })

  test('X15: no to the swap after a yes to the approval: the next try asks for the swap alone', async () => {
    const { confirm, wallet, approve, trade, sent, receipts } = await reviewing()
    const done = confirm()
    await turn()
    wallet.reply(SEND, refuse(fault(4001)))
    approve(1, 100_000_000n)
    await done
    expect(trade()).toMatchObject({
      status: 'reviewing',
      message: 'You rejected the request. The swap was not sent. USDC stays approved.',
    })

    wallet.reply(SEND, async () => hash(7))
    const again = confirm()
    await turn()
    expect(
      sent()
        .slice(2)
        .map(({ to }) => to),
    ).toEqual([CONTRACTS.swapRouter])
    receipts.mine(hash(7))
    await again
    expect(trade()).toMatchObject({ status: 'confirmed', hash: hash(7) })
  })

  test('no to the approval after a reset: something was sent, and what it cost is kept', async () => {
    const { confirm, node, approvals, approve, wallet, trade } = await reviewing()
    approvals[USDC] = 5n
    node.simulate = () => Promise.reject(reverted())
    const done = confirm()
    await turn()
    expect(trade()).toMatchObject({ steps: ['reset', 'approve', 'swap'] })
    wallet.reply(SEND, refuse(fault(4001)))
    approve(1, 0n)
    await done
    expect(trade()).toMatchObject({
      status: 'reviewing',
      message: 'You rejected the request. The swap was not sent.',
      paid: (200_000n * 10n ** 9n).toString(),
    })
  })

  test('an error after a reset does not say that nothing was sent', async () => {
    const { confirm, node, approvals, approve, trade } = await reviewing()
    approvals[USDC] = 5n
    node.simulate = () => Promise.reject(reverted())
    const done = confirm()
    await turn()
    node.estimateGas = () => Promise.reject(new NodeError('network', 'Down.'))
    approve(1, 0n)
    await done
    expect(trade()).toMatchObject({
      status: 'reviewing',
      message: 'The node cannot be reached. The swap was not sent.',
    })
  })

  test('X14: an approval that was lowered in the wallet is found out, and nothing is sold', async () => {
    const { confirm, approve, trade, sent } = await reviewing()
    const done = confirm()
    await turn()
    approve(1, 99_999_999n)
    await done
    expect(sent()).toHaveLength(1)
    expect(trade()).toMatchObject({
      status: 'reviewing',
      message:
        'The approval is too low. The swap needs 100 USDC: confirm again and leave the amount as it is, or sell less.',
    })
  })

  test.each([['0x'], [null], [{}], ['0x123']])(
    'W32: %j is no hash: not kept, and the person is told to look',
    async (junk) => {
      const { confirm, wallet, trade, kept, receipts, state, plan } = await approved()
      wallet.reply(SEND, async () => junk)
      void confirm()
      await turn()
      expect(kept()).toEqual([])
      expect(receipts.requested).toEqual([])
      expect(trade()).toMatchObject({ status: 'reviewing', message: null })
      expect(selectRequestFor(state(), plan)).toMatchObject({ failure: { problem: 'invalidHash' } })
    },
  )

  test('W32: the hash of an older transaction is no hash of this one', async () => {
    const { confirm, wallet, trade, kept, dispatch, state, plan } = await approved()
    dispatch(addTransaction(ALICE, 3, { hash: hash(9), description: 'Older' }))
    const before = kept()
    wallet.reply(SEND, async () => hash(9).toUpperCase().replace('0X', '0x'))
    void confirm()
    await turn()
    expect(kept()).toEqual(before)
    expect(trade()).toMatchObject({ status: 'reviewing', message: null })
    expect(selectRequestFor(state(), plan)).toMatchObject({ failure: { problem: 'invalidHash' } })
  })

  test('W17: a request that waits there already', async () => {
    const { confirm, wallet, trade } = await approved()
    wallet.reply(SEND, refuse(fault(-32002)))
    await confirm()
    expect(trade()).toMatchObject({ message: 'Open your wallet: a request is already waiting there.' })
  })
})

describe('what the chain says', () => {
  const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
  const topic = (address: string): `0x${string}` => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`
  const transfer = (data: `0x${string}`) => ({
    address: UNI,
    topics: [TRANSFER, topic(CONTRACTS.swapRouter), topic(ALICE)] as `0x${string}`[],
    data,
  })

  const CLAIM = transfer(`0x${42n.toString(16).padStart(64, '0')}`)

  async function swapping() {
    const app = await approved()
    const done = app.confirm()
    await turn()
    return { ...app, done }
  }

  test('X11: what really arrived is read from the receipt', async () => {
    const { receipts, done, trade } = await swapping()
    receipts.mine(hash(1), { logs: [CLAIM] })
    await done
    expect(trade()).toMatchObject({
      status: 'confirmed',
      received: { units: '42', claimed: null, isOnlyClaimed: true },
    })
  })

  test('X11: what a token claims is held against the balance, of no other than it', async () => {
    const { receipts, done, trade, chain } = await swapping()
    const requested: unknown[] = []
    chain.balanceChanges = async (chainId, { account, tokens }, { blockNumber, logs }) => {
      requested.push({ chainId, account, tokens, blockNumber, logs })
      return [40n]
    }
    receipts.mine(hash(1), { blockNumber: 77, logs: [CLAIM] })
    await done
    expect(requested).toEqual([{ chainId: 3, account: ALICE, tokens: [UNI], blockNumber: 77, logs: [CLAIM] }])
    expect(trade()).toMatchObject({
      received: { units: '40', claimed: '42', isOnlyClaimed: false },
      // The app trusts USDC's events, so it does not compare the claimed amount with the balance.
      sold: { claimed: null, isOnlyClaimed: false },
    })
  })

  test('X11: of a node that has no past states there is the event alone, and the swap is confirmed all the same', async () => {
    const { receipts, done, trade, chain } = await swapping()
    chain.balanceChanges = async () => Promise.reject(new NodeError('rpc', 'missing trie node'))
    receipts.mine(hash(1), { logs: [CLAIM] })
    await done
    expect(trade()).toMatchObject({ status: 'confirmed', received: { units: '42', isOnlyClaimed: true } })
  })

  const PAID = {
    address: USDC,
    topics: [TRANSFER, topic(ALICE), topic(CONTRACTS.swapRouter)] as `0x${string}`[],
    data: `0x${100_000_000n.toString(16).padStart(64, '0')}` as const,
  }
  const GOT = transfer(`0x${(33n * 10n ** 18n).toString(16).padStart(64, '0')}`)

  test.each([
    [
      'what was paid and received',
      [PAID, GOT],
      [33n * 10n ** 18n],
      'Swap confirmed. You received 33 UNI for 100 USDC.',
    ],
    ['what the balance shows', [PAID, GOT], [32n * 10n ** 18n], 'Swap confirmed. You received 32 UNI for 100 USDC.'],
    [
      'what was received, where the receipt does not show the rest',
      [GOT],
      [33n * 10n ** 18n],
      'Swap confirmed. You received 33 UNI.',
    ],
    ['no amount that only the token claims', [PAID, GOT], [null], 'Swap 100 USDC for UNI: confirmed'],
    ['no amount that is not known', [PAID, transfer('0x')], [null], 'Swap 100 USDC for UNI: confirmed'],
  ])('a hidden swap is reported once, with %s', async (_, logs, changes, message) => {
    const { receipts, done, dispatch, chain, state } = await swapping()
    chain.balanceChanges = async () => Promise.resolve(changes)
    dispatch(tradeClosed())
    receipts.mine(hash(1), { logs })
    await done
    expect(selectNotifications(state())).toMatchObject([{ type: 'success', message }])
  })

  test('X23: a log that cannot be read leaves the amount open; a confirmed swap is never said to be unsent', async () => {
    const { receipts, done, trade } = await swapping()
    receipts.mine(hash(1), { logs: [transfer('0x')] })
    await done
    expect(trade()).toMatchObject({ status: 'confirmed', hash: hash(1), received: { units: null } })
  })

  test('T06: a mined failure has a reason, from the states before and after its block', async () => {
    const { receipts, done, trade, node } = await swapping()
    const blocks: unknown[] = []
    node.simulate = async (_chainId, _call, block) => {
      blocks.push(block)
      throw reverted(errorString('Transaction too old'))
    }
    receipts.mine(hash(1), { status: false, blockNumber: 120 })
    await done
    expect(blocks).toEqual([119, 120])
    expect(trade()).toMatchObject({
      status: 'failed',
      hash: hash(1),
      reason: 'It was not confirmed within 30 minutes.',
      cost: (200_000n * 10n ** 9n).toString(),
    })
  })

  test('T06: a swap whose price moved in its own block says so', async () => {
    const { receipts, done, trade, node } = await swapping()
    node.simulate = async (_chainId, _call, block) => {
      if (block === 120) throw reverted(errorString('Too little received'))
      return '0x'
    }
    receipts.mine(hash(1), { status: false, blockNumber: 120 })
    await done
    expect(trade()).toMatchObject({ status: 'failed', reason: 'The price moved past your 0.5% slippage limit.' })
  })

  test('T06: one that is mined after its deadline has expired, though the block before was still in time', async () => {
    const { receipts, done, trade, node } = await swapping()
    const block = await node.head(3)
    node.block = async (_chainId, number) => ({ ...block, number, timestamp: block.timestamp + 31 * 60 })
    receipts.mine(hash(1), { status: false, blockNumber: 120 })
    await done
    expect(trade()).toMatchObject({
      status: 'failed',
      end: 'expired',
      reason: 'It was not confirmed within 30 minutes.',
    })
  })

  test('X17: a mined failure without a reason to find says so', async () => {
    const { receipts, done, trade } = await swapping()
    receipts.mine(hash(1), { status: false })
    await done
    expect(trade()).toMatchObject({
      reason: 'The network gave no reason.',
    })
  })

  test('what a development node mined and then answered with an error has failed, like any other', async () => {
    const { confirm, wallet, receipts, trade } = await approved()
    const reported = 'Error: VM Exception while processing transaction: reverted'
    wallet.reply(
      SEND,
      refuse({ code: -32603, message: reported, data: { message: reported, txHash: hash(7), data: '0x' } }),
    )
    const done = confirm()
    await turn()
    receipts.mine(hash(7), { status: false })
    await done
    expect(trade()).toMatchObject({ status: 'failed', hash: hash(7) })
    expect(JSON.stringify(trade())).not.toContain('Nothing was sent')
  })

  test('a failed approval ends the trade', async () => {
    const { confirm, receipts, sent, trade } = await reviewing()
    const done = confirm()
    await turn()
    receipts.mine(hash(1), { status: false })
    await done
    expect(sent()).toHaveLength(1)
    expect(trade()).toMatchObject({ status: 'failed', hash: hash(1) })
  })

  test('T06: after an approval "nothing was sent" would not be true', async () => {
    const { confirm, approve, node, trade } = await reviewing()
    const done = confirm()
    await turn()
    node.estimateGas = async () => Promise.reject(reverted(errorString('Too little received')))
    approve(1, 100_000_000n)
    await done
    expect(trade()).toMatchObject({
      status: 'reviewing',
      message: 'The price moved past your 0.5% slippage limit. The swap was not sent.',
    })
  })

  test('a closed trade is not continued in the wallet: it ends after the approval, and says so', async () => {
    const { confirm, approve, dispatch, sent, trade } = await reviewing()
    const done = confirm()
    await turn()
    dispatch(tradeClosed())
    approve(1, 100_000_000n)
    await done
    expect(sent()).toHaveLength(1)
    expect(trade()).toEqual({ ...IDLE, message: 'Review the swap to continue.' })
  })

  test('one that is closed before the wallet is asked never asks it', async () => {
    const { confirm, dispatch, node, sent, trade } = await approved()
    const answer = deferred<bigint>()
    node.estimateGas = () => answer.promise
    const done = confirm()
    await turn()
    dispatch(tradeClosed())
    answer.resolve(1n)
    await done
    expect(sent()).toEqual([])
    expect(trade()).toEqual({ ...IDLE, message: 'Review the swap to continue.' })
  })

  test('a hidden trade goes on, and ends unseen', async () => {
    const { receipts, done, dispatch, trade } = await swapping()
    dispatch(tradeClosed())
    receipts.mine(hash(1))
    await done
    expect(trade()).toMatchObject({ status: 'confirmed', isHidden: true })
  })
})

test('a dialog closed while the amounts are proven: that the swap is confirmed is reported once all the same', async () => {
  const { confirm, receipts, chain, dispatch, state, trade, plan } = await approved()
  const changes = deferred<bigint[]>()
  chain.balanceChanges = () => changes.promise
  const reports = () => selectNotifications(state()).map(({ type, message }) => [type, message])
  const done = confirm()
  await turn()
  receipts.mine(hash(1))
  await turn()
  expect(reports()).toEqual([])
  dispatch(tradeClosed())
  changes.resolve([])
  await done
  expect(trade()).toMatchObject({ status: 'confirmed', isHidden: true })
  expect(reports()).toEqual([['success', `Swap 100 USDC for ${plan.buy.symbol}: confirmed`]])
})

describe('a request that the wallet has not answered', () => {
  /** A trade whose dialog the visitor closes before the wallet has answered the request. */
  async function unanswered(app?: Awaited<ReturnType<typeof reviewing>>) {
    const requested = app ?? (await approved())
    const prompt = deferred()
    requested.wallet.reply(SEND, () => prompt.promise)
    const done = requested.confirm()
    await turn()
    expect(unseen(requested)).toBeNull()
    requested.dispatch(tradeClosed())
    return {
      ...requested,
      prompt,
      done,
      again: () => requested.dispatch(confirmTrade({ isRepeated: true })),
      open: () => unseen(requested),
    }
  }
  const unseen = ({ state }: Pick<Awaited<ReturnType<typeof reviewing>>, 'state'>) =>
    selectUnseenRequest(state())?.text ?? null

  test('is reported after its dialog has closed, and until it is answered', async () => {
    const { open, prompt, receipts, done, trade } = await unanswered()
    expect(open()).toBe('Swap 100 USDC for UNI')
    prompt.resolve(hash(1))
    await turn()
    expect(open()).toBeNull()
    receipts.mine(hash(1))
    await done
    expect(trade()).toMatchObject({ status: 'confirmed', isHidden: true })
  })

  test('a no is an answer', async () => {
    const { open, prompt, done } = await unanswered()
    prompt.reject(fault(4001))
    await done
    expect(open()).toBeNull()
  })

  test.each<[string, (app: Awaited<ReturnType<typeof unanswered>>) => unknown]>([
    ['another account', ({ wallet }) => wallet.emit('accountsChanged', [BOB])],
    ['another chain', ({ wallet }) => wallet.emit('chainChanged', '0x1')],
    ['a wallet that was let go', ({ dispatch }) => dispatch(disconnectWallet())],
  ])('%s is none', async (_, change) => {
    const app = await unanswered()
    await change(app)
    expect(app.open()).toBe('Swap 100 USDC for UNI')
  })

  test('a second one for the same trade, of any amount, is sent only where it is asked for again', async () => {
    const { confirm, again, dispatch, sent, trade } = await unanswered()
    dispatch(reviewOpened(samplePlan({ amount: '90000000' })))
    await confirm()
    expect(sent()).toHaveLength(1)
    expect(trade()).toMatchObject({ status: 'reviewing' })
    void again()
    await turn()
    expect(sent()).toHaveLength(2)
  })

  test('any other trade is free', async () => {
    const { confirm, dispatch, sent } = await unanswered()
    dispatch(reviewOpened(samplePlan(sellsEther)))
    void confirm()
    await turn()
    expect(sent()).toHaveLength(2)
  })

  test('an approval stands for its trade', async () => {
    const { confirm, dispatch, sent, open, plan } = await unanswered(await reviewing())
    expect(open()).toBe('Approve 100 USDC')
    dispatch(reviewOpened(plan))
    await confirm()
    expect(sent()).toHaveLength(1)
  })

  test('so does a batch', async () => {
    const app = await reviewing({}, addBatches(fakeWallet()))
    app.wallet.reply(SEND_CALLS, () => deferred().promise)
    void app.confirm()
    await turn()
    app.dispatch(tradeClosed())
    expect(unseen(app)).toBe('Swap 100 USDC for UNI')
    app.dispatch(reviewOpened(app.plan))
    await app.confirm()
    expect(app.wallet.requested(SEND_CALLS)).toHaveLength(1)
  })

  test('answered with yes while the same trade is under review again, it closes that review, which says why', async () => {
    const { prompt, dispatch, plan, trade, confirm, sent } = await unanswered()
    dispatch(reviewOpened(plan))
    prompt.resolve(hash(1))
    await turn()
    expect(trade()).toEqual({
      ...IDLE,
      message: 'Your wallet sent the earlier request. The review was closed so that nothing is sent twice by mistake.',
    })
    await confirm()
    expect(sent()).toHaveLength(1)
  })

  test('a review of another trade stays open then', async () => {
    const { prompt, dispatch, trade } = await unanswered()
    dispatch(reviewOpened(samplePlan(sellsEther)))
    prompt.resolve(hash(1))
    await turn()
    expect(trade()).toMatchObject({ status: 'reviewing' })
  })

  test('two that were requested are told until both are answered', async () => {
    const { prompt, again, dispatch, wallet, plan, open } = await unanswered()
    dispatch(reviewOpened(plan))
    const second = deferred()
    wallet.reply(SEND, () => second.promise)
    void again()
    await turn()
    // The dialog shows the second request, and the card shows the first one.
    expect(open()).not.toBeNull()
    prompt.resolve(hash(1))
    await turn()
    expect(open()).toBeNull()
    dispatch(tradeClosed())
    expect(open()).not.toBeNull()
    second.reject(fault(4001))
    await turn()
    expect(open()).toBeNull()
  })
})

describe('a request that the wallet failed with and may have sent', () => {
  /** Simulates an error of the wallet that leaves open whether a transaction was sent. */
  async function failed(
    app?: Awaited<ReturnType<typeof reviewing>>,
    error: unknown = fault(-32_603, 'Internal error'),
  ) {
    const requested = app ?? (await approved())
    requested.wallet.reply(SEND, refuse(error))
    const done = requested.confirm()
    await turn()
    const [search] = requested.receipts.searches
    return { ...requested, done, search: search!, request: () => selectRequestFor(requested.state(), requested.plan) }
  }

  test('X31: the review warns of it, with the wallet’s own words, and nothing is sent again unless it is asked for', async () => {
    const { trade, request, confirm, sent, wallet, dispatch } = await failed()
    expect(trade()).toMatchObject({ status: 'reviewing', message: null })
    expect(request()).toMatchObject({
      text: 'Swap 100 USDC for UNI',
      failure: { problem: 'sendFailed', details: 'Internal error (-32603)', isWatched: true },
    })
    await confirm()
    expect(sent()).toHaveLength(1)
    wallet.reply(SEND, async () => hash(2))
    void dispatch(confirmTrade({ isRepeated: true }))
    await turn()
    expect(sent()).toHaveLength(2)
  })

  test.each<[string, unknown]>([
    ['a lost connection', fault(4900)],
    ['a node’s words that say nothing', { code: -32603, message: 'Error: VM Exception: reverted' }],
  ])('X31: %s is the same', async (_, error) => {
    const { request } = await failed(undefined, error)
    expect(request()?.failure).toBeDefined()
  })

  test.each<[string, unknown]>([
    ['a no', fault(4001)],
    ['another request that waits', fault(-32002)],
    ['a wallet that does not know the request', fault(4200)],
    ['too little for the network cost', fault(-32000, 'insufficient funds for gas * price + value')],
  ])('%s proves that nothing was sent', async (_, error) => {
    const { request, receipts } = await failed(undefined, error)
    expect(request()).toBeNull()
    expect(receipts.searches).toEqual([])
  })

  test('X31: what it had sent is found by the account’s nonces, and followed to its end as this trade’s', async () => {
    const { search, trade, receipts, done, request, kept, plan } = await failed()
    expect(search.asked).toMatchObject({ chainId: 3, account: ALICE, nonce: 0, block: 100 })
    search.end(hash(5))
    await turn()
    expect(trade()).toMatchObject({ status: 'running', plan, phase: 'chain', hash: hash(5) })
    expect(request()).toBeNull()
    expect(kept()).toEqual([[5, 'Swap 100 USDC for UNI']])
    receipts.mine(hash(5))
    await done
    expect(trade()).toMatchObject({ status: 'confirmed', hash: hash(5) })
  })

  test('X31: after an approval that was sent, the swap is asked for', async () => {
    const { search, approve, wallet, sent, trade } = await failed(await reviewing())
    wallet.reply(SEND, async () => hash(6))
    search.end(hash(5))
    await turn()
    expect(trade()).toMatchObject({ steps: ['approve', 'swap'], at: 0, phase: 'chain', hash: hash(5) })
    approve(5, 100_000_000n)
    await turn()
    expect(sent()).toHaveLength(2)
    expect(trade()).toMatchObject({ at: 1, hash: hash(6) })
  })

  test('found after the review was closed, it is told where ended trades are', async () => {
    const { search, dispatch, state, request } = await failed()
    dispatch(tradeClosed())
    expect(selectUnseenRequest(state())).not.toBeNull()
    search.end(hash(5))
    await turn()
    expect(selectEndedMessage(state())).toMatch(/^Your wallet sent “Swap 100 USDC for UNI” after the review was closed/)
    expect(request()).toBeNull()
  })

  test('nothing found in time leaves the warning: it is no proof', async () => {
    const { search, done, trade, request } = await failed()
    search.end(null)
    await done
    expect(trade()).toMatchObject({ status: 'reviewing' })
    expect(request()?.failure).toBeDefined()
  })
})

test('what was paid includes the fee for data beside the gas', () => {
  expect(costPaid(fakeReceipt({ gasUsed: 21_000n, effectiveGasPrice: 2n }))).toBe('42000')
  expect(costPaid(fakeReceipt({ gasUsed: 21_000n, effectiveGasPrice: 2n, l1Fee: 7n }))).toBe('42007')
})

describe('what the wallet sent instead', () => {
  test.each([
    ['Your wallet sent this from 0x70…79C8. Check in your wallet what it did before you trade again.', BOB],
    [
      'Your wallet sent a different transaction from the one requested. Check in your wallet what it did before you trade again.',
      undefined,
    ],
  ])('%s: it is reported as that, never as a success', async (reason, sentFrom) => {
    const { confirm, receipts, node, trade, plan } = await reviewing(sellsEther)
    receipts.wait = () => Promise.reject(new Altered(sentFrom, hash(1)))
    const mined = fakeReceipt({ transactionHash: hash(1), gasUsed: 21_000n, effectiveGasPrice: 2n })
    node.receipt = async (_, of) => (of === hash(1) ? mined : null)
    await confirm()
    // A transaction that another account sent and paid for costs this account nothing.
    const paid = sentFrom === undefined ? { paidBy: null, cost: '42000' } : { paidBy: sentFrom, cost: '0' }
    expect(trade()).toEqual({
      status: 'altered',
      plan,
      hash: hash(1),
      reason,
      effect: null,
      ...paid,
      hasApproved: false,
      isHidden: false,
    })
  })

  const word = (value: bigint | string) => BigInt(value).toString(16).padStart(64, '0')
  const tokenData = (selector: string, to: string, units: bigint) => `0x${selector}${word(to)}${word(units)}` as const
  const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
  const APPROVAL = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'
  const log = (address: Address, event: typeof TRANSFER | typeof APPROVAL, party: Address) => ({
    address,
    topics: [event, `0x${word(ALICE)}`, `0x${word(party)}`] as `0x${string}`[],
    data: '0x' as const,
  })
  const STRANGE = '0xAb00000000000000000000000000000000000001'
  const CHECK = ' Check in your wallet what it did before you trade again.'

  /** Mines a transaction that the wallet sent in place of the requested one, and that the node knows from then on. */
  const minedInstead = ({ node }: App, changes: Partial<Transaction>, receipt: Partial<Receipt> = {}) => {
    const sent: Transaction = {
      hash: hash(1),
      from: ALICE,
      nonce: 1,
      to: BOB,
      value: 0n,
      input: '0x' as const,
      ...changes,
    }
    node.transaction = async () => sent
    node.receipt = async () => fakeReceipt({ transactionHash: hash(1), ...receipt })
  }

  test.each<[did: string, sent: Partial<Transaction>, receipt: Partial<Receipt>]>([
    ['5 ETH went to 0x70…79C8.', { value: 5n * ETHER }, {}],
    ['It was sent to its own sender and moved nothing.', { to: ALICE }, {}],
    ['It failed and moved nothing.', { value: 5n * ETHER }, { status: false }],
    [
      '50 USDC went to 0x70…79C8.',
      { to: USDC, input: tokenData('a9059cbb', BOB, 50_000_000n) },
      { logs: [log(USDC, TRANSFER, BOB)] },
    ],
    [
      'It approved 0x70…79C8 to take any amount of UNI.',
      { to: UNI, input: tokenData('095ea7b3', BOB, 2n ** 256n - 1n) },
      { logs: [log(UNI, APPROVAL, BOB)] },
    ],
    [
      'It revoked the approval of Uniswap SwapRouter02 to take UNI.',
      { to: UNI, input: tokenData('095ea7b3', CONTRACTS.swapRouter, 0n) },
      { logs: [log(UNI, APPROVAL, CONTRACTS.swapRouter)] },
    ],
    [
      'It approved 0x70…79C8 to take an amount of the token 0xAb…0001.',
      { to: STRANGE, input: tokenData('095ea7b3', BOB, 7n) },
      { logs: [log(STRANGE, APPROVAL, BOB)] },
    ],
    // A contract that reports no symbol does not count as a token.
    [`It called the USDC token.${CHECK}`, { to: USDC, input: tokenData('a9059cbb', BOB, 50_000_000n) }, {}],
    [
      `It called Uniswap SwapRouter02, with 2 ETH.${CHECK}`,
      { to: CONTRACTS.swapRouter, value: 2n * ETHER, input: '0x12345678' },
      {},
    ],
    [`It called 0xAb…0001.${CHECK}`, { to: STRANGE, input: '0x12345678' }, {}],
    [`It created a contract.${CHECK}`, { to: null, input: '0x12345678' }, {}],
  ])('what it did is read and said: %s', async (did, sent, receipt) => {
    const app = await reviewing(sellsEther)
    app.receipts.wait = () => Promise.reject(new Altered(undefined, hash(1)))
    await app.dispatch(lists.endpoints.getTokens.initiate(undefined))
    minedInstead(app, sent, receipt)
    await app.confirm()
    expect(app.trade()).toMatchObject({
      status: 'altered',
      reason: `Your wallet sent a different transaction from the one requested. ${did}`,
      cost: '200000000000000',
    })
  })

  test('T03: so is what a transaction did that replaced the swap', async () => {
    const app = await reviewing(sellsEther)
    app.receipts.wait = () => Promise.reject(new Superseded('replaced', hash(1)))
    minedInstead(app, { value: 5n * ETHER })
    await app.confirm()
    expect(app.trade()).toMatchObject({
      status: 'failed',
      end: 'replaced',
      reason:
        'Another transaction replaced this one in your wallet. The swap did not take place. 5 ETH went to 0x70…79C8.',
    })
  })

  test.each([
    ['20 UNI went to 0x70…79C8.', { [UNI]: (4n * ETHER).toString() }],
    // What people call the amount is unknown, so none is named.
    [`An amount of UNI went to 0x70…79C8.`, {}],
  ])('X44: the amount of a token with a multiplier is what people call it: %s', async (did, multipliers) => {
    const app = await reviewing(sellsEther)
    app.receipts.wait = () => Promise.reject(new Superseded('replaced', hash(1)))
    await app.dispatch(lists.endpoints.getTokens.initiate(undefined))
    app.chain.uiMultipliers = async (_chainId, tokens) =>
      tokens.includes(UNI) ? multipliers : Object.fromEntries(tokens.map((token) => [token, null]))
    minedInstead(app, { to: UNI, input: tokenData('a9059cbb', BOB, 5n * ETHER) }, { logs: [log(UNI, TRANSFER, BOB)] })
    await app.confirm()
    expect(app.trade()).toMatchObject({ status: 'failed', reason: expect.stringContaining(did) as unknown })
  })

  test('an altered approval ends the trade: nothing more is requested', async () => {
    const { confirm, receipts, sent, trade } = await reviewing()
    receipts.wait = () => Promise.reject(new Altered(undefined, hash(1)))
    await confirm()
    expect(sent()).toHaveLength(1)
    expect(trade()).toMatchObject({ status: 'altered', hash: hash(1) })
  })

  const approving = async () => {
    const app = await reviewing()
    const done = app.confirm()
    await turn()
    return { ...app, done }
  }

  test('an approval that was lowered below the trade: the swap needs more, with what to do', async () => {
    const { done, receipts, approve, sent, trade } = await approving()
    receipts.update(hash(1), { status: 'pending', nonce: 1, approved: '50000000' })
    approve(1, 50_000_000n)
    await done
    expect(sent()).toHaveLength(1)
    expect(trade()).toMatchObject({
      status: 'reviewing',
      message:
        'You approved 50 USDC instead of 100 USDC. The swap needs 100 USDC: confirm again and leave the amount as it is, or sell less.',
    })
  })

  test('one that still covers the trade is enough', async () => {
    const { receipts, approve, sent } = await approving()
    receipts.update(hash(1), { status: 'pending', nonce: 1, approved: '250000000' })
    approve(1, 250_000_000n)
    await turn()
    expect(sent().map(({ to }) => to)).toEqual([USDC, CONTRACTS.swapRouter])
  })

  test('X12: an approval that was not reset after all is told before the next is requested', async () => {
    const { confirm, sent, approve, approvals, node, receipts, trade } = await reviewing()
    approvals[USDC] = 5n
    node.simulate = async () => Promise.reject(reverted())
    const done = confirm()
    await turn()
    receipts.update(hash(1), { status: 'pending', nonce: 1, approved: '7000000' })
    approve(1, 7_000_000n)
    await done
    expect(sent()).toHaveLength(1)
    expect(trade()).toMatchObject({
      message:
        'You approved 7 USDC instead of 0 USDC. The old approval has to be reset to 0 first: confirm again and leave the 0 as it is.',
    })
  })
})

test('without a review nothing happens', async () => {
  const { dispatch, confirm, sent, trade } = await reviewing()
  dispatch(tradeClosed())
  await confirm()
  expect(sent()).toEqual([])
  expect(trade()).toEqual(IDLE)
})

test('what goes wrong after the sending is never called "nothing was sent"', async () => {
  const { confirm, receipts, trade } = await reviewing(sellsEther)
  receipts.wait = () => Promise.reject(new Error('unforeseen'))
  await confirm()
  expect(trade()).toMatchObject({
    status: 'reviewing',
    message:
      'The transaction was sent, but its outcome could not be read. Check your recent transactions before you try again.',
  })
})

test('T03: a replaced transaction that another account sent and paid for has cost the account nothing', async () => {
  const { confirm, receipts, node, trade } = await reviewing(sellsEther)
  receipts.wait = () => Promise.reject(new Superseded('replaced', hash(9)))
  node.receipt = async () => fakeReceipt({ transactionHash: hash(9), from: BOB })
  await confirm()
  expect(trade()).toMatchObject({ status: 'failed', end: 'replaced', cost: '0' })
})

test.each([
  ['cancelled', 'You cancelled the transaction in your wallet. The swap did not take place.'],
  ['replaced', 'Another transaction replaced this one in your wallet. The swap did not take place.'],
] as const)('T03: a swap that was %s is reported as that, with what it cost', async (resolution, reason) => {
  const { confirm, receipts, node, trade } = await reviewing(sellsEther)
  receipts.wait = () => Promise.reject(new Superseded(resolution, hash(9)))
  const mined = fakeReceipt({ transactionHash: hash(9), gasUsed: 21_000n, effectiveGasPrice: 2n })
  node.receipt = async (_, of) => (of === hash(9) ? mined : null)
  await confirm()
  const ended = { status: 'failed', end: resolution, hash: hash(9), cost: '42000' }
  expect(trade()).toMatchObject({ ...ended, reason: expect.stringContaining(reason) as unknown })
})

test('T03: what a cancelled swap cost is not made up where no node tells', async () => {
  const { confirm, receipts, node, trade } = await reviewing(sellsEther)
  receipts.wait = () => Promise.reject(new Superseded('cancelled', hash(9)))
  node.receipt = () => Promise.reject(new NodeError('network', 'Down.'))
  await confirm()
  expect(trade()).toMatchObject({ status: 'failed', end: 'cancelled', cost: null })
})
