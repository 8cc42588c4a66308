import { describe, expect, test } from '@jest/globals'
import { id } from 'ethers'
import { type Address, ZERO_ADDRESS } from '#domain/chain/address'
import {
  amountReceived,
  amountSold,
  amountsThroughV4,
  certainUnits,
  provenAmounts,
  provenReceived,
  provenSold,
  movedAmount,
  tokensMoved,
  tokensTaken,
  transfersOf,
} from '#domain/trade/received'
import type { Hop } from '#domain/pool/route'
import { V4_SWAP } from '#domain/pool/v4Key'
import { NATIVE } from '#domain/token/token'
import { fc } from '../../support/properties'
import { hexWord } from '../transaction/sample'
import { ACCOUNT, DAI, ETH, hop, plan, pool, quote, ROUTER, UNI, USDC, usdc, WETH, weth } from './sample'

const transfer = (token: Address, from: Address, to: Address, value: bigint) => ({
  address: token,
  topics: [id('Transfer(address,address,uint256)'), hexWord(from), hexWord(to)],
  data: hexWord(value),
})
const deposit = (to: Address, value: bigint) => ({
  address: WETH,
  topics: [id('Deposit(address,uint256)'), hexWord(to)],
  data: hexWord(value),
})
const withdrawal = (from: Address, value: bigint) => ({
  address: WETH,
  topics: [id('Withdrawal(address,uint256)'), hexWord(from)],
  data: hexWord(value),
})
const received = (change: Parameters<typeof plan>[0], ...logs: Parameters<typeof amountReceived>[1]) =>
  amountReceived(plan(change), logs, WETH, ROUTER)
const sold = (change: Parameters<typeof plan>[0], ...logs: Parameters<typeof amountReceived>[1]) =>
  amountSold(plan(change), logs, WETH, ROUTER)
const leg = { hops: [], amountIn: '1', amountOut: '1', amounts: [] }
const oneLeg = { quote: quote({ legs: [leg] }) }
const twoLegs = { quote: quote({ legs: [leg, leg] }) }

describe('X11: what really arrived', () => {
  test('a token: every transfer of it to the account, and nothing else', () => {
    const logs = [
      deposit(ROUTER, 9n),
      transfer(WETH, ROUTER, DAI, 9n),
      transfer(USDC, DAI, ACCOUNT, 3_400n),
      transfer(USDC, DAI, ROUTER, 50n),
      transfer(DAI, DAI, ACCOUNT, 70n),
      transfer(USDC, ROUTER, ACCOUNT, 11n),
    ]
    expect(received({}, ...logs)).toBe(3_411n)
  })

  test('ether: what the wrapped coin paid out to the router', () => {
    expect(
      received({ sell: usdc, buy: ETH }, withdrawal(ROUTER, 7n), withdrawal(DAI, 5n), transfer(WETH, DAI, ROUTER, 7n)),
    ).toBe(7n)
  })

  test('of a wrapped coin without events of its own, like Arbitrum’s: what it minted and burned', () => {
    const minted = (to: Address, value: bigint) => transfer(WETH, ZERO_ADDRESS, to, value)
    const burned = (from: Address, value: bigint) => transfer(WETH, from, ZERO_ADDRESS, value)
    const others = [transfer(WETH, ROUTER, DAI, 3n), transfer(WETH, DAI, ROUTER, 4n), minted(DAI, 5n), burned(DAI, 6n)]
    expect(received({ sell: usdc, buy: ETH }, ...others, burned(ROUTER, 8n))).toBe(8n)
    expect(sold(oneLeg, ...others, minted(ROUTER, 9n))).toBe(9n)
    expect(received({ buy: weth, wrap: 'wrap' }, ...others, minted(ACCOUNT, 5n))).toBe(5n)
    expect(sold({ sell: weth, buy: ETH, wrap: 'unwrap' }, ...others, burned(ACCOUNT, 6n))).toBe(6n)
    expect(received({ sell: usdc, buy: ETH }, ...others)).toBeNull()
    // This contract emits both a mint event and a deposit event. The amount must be counted only once.
    expect(sold(oneLeg, deposit(ROUTER, 9n), minted(ROUTER, 9n))).toBe(9n)
  })

  test('X22: wrapping and unwrapping', () => {
    expect(received({ buy: weth, wrap: 'wrap' }, deposit(ACCOUNT, 5n), deposit(ROUTER, 1n))).toBe(5n)
    expect(received({ sell: weth, buy: ETH, wrap: 'unwrap' }, withdrawal(ACCOUNT, 6n), withdrawal(ROUTER, 1n))).toBe(6n)
  })

  test('logs that do not tell', () => {
    expect(received({})).toBeNull()
    expect(received({}, transfer(DAI, DAI, ACCOUNT, 70n))).toBeNull()
    expect(received({ buy: ETH }, withdrawal(DAI, 5n))).toBeNull()
    const siteFee = { bips: 50, recipient: UNI, amount: '1' }
    expect(received({ buy: ETH, quote: quote({ siteFee }) }, withdrawal(DAI, 5n))).toBeNull()
  })

  test.each([
    ['no topics', { topics: [] }],
    ['one topic', { topics: [id('Transfer(address,address,uint256)')] }],
  ])('a log with %s is no transfer', (_, change) => {
    const good = transfer(USDC, DAI, ACCOUNT, 5n)
    expect(received({}, { ...good, ...change })).toBeNull()
    expect(received({}, { ...good, ...change }, good)).toBe(5n)
  })

  test.each(['0x', '0x00ff'])('a transfer of %p leaves the sum unknown, and throws nothing', (data) => {
    const good = transfer(USDC, DAI, ACCOUNT, 5n)
    expect(received({}, { ...good, data })).toBeNull()
    expect(received({}, good, { ...good, data })).toBeNull()
  })

  test('only the first word of a transfer is its amount', () => {
    const good = transfer(USDC, DAI, ACCOUNT, 5n)
    expect(received({}, { ...good, data: `${good.data}00` })).toBe(5n)
  })
})

