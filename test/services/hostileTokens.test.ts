import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { parseUnits } from 'ethers'
import type { Hex } from '#boundary/node'
import { isCommonToken } from '#config/deployments'
import { checksummed } from '#boundary/checksum'
import type { Address } from '#domain/chain/address'
import { UINT256_MAX } from '#domain/chain/limits'
import { NodeError } from '#domain/chain/nodeError'
import type { Hop, TradeKind } from '#domain/pool/route'
import { type Currency, NATIVE } from '#domain/token/token'
import { computeQuote } from '#domain/trade/evaluate/liveQuote'
import { excessOf, executorFor, leastReceived, mostSold, type TradePlan } from '#domain/trade/plan'
import type { Quote, TradeRequest } from '#domain/trade/quote'
import { revertReason } from '#domain/trade/revertReason'
import { bestTrade } from '#domain/trade/search/bestTrade'
import { createChainReader, type ChainReader } from '#services/chainReader'
import type { Node } from '#services/chain/node'
import { intentOf } from '#services/trade/decode/intent'
import { createSimulation } from '#services/trade/simulate'
import { type EncodedCall, SWAP_ROUTER } from '#services/trade/tradeAbi'
import { encodeApprove, encodePermit2, encodeTrade } from '#services/trade/tradeEncoder'
import { balanceDifferences, tokensOf, trialCalls } from '#store/trade/tradeSteps'
import { ownContract } from '../chain/artifacts'
import { deploymentOfHostile, HOSTILE_FEE, type HostileToken, openingsOfHostile } from '../chain/hostileTokens'
import type { LocalChain } from '../chain/startChain'
import { contracts, poolAddress } from '../chain/world'
import { alice, CHAIN_ID, currencyOf, deployment, inPools, mineLater } from '../support/chainTrades'
import { sharedChain } from '../support/sharedChain'
import { hex } from '../chain/hex'
import { nodeAt } from '../support/nodeAt'
import { planOfQuote } from '../support/planOfQuote'
import { keepState } from '../chain/keepState'

const { weth, swapRouter, v4 } = deployment
const { universalRouter } = v4!
const usdc = inPools('USDC')
const ether = (text: string) => parseUnits(text)
const PERMIT2: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

let chain: LocalChain
let node: Node
let reader: ChainReader
let goBack: () => Promise<void>
let thief: Address
let knowing: Address

beforeAll(async () => {
  chain = await sharedChain()
  node = nodeAt(chain.url)
  reader = createChainReader(node)
  await chain.rpc('evm_setAutomine', [false])
  thief = await openToken('ThiefToken', [weth, usdc])
  knowing = await openToken('KnowingToken', [weth, usdc])
  await send({ to: weth, value: ether('40'), data: '0xd0e30db0' })
  goBack = await keepState(chain)
})
afterAll(() => chain.stop())
beforeEach(() => goBack())

async function mined(sent: object): Promise<{ status: boolean; contract: Address; fee: bigint }> {
  const hash = (await chain.rpc('eth_sendTransaction', [{ from: alice, ...sent }])) as string
  await mineLater(chain)
  const receipt = (await chain.rpc('eth_getTransactionReceipt', [hash])) as Record<string, string>
  return {
    status: receipt.status === '0x1',
    contract: receipt.contractAddress as Address,
    fee: BigInt(receipt.gasUsed!) * BigInt(receipt.effectiveGasPrice!),
  }
}

const send = ({ to, value, data }: EncodedCall, gas = 8_000_000) =>
  mined({ to, value: hex(value), data, gas: hex(gas) })

/** Deploys a token, and opens V3 pools of equal price with other tokens, with all the depth that the market has. */
async function openToken(name: HostileToken, others: readonly Address[]): Promise<Address> {
  const gas = hex(8_000_000)
  const { contract } = await mined({ ...deploymentOfHostile(name), gas })
  await chain.rpc('anvil_setBalance', [contracts.market, hex(ether('5000'))])
  for (const opening of openingsOfHostile(contract, others)) {
    expect((await mined({ ...opening, gas })).status).toBe(true)
  }
  return checksummed(contract)
}

const evil = (id: Address): Currency => ({ id, symbol: 'EVIL', name: 'Evil', decimals: 18, logoURI: null })
const poolOf = (a: Address, b: Address) => poolAddress(a, b, HOSTILE_FEE) as Address
const hopOf = (tokenIn: Address, tokenOut: Address): Hop => ({
  protocol: 'v3',
  pool: poolOf(tokenIn, tokenOut),
  fee: HOSTILE_FEE,
  tokenIn,
  tokenOut,
})

