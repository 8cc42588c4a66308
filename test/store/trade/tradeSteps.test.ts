import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { PERMIT2 } from '#config/uniswap'
import { NodeError } from '#domain/chain/nodeError'
import { permit2Until } from '#domain/approval/permit2'
import * as tradeEncoder from '#services/trade/tradeEncoder'
import { previewTrade } from '#store/trade/previewTrade'
import { approvedAmount, deploymentFor, stepCall, stepsFor } from '#store/trade/tradeSteps'
import { configuredChain } from '#config/chains'
import { unsignedDataSize } from '#domain/chain/unsignedData'
import { NATIVE } from '#domain/token/token'
import type { EncodedCall } from '#services/trade/tradeAbi'
import { appStore } from '../../support/appStore'
import { CONTRACTS, ETHER, UNI, USDC } from '../../support/fakeServices'
import { ALICE } from '../../support/fakeWallet'
import { ETHER_COIN, samplePlan, USDC_TOKEN } from '../../support/samplePlan'

const ALL = 2n ** 256n - 1n
const sellsEther = { sell: ETHER_COIN, buy: USDC_TOKEN, amount: ETHER.toString() }
const { encodeApprove, encodeTrade } = tradeEncoder

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

describe('where a plan is executed', () => {
  test('is what its chain is known to hold', () => expect(deploymentFor({ chainId: 3 })).toBe(CONTRACTS))

  test('X01: a chain that nothing is known of is an error', () =>
    expect(() => deploymentFor({ chainId: 99 })).toThrow('This network has no known swap contract.'))
})

describe('X13: what is approved', () => {
  test('is what is sold', () => expect(approvedAmount(samplePlan())).toBe(100_000_000n))

  test('is the most that may be sold, for a fixed output', () => {
    const plan = samplePlan({ kind: 'exactOut', amount: (100n * ETHER).toString() })
    expect(approvedAmount(plan)).toBe(100_500_000n)
  })

  test('is everything by choice alone', () => expect(approvedAmount(samplePlan({ approval: 'unlimited' }))).toBe(ALL))
})

describe('the call of a step', () => {
  const call = (changes: Parameters<typeof samplePlan>[0], step: Parameters<typeof stepCall>[1]) =>
    stepCall(samplePlan(changes), step, tradeEncoder, { deadline: 5, held: null })

  test.each([
    ['swapRouter02', CONTRACTS.swapRouter],
    ['v2Router', CONTRACTS.v2Router],
  ] as const)('X13: an approval is for the contract that carries the trade out: %s', (executor, spender) => {
    expect(call({ executor }, 'approve')).toEqual(encodeApprove(USDC, spender, 100_000_000n))
    expect(call({ executor }, 'reset')).toEqual(encodeApprove(USDC, spender, 0n))
  })

  test('a swap is the trade itself, with the deadline', () =>
    expect(call({}, 'swap')).toEqual(encodeTrade(samplePlan(), CONTRACTS, 5)))

  test('ether is never approved', () =>
    expect(call(sellsEther, 'approve')).toEqual(encodeTrade(samplePlan(sellsEther), CONTRACTS, 5)))

  test('the guard can be left out', () => {
    const plan = samplePlan({ guard: { ticks: 25 } })
    const [guarded, unguarded] = [{}, { withoutGuard: true } as const].map((options) =>
      stepCall(plan, 'swap', tradeEncoder, { deadline: 5, held: null, ...options }),
    )
    expect(unguarded).toEqual(encodeTrade(samplePlan(), CONTRACTS, 5))
    expect(guarded?.data.length).toBeGreaterThan(unguarded?.data.length ?? 0)
  })
})