describe('what a trade through V4 moved', () => {
  const MANAGER: Address = '0x000000000004444c5dc75cB358380D2e3dE08A90'
  const [first, second, third] = [hexWord(1n), hexWord(2n), hexWord(3n)]
  const v2Hop = hop(pool('v2', WETH, USDC), WETH)
  const v4Hop = (at: `0x${string}` | undefined, coin: 'in' | 'out' | null): Hop => ({
    ...v2Hop,
    protocol: 'v4',
    pool: at!,
    tickSpacing: 60,
    coin,
  })
  /** PoolManager's Swap event. The amount of the pool's first currency is negative if the pool received it. */
  const swap = (at: `0x${string}` | undefined, amount: bigint, manager = MANAGER) => ({
    address: manager,
    topics: [V4_SWAP, at!, hexWord(ROUTER)],
    data: `${hexWord(BigInt.asUintN(256, amount))}${'0'.repeat(64)}`,
  })
  type Logs = Parameters<typeof amountsThroughV4>[1]
  const moved = (change: Parameters<typeof plan>[0], ways: Hop[][], logs: Logs) => {
    const legs = ways.map((hops) => ({ hops, amountIn: '1', amountOut: '1', amounts: [] }))
    const siteFee = { bips: 100, recipient: UNI, amount: '1' }
    const of = plan({ ...change, quote: quote({ legs, siteFee }) })
    return amountsThroughV4(of, logs, { weth: WETH, poolManager: MANAGER, router: ROUTER })
  }
  const dai = { ...usdc, id: DAI }
  const selling = { sell: ETH, buy: dai }
  const buying = { sell: dai, buy: ETH }

  test('of tokens is what left the account, less what came back, and what arrived', () => {
    const logs = [
      transfer(DAI, ACCOUNT, MANAGER, 10n),
      transfer(DAI, ROUTER, ACCOUNT, 3n),
      transfer(DAI, ROUTER, MANAGER, 50n),
      transfer(USDC, MANAGER, ACCOUNT, 5n),
      transfer(UNI, MANAGER, ACCOUNT, 9n),
    ]
    expect(moved({ sell: dai, buy: usdc }, [], logs)).toEqual({ sold: 7n, received: 5n })
    expect(moved({ sell: dai, buy: usdc }, [], [logs[0]!])).toEqual({ sold: 10n, received: null })
    expect(moved({ sell: dai, buy: usdc }, [], [])).toEqual({ sold: null, received: null })
  })

  test('of ether is what the pools at that end took, and what the router wrapped, less what it unwrapped', () => {
    const ways = [[v4Hop(first, 'in'), v4Hop(second, 'out')], [v2Hop, v4Hop(second, 'in')], [v4Hop(second, null)]]
    const other = swap(first, 1_000n)
    const noise = [
      swap(second, 1_000n),
      swap(first, 1_000n, ROUTER),
      { ...other, topics: [V4_SWAP] },
      { ...other, topics: [id('Donate(bytes32,address,uint256,uint256)'), ...other.topics.slice(1)] },
    ]
    const logs = [...noise, swap(first, -100n), deposit(ROUTER, 30n), withdrawal(ROUTER, 5n), deposit(MANAGER, 9n)]
    expect(moved(selling, ways, logs).sold).toBe(125n)
    expect(moved(selling, [[v2Hop]], logs).sold).toBe(25n)
    expect(moved(selling, [[v4Hop(first, 'in')]], [swap(first, -100n)]).sold).toBe(100n)
  })

  test('of ether that was bought is the same at the other end, less the fee of the site', () => {
    const ways = [
      [v4Hop(second, 'in'), v4Hop(first, 'out')],
      [v2Hop, v2Hop, v4Hop(third, 'out')],
      [v4Hop(second, 'out'), v2Hop],
    ]
    const logs = [
      swap(second, 1_000n),
      swap(first, 150n),
      swap(third, 50n),
      withdrawal(ROUTER, 105n),
      deposit(ROUTER, 5n),
    ]
    expect(moved(buying, ways, logs).received).toBe(297n)
  })

  test.each<[string, Logs]>([
    ['the pool reports nothing', [deposit(ROUTER, 5n)]],
    ['the pool reports two swaps', [swap(first, 100n), swap(first, 100n), deposit(ROUTER, 5n)]],
    ['its report is cut', [{ ...swap(first, 100n), data: hexWord(100n) }, deposit(ROUTER, 5n)]],
    ['nothing moved', [swap(first, 0n)]],
  ])('of ether is not known where %s', (_, logs) => {
    expect(moved(selling, [[v4Hop(first, 'in')]], logs).sold).toBeNull()
    expect(moved(buying, [[v4Hop(first, 'out')]], logs).received).toBeNull()
  })
})