/** The quote of a route by QuoterV2, which the tokens do not disturb. */
async function quoted(kind: TradeKind, hops: readonly Hop[], amount: bigint): Promise<Quote> {
  const quote: Quote = {
    kind,
    legs: [],
    amountIn: '0',
    amountOut: '0',
    impact: '0',
    tax: '0',
    gasEstimate: '250000',
    blockNumber: (await node.head(CHAIN_ID)).number,
    timestamp: 0,
  }
  const [amountIn, amountOut] = (kind === 'exactIn' ? [amount, 1n] : [1n, amount]).map(String) as [string, string]
  const amounts = [amountIn, ...hops.slice(1).map(() => '1'), amountOut]
  const leg = { hops, amountIn, amountOut, amounts }
  const found = (await reader.verify(CHAIN_ID, { ...quote, amountIn, amountOut, legs: [leg] }, []))!
  const sides = { amountIn: found.amountIn.toString(), amountOut: found.amountOut.toString() }
  return { ...quote, ...sides, legs: [{ ...leg, ...sides }] }
}

const planFor = (sides: Pick<TradePlan, 'sell' | 'buy' | 'executor'>, quote: Quote) =>
  planOfQuote(quote, { account: alice, ...sides })

const deadline = async () => (await node.head(CHAIN_ID)).timestamp + 1_800
const owned = async (token: Address) => (await reader.balances(CHAIN_ID, alice, [token]))[0]!
const arm = (token: Address, name: string, values: unknown[]) =>
  send({ to: token, value: 0n, data: ownContract(name).abi.encodeFunctionData('arm', values) as Hex })

/** The excess that the trial of a call shows, as the review and the sending do it; null without one. */
async function excessIn(plan: TradePlan, calls: readonly EncodedCall[], simulation = reader) {
  const steps = calls.map((_, at) => (at === calls.length - 1 ? 'swap' : 'approve'))
  const tried = await simulation.simulate(CHAIN_ID, alice, trialCalls(plan, steps, calls), { tokens: tokensOf(plan) })
  if (tried.state !== 'done') throw new Error(`The trial ended as ${JSON.stringify(tried)}.`)
  return excessOf(plan, balanceDifferences(tried))
}

