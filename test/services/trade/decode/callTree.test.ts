import { describe, expect, test } from '@jest/globals'
import { concat, type Interface, MaxUint256, solidityPacked } from 'ethers'
import type { Hex } from '#boundary/node'
import { NATIVE } from '#domain/token/token'
import type { DecodedCall, Intent } from '#domain/trade/decodedCall'
import { intentOf } from '#services/trade/decode/intent'
import { decodeTrade } from '#services/trade/decode/callTree'
import { SWAP_ROUTER, V2_ROUTER, WRAPPED_COIN } from '#services/trade/tradeAbi'
import { encodeApprove, encodeTrade } from '#services/trade/tradeEncoder'
import { packagedContract } from '../../../chain/artifacts'
import { ACCOUNT, DAI, UNI } from '../../../domain/trade/sample'
import { anyPlan } from '../../../support/anyPlan'
import { fc } from '../../../support/properties'
import { runs } from '../../../support/runs'
import { deploymentOf } from '#config/deployments'

const deployment = deploymentOf(3)!
const { weth, usdc, swapRouter, v2Router } = deployment
const THE_ROUTER = '0x0000000000000000000000000000000000000002'
const THE_SENDER = '0x0000000000000000000000000000000000000001'

const multicall = (...calls: string[]) =>
  SWAP_ROUTER.encodeFunctionData('multicall(uint256,bytes[])', [1_700_000_000, calls]) as Hex
const toRouter = (data: string, value = 0n) => ({ to: swapRouter, value, data: data as Hex })
const encode = (name: string, ...values: unknown[]) => SWAP_ROUTER.encodeFunctionData(name, values)
const exactIn = (recipient: string, amount = 5n, minimum = 4n) =>
  encode('exactInputSingle', [UNI, usdc, 3000, recipient, amount, minimum, 0n])

test.each<[string, Interface, Interface]>([
  ['SwapRouter02', SWAP_ROUTER, packagedContract('SwapRouter02').abi],
  ["V2's Router02", V2_ROUTER, packagedContract('UniswapV2Router02').abi],
  ['WETH9', WRAPPED_COIN, packagedContract('WETH9').abi],
])("every function that is written or read is one of %s's own", (_, ours, theirs) => {
  ours.forEachFunction(({ selector, name, stateMutability, inputs }) => {
    const real = theirs.getFunction(selector)
    expect(real?.name).toBe(name)
    expect(real?.stateMutability).toBe(stateMutability)
    const names = inputs.flatMap((input) => input.components ?? [input]).map((input) => input.name)
    // WETH9 calls the parameter of `withdraw` "wad", so its name is not compared.
    if (name !== 'withdraw') {
      expect(real!.inputs.flatMap((input) => input.components ?? [input]).map((input) => input.name)).toEqual(names)
    }
  })
})