describe('what was really sold', () => {
  test('a token: every transfer of it from the account, with what the token keeps, and nothing else', () => {
    const logs = [
      transfer(USDC, ACCOUNT, DAI, 2_998n),
      // The two transfers of the same token belong to the same trade.
      transfer(USDC, ACCOUNT, DAI, 2_998n),
      transfer(USDC, ACCOUNT, UNI, 4n),
      transfer(USDC, ROUTER, DAI, 50n),
      transfer(DAI, ACCOUNT, UNI, 70n),
      deposit(ROUTER, 9n),
    ]
    expect(sold({ sell: usdc, buy: ETH }, ...logs)).toBe(6_000n)
  })

  test('ether: what the router wrapped, which is what was sent along less what came back', () => {
    const logs = [deposit(ROUTER, 7n), deposit(DAI, 5n), deposit(ROUTER, 7n), transfer(WETH, ROUTER, DAI, 14n)]
    expect(sold(twoLegs, ...logs)).toBe(14n)
  })

  test('X11: of ether, only what the trade itself wraps and unwraps counts, else the events do not tell', () => {
    const wrapped = [deposit(ROUTER, 7n), deposit(ROUTER, 2n)]
    // What a router that wraps first could not sell comes back at the end.
    expect(sold(twoLegs, ...wrapped, withdrawal(ROUTER, 1n))).toBe(8n)
    expect(sold(twoLegs, ...wrapped, withdrawal(ROUTER, 1n), withdrawal(ROUTER, 1n))).toBeNull()
    // A token that is called during the trade can use the router as well.
    expect(sold(oneLeg, ...wrapped)).toBeNull()
    expect(sold(oneLeg)).toBeNull()
    const buying = { sell: usdc, buy: ETH }
    expect(received(buying, withdrawal(ROUTER, 1n))).toBe(1n)
    expect(received(buying, deposit(ROUTER, 6n), withdrawal(ROUTER, 6n), withdrawal(ROUTER, 1n))).toBeNull()
    expect(received({ buy: weth, wrap: 'wrap' }, deposit(ACCOUNT, 5n), deposit(ACCOUNT, 5n))).toBeNull()
    const unwrapping = { sell: weth, buy: ETH, wrap: 'unwrap' } as const
    expect(sold(unwrapping, withdrawal(ACCOUNT, 5n), withdrawal(ACCOUNT, 5n))).toBeNull()
    expect(received(unwrapping, withdrawal(ACCOUNT, 5n), withdrawal(ACCOUNT, 5n))).toBeNull()
  })

  test('X11: of a token, what went the other way is taken off', () => {
    const logs = [transfer(USDC, ACCOUNT, DAI, 10n), transfer(USDC, DAI, ACCOUNT, 3n)]
    expect(sold({ sell: usdc, buy: ETH }, ...logs)).toBe(7n)
    expect(received({}, transfer(USDC, ACCOUNT, DAI, 3n), transfer(USDC, DAI, ACCOUNT, 10n))).toBe(7n)
    expect(received({}, transfer(USDC, ACCOUNT, DAI, 11n), transfer(USDC, DAI, ACCOUNT, 10n))).toBeNull()
    const unread = { ...transfer(USDC, ACCOUNT, DAI, 3n), data: '0x' }
    expect(received({}, unread, transfer(USDC, DAI, ACCOUNT, 10n))).toBeNull()
  })

  test('X22: wrapping and unwrapping', () => {
    expect(sold({ buy: weth, wrap: 'wrap' }, deposit(ACCOUNT, 5n), deposit(ROUTER, 1n))).toBe(5n)
    expect(sold({ sell: weth, buy: ETH, wrap: 'unwrap' }, withdrawal(ACCOUNT, 6n), withdrawal(ROUTER, 1n))).toBe(6n)
  })

  test('logs that do not tell', () => {
    expect(sold({})).toBeNull()
    expect(sold({ sell: usdc, buy: ETH }, transfer(USDC, DAI, ROUTER, 5n))).toBeNull()
    expect(sold({ sell: usdc, buy: ETH }, { ...transfer(USDC, ACCOUNT, ROUTER, 5n), data: '0x00' })).toBeNull()
  })
})