async function causeOf(call: EncodedCall) {
  const error: unknown = await node.simulate(CHAIN_ID, { ...call, from: alice }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(NodeError)
  return revertReason((error as NodeError).data, (error as NodeError).message).cause
}

describe('X41: a token on the way takes the ether of a sale in the middle of it', () => {
  const COIN = currencyOf('ETH')
  /** The routes of a bought thief, and of an honest token behind a thief. */
  const routes = () =>
    [
      [evil(thief), [hopOf(weth, thief)]],
      [currencyOf('USDC'), [hopOf(weth, thief), hopOf(thief, usdc)]],
    ] as const

  beforeEach(async () => {
    await send(encodeApprove(weth, swapRouter, UINT256_MAX))
    await arm(thief, 'ThiefToken', [swapRouter, poolOf(weth, thief)])
  })

  test.each([0, 1])(
    'as SwapRouter02 pays by itself, the account pays twice, and the trial says so (%p)',
    async (at) => {
      const [buy, hops] = routes()[at]!
      const quote = await quoted('exactIn', hops, ether('10'))
      const plan = planFor({ sell: COIN, buy, executor: 'swapRouter02' }, quote)
      const path = `0x${[weth, ...hops.map(({ tokenOut }) => tokenOut)].map((token, index) => (index > 0 ? '000bb8' : '') + token.slice(2)).join('')}`
      const swap = SWAP_ROUTER.encodeFunctionData('exactInput', [[path, alice, ether('10'), leastReceived(plan)]])
      const data = SWAP_ROUTER.encodeFunctionData('multicall(uint256,bytes[])', [await deadline(), [swap]]) as Hex
      const call = { to: swapRouter, value: ether('10'), data }
      expect(await excessIn(plan, [call])).toEqual({ side: 'other', token: weth, moved: ether('10') })
      const before = await owned(weth)
      expect((await send(call)).status).toBe(true)
      expect(before - (await owned(weth))).toBe(ether('10'))
    },
  )

  test.each([
    ['swapRouter02', 0],
    ['swapRouter02', 1],
    ['universalRouter', 0],
    ['universalRouter', 1],
  ] as const)('as %s is called, nothing is paid twice (%p)', async (executor, at) => {
    const [buy, hops] = routes()[at]
    const plan = planFor({ sell: COIN, buy, executor }, await quoted('exactIn', hops, ether('10')))
    const held = await owned(buy.id as Address)
    const call = encodeTrade(plan, deployment, await deadline(), { held })
    expect(intentOf(call, deployment)).toMatchObject(
      executor === 'swapRouter02' ? { isWrappedFirst: true } : { floor: { owner: alice, token: buy.id } },
    )
    expect(await excessIn(plan, [call])).toBeNull()
    const before = [await owned(weth), await node.balance(CHAIN_ID, alice)] as const
    const { status, fee } = await send(call)
    expect(status).toBe(true)
    expect(await owned(weth)).toBe(before[0])
    expect(before[1] - (await node.balance(CHAIN_ID, alice)) - fee).toBe(ether('10'))
    expect((await owned(buy.id as Address)) - held).toBeGreaterThanOrEqual(leastReceived(plan))
    expect(await node.balance(CHAIN_ID, thief)).toBe(0n)
  })

  test('an exact output is refused by SwapRouter02, and by the Universal Router the rest comes back', async () => {
    const [buy, hops] = routes()[0]
    const quote = await quoted('exactOut', hops, ether('10'))
    const plan = planFor({ sell: COIN, buy, executor: 'swapRouter02' }, quote)
    await expect(async () => encodeTrade(plan, deployment, await deadline())).rejects.toThrow('could take the ether')
    const before = [await owned(weth), await node.balance(CHAIN_ID, alice)] as const
    const locked = { ...plan, executor: 'universalRouter' } as const
    const { status, fee } = await send(encodeTrade(locked, deployment, await deadline(), { held: await owned(thief) }))
    expect(status).toBe(true)
    expect(await owned(weth)).toBe(before[0])
    expect(before[1] - (await node.balance(CHAIN_ID, alice)) - fee).toBe(BigInt(quote.amountIn))
  })

  test('a token that no list knows cannot be taken by another on the way: the trial says so', async () => {
    const [buy, hops] = routes()[0]
    const loot = ownContract('KnowingToken').abi
    await send({ to: knowing, value: 0n, data: loot.encodeFunctionData('mint', [alice, ether('3')]) as Hex })
    await send(encodeApprove(knowing, thief, ether('2')))
    const aim = ownContract('ThiefToken').abi.encodeFunctionData('aim', [poolOf(weth, thief), knowing, alice]) as Hex
    await send({ to: thief, value: 0n, data: aim })
    const plan = planFor({ sell: COIN, buy, executor: 'universalRouter' }, await quoted('exactIn', hops, ether('10')))
    const call = encodeTrade(plan, deployment, await deadline(), { held: await owned(thief) })
    expect(await excessIn(plan, [call])).toEqual({ side: 'other', token: knowing, moved: ether('2') })
    expect((await send(call)).status).toBe(true)
    expect(await owned(knowing)).toBe(ether('1'))
  })

  test('the search sends such sales through the Universal Router, and where there is none, only through V2', async () => {
    const snapshot = await reader.snapshot(CHAIN_ID, weth, thief)
    const isCommon = (token: Address) => isCommonToken(deployment, token)
    const choice = { isRebasing: () => false, isGuardOn: false, allowances: null }
    const terms = { weth, executor: 'swapRouter02', feePerGas: 0n, isCommon } as const
    const withRouter = { ...terms, v4: { bestTrade, choice } }
    const request = (kind: TradeKind): TradeRequest => ({
      ...{ chainId: CHAIN_ID, sell: NATIVE, buy: thief, kind },
      amount: ether('1').toString(),
    })
    for (const kind of ['exactIn', 'exactOut'] as const) {
      const quote = computeQuote(request(kind), snapshot, withRouter)!
      expect(executorFor(quote, 'swapRouter02')).toBe('universalRouter')
    }
    expect(executorFor(computeQuote(request('exactIn'), snapshot, terms)!, 'swapRouter02')).toBe('swapRouter02')
    expect(computeQuote(request('exactOut'), snapshot, terms)).toBeNull()
  })
})

const CLUES = [
  'CodeOfReceiver',
  'CodeOfOrigin',
  'GasPrice',
  'BaseFee',
  'Block',
  'Time',
  'Random',
  'GasLeft',
  'FeeRecipient',
  'BlockGasLimit',
  'ParentHash',
] as const
const clueOf = (name: (typeof CLUES)[number]) => CLUES.indexOf(name) + 1
const ALWAYS = CLUES.length + 1

describe('X42: a token that delivers less outside of trials', () => {
  const boughtBy = async (executor: TradePlan['executor'], sell: 'ETH' | 'USDC' = 'ETH') => {
    const from = sell === 'ETH' ? weth : usdc
    const amount = sell === 'ETH' ? ether('1') : parseUnits('1000', 6)
    const quote = await quoted('exactIn', [hopOf(from, knowing)], amount)
    return planFor({ sell: currencyOf(sell), buy: evil(knowing), executor }, quote)
  }

  test.each(CLUES)('cannot tell the trial by %s', async (clue) => {
    const plan = await boughtBy('swapRouter02')
    await arm(knowing, 'KnowingToken', [poolOf(weth, knowing), clueOf(clue)])
    const call = encodeTrade(plan, deployment, await deadline())
    expect(await excessIn(plan, [call])).toMatchObject({ side: 'buy' })
    expect((await send(call, 500_000)).status).toBe(true)
    expect(await owned(knowing)).toBeLessThan(leastReceived(plan))
  })

  test.each(['ETH', 'USDC'] as const)(
    'is stopped by the router itself, whatever the trial said: bought with %s',
    async (sell) => {
      const plan = await boughtBy('universalRouter', sell)
      const sold = plan.sell.id
      const until = (await deadline()) + 600
      const approvals =
        sold === NATIVE
          ? []
          : [
              encodeApprove(sold, PERMIT2, mostSold(plan)),
              encodePermit2({ token: sold, spender: universalRouter, amount: mostSold(plan), until }),
            ]
      const call = encodeTrade(plan, deployment, await deadline(), { held: 0n })
      const unchecked = encodeTrade(plan, deployment, await deadline())
      expect(await excessIn(plan, [...approvals, call])).toBeNull()
      for (const approval of approvals) expect((await send(approval)).status).toBe(true)
      await arm(knowing, 'KnowingToken', [poolOf(sold === NATIVE ? weth : usdc, knowing), ALWAYS])
      expect(await causeOf(call)).toBe('takesFee')
      expect((await send(call)).status).toBe(false)
      expect(await owned(knowing)).toBe(0n)
      // Without the check, the same program gives less than the least.
      expect((await send(unchecked)).status).toBe(true)
      expect(await owned(knowing)).toBeLessThan(leastReceived(plan))
    },
  )

  test('a balance that has grown since does not stop the trade, and one that has become less does', async () => {
    const mint = ownContract('KnowingToken').abi
    const give = async (amount: bigint) =>
      send({ to: knowing, value: 0n, data: mint.encodeFunctionData('mint', [alice, amount]) as Hex })
    await give(ether('5'))
    const plan = await boughtBy('universalRouter')
    const call = encodeTrade(plan, deployment, await deadline(), { held: await owned(knowing) })
    await give(ether('1'))
    expect((await send(call)).status).toBe(true)
    expect(await owned(knowing)).toBe(ether('6') + BigInt(plan.quote.amountOut))

    const next = await boughtBy('universalRouter')
    const late = encodeTrade(next, deployment, await deadline(), { held: await owned(knowing) })
    const away = mint.encodeFunctionData('transfer', [contracts.market, ether('3')]) as Hex
    expect((await send({ to: knowing, value: 0n, data: away })).status).toBe(true)
    expect((await send(late)).status).toBe(false)
  })

  test('a node that makes up no blocks still tries honest trades, by code over the account', async () => {
    const simulation = createSimulation({
      ...node,
      simulateBlock: async () => Promise.reject(new NodeError('unsupported', 'no such method')),
    })
    const plan = await boughtBy('swapRouter02')
    const call = encodeTrade(plan, deployment, await deadline())
    expect(await excessIn(plan, [call], { ...reader, ...simulation })).toBeNull()
    await arm(knowing, 'KnowingToken', [poolOf(weth, knowing), ALWAYS])
    expect(await excessIn(plan, [call], { ...reader, ...simulation })).toMatchObject({ side: 'buy' })
  })
})