describe('which steps it still takes', () => {
  const requested = async (
    changes: Parameters<typeof samplePlan>[0],
    prepare: (services: ReturnType<typeof appStore>['services']) => void = () => undefined,
  ) => {
    const { services } = appStore()
    prepare(services)
    return stepsFor(samplePlan(changes), services)
  }
  const holds = (allowance: bigint) => (services: ReturnType<typeof appStore>['services']) => {
    services.approvals[USDC] = allowance
  }
  const reverts = (services: ReturnType<typeof appStore>['services']) => {
    services.node.simulate = async () => Promise.reject(new NodeError('reverted', 'execution reverted'))
  }

  test('none but the swap for ether, wraps, and what is approved', async () => {
    expect(await requested(sellsEther)).toEqual(['swap'])
    expect(await requested({ wrap: 'unwrap' })).toEqual(['swap'])
    expect(await requested({}, holds(100_000_000n))).toEqual(['swap'])
  })

  test('X14: one unit too little is too little', async () =>
    expect(await requested({}, holds(99_999_999n))).toEqual(['approve', 'swap']))

  test('X12: whether an open approval must be reset is tried with the call that would be sent', async () => {
    let tried: unknown
    const steps = await requested({}, (services) => {
      holds(5n)(services)
      services.node.simulate = async (chainId, call) => {
        tried = [chainId, call]
        throw new NodeError('reverted', 'execution reverted')
      }
    })
    expect(steps).toEqual(['reset', 'approve', 'swap'])
    expect(tried).toEqual([3, { ...encodeApprove(USDC, CONTRACTS.swapRouter, 100_000_000n), from: ALICE }])
  })

  test('X12: nothing that is not approved has to be reset', async () =>
    expect(await requested({}, reverts)).toEqual(['approve', 'swap']))

  test('the approval that counts is the one of the contract that is used', async () => {
    const spenders: unknown[] = []
    await requested({ executor: 'v2Router' }, (services) => {
      services.chain.allowances = async (_chainId, { spender }) => {
        spenders.push(spender)
        return [0n]
      }
    })
    expect(spenders).toEqual([CONTRACTS.v2Router])
  })

  test('X29: what cannot be read is not guessed', async () => {
    const down = new NodeError('network', 'The node cannot be reached.')
    await expect(
      requested({}, ({ chain }) => {
        chain.allowances = async () => Promise.reject(down)
      }),
    ).rejects.toBe(down)
    await expect(
      requested({}, ({ chain }) => {
        chain.allowances = async () => [null]
      }),
    ).rejects.toThrow('The allowance of the token cannot be read.')
    await expect(
      requested({}, (services) => {
        holds(5n)(services)
        services.node.simulate = async () => Promise.reject(down)
      }),
    ).rejects.toBe(down)
  })
})

describe('a trade through the Universal Router', () => {
  const { universalRouter } = CONTRACTS.v4!
  const plan = samplePlan({ executor: 'universalRouter' })

  /** The steps for two allowances, in base units. The router's expires `seconds` after the latest block. */
  async function steps(token: bigint, router: bigint, seconds: number) {
    const { services } = appStore()
    const { timestamp } = await services.node.head(3)
    services.approvals[USDC] = token
    services.permit2[USDC] = { amount: router, until: timestamp + seconds }
    return stepsFor(plan, services)
  }
  const deadline = plan.deadlineMinutes * 60

  test('takes both approvals, of which each is left out where it is enough', async () => {
    expect(await steps(0n, 0n, 0)).toEqual(['approve', 'permit2', 'swap'])
    expect(await steps(ALL, 0n, 0)).toEqual(['permit2', 'swap'])
    expect(await steps(0n, 100_000_000n, deadline)).toEqual(['approve', 'swap'])
    expect(await steps(100_000_000n, 100_000_000n, deadline)).toEqual(['swap'])
  })

  test('an allowance through Permit2 that ends before the deadline is renewed', async () => {
    expect(await steps(ALL, ALL, deadline - 1)).toEqual(['permit2', 'swap'])
    expect(await steps(ALL, ALL, -1)).toEqual(['permit2', 'swap'])
  })

  test('ether needs none', async () => {
    const { services } = appStore()
    expect(await stepsFor(samplePlan({ ...sellsEther, executor: 'universalRouter' }), services)).toEqual(['swap'])
  })

  test('what cannot be read is not guessed', async () => {
    const { services } = appStore()
    services.chain.permit2Allowances = async () => null
    await expect(stepsFor(plan, services)).rejects.toThrow('The allowance of the token cannot be read.')
  })

  test('the token is approved for Permit2, and Permit2 passes the exact amount on to the router, for a while', () => {
    const { encodePermit2 } = tradeEncoder
    const unlimited = { ...plan, approval: 'unlimited' as const }
    expect(stepCall(plan, 'approve', tradeEncoder, { deadline: 5, held: null })).toEqual(
      encodeApprove(USDC, PERMIT2.address, 100_000_000n),
    )
    for (const each of [plan, unlimited]) {
      expect(stepCall(each, 'permit2', tradeEncoder, { deadline: 5, held: null })).toEqual(
        encodePermit2({ token: USDC, spender: universalRouter, amount: 100_000_000n, until: permit2Until(5) }),
      )
    }
  })
})