describe('in words', () => {
  test('a guarded, mixed trade for ether', () => {
    const path = (...parts: [string, number, string]) => solidityPacked(['address', 'uint24', 'address'], parts)
    const data = multicall(
      encode('checkOracleSlippage', path(usdc, 500, weth), 25, 0),
      encode('swapExactTokensForTokens', 1_000n, 0n, [UNI, usdc], THE_ROUTER),
      encode('exactInputSingle', [usdc, weth, 500, THE_ROUTER, 0n, 9n, 0n]),
      encode('unwrapWETH9', 9n, ACCOUNT),
    )
    const tree = decodeTrade(toRouter(data), deployment)
    expect(tree).toMatchObject({
      to: { address: swapRouter, known: 'swapRouter' },
      value: '0',
      name: 'multicall',
      args: [{ name: 'deadline', kind: 'time', value: '1700000000' }],
    })
    expect(tree.calls.map(({ name }) => name)).toEqual([
      'checkOracleSlippage',
      'swapExactTokensForTokens',
      'exactInputSingle',
      'unwrapWETH9',
    ])
    const [check, first, second, last] = tree.calls as [DecodedCall, DecodedCall, DecodedCall, DecodedCall]
    const [usdcName, wethName] = [
      { address: usdc, known: 'usdc' },
      { address: weth, known: 'weth' },
    ]
    expect(check.args).toEqual([
      { name: 'path', kind: 'path', value: [usdcName, wethName], fees: [500] },
      { name: 'maximumTickDivergence', kind: 'number', value: '25' },
      { name: 'secondsAgo', kind: 'number', value: '0' },
    ])
    expect(first.args).toEqual([
      { name: 'amountIn', kind: 'amount', value: '1000', token: UNI, meaning: null },
      { name: 'amountOutMin', kind: 'amount', value: '0', token: usdc, meaning: null },
      { name: 'path', kind: 'path', value: [{ address: UNI, known: null }, usdcName], fees: [3000] },
      { name: 'to', kind: 'address', value: { address: THE_ROUTER, known: 'thisRouter' } },
    ])
    expect(second.args).toEqual([
      { name: 'tokenIn', kind: 'address', value: usdcName },
      { name: 'tokenOut', kind: 'address', value: wethName },
      { name: 'fee', kind: 'number', value: '500' },
      { name: 'recipient', kind: 'address', value: { address: THE_ROUTER, known: 'thisRouter' } },
      { name: 'amountIn', kind: 'amount', value: '0', token: usdc, meaning: 'routerBalance' },
      { name: 'amountOutMinimum', kind: 'amount', value: '9', token: weth, meaning: null },
      { name: 'sqrtPriceLimitX96', kind: 'number', value: '0' },
    ])
    expect(last.args).toEqual([
      { name: 'amountMinimum', kind: 'amount', value: '9', token: NATIVE, meaning: null },
      { name: 'recipient', kind: 'address', value: { address: ACCOUNT, known: null } },
    ])
  })

  test('the path of a fixed output is told in the direction of the trade', () => {
    const path = solidityPacked(['address', 'uint24', 'address', 'uint24', 'address'], [DAI, 100, usdc, 500, weth])
    const { calls } = decodeTrade(toRouter(multicall(encode('exactOutput', [path, ACCOUNT, 7n, 8n]))), deployment)
    const args = new Map(calls[0]!.args.map((argument) => [argument.name, argument]))
    expect(args.get('path')).toMatchObject({
      value: [{ address: weth }, { address: usdc }, { address: DAI }],
      fees: [500, 100],
    })
    expect(args.get('amountOut')).toMatchObject({ value: '7', token: DAI })
    expect(args.get('amountInMaximum')).toMatchObject({ value: '8', token: weth })
  })

  test('addresses that stand for others do so in swaps only', () => {
    const data = multicall(exactIn(THE_SENDER), encode('sweepToken', usdc, 4n, THE_ROUTER))
    const [swap, sweep] = decodeTrade(toRouter(data), deployment).calls
    expect(swap!.args.find(({ name }) => name === 'recipient')).toMatchObject({ value: { known: 'sender' } })
    // In `sweepToken`, the router's constant for itself is an ordinary address.
    expect(sweep!.args.find(({ name }) => name === 'recipient')).toMatchObject({
      value: { address: THE_ROUTER, known: null },
    })
  })

  test('approving, wrapping and unwrapping', () => {
    expect(decodeTrade(encodeApprove(UNI, swapRouter, MaxUint256), deployment)).toMatchObject({
      to: { address: UNI, known: null },
      name: 'approve',
      args: [
        { name: 'spender', kind: 'address', value: { address: swapRouter, known: 'swapRouter' } },
        { name: 'amount', kind: 'amount', value: MaxUint256.toString(), token: UNI, meaning: 'unlimited' },
      ],
    })
    const deposit = { to: weth, value: 5n, data: WRAPPED_COIN.encodeFunctionData('deposit') as Hex }
    expect(decodeTrade(deposit, deployment)).toMatchObject({ name: 'deposit', value: '5', args: [] })
    const withdraw = { to: weth, value: 0n, data: WRAPPED_COIN.encodeFunctionData('withdraw', [6n]) as Hex }
    expect(decodeTrade(withdraw, deployment)).toMatchObject({
      to: { known: 'weth' },
      name: 'withdraw',
      args: [{ name: 'amount', kind: 'amount', value: '6', token: weth, meaning: null }],
    })
    expect(decodeTrade(encodeApprove(weth, swapRouter, 1n), deployment).name).toBe('approve')
  })

  test("a trade of V2's own router for ether", () => {
    const values = [9n, 10n, [UNI, weth], ACCOUNT, 1_700_000_000]
    const data = V2_ROUTER.encodeFunctionData('swapTokensForExactETH', values) as Hex
    expect(decodeTrade({ to: v2Router, value: 0n, data }, deployment)).toMatchObject({
      to: { known: 'v2Router' },
      name: 'swapTokensForExactETH',
      args: [
        { name: 'amountOut', value: '9', token: NATIVE },
        { name: 'amountInMax', value: '10', token: UNI },
        { name: 'path', fees: [3000] },
        { name: 'to', value: { address: ACCOUNT, known: null } },
        { name: 'deadline', kind: 'time', value: '1700000000' },
      ],
    })
  })

  test('a multicall in a multicall', () => {
    const inner = encode('multicall(bytes[])', [exactIn(ACCOUNT), '0x12345678'])
    const tree = decodeTrade(toRouter(multicall(inner, encode('refundETH'))), deployment)
    expect(tree.calls.map(({ name }) => name)).toEqual(['multicall', 'refundETH'])
    expect(tree.calls[0]!.calls.map(({ name, data }) => [name, name ?? data])).toEqual([
      ['exactInputSingle', 'exactInputSingle'],
      [null, '0x12345678'],
    ])
  })
})