describe('what a token claims, held against the balance', () => {
  const reports = (units: bigint | null) => ({ units: units?.toString() ?? null, claimed: null, isOnlyClaimed: false })

  test('the smaller is what arrived, and a claim of more is reported', () => {
    expect(provenReceived(987n, 957n)).toEqual({ units: '957', claimed: '987', isOnlyClaimed: false })
    expect(provenReceived(957n, 957n)).toEqual(reports(957n))
    expect(provenReceived(957n, 987n)).toEqual(reports(957n))
    expect(provenReceived(957n, -1n)).toEqual({ units: '0', claimed: '957', isOnlyClaimed: false })
  })

  test('the balance is what was paid, and a claim of less or more is reported', () => {
    expect(provenSold(100n, -103n)).toEqual({ units: '103', claimed: '100', isOnlyClaimed: false })
    expect(provenSold(103n, -103n)).toEqual(reports(103n))
    expect(provenSold(103n, -100n)).toEqual({ units: '100', claimed: '103', isOnlyClaimed: false })
    expect(provenSold(103n, 5n)).toEqual({ units: '0', claimed: '103', isOnlyClaimed: false })
  })

  test('a rounded balance contradicts no claim of more that was paid', () => {
    expect(provenSold(100_003n, -100_001n)).toEqual(reports(100_003n))
    // Of a token without decimals, two units are no rounding.
    expect(provenSold(3n, -1n)).toMatchObject({ units: '1', claimed: '3' })
    expect(provenSold(10_000_003n, -9_999_993n)).toEqual(reports(10_000_003n))
    expect(provenSold(10_000_003n, -9_999_992n)).toMatchObject({ units: '9999992', claimed: '10000003' })
  })

  test('a fee that may have been charged and is not known contradicts no claim', () => {
    expect(provenReceived(100n, 97n, 3n)).toEqual(reports(100n))
    expect(provenReceived(100n, 96n, 3n)).toEqual({ units: '96', claimed: '100', isOnlyClaimed: false })
    expect(provenSold(100n, -103n, 3n)).toEqual(reports(100n))
    expect(provenSold(100n, -104n, 3n)).toEqual({ units: '104', claimed: '100', isOnlyClaimed: false })
  })

  test('without a balance there is the event alone; without an event, the balance', () => {
    expect(provenReceived(987n, null)).toEqual({ units: '987', claimed: null, isOnlyClaimed: true })
    expect(provenSold(987n, null)).toEqual({ units: '987', claimed: null, isOnlyClaimed: true })
    expect(provenReceived(null, 957n)).toEqual(reports(957n))
    expect(provenSold(null, -957n)).toEqual(reports(957n))
    expect(provenReceived(null, -5n)).toEqual(reports(0n))
    expect(provenSold(null, 5n)).toEqual(reports(0n))
    for (const proven of [provenReceived, provenSold]) expect(proven(null, null)).toEqual(reports(null))
  })

  test('an event that is taken at its word is that', () => {
    expect(movedAmount(5n)).toEqual(reports(5n))
    expect(movedAmount(null)).toEqual(reports(null))
  })

  test('an amount is certain unless it is unknown or only claimed', () => {
    expect(certainUnits(movedAmount(5n))).toBe(5n)
    expect(certainUnits(movedAmount(null))).toBeNull()
    expect(certainUnits(provenReceived(5n, null))).toBeNull()
  })

  test('the balance is asked only for a token that is not proven, and its event is taken at its word otherwise', () => {
    const sides = { sell: { id: USDC }, buy: { id: DAI } }
    const amounts = { sold: 100n, received: 50n }
    const change = (currency: Address, by: bigint | null) => ({ currency, change: by })
    expect(provenAmounts(sides, amounts, [])).toEqual({ sold: reports(100n), received: reports(50n) })
    expect(provenAmounts(sides, amounts, [change(UNI, 1n), change(DAI, 40n)])).toEqual({
      sold: reports(100n),
      received: { units: '40', claimed: '50', isOnlyClaimed: false },
    })
    expect(provenAmounts(sides, amounts, [change(DAI, null), change(USDC, -103n)])).toEqual({
      sold: { units: '103', claimed: '100', isOnlyClaimed: false },
      received: { units: '50', claimed: null, isOnlyClaimed: true },
    })
  })

  test('X11: of the coin, the balance counts where it is known, and else the events', () => {
    const coin = (change: bigint | null, unknownFee = 0n) => [{ currency: NATIVE, change, unknownFee }] as const
    const buying = { sell: { id: USDC }, buy: { id: NATIVE } } as const
    const of = (received: bigint | null, change: bigint | null) =>
      provenAmounts(buying, { sold: 1n, received }, coin(change)).received
    expect(of(699n, 99n)).toEqual({ units: '99', claimed: '699', isOnlyClaimed: false })
    expect(of(null, 99n)).toEqual(reports(99n))
    expect(of(99n, null)).toEqual(reports(99n))
    expect(of(null, null)).toEqual(reports(null))
    const selling = { sell: { id: NATIVE }, buy: { id: USDC } } as const
    expect(provenAmounts(selling, { sold: 8n, received: 1n }, coin(-10n)).sold).toMatchObject({ units: '10' })
    expect(provenAmounts(selling, { sold: 8n, received: 1n }, coin(-10n, 2n)).sold).toEqual(reports(8n))
  })

  test('more is never told as received than came, nor less as paid than went', () =>
    fc.assert(
      fc.property(fc.bigInt(0n, 2n ** 128n), fc.bigInt(0n, 2n ** 128n), (claimed, moved) => {
        expect(BigInt(provenReceived(claimed, moved).units!)).toBeLessThanOrEqual(moved)
        expect(BigInt(provenSold(claimed, -moved).units!)).toBeGreaterThanOrEqual(moved)
      }),
    ))

  test('transfers of a token from or to an account are counted, and no others', () => {
    const [gives, gets] = [transfer(USDC, ACCOUNT, DAI, 1n), transfer(USDC, DAI, ACCOUNT, 2n)]
    const approval = { ...gives, topics: [id('Approval(address,address,uint256)'), hexWord(ACCOUNT), hexWord(DAI)] }
    const others = [transfer(USDC, DAI, ROUTER, 3n), transfer(DAI, DAI, ACCOUNT, 4n), deposit(ACCOUNT, 5n), approval]
    expect(transfersOf([gives, ...others, gets], USDC, ACCOUNT)).toEqual([gives, gets])
  })
})