type Services = ReturnType<typeof appStore>['services']
type Simulated = Awaited<ReturnType<Services['chain']['simulate']>>

async function previewed(
  changes: Parameters<typeof samplePlan>[0] = {},
  answer: Simulated = { state: 'done', changes: [], gas: [], results: [] },
  prepare: (services: Services) => void = () => undefined,
) {
  const { services } = appStore()
  prepare(services)
  const requested: { chainId: number; account: string; calls: readonly EncodedCall[]; tokens: readonly string[] }[] = []
  services.chain.simulate = async (chainId, account, calls, { tokens = [] } = {}) => {
    requested.push({ chainId, account, calls, tokens })
    return answer
  }
  const plan = samplePlan(changes)
  const deadline = Math.floor(Date.now() / 1000) + plan.deadlineMinutes * 60
  return { preview: await previewTrade(plan, services), requested, plan, deadline }
}

describe('what is tried out', () => {
  test('all steps in one, as the account itself, with the deadline that the block gives', async () => {
    const { requested, plan, deadline, preview } = await previewed()
    expect(requested).toEqual([
      {
        chainId: 3,
        account: ALICE,
        calls: [
          { ...encodeApprove(USDC, CONTRACTS.swapRouter, 100_000_000n), gas: expect.any(BigInt) },
          { ...encodeTrade(plan, CONTRACTS, deadline), gas: expect.any(BigInt) },
        ],
        tokens: expect.arrayContaining([USDC, UNI, CONTRACTS.weth]),
      },
    ])
    expect(preview.steps).toEqual(['approve', 'swap'])
  })

  test('ether is asked for by nobody: the simulation tells it anyway', async () => {
    const { requested } = await previewed({ sell: ETHER_COIN, buy: USDC_TOKEN, amount: ETHER.toString() })
    expect(requested[0]).toMatchObject({
      calls: [{ value: ETHER }],
      tokens: expect.arrayContaining([USDC, CONTRACTS.weth]),
    })
  })

  test('the sandwich guard is left out, and still read back to the user', async () => {
    const { requested, preview, deadline } = await previewed({ guard: { ticks: 25 } }, undefined, ({ approvals }) => {
      approvals[USDC] = 100_000_000n
    })
    expect(requested[0]?.calls).toMatchObject([encodeTrade(samplePlan(), CONTRACTS, deadline)])
    expect(preview.calls[0]?.calls.map(({ name }) => name)).toEqual(['checkOracleSlippage', 'exactInputSingle'])
  })
})

test('X16: the calls are read back from their bytes', async () => {
  const { preview } = await previewed()
  expect(preview.calls).toMatchObject([
    { name: 'approve', to: { address: USDC } },
    { name: 'multicall', to: { known: 'swapRouter' }, calls: [{ name: 'exactInputSingle' }] },
  ])
})

test('what stays the same is no change', async () => {
  const { preview } = await previewed(
    {},
    {
      state: 'done',
      changes: [
        { currency: NATIVE, before: 7n, after: 7n },
        { currency: USDC, before: 100_000_000n, after: 0n },
        { currency: UNI, before: 1n, after: ETHER + 1n },
      ],
      gas: [1n, 2n],
      results: ['0x', '0x'],
    },
  )
  expect(preview.simulation).toEqual({
    state: 'done',
    changes: [
      { currency: USDC, difference: '-100000000' },
      { currency: UNI, difference: ETHER.toString() },
    ],
  })
})

test('X10: a failure is reported with its reason, and the calls all the same', async () => {
  const { preview } = await previewed({}, { state: 'reverted', at: 1, data: null, message: 'execution reverted: SPL' })
  expect(preview.simulation).toMatchObject({ state: 'reverted', reason: { cause: 'noLiquidity' } })
  expect(preview.calls).toHaveLength(2)
})

test('a node that cannot try it out says so', async () => {
  const { preview } = await previewed({}, { state: 'unsupported' })
  expect(preview).toMatchObject({ simulation: { state: 'unsupported' }, steps: ['approve', 'swap'] })
})

test('it is plain data', async () => {
  const { preview } = await previewed({ guard: { ticks: 25 } })
  expect(JSON.parse(JSON.stringify(preview))).toEqual(preview)
})

