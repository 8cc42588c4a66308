import { act, screen, within } from '@testing-library/react'
import type { Address } from '#domain/chain/address'
import { NodeError } from '#domain/chain/nodeError'
import type { V4Place } from '#domain/pool/pool'
import { DYNAMIC_FEE } from '#domain/pool/route'
import { NATIVE } from '#domain/token/token'
import type { HookedAnswer, HookedQuestion } from '#domain/trade/search/hookedTrade'
import type { SimulationResult } from '#services/trade/simulate'
import { errorString, executionFailed, wrappedError } from '../../support/hookErrors'
import { snapshotOf, v3Pool } from '../../support/fakePools'
import { CONTRACTS, ETHER, UNI, USDC, WETH } from '../../support/fakeServices'
import { deferred } from '../../support/fakeWallet'
import { valueOf } from '../../support/valueOf'
import { button, pass, setUpBrowser } from '../renderApp'
import { connected, newBlock, received, review, reviewAt, swap, type TestApp } from '../swapPage'

setUpBrowser()

const PATH = swap('ETH', UNI, '1')
const HOOK: Address = '0x4f6464486f6F6B000000000000000000000000cc'
/** The only pool of UNI. Its hook sets the fee, and takes a part. An ether buys 2,000 UNI. */
const POOL: V4Place = {
  ...{ protocol: 'v4', id: `0x${'4'.repeat(64)}`, fee: DYNAMIC_FEE, tickSpacing: 60 },
  ...{ token0: WETH, token1: UNI, isNative: true, hooks: HOOK },
}

/** The price of a pool in which one UNI costs one USDC. */
const AT_A_DOLLAR = { sqrtPriceX96: (2n ** 96n / 10n ** 6n).toString(), tick: -276_325 }

const quotedAs = (units: bigint): HookedAnswer => ({
  ...{ state: 'quoted', amount: String(units * ETHER), gas: '200000', impact: '400' },
})
const refusedWith = (text: string): HookedAnswer => ({
  ...{ state: 'refused', reason: { cause: 'hookRefused', text } },
})

/** A simulation in which an ether brings so many UNI, and their sale brings so much of the ether back. */
const moving =
  (units: bigint, back = (99n * ETHER) / 100n): TestApp['services']['chain']['simulate'] =>
  async (_chainId, _account, calls) => {
    const isReturned = calls.length > 1
    const spent = isReturned ? ETHER - back : ETHER
    return {
      state: 'done',
      changes: [
        { currency: NATIVE, before: 10n * ETHER, after: 10n * ETHER - spent },
        { currency: UNI, before: 0n, after: isReturned ? 0n : units * ETHER },
      ],
      gas: calls.map(() => 130_000n),
      results: [],
    }
  }

interface World {
  answer: (question: HookedQuestion) => HookedAnswer | Promise<HookedAnswer>
  simulate?: TestApp['services']['chain']['simulate']
  pool?: V4Place
}

const withHook =
  ({ answer, simulate = moving(2_000n), pool = POOL }: World) =>
  ({ services: { chain } }: TestApp) => {
    chain.checkContracts = async () => ({ executor: 'swapRouter02', reason: null, hasV4: true })
    chain.snapshot = async () => snapshotOf([], { hooked: [pool] })
    chain.askHooks = async (_chainId, _block, questions) => Promise.all(questions.map(async (each) => answer(each)))
    chain.simulate = simulate
  }

const reviewing = (world: World, prepare: (app: TestApp) => void = () => undefined) =>
  reviewAt(PATH, (each) => {
    withHook(world)(each)
    prepare(each)
  })