describe('the two tokens that an account’s transfers show', () => {
  const paid = transfer(USDC, ACCOUNT, ROUTER, 100n)
  const got = transfer(DAI, ROUTER, ACCOUNT, 90n)
  const moved = (...logs: Parameters<typeof tokensMoved>[0]) => tokensMoved(logs, ACCOUNT)
  const both = { sell: USDC, buy: DAI, sold: 100n, received: 90n }

  test('are the one that left and the one that arrived, in any order', () => {
    expect(moved(paid, got)).toEqual(both)
    expect(moved(got, paid)).toEqual(both)
  })

  test('count with what came back, and without what passed through, went elsewhere or is no amount', () => {
    expect(moved(paid, transfer(USDC, ROUTER, ACCOUNT, 1n), got)).toEqual({ ...both, sold: 99n })
    const through = [
      transfer(UNI, DAI, ACCOUNT, 7n),
      transfer(UNI, ACCOUNT, DAI, 7n),
      transfer(UNI, ACCOUNT, ACCOUNT, 7n),
    ]
    const elsewhere = transfer(WETH, DAI, ROUTER, 5n)
    const nft = { ...transfer(WETH, DAI, ACCOUNT, 1n), topics: [...got.topics, hexWord(1n)] }
    const others = [
      nft,
      { ...nft, topics: got.topics, data: '0x' },
      { ...nft, topics: [hexWord(1n), ...got.topics.slice(1)] },
    ]
    expect(moved(...through, paid, elsewhere, got, ...others)).toEqual(both)
  })

  test('are unknown unless exactly one left and exactly one arrived', () => {
    const more = transfer(UNI, ROUTER, ACCOUNT, 5n)
    for (const logs of [[], [paid], [got], [got, more], [paid, transfer(UNI, ACCOUNT, DAI, 5n)], [paid, got, more]]) {
      expect(moved(...logs)).toBeNull()
    }
  })
})