test.each<[string, (services: Services) => void]>([
  [
    'the approval',
    ({ chain }) => void (chain.allowances = async () => Promise.reject(new NodeError('network', 'Down.'))),
  ],
  ['the block', ({ node }) => void (node.head = async () => Promise.reject(new NodeError('network', 'Down.')))],
])('X29: without %s nothing is tried out', async (_, prepare) => {
  await expect(previewed({}, undefined, prepare)).rejects.toThrow('Down.')
})

describe('what it takes', () => {
  const done = (gas: bigint[]): Simulated => ({
    state: 'done',
    changes: [{ currency: NATIVE, before: 7n, after: 7n }],
    gas,
    results: [],
  })

  test('is told for each step, with the ether that the account has', async () => {
    const { preview } = await previewed({}, done([46_000n, 120_000n]))
    expect(preview).toMatchObject({ gas: ['46000', '120000'], ether: '7' })
  })

  test('of the one step that is left a node tells that cannot try it out', async () => {
    const approved = ({ approvals, node }: Services) => {
      approvals[USDC] = 100_000_000n
      node.estimateGas = async (_chainId, call) => (call.from === ALICE ? 99_000n : 0n)
    }
    const { preview } = await previewed({}, { state: 'unsupported' }, approved)
    expect(preview).toMatchObject({ steps: ['swap'], gas: ['99000'], ether: null })
  })

  test.each<[string, Simulated]>([
    ['of a step that waits for an approval', { state: 'unsupported' }],
    ['of a trade that fails', { state: 'reverted', at: 0, data: null, message: '' }],
  ])('%s nobody knows', async (_, answer) => {
    const { preview } = await previewed({}, answer)
    expect(preview).toMatchObject({ gas: null, ether: null })
  })

  test('an estimate that fails leaves all else to be told', async () => {
    const { preview } = await previewed({}, { state: 'unsupported' }, ({ approvals, node }) => {
      approvals[USDC] = 100_000_000n
      node.estimateGas = async () => Promise.reject(new NodeError('reverted', 'execution reverted'))
    })
    expect(preview).toMatchObject({ steps: ['swap'], gas: null })
  })
})

describe('where the fee for data is charged as gas', () => {
  const chain = configuredChain(3)
  beforeEach(() => void Object.assign(chain, { fees: 'dataInGas' }))
  afterEach(() => {
    delete chain.fees
  })
  const done: Simulated = { state: 'done', changes: [], gas: [90_000n], results: [] }

  const unexpected = async () => {
    throw new Error('unexpected')
  }

  test('the gas is that of the simulation, beside the size of the data, with an approval due, too', async () => {
    const { preview, plan, deadline } = await previewed({}, { ...done, gas: [46_000n, 90_000n] }, (services) => {
      services.node.estimateGas = unexpected
    })
    const calls = [encodeApprove(USDC, CONTRACTS.swapRouter, 100_000_000n), encodeTrade(plan, CONTRACTS, deadline)]
    expect(preview).toMatchObject({ steps: ['approve', 'swap'], gas: ['46000', '90000'] })
    expect(preview.data).toEqual(calls.map((call) => unsignedDataSize(3, call)))
  })

  test('an estimate by the node is not used, because it includes the data', async () => {
    const { preview } = await previewed({}, { state: 'unsupported' }, (services) => {
      services.approvals[USDC] = 100_000_000n
      services.node.estimateGas = unexpected
    })
    expect(preview).toMatchObject({ steps: ['swap'], gas: null })
  })
})

describe('where the data of transactions is charged for', () => {
  const chain = configuredChain(3)
  beforeEach(() => void Object.assign(chain, { fees: 'opStack' }))
  afterEach(() => {
    delete chain.fees
  })

  test('the size of each one’s very bytes is told, the guard’s too', async () => {
    const { preview, plan, deadline } = await previewed({ guard: { ticks: 25 } })
    const calls = [encodeApprove(USDC, CONTRACTS.swapRouter, 100_000_000n), encodeTrade(plan, CONTRACTS, deadline)]
    expect(preview.data).toEqual(calls.map((call) => unsignedDataSize(3, call)))
  })

  test('and elsewhere none is', async () => {
    delete chain.fees
    expect((await previewed()).preview.data).toBeNull()
  })
})