describe('X65: what a pool with a hook gives', () => {
  test('is nothing on the card until the chain’s quoter has answered, and then the quoter’s answer', async () => {
    const answer = deferred<HookedAnswer>()
    const { user } = await connected(PATH, withHook({ answer: () => answer.promise }))
    expect(received()).toBe('')
    expect(button('Getting the best price').getAttribute('aria-disabled')).toBe('true')
    await act(async () => answer.resolve(quotedAs(2_000n)))
    await pass()
    expect(received()).toBe('2,000')
    await user.click(button(/Quote details/))
    expect(valueOf(document.body, 'Route')).toBe('ETH, V4 hook, UNI')
    // Only the hook knows its fee.
    expect(valueOf(document.body, 'Pool fee')).toBeNull()
    await user.click(button('About “Quote”'))
    screen.getByText(/^The hook of a pool decides this amount, so it comes from the quoters on the chain/)
    button('Review swap')
  })

  test('is asked about once for each block, and not while an amount is being typed', async () => {
    const asked: string[] = []
    const answer = ({ amount }: HookedQuestion) => {
      asked.push(amount)
      return quotedAs((BigInt(amount) * 2_000n) / ETHER)
    }
    const { user, services } = await connected(swap('ETH', UNI), withHook({ answer }))
    await user.type(screen.getByLabelText('You sell'), '2')
    await pass()
    expect([received(), asked]).toEqual(['', []])
    await pass(300)
    expect([received(), asked]).toEqual(['4,000', [String(2n * ETHER)]])
    await pass(5_000)
    expect(asked).toHaveLength(1)
    services.chain.snapshot = async () => snapshotOf([], { hooked: [POOL], blockNumber: 101 })
    newBlock(services)
    await pass(12_000)
    expect(asked).toHaveLength(2)
  })

  test('stays in sight while the quoter is asked about the next block', async () => {
    const next = deferred<HookedAnswer>()
    const answers: World['answer'][] = [() => quotedAs(2_000n), () => next.promise]
    const { services } = await connected(PATH, withHook({ answer: (question) => answers.shift()!(question) }))
    expect(received()).toBe('2,000')
    services.chain.snapshot = async () => snapshotOf([], { hooked: [POOL], blockNumber: 101 })
    newBlock(services)
    await pass(12_000)
    expect([received(), answers]).toEqual(['2,000', []])
    await act(async () => next.resolve(quotedAs(1_900n)))
    await pass()
    expect(received()).toBe('1,900')
  })

  test('is not guessed if the quoter cannot be asked', async () => {
    const down = async () => Promise.reject(new NodeError('network', 'The node cannot be reached.'))
    const { user, services } = await connected(PATH, withHook({ answer: down }))
    screen.getByText('Prices could not be loaded')
    expect(received()).toBe('')
    withHook({ answer: () => quotedAs(2_000n) })({ services } as TestApp)
    await user.click(button('Try again'))
    await pass(300)
    expect(received()).toBe('2,000')
  })

  test('is nothing if the hook refuses, and its own words say why', async () => {
    await connected(PATH, withHook({ answer: () => refusedWith('Not before noon') }))
    expect(button('No route found')).toHaveProperty('disabled', true)
    screen.getByText('No route found for this amount')
    screen.getByText(
      'A contract that this pool calls, its hook, refused the swap: “Not before noon”. Try another amount, or the other direction.',
    )
  })

  test('cannot be bought as a fixed amount on a longer way, and the other field is offered', async () => {
    const path = `${swap(USDC, UNI, '5')}&field=output`
    await connected(path, withHook({ answer: () => quotedAs(1n) }))
    screen.getByText('Enter the amount to sell')
    screen.getByText('The pools that were found take only a fixed amount to sell.')
  })

  test('asks nobody if no pool of the pair has a hook', async () => {
    const asked = jest.fn<Promise<HookedAnswer[]>, unknown[]>().mockResolvedValue([])
    await connected(swap('ETH', USDC, '1'), ({ services }) => {
      services.chain.askHooks = asked
    })
    button('Review swap')
    expect(asked).not.toHaveBeenCalled()
  })
})

