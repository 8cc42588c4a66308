import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { configuredChain } from '../../../../src/config/chains'
import { unsignedDataSize } from '../../../../src/domain/chain/unsignedData'
import { NodeError } from '../../../../src/domain/chain/nodeError'
import { NATIVE } from '../../../../src/domain/token/token'
import type { EncodedCall } from '../../../../src/services/trade/tradeAbi'
import { encodeApprove, encodeTrade } from '../../../../src/services/trade/tradeEncoder'
import { previewTrade } from '../../../../src/store/trade/preview/previewTrade'
import { appStore } from '../../../support/appStore'
import { CONTRACTS, ETHER, UNI, USDC } from '../../../support/fakeServices'
import { ALICE } from '../../../support/fakeWallet'
import { ETHER_COIN, samplePlan, USDC_TOKEN } from '../../../support/samplePlan'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

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
        calls: [encodeApprove(USDC, CONTRACTS.swapRouter, 100_000_000n), encodeTrade(plan, CONTRACTS, deadline)],
        tokens: [USDC, UNI],
      },
    ])
    expect(preview.steps).toEqual(['approve', 'swap'])
  })

  test('ether is asked for by nobody: the simulation tells it anyway', async () => {
    const { requested } = await previewed({ sell: ETHER_COIN, buy: USDC_TOKEN, amount: ETHER.toString() })
    expect(requested[0]).toMatchObject({ calls: [{ value: ETHER }], tokens: [USDC] })
  })

  test('the sandwich guard is left out, and still read back to the user', async () => {
    const { requested, preview, deadline } = await previewed({ guard: { ticks: 25 } }, undefined, ({ approvals }) => {
      approvals[USDC] = 100_000_000n
    })
    expect(requested[0]?.calls).toEqual([encodeTrade(samplePlan(), CONTRACTS, deadline)])
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

  test('the gas is the node’s own estimate, which alone includes it', async () => {
    const { preview } = await previewed({}, done, (services) => {
      services.approvals[USDC] = 100_000_000n
      services.node.estimateGas = async () => 400_000n
    })
    expect(preview).toMatchObject({ simulation: { state: 'done' }, gas: ['400000'] })
  })

  test('nothing is estimated for a swap whose approval is still due: the table counts', async () => {
    const { preview } = await previewed({}, { ...done, gas: [46_000n, 90_000n] }, (services) => {
      services.node.estimateGas = async () => {
        throw new Error('unexpected')
      }
    })
    expect(preview).toMatchObject({ steps: ['approve', 'swap'], simulation: { state: 'done' }, gas: null })
  })

  test('a call that the node refuses to estimate has no estimate', async () => {
    const { preview } = await previewed({}, done, (services) => {
      services.approvals[USDC] = 100_000_000n
      services.node.estimateGas = async () => {
        throw new NodeError('reverted', 'execution reverted')
      }
    })
    expect(preview).toMatchObject({ simulation: { state: 'done' }, gas: null })
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