describe('X41: what left an account according to the events of a trial', () => {
  const OTHER: Address = '0x00000000000000000000000000000000000000B2'
  const erc1155 = (event: string, from: Address, data: string) => ({
    address: DAI,
    topics: [id(event), hexWord(ROUTER), hexWord(from), hexWord(OTHER)],
    data,
  })
  const nft = (from: Address, to: Address, tokenId: bigint) => ({
    address: UNI,
    topics: [...transfer(UNI, from, to, 0n).topics, hexWord(tokenId)],
    data: '0x',
  })

  test('is what its contracts transferred from it, and what came back does not make up for it', () => {
    const logs = [
      transfer(DAI, ACCOUNT, OTHER, 5n),
      transfer(DAI, ACCOUNT, OTHER, 2n),
      transfer(DAI, OTHER, ACCOUNT, 7n),
      transfer(USDC, ROUTER, OTHER, 9n),
    ]
    expect(tokensTaken(logs, ACCOUNT)).toEqual([[DAI, 7n]])
  })

  test('includes tokens with an id, the first id as well, and those of two standards', () => {
    expect(tokensTaken([nft(ACCOUNT, OTHER, 0n), nft(OTHER, ACCOUNT, 4n)], ACCOUNT)).toEqual([[UNI, 1n]])
    const single = 'TransferSingle(address,address,address,uint256,uint256)'
    const batch = 'TransferBatch(address,address,address,uint256[],uint256[])'
    for (const event of [single, batch]) {
      expect(tokensTaken([erc1155(event, ACCOUNT, hexWord(3n))], ACCOUNT)).toEqual([[DAI, 1n]])
      expect(tokensTaken([erc1155(event, OTHER, hexWord(3n))], ACCOUNT)).toEqual([])
    }
  })

  test('includes tokens that index none of the parties, as the oldest do', () => {
    const data = [hexWord(ACCOUNT), hexWord(OTHER), hexWord(8n)].map((each) => each.slice(2)).join('')
    expect(
      tokensTaken([{ address: UNI, topics: [id('Transfer(address,address,uint256)')], data: `0x${data}` }], ACCOUNT),
    ).toEqual([[UNI, 8n]])
  })

  test('is nothing where nothing moves, stays, or is burnt in a book that a sold token keeps of its holders', () => {
    const logs = [
      transfer(DAI, ACCOUNT, OTHER, 0n),
      transfer(DAI, ACCOUNT, ACCOUNT, 5n),
      transfer(DAI, ACCOUNT, ZERO_ADDRESS, 5n),
      { ...transfer(DAI, ACCOUNT, OTHER, 5n), data: '0x' },
      { ...deposit(ACCOUNT, 5n) },
    ]
    expect(tokensTaken(logs, ACCOUNT)).toEqual([])
  })
})