describe('X66: the review of a trade through a hook', () => {
  const answer = () => quotedAs(2_000n)

  test('says whose rules the pool has, and at which block the trade was tried', async () => {
    await reviewing({ answer })
    within(review()).getByText('A pool of this route has rules of its own')
    within(review()).getByText(
      `A contract, its hook, takes part in each swap: ${HOOK}. Its rules may differ for buying and selling, by account and over time. This swap was tried at block 100.`,
    )
    button('Confirm swap')
  })

  test('says that the hook can be replaced, if it is a proxy', async () => {
    await reviewing({ answer }, ({ services: { chain } }) => {
      const { safety } = chain
      chain.safety = async (chainId, token) => ({
        ...(await safety(chainId, token)),
        ...(token === HOOK && { proxy: { kind: 'implementation' as const, target: WETH, admin: null } }),
      })
    })
    within(review()).getByText(/The code of the hook can be replaced\./)
  })

  test('names all hooks of the route, and says if any of them can be replaced', async () => {
    const passive: Address = '0x4F6464486f6F6b00000000000000000000000040'
    const dollars = v3Pool({ id: CONTRACTS.v3Factory, fee: 500, token0: UNI, token1: USDC }, AT_A_DOLLAR)
    const { observationCardinality: _, ...ranged } = dollars
    const second = { ...ranged, protocol: 'v4', id: `0x${'5'.repeat(64)}`, feeDown: 500, feeUp: 500 } as const
    const last = { ...second, isNative: false, hooks: passive }
    const first: V4Place = { ...POOL, token1: USDC }
    const ofDollars = (): HookedAnswer => ({ state: 'quoted', amount: '2000000000', gas: '200000', impact: '400' })
    await reviewing({ answer: ofDollars, simulate: moving(1_999n) }, ({ services: { chain } }) => {
      chain.snapshot = async () => snapshotOf([last], { hooked: [first] })
      const { safety } = chain
      chain.safety = async (chainId, token) => ({
        ...(await safety(chainId, token)),
        ...(token === passive && { proxy: { kind: 'implementation' as const, target: WETH, admin: null } }),
      })
    })
    const text = within(review()).getByText(/takes part in each swap/).textContent
    expect(text).toContain(`${HOOK} and ${passive}`)
    expect(text).toContain('The code of the hook can be replaced.')
  })

  test('offers nothing without a simulation, and says so', async () => {
    const { wallet } = await reviewing({ answer, simulate: async () => ({ state: 'unsupported' }) })
    expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull()
    within(review()).getByText(
      /^Only a complete simulation shows what the hook of a pool does, and the node did not give one\./,
    )
    expect(button('Confirm swap')).toHaveProperty('disabled', true)
    expect(within(review()).queryByText(/was tried at block/)).toBeNull()
    expect(wallet.requested('eth_sendTransaction')).toEqual([])
  })

  test('does not take an unfinished simulation of the way back for a proof', async () => {
    const simulate: TestApp['services']['chain']['simulate'] = async (...given) =>
      given[2].length > 1 ? { state: 'unsupported' } : moving(2_000n)(...given)
    await reviewing({ answer, simulate })
    within(review()).getByText(/^Only a complete simulation shows what the hook of a pool does/)
    expect(button('Confirm swap')).toHaveProperty('disabled', true)
  })

  test('takes what the trial brought instead of a better quote, and the least follows from it', async () => {
    const limited: TestApp['services']['chain']['simulate'] = async (...given) => {
      const [, , calls] = given
      // Without its limit the swap brings 1,960; with the limit of 1,990 it fails.
      const isTooMuch = calls.length === 1 && calls[0]!.data.includes((1_990n * ETHER).toString(16))
      return isTooMuch ? { state: 'reverted', at: 0, data: '0x39d35496', message: '' } : moving(1_960n)(...given)
    }
    const { user, wallet, store } = await reviewing({ answer, simulate: limited })
    within(review()).getByText('The price changed')
    expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull()
    await user.click(button('Accept new price: 1,960 UNI'))
    await pass()
    const { trade } = store.getState()
    expect(trade).toMatchObject({ plan: { limit: String((19_502n * ETHER) / 10n) } })
    await user.click(button('Confirm swap'))
    await pass()
    const [{ data }] = wallet.requested('eth_sendTransaction')[0]!.params as [{ data: string }]
    expect(data).toContain(((19_502n * ETHER) / 10n).toString(16))
  })

  test('is tried once more on confirmation, and sends nothing if the hook has become worse', async () => {
    const { user, wallet, services } = await reviewing({ answer })
    services.chain.simulate = moving(1_000n)
    await user.click(button('Confirm swap'))
    await pass()
    expect(
      within(review()).getAllByText(/In a simulation, 1,000 UNI arrived instead of at least 1,990 UNI\./),
    ).not.toEqual([])
    expect(wallet.requested('eth_sendTransaction')).toEqual([])
  })
})

describe('X67: a purchase that cannot be undone', () => {
  const answer = () => quotedAs(2_000n)

  test.each<[string, TestApp['services']['chain']['simulate'], string, string]>([
    [
      'because the sale fails',
      async (...given): Promise<SimulationResult> =>
        given[2].length > 1
          ? {
              state: 'reverted',
              at: 3,
              data: executionFailed(wrappedError(HOOK, errorString('Nobody sells here'))) as `0x${string}`,
              message: '',
            }
          : moving(2_000n)(...given),
      'UNI could not be sold back',
      'In a simulation, UNI was bought and then sold back at once, and the sale failed. A contract that this pool calls, its hook, refused the swap: “Nobody sells here”.',
    ],
    [
      'without a great loss',
      moving(2_000n, (3n * ETHER) / 10n),
      'Selling UNI back would lose 70.00%',
      'In a simulation, UNI was bought and then sold back at once: 70.00% of what you pay did not come back.',
    ],
  ])('%s is not offered', async (_, simulate, title, text) => {
    const { user, wallet, services } = await reviewing({ answer, simulate })
    within(review()).getByText(title)
    within(review()).getByText(text)
    expect(screen.queryByRole('button', { name: /^(Confirm|Continue|Accept)/ })).toBeNull()
    services.chain.simulate = moving(2_000n)
    await user.click(button('Try again'))
    await pass()
    expect(within(review()).queryByText(title)).toBeNull()
    button('Confirm swap')
    expect(wallet.requested('eth_sendTransaction')).toEqual([])
  })
})