describe('what is not known is shown as it is', () => {
  test.each([
    ['nothing', toRouter('0x')],
    ['half a selector', toRouter('0x5ae4')],
    ['another function', toRouter(`0x12345678${'0'.repeat(64)}`)],
    ['a swap that is cut off', toRouter(exactIn(ACCOUNT).slice(0, 200))],
    ['a known function of another contract', { to: ACCOUNT, value: 0n, data: multicall(exactIn(ACCOUNT)) }],
    ['odd hex', toRouter('0x123')],
    ['no hex', toRouter('hello')],
  ])('%s', (_, call) => {
    expect(decodeTrade(call, deployment)).toEqual({
      to: expect.objectContaining({ address: call.to }),
      value: '0',
      name: null,
      args: [],
      calls: [],
      data: call.data,
    })
    expect(intentOf(call, deployment)).toBeNull()
  })

  test('a path that is none', () => {
    const call = encode('exactInput', ['0x1234', ACCOUNT, 5n, 4n])
    const { calls } = decodeTrade(toRouter(multicall(call)), deployment)
    expect(calls[0]!.args[0]).toEqual({ name: 'path', kind: 'data', value: '0x1234' })
    expect(intentOf(toRouter(multicall(call)), deployment)).toBeNull()
  })

  test('calls in calls in calls end somewhere', () => {
    let data = exactIn(ACCOUNT)
    for (let depth = 0; depth < 40; depth += 1) data = encode('multicall(bytes[])', [data])
    let call: DecodedCall | undefined = decodeTrade(toRouter(data), deployment)
    let depth = 0
    for (; call; depth += 1) call = call.calls[0]
    expect(depth).toBeLessThan(8)
  })
})

describe('X24: hostile data', () => {
  const bytes = fc.uint8Array({ maxLength: 400 }).map((data) => Buffer.from(data).toString('hex'))
  const selectors = [SWAP_ROUTER, V2_ROUTER, WRAPPED_COIN].flatMap((each) => {
    const found: string[] = ['']
    each.forEachFunction(({ selector }) => found.push(selector.slice(2)))
    return found
  })
  const places = [swapRouter, v2Router, weth, ACCOUNT]

  test('any bytes behind any selector: nothing is thrown', () => {
    fc.assert(
      fc.property(fc.constantFrom(...selectors), bytes, fc.constantFrom(...places), (selector, data, to) => {
        const call = { to, value: 1n, data: `0x${selector}${data}` as Hex }
        expect(decodeTrade(call, deployment).data).toBe(call.data)
        intentOf(call, deployment)
      }),
      { numRuns: runs(300) },
    )
  })

  test('one byte of a trade changed: never the same trade, unless it is padding', () => {
    fc.assert(
      fc.property(anyPlan, fc.nat(), fc.integer({ min: 1, max: 255 }), ({ plan, deadline }, place, change) => {
        const call = encodeTrade(plan, deployment, deadline)
        const at = 2 + (place % ((call.data.length - 2) / 2)) * 2
        const byte = Number.parseInt(call.data.slice(at, at + 2), 16) ^ change
        const data = `${call.data.slice(0, at)}${byte.toString(16).padStart(2, '0')}${call.data.slice(at + 2)}` as Hex
        const [before, after] = [intentOf(call, deployment), intentOf({ ...call, data }, deployment)]
        expect(before).not.toBeNull()
        decodeTrade({ ...call, data }, deployment)
        if (after === null || JSON.stringify(after) !== JSON.stringify(before)) return
        const [first, second] = [call, { ...call, data }].map((each) => {
          const { calls } = decodeTrade(each, deployment)
          return JSON.stringify(calls.map(({ name, args }) => [name, args]))
        })
        // The changed byte is padding, or a part of the minimum of an unwrap after a swap that has its own minimum.
        expect(first === second || plan.buy.id === NATIVE).toBe(true)
      }),
      { numRuns: runs(200) },
    )
  })
})

describe('what is no plain trade has no intent', () => {
  const intent = (value: bigint, ...calls: string[]): Intent | null =>
    intentOf(toRouter(multicall(...calls), value), deployment)
  const sweep = encode('sweepToken', usdc, 4n, ACCOUNT)
  const path = solidityPacked(['address', 'uint24', 'address'], [UNI, 3000, usdc])

  test('a plain one has', () => {
    expect(intent(0n, exactIn(ACCOUNT))).toMatchObject({ kind: 'exactIn', recipients: [ACCOUNT], leastReceived: '4' })
    expect(intent(0n, exactIn(THE_ROUTER, 5n, 0n), exactIn(THE_ROUTER, 6n, 0n), sweep)).toMatchObject({
      mostSold: '11',
      leastReceived: '4',
      recipients: [ACCOUNT],
    })
    // A recipient that is not the account is reported, too.
    expect(intent(0n, exactIn(DAI))).toMatchObject({ recipients: [DAI] })
  })

  test.each<[string, Intent | null]>([
    ['nothing', intent(0n)],
    ['a call that is not known', intent(0n, exactIn(ACCOUNT), '0x12345678')],
    ['a payment that stays in the router', intent(0n, exactIn(THE_ROUTER))],
    ['another token handed over', intent(0n, exactIn(THE_ROUTER), encode('sweepToken', DAI, 4n, ACCOUNT))],
    ['handing over twice', intent(0n, exactIn(THE_ROUTER), sweep, sweep)],
    ['a swap after handing over', intent(0n, exactIn(THE_ROUTER), sweep, exactIn(THE_ROUTER))],
    ['some handed over and some paid out', intent(0n, exactIn(THE_ROUTER), exactIn(ACCOUNT), sweep)],
    [
      'parts for different tokens',
      intent(0n, exactIn(ACCOUNT), encode('exactInputSingle', [UNI, DAI, 500, ACCOUNT, 1n, 1n, 0n])),
    ],
    ['going on with what nobody left', intent(0n, exactIn(ACCOUNT, 0n))],
    [
      'going on with another token',
      intent(0n, exactIn(THE_ROUTER, 5n, 0n), encode('exactInputSingle', [DAI, weth, 500, ACCOUNT, 0n, 1n, 0n])),
    ],
    ['a price limit', intent(0n, encode('exactInputSingle', [UNI, usdc, 3000, ACCOUNT, 5n, 4n, 1n]))],
    ['ether for a trade that takes none', intent(5n, exactIn(ACCOUNT))],
    ['a check against an older price', intent(0n, encode('checkOracleSlippage', path, 10, 60), exactIn(ACCOUNT))],
    ['a check after the swap', intent(0n, exactIn(ACCOUNT), encode('checkOracleSlippage', path, 10, 0))],
    ['a multicall in it', intent(0n, encode('multicall(bytes[])', [exactIn(ACCOUNT)]))],
  ])('%s', (_, read) => expect(read).toBeNull())

  test('a rest that would stay in the router, or that is not one', () => {
    const through = (first: 'v2' | 'v3', second: 'v2' | 'v3') => {
      const part = (protocol: 'v2' | 'v3', from: string, to: string, amount: bigint, least: bigint, payee: string) =>
        protocol === 'v3'
          ? encode('exactInputSingle', [from, to, 500, payee, amount, least, 0n])
          : encode('swapExactTokensForTokens', amount, least, [from, to], payee)
      return [part(first, UNI, DAI, 5n, 0n, THE_ROUTER), part(second, DAI, usdc, 0n, 4n, ACCOUNT)] as const
    }
    const rest = (token: string, payee: string = ACCOUNT) => encode('sweepToken', token, 0n, payee)
    expect(intent(0n, ...through('v2', 'v3'), rest(DAI))).toMatchObject({ leastReceived: '4', recipients: [ACCOUNT] })
    expect(intent(0n, ...through('v2', 'v3'))).toBeNull()
    expect(intent(0n, ...through('v2', 'v3'), rest(UNI))).toBeNull()
    expect(intent(0n, ...through('v2', 'v3'), rest(DAI), rest(DAI))).toBeNull()
    expect(intent(0n, rest(DAI), ...through('v2', 'v3'))).toBeNull()
    // A recipient that is not the account is reported, too.
    expect(intent(0n, ...through('v2', 'v3'), rest(DAI, UNI))).toMatchObject({ recipients: [ACCOUNT, UNI] })
    // A V2 pool always uses its whole input.
    expect(intent(0n, ...through('v3', 'v2'))).toMatchObject({ recipients: [ACCOUNT] })
    expect(intent(0n, ...through('v3', 'v2'), rest(DAI))).toBeNull()
  })

  test('ether that would stay in the router', () => {
    const swap = (amount: bigint) => encode('exactInputSingle', [weth, usdc, 500, ACCOUNT, amount, 4n, 0n])
    expect(intent(5n, swap(5n))).toMatchObject({ sell: NATIVE, mostSold: '5' })
    expect(intent(6n, swap(5n))).toBeNull()
    const bought = encode('exactOutputSingle', [weth, usdc, 500, ACCOUNT, 4n, 5n, 0n])
    expect(intent(5n, bought)).toBeNull()
    expect(intent(5n, bought, encode('refundETH'))).toMatchObject({ kind: 'exactOut', sell: NATIVE, mostSold: '5' })
  })

  test('a guard counts only where it covers every pool', () => {
    const check = encode('checkOracleSlippage', path, 10, 0)
    expect(intent(0n, check, exactIn(ACCOUNT))).toMatchObject({ guard: 10 })
    const other = solidityPacked(['address', 'uint24', 'address'], [UNI, 500, usdc])
    expect(intent(0n, encode('checkOracleSlippage', other, 10, 0), exactIn(ACCOUNT))).toMatchObject({ guard: null })
    const reversed = solidityPacked(['address', 'uint24', 'address'], [usdc, 3000, UNI])
    expect(intent(0n, encode('checkOracleSlippage', reversed, 10, 0), exactIn(ACCOUNT))).toMatchObject({ guard: null })
  })

  test("V2's own router with ether where none belongs, or none where it does", () => {
    const after = [[UNI, usdc], ACCOUNT, 9]
    const plain = V2_ROUTER.encodeFunctionData('swapExactTokensForTokens', [5n, 4n, ...after]) as Hex
    expect(intentOf({ to: v2Router, value: 0n, data: plain }, deployment)).toMatchObject({
      mostSold: '5',
      deadline: '9',
    })
    expect(intentOf({ to: v2Router, value: 1n, data: plain }, deployment)).toBeNull()
    const paid = V2_ROUTER.encodeFunctionData('swapExactETHForTokens', [4n, [weth, usdc], ACCOUNT, 9]) as Hex
    expect(intentOf({ to: v2Router, value: 0n, data: paid }, deployment)).toBeNull()
    expect(intentOf({ to: v2Router, value: 7n, data: paid }, deployment)).toMatchObject({ sell: NATIVE, mostSold: '7' })
  })

  test('ether sent to an approval or to unwrapping', () => {
    expect(intentOf({ ...encodeApprove(UNI, swapRouter, 1n), value: 1n }, deployment)).toBeNull()
    const data = WRAPPED_COIN.encodeFunctionData('withdraw', [6n]) as Hex
    expect(intentOf({ to: weth, value: 1n, data }, deployment)).toBeNull()
  })

  test('what a wallet writes behind a trade changes nothing', () => {
    const data = concat([multicall(exactIn(ACCOUNT)), '0x62635f']) as Hex
    expect(intentOf(toRouter(data), deployment)).toMatchObject({ recipients: [ACCOUNT] })
  })
})
