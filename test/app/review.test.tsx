import { act, screen, within } from '@testing-library/react'
import { BatchFailure } from '#domain/transaction/batch'
import { NodeError } from '#domain/chain/nodeError'
import { NATIVE } from '#domain/token/token'
import { type TransferTax, v3Terms } from '#domain/pool/pool'
import { transactionUpdated } from '#store/transaction/transactions'
import { tradeSettingsChanged } from '#store/trade/tradeSettings'
import { snapshotOf } from '../support/fakePools'
import { fakeReceipt } from '../support/fakeNode'
import { CONTRACTS, ETHER, UNI, USDC } from '../support/fakeServices'
import { addBatches, ALICE, BOB, deferred, fault, HASH, refuse } from '../support/fakeWallet'
import { movedAmount } from '#domain/trade/received'
import { reviewOpened, stepPaid, tradeClosed, tradeEnded, tradeStarted } from '#store/trade/trade'
import { settings } from '#config/settings'
import { samplePlan } from '../support/samplePlan'
import { partsOf } from '../support/partsOf'
import { valueOf } from '../support/valueOf'
import { appStore } from '../support/appStore'
import { button, pass, renderApp, setUpBrowser } from './renderApp'
import { connected, etherPool, newBlock, review, reviewAt, swap, type TestApp, withPool } from './swapPage'
import { Altered, Superseded } from '#domain/transaction/otherMined'

setUpBrowser()

/** The dialog of an outcome is named by what happened. */
const OUTCOME = /^(Swap sent|You received|The swap|Not what you asked for|Not seen|Replaced)/

const PATH = swap('ETH', USDC, '1')
const row = (term: string) => valueOf(review(), term)

const reviewing = (prepare?: Parameters<typeof reviewAt>[1], path = PATH) => reviewAt(path, prepare)

/** The result of a simulation in which the trade moves exactly the quoted amounts. */
const KEPT: Extract<Awaited<ReturnType<TestApp['services']['chain']['simulate']>>, { state: 'done' }> = {
  state: 'done',
  changes: [
    { currency: NATIVE, before: 10n * ETHER, after: 9n * ETHER },
    { currency: USDC, before: 0n, after: 2_000_000_000n },
  ],
  gas: [1n],
  results: [],
}

describe('the fee of the site', () => {
  const siteFee = { bips: 25, recipient: BOB, name: 'Harbour Ltd' }
  beforeAll(() => void Object.assign(settings, { siteFee }))
  afterAll(() => void Object.assign(settings, { siteFee: null }))

  test('is in every figure, with who receives it, and in the call that is sent', async () => {
    const { user, wallet } = await reviewing((app) => {
      app.services.chain.simulate = async () => ({
        ...KEPT,
        changes: [KEPT.changes[0]!, { currency: USDC, before: 0n, after: 1_990_012_500n }],
      })
    })
    within(review()).getByText(/^1,990\.01\sUSDC$/)
    expect(row('Rate')).toMatch(/^1\sETH\s=\s1,990\.01\sUSDC$/)
    within(review()).getByText('0.25% (4.9875 USDC), to Harbour Ltd')
    within(review()).getByText('Simulated just now: exactly these amounts would move, plus the network cost.')
    // The review shows the amount after the fee, minus 0.5 %. The router's minimum applies to the amount before the
    // fee.
    expect(row('At least, with 0.5% slippage')).toMatch(/^1,980\.06 USDC/)
    expect(row('amountMinimum')).toBe('1,985.024999 USDC')
    within(review()).getByText('sweepTokenWithFee')
    within(review()).getByText(`${BOB} (the operator of this site)`)
    await user.click(button('Confirm swap'))
    await pass()
    expect(wallet.requested('eth_sendTransaction')).toHaveLength(1)
  })
})

describe('what the trade does to the account', () => {
  const reply = (answer: Awaited<ReturnType<TestApp['services']['chain']['simulate']>>) => (app: TestApp) => {
    app.services.chain.simulate = async () => answer
  }

  test('is simulated on the network, and the review shows the result and the calls', async () => {
    await reviewing(
      reply({
        state: 'done',
        changes: [
          { currency: NATIVE, before: 10n * ETHER, after: 9n * ETHER },
          { currency: USDC, before: 0n, after: 1_999_000_000n },
        ],
        gas: [1n],
        results: ['0x'],
      }),
    )
    expect([row('Your ETH'), row('Your USDC')]).toEqual(['−1', '+1,999'])
    within(review()).getByText(/^Simulated just now/)
    expect(partsOf(within(review()).getAllByRole('listitem')[0]!).slice(0, 2)).toEqual([
      'multicall on Uniswap SwapRouter02',
      '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45',
    ])
    expect(row('sent along')).toBe('1 ETH')
    within(review()).getByText(`${ALICE} (your address)`)
    expect(button('Confirm swap')).toHaveProperty('disabled', false)
  })

  test('is reported in a sentence where it is exactly what the head says', async () => {
    await reviewing(
      reply({
        state: 'done',
        changes: [
          { currency: NATIVE, before: 10n * ETHER, after: 9n * ETHER },
          { currency: USDC, before: 0n, after: 2_000_000_000n },
        ],
        gas: [1n],
        results: ['0x'],
      }),
    )
    within(review()).getByText('Simulated just now: exactly these amounts would move, plus the network cost.')
    expect([row('Your ETH'), row('Your USDC')]).toEqual([null, null])
  })

  test('X10: liquidity that vanished after the quote: it would fail, and cannot be confirmed', async () => {
    const { user, wallet, services } = await reviewing(
      reply({ state: 'reverted', at: 0, data: null, message: 'execution reverted: SPL' }),
    )
    within(review()).getByText('This would fail now')
    within(review()).getByText(/The pools no longer hold enough for this amount\./)
    expect(within(review()).queryByText(/Nothing was sent/)).toBeNull()
    expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull()
    await user.click(button('Try again'))
    await pass()
    within(review()).getByText('This would fail now')
    expect(wallet.requested('eth_sendTransaction')).toEqual([])

    services.chain.simulate = async () => KEPT
    newBlock(services)
    await pass(12_000)
    expect(screen.queryByText('This would fail now')).toBeNull()
    expect(button('Confirm swap')).toHaveProperty('disabled', false)
  })

  test('X29: where the provider cannot simulate, that is said, and it takes one more press', async () => {
    const { user, wallet } = await reviewing(reply({ state: 'unsupported' }))
    within(review()).getByText(/^Not simulated: the node cannot do that\./)
    within(review()).getByText(/^Not simulated$/)
    expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull()
    await user.click(button('Continue without a simulation'))
    expect(wallet.requested('eth_sendTransaction')).toEqual([])
    await user.click(button('Confirm swap'))
    await pass()
    expect(wallet.requested('eth_sendTransaction')).toHaveLength(1)
  })

  test('X29: while a slow provider simulates, nothing can be confirmed', async () => {
    const answer = deferred<typeof KEPT>()
    const { user, wallet } = await reviewing((app) => {
      app.services.chain.simulate = async () => answer.promise
    })
    await user.click(button('Checking…'))
    await pass()
    expect(button('Checking…').getAttribute('aria-disabled')).toBe('true')
    expect(wallet.requested('eth_sendTransaction')).toEqual([])
    answer.resolve(KEPT)
    await pass()
    expect(button('Confirm swap').getAttribute('aria-disabled')).toBeNull()
  })

  test('X29: a result that is older than a block counts no longer', async () => {
    const { services } = await reviewing(reply(KEPT))
    button('Confirm swap')
    services.chain.simulate = () => new Promise(() => undefined)
    newBlock(services)
    await pass(12_000)
    button('Confirm swap')
    newBlock(services, 102)
    await pass(12_000)
    button('Checking…')
    within(review()).getByText('Simulating on the network…')
  })

  test('X29: when the provider refuses, it can be asked again, and nothing can be confirmed until it answers', async () => {
    const { user, services } = await reviewing((app) => {
      app.services.chain.simulate = async () => Promise.reject(new NodeError('network', 'Down.'))
    })
    expect(within(review()).getAllByText(/^Not simulated: the node did not respond\./)).toHaveLength(2)
    expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull()
    services.chain.simulate = async () => KEPT
    await user.click(button('Try again'))
    await pass()
    button('Confirm swap')
  })

  test('X29: while the node fails, the result is told with its age, and counts no longer after a minute', async () => {
    const { services } = await reviewing(reply(KEPT))
    button('Confirm swap')
    const { simulate } = services.chain
    const { head } = services.node
    const down = async () => Promise.reject(new NodeError('network', 'Down.'))
    services.chain.simulate = down
    services.node.head = down
    await pass(40_000)
    within(review()).getByText(/^Simulated [34]\d s ago\. The node has not responded since\.$/)
    button('Confirm swap')
    await pass(25_000)
    expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull()
    expect(within(review()).queryByText(/Simulated just now/)).toBeNull()
    services.chain.simulate = simulate
    services.node.head = head
    await pass(60_000)
    await pass()
    button('Confirm swap')
    within(review()).getByText(/^Simulated just now/)
  })

  test('X11: a token that takes a part only once the swap is confirmed is detected before the request', async () => {
    const { user, wallet, services } = await reviewing(reply(KEPT))
    services.chain.simulate = async () => ({
      ...KEPT,
      changes: [KEPT.changes[0]!, { currency: USDC, before: 0n, after: 1_940_000_000n }],
    })
    await user.click(button('Confirm swap'))
    await pass()
    within(review()).getAllByText(/In a simulation, 1,940 USDC arrived instead of at least 1,990 USDC\./)
    expect(wallet.requested('eth_sendTransaction')).toEqual([])
  })
})

test.each<[string, string, string]>([
  ['sold', PATH, 'Accept new price: 1,960 USDC'],
  ['bought', `${PATH.replace('value=1', 'value=2000')}&field=output`, 'Accept new price: 1.02041 ETH'],
])(
  'X04: when the price of what is %s changes, the button accepts it, and confirms what was simulated anew',
  async (_, path, label) => {
    const { user, services, wallet } = await reviewing(undefined, path)
    withPool({ services }, 1_960_000_000n)
    newBlock(services)
    await pass(13_000)
    within(review()).getByText('The price changed')
    expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull()
    const answer = deferred<typeof KEPT>()
    const { simulate } = services.chain
    services.chain.simulate = async () => answer.promise
    await user.click(button(label))
    await pass()
    button('Checking…')
    expect(screen.queryByText('The price changed')).toBeNull()
    services.chain.simulate = simulate
    answer.resolve((await simulate(3, ALICE, [], { tokens: [USDC] })) as typeof KEPT)
    await pass()
    await user.click(button('Confirm swap'))
    await pass()
    expect(wallet.requested('eth_sendTransaction')).toHaveLength(1)
  },
)

test('the progress of a swap is announced in the live region that existed before', async () => {
  const { user, wallet, services } = await reviewing()
  const region = screen.getAllByRole('status').at(-1)!
  const spoken = async () => {
    await pass(300)
    return [...region.children].map(({ textContent }) => textContent).join(' | ')
  }
  withPool({ services }, 1_960_000_000n)
  newBlock(services)
  await pass(12_500)
  expect(await spoken()).toContain('The price changed. You would now receive 40 USDC less (2.00%).')
  await user.click(button(/^Accept new price/))
  await pass(8_000)
  expect(await spoken()).toBe('')

  const prompt = deferred()
  wallet.reply('eth_sendTransaction', () => prompt.promise)
  await user.click(button('Confirm swap'))
  await pass()
  expect(await spoken()).toContain('Swap 1 ETH. Confirm in your wallet')
  prompt.reject(fault(4001))
  await pass()
  expect(await spoken()).toContain('You rejected the request. Nothing was sent.')

  wallet.reply('eth_sendTransaction', async () => HASH)
  await user.click(button('Review swap'))
  await pass()
  await user.click(button('Confirm swap'))
  await pass()
  expect(await spoken()).toContain('Swap sent. 1 ETH for about 1,960 USDC.')
  services.receipts.mine(HASH, { status: false })
  await pass()
  expect(await spoken()).toContain('The swap failed.')
  expect(region.isConnected).toBe(true)
})

test('a loss is spoken once for each tier, and not again with every block', async () => {
  const { services } = await connected(PATH, (app) => {
    withPool(app, 1_880_000_000n, 60_000)
  })
  const region = screen.getAllByRole('status').at(-1)!
  await pass(300)
  within(region).getByText(/6\.00%/)
  await pass(8_000)
  withPool({ services }, 1_870_000_000n, 65_000)
  newBlock(services)
  await pass(12_500)
  screen.getByText(/^6\.50%/)
  expect(within(region).queryByText(/6\.50%/)).toBeNull()
})

describe('the rows', () => {
  test('say what the price impact is in money', async () => {
    await reviewing((app) => {
      withPool(app, 2_000_000_000n, 20_000)
    })
    expect(row('Price impact')).toBe('$40.00 (2.00%)')
  })

  test('say what it costs and where it goes', async () => {
    await reviewing()
    const terms = ['Rate', 'Pool fee', 'Price impact', 'Route', 'Deadline', 'Sandwich guard']
    expect(terms.map(row)).toEqual([
      '1 ETH = 2,000 USDC',
      '$6.00 (0.30%)',
      '0.00%',
      'V2 pool 0.30%, 1 hop',
      '30 min after you confirm',
      'Off: not for sales of ETH',
    ])
    expect(row('Recipient')).toContain(ALICE)
    expect(row('Contract')).toContain('0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45')
    expect(row('Network cost')).toMatch(/^\$[\d.]+ \(/)
    expect(row('Token fee')).toBeNull()
  })

  test('X27: an implausible gas price is pointed out, and the fee fields are left to the wallet', async () => {
    const { user, wallet } = await reviewing(({ services: { node } }) => {
      const { head } = node
      node.head = async (chainId) => ({ ...(await head(chainId)), baseFeePerGas: 2_000n * 10n ** 9n })
    })
    within(review()).getByText('Network cost, unusually high')
    await user.click(button('Confirm swap'))
    await pass()
    const [request] = wallet.requested('eth_sendTransaction')[0]?.params as [object]
    expect(Object.keys(request).filter((key) => /fee|price/i.test(key))).toEqual([])
  })

  test('X27: the usual price of gas is not', async () => {
    await reviewing()
    within(review()).getByText('Network cost')
    expect(screen.queryByText('Network cost, unusually high')).toBeNull()
  })

  test.each<[string, number, boolean]>([
    ['On, 0.25%', 2, true],
    ['Off: a pool keeps no price record', 1, true],
    ['Off in the trade settings', 2, false],
  ])('the sandwich guard: %s', async (guard, observationCardinality, isWanted) => {
    const guardable = (app: TestApp) => {
      app.dispatch(tradeSettingsChanged({ guard: isWanted }))
      app.services.holdings[UNI] = 10n * ETHER
      const [token0, token1] = UNI.toLowerCase() < USDC.toLowerCase() ? [UNI, USDC] : [USDC, UNI]
      app.services.chain.snapshot = async () =>
        snapshotOf([
          {
            protocol: 'v3',
            id: `0x${'c'.repeat(40)}`,
            fee: 500,
            ...v3Terms(500),
            token0,
            token1,
            // The price is one USDC for one UNI, which is 10^-12 in base units.
            sqrtPriceX96: (token0 === UNI ? 2n ** 96n / 10n ** 6n : 2n ** 96n * 10n ** 6n).toString(),
            tick: token0 === UNI ? -276_325 : 276_324,
            liquidity: (10n ** 24n).toString(),
            ticks: [],
            fromTick: -887_272,
            toTick: 887_272,
            observationCardinality,
          },
        ])
    }
    await reviewing(guardable, swap(UNI, USDC, '1'))
    expect(row('Sandwich guard')).toBe(guard)
    expect(within(review()).queryByText('checkOracleSlippage') !== null).toBe(guard.startsWith('On'))
  })

  test('the sandwich guard, and that V2 has nothing for it', async () => {
    await reviewing(undefined, swap(USDC, UNI, '1'))
    expect(row('Sandwich guard')).toBe('Off: V2 keeps no price record')
  })
})

describe('the approval', () => {
  const TOKENS = swap(USDC, UNI, '100')
  const expectApproved = (amount: string) => {
    expect(row('You approve')).toBe(amount)
    expect(row('Spender')).toMatch(/0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45 Uniswap SwapRouter02$/)
  }
  const unlimited = ({ dispatch }: TestApp) => void dispatch(tradeSettingsChanged({ approval: 'unlimited' }))

  test('is in the main rows, with its amount and its spender', async () => {
    await reviewing(undefined, TOKENS)
    expectApproved('100 USDC')
    expect(within(review()).queryByText(/without limit/)).toBeNull()
  })

  test('without limit is a warning', async () => {
    await reviewing(unlimited, TOKENS)
    expectApproved('USDC without limit')
    expect(within(review()).getByText('USDC without limit').className).toBe('warn')
    const warning = within(review()).getByText('You approve USDC without limit').closest<HTMLElement>('[role="note"]')!
    within(warning).getByText(/^The spender could take any amount of your USDC, even later/)
  })

  test('that resets an older one first says so', async () => {
    await reviewing(({ services }) => {
      services.approvals[USDC] = 5n
      services.node.simulate = async () => Promise.reject(new NodeError('reverted', 'execution reverted'))
    }, TOKENS)
    expect(row('Old approval')).toBe('Reset to 0 first')
    expectApproved('100 USDC')
  })

  test('that is requested together with the swap is named all the same', async () => {
    await reviewing((app, wallet) => {
      unlimited(app)
      addBatches(wallet)
    }, TOKENS)
    expectApproved('USDC without limit (together with the swap)')
  })

  test('that is not needed is said to be given', async () => {
    await reviewing((app) => {
      app.services.approvals[USDC] = 100_000_000n
      unlimited(app)
    }, TOKENS)
    expect(row('Approval')).toBe('Already given')
    expect(within(review()).queryByText(/without limit/)).toBeNull()
  })

  test('of which it is not known whether it is needed is not kept back', async () => {
    await reviewing((app) => {
      app.services.chain.simulate = async () => Promise.reject(new NodeError('network', 'Down.'))
      unlimited(app)
    }, TOKENS)
    expectApproved('USDC without limit (if needed)')
    within(review()).getByText('You approve USDC without limit')
  })

  test('is none where ether is sold', async () => {
    await reviewing()
    expect(within(review()).queryByText(/approv/i)).toBeNull()
  })
})

describe('X09: a price that has become much worse since the review was opened', () => {
  const falling = async (worse: bigint) => {
    const app = await reviewing(({ services: { chain } }) => {
      // Without dollar prices, only the change shows the loss.
      chain.prices = async () => Promise.reject(new NodeError('network', 'Down.'))
      chain.simulate = async () => ({
        ...KEPT,
        changes: [KEPT.changes[0]!, { currency: USDC, before: 0n, after: worse }],
      })
    })
    withPool(app, worse)
    newBlock(app.services)
    await pass(12_000)
    await app.user.click(button(/^Accept new price/))
    await pass()
    return app
  }

  test('by more than a quarter: it is not offered, although the newer price was accepted', async () => {
    const { wallet } = await falling(881_800_000n)
    within(review()).getByText('55.91% worse than when you opened this review')
    expect(button('Loss too high')).toHaveProperty('disabled', true)
    expect(wallet.requested('eth_sendTransaction')).toEqual([])
  })

  test('by more than a twentieth: the loss has to be accepted', async () => {
    const { user } = await falling(1_860_000_000n)
    const confirm = button('Confirm swap anyway')
    expect(confirm).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('checkbox', { name: /^I accept losing about/ }))
    expect(button('Confirm swap anyway')).toHaveProperty('disabled', false)
  })
})

describe('X27: a network cost that is high for what is swapped', () => {
  test('is told on the card, and must be accepted in the review if it is more than the value', async () => {
    const { user, wallet } = await connected(swap('ETH', USDC, '0.0002'))
    screen.getByText(/^The network cost is 1\d\d\.\d\d% of what you sell$/)
    await user.click(button(/^Review swap/))
    await pass()
    const accept = within(review()).getByRole('checkbox', { name: /^I accept paying \$0\.\d\d to sell \$0\.40$/ })
    expect(button(/^Confirm/)).toHaveProperty('disabled', true)
    await user.click(accept)
    await user.click(button(/^Confirm/))
    await pass()
    expect(wallet.requested('eth_sendTransaction')).toHaveLength(1)
  })

  test('is only told while it is less, and not at all from ten times the cost on', async () => {
    await connected(swap('ETH', USDC, '0.001'))
    screen.getByText(/^The network cost is 2\d\.\d\d% of what you sell$/)
    expect(button(/^Review swap/)).toHaveProperty('disabled', false)
  })
})

describe('X11: tokens that keep a part of what is transferred', () => {
  const taxed = (tax: Omit<TransferTax, 'token'>) => (app: TestApp) => {
    const pool = etherPool(2_000_000_000n)
    const { chain } = app.services
    chain.snapshot = async () => snapshotOf([pool], { taxes: [{ token: USDC, ...tax }] })
    // Without dollar values, the warning is about the transfer tax.
    chain.prices = async () => Promise.reject(new NodeError('network', 'Down.'))
  }

  test('have a row of their own, on the card and in the review', async () => {
    const { user } = await connected(PATH, taxed({ buy: 40_000, sell: 0 }))
    expect(screen.getByLabelText('You receive')).toHaveProperty('value', '1,920')
    screen.getByText('4.00% lost to a token fee')
    await user.click(button(/Quote details/))
    expect(valueOf(document.body, 'Token fee')).toMatch(/^0\.04\sETH \(4\.00%\)$/)
    await user.click(button('Review swap'))
    await pass()
    expect(row('Token fee')).toMatch(/^0\.04\sETH \(4\.00%\)$/)
  })

  test('from a twentieth on the loss must be accepted', async () => {
    await connected(PATH, taxed({ buy: 60_000, sell: 0 }))
    screen.getByText('6.00% lost to a token fee')
    screen.getByRole('checkbox', { name: /I accept losing about/ })
    expect(button('Review swap anyway')).toHaveProperty('disabled', true)
  })

  test('a quarter is too much', async () => {
    await connected(PATH, taxed({ buy: 250_000, sell: 0 }))
    expect(button('Loss too high')).toHaveProperty('disabled', true)
  })

  test('one that keeps four fifths is a trap', async () => {
    await connected(PATH, taxed({ buy: 800_000, sell: 0 }))
    screen.getByText('USDC kept most of a transfer')
    expect(button('USDC cannot be traded here')).toHaveProperty('disabled', true)
  })

  test('one that cannot be sold again has neither a quote nor a value, and no wallet is asked for', async () => {
    const app = appStore()
    taxed({ buy: 0, sell: null })(app)
    app.start()
    await renderApp(PATH, app)
    await pass(300)
    screen.getByText('USDC cannot be sold')
    expect(button('USDC cannot be traded here')).toHaveProperty('disabled', true)
    expect(screen.getByLabelText('You receive')).toHaveProperty('value', '')
    expect(document.querySelector('main')?.textContent).not.toContain('$')
  })

  test('one of which nothing arrives is a trap', async () => {
    await connected(PATH, taxed({ buy: 1_000_000, sell: null }))
    screen.getByText('USDC cannot be bought')
    expect(button('USDC cannot be traded here')).toHaveProperty('disabled', true)
  })

  test('one that can be bought and not sold again is a trap', async () => {
    await connected(PATH, taxed({ buy: 0, sell: null }))
    screen.getByText('USDC cannot be sold')
    expect(button('USDC cannot be traded here')).toHaveProperty('disabled', true)
  })
})

describe('the wallet', () => {
  const TOKENS = swap(USDC, UNI, '100')

  test('is asked once for approval and swap, where it can do that', async () => {
    const { user, wallet, services } = await reviewing((_, requested) => void addBatches(requested), TOKENS)
    const prompt = deferred()
    wallet.reply('wallet_sendCalls', () => prompt.promise)
    await user.click(button('Confirm swap'))
    await pass()
    within(review()).getByText('Approve and swap 100 USDC')
    prompt.resolve({ id: '0x1' })
    await pass(1_000)
    const dialog = within(screen.getByRole('dialog', { name: OUTCOME }))
    dialog.getByText('Swap sent')
    // The batch's transaction is not known yet.
    expect(dialog.queryByRole('link')).toBeNull()
    services.receipts.mine(services.receipts.requested[0]!.hash, { transactionHash: HASH })
    await pass()
    screen.getByText('The swap is confirmed')
  })

  test('offers one confirmation for an upgrade of the account, and says what that is', async () => {
    const { user, wallet } = await reviewing((_, requested) => void addBatches(requested, 'ready'), TOKENS)
    const choice = screen.getByRole<HTMLInputElement>('checkbox', {
      name: 'Upgrade my account, and do all 2 steps in one confirmation',
    })
    expect(choice.checked).toBe(false)
    screen.getByText(/a contract that your wallet chooses may then act for the account/)
    await user.click(choice)
    expect(choice.checked).toBe(true)
    wallet.reply('wallet_sendCalls', refuse(fault(5750)))
    await user.click(button('Confirm swap'))
    await pass(1_000)
    within(review()).getAllByText(/You kept your account as it is\. Nothing was sent\./)
    expect(screen.queryByRole('checkbox', { name: /^Upgrade/ })).toBeNull()
    await user.click(button('Confirm swap'))
    await pass()
    expect(wallet.requested('eth_sendTransaction')).toHaveLength(1)
  })

  test('has accepted all steps, which are pending: the bar counts them, and the same is not offered without a warning', async () => {
    const { user, wallet, services } = await reviewing((_, requested) => void addBatches(requested), TOKENS)
    services.receipts.wait = () => Promise.reject(new BatchFailure('unclear'))
    await user.click(button('Confirm swap'))
    await pass(1_000)
    screen.getByText('Your wallet has already accepted this')
    within(review()).getByText(/^“Swap 100 USDC for UNI” is pending, and its outcome is not known yet\./)
    screen.getByText('1 pending')
    await user.click(button('Ask again anyway'))
    await pass(1_000)
    expect(wallet.requested('wallet_sendCalls')).toHaveLength(2)
  })

  test('says no in the middle: the approval stays, and the review says so', async () => {
    const { user, wallet, services } = await reviewing(undefined, TOKENS)
    await user.click(button('Confirm swap'))
    await pass(5_000)
    within(review()).getByText('Approve 100 USDC')
    wallet.reply('eth_sendTransaction', refuse(fault(4001)))
    services.approvals[USDC] = 100_000_000n
    services.receipts.mine(HASH)
    await pass()
    within(review()).getByText('You rejected the request. The swap was not sent. USDC stays approved.')
    expect(button('Confirm swap')).toHaveProperty('disabled', false)
  })

  test('gets no further requests for a closed trade: the card says what to do', async () => {
    const { user, wallet, services } = await reviewing(undefined, TOKENS)
    await user.click(button('Confirm swap'))
    await pass(5_000)
    await user.click(within(review()).getByRole('button', { name: 'Close' }))
    services.approvals[USDC] = 100_000_000n
    services.receipts.mine(HASH)
    await pass()
    expect(wallet.requested('eth_sendTransaction')).toHaveLength(1)
    screen.getByText('Review the swap to continue.')
    button('Review swap')
  })
})

test.each<[string, [string, unknown]]>([
  ['The account in your wallet changed', ['accountsChanged', [BOB]]],
  ['The network in your wallet changed', ['chainChanged', '0x1']],
  ['Your wallet disconnected', ['accountsChanged', []]],
])('W13: %s: the review closes, and the card says why', async (why, [event, payload]) => {
  const { wallet } = await reviewing()
  act(() => wallet.emit(event, payload))
  await pass()
  expect(screen.queryByRole('dialog')).toBeNull()
  screen.getByText(`${why}. The review was closed. Nothing was sent.`)
})

test('a change of account that is taken back at once closes the review, too', async () => {
  const { wallet } = await reviewing()
  act(() => {
    wallet.emit('accountsChanged', [BOB])
    wallet.emit('accountsChanged', [ALICE])
  })
  await pass(1_000)
  expect(screen.queryByRole('dialog')).toBeNull()
  screen.getByText(/^The account in your wallet changed\./)
})

test('a request that still waits in the wallet is reported on the card, and a second one is requested as that', async () => {
  const { user, wallet } = await reviewing()
  const prompts = [deferred(), deferred()]
  let requested = 0
  wallet.reply('eth_sendTransaction', () => prompts[requested++]!.promise)
  await user.click(button('Confirm swap'))
  await pass()
  expect(screen.queryByText('A request is still waiting in your wallet')).toBeNull()
  await user.click(within(review()).getByRole('button', { name: 'Close' }))
  screen.getByText('A request is still waiting in your wallet')
  screen.getByText(/^“Swap 1 ETH for USDC” can still be confirmed there\./)

  await user.click(button('Review swap'))
  await pass()
  within(review()).getByText(/you could confirm both, and both would go through/)
  expect(within(review()).queryByRole('button', { name: 'Confirm swap' })).toBeNull()
  expect(wallet.requested('eth_sendTransaction')).toHaveLength(1)
  await user.click(button('Ask again anyway'))
  await pass()
  expect(wallet.requested('eth_sendTransaction')).toHaveLength(2)

  await user.click(within(review()).getByRole('button', { name: 'Close' }))
  prompts[0]!.reject(fault(4001))
  await pass()
  screen.getByText('A request is still waiting in your wallet')
  prompts[1]!.reject(fault(4001))
  await pass()
  expect(screen.queryByText('A request is still waiting in your wallet')).toBeNull()
})

test('X31: a request that the wallet failed with is a warning in the review, with what the wallet said, and on the card', async () => {
  const { user, wallet, services } = await reviewing()
  wallet.reply('eth_sendTransaction', refuse(fault(-32603, 'Internal JSON-RPC error')))
  await user.click(button('Confirm swap'))
  await pass()
  within(review()).getByText('Your wallet may have sent this')
  within(review()).getByText(
    '“Swap 1 ETH for USDC”: Your wallet reported an error. Check your wallet to see whether the transaction was sent. If it is mined within 10 minutes, it will appear here. If you ask again, both requests could be mined.',
  )
  expect(within(review()).queryByRole('button', { name: 'Confirm swap' })).toBeNull()
  expect(button('Ask again anyway').className).toContain('risk')
  await user.click(within(review()).getByText('Details'))
  within(review()).getByText('Internal JSON-RPC error (-32603)')
  await user.click(within(review()).getByRole('button', { name: 'Copy' }))
  expect(services.copied).toEqual(['Internal JSON-RPC error (-32603)'])

  await user.click(within(review()).getByRole('button', { name: 'Close' }))
  screen.getByText('Your wallet may have sent this')
  await user.click(button('Review swap'))
  await pass()
  await user.click(within(review()).getByRole('button', { name: 'It was not sent' }))
  expect(button('Confirm swap')).toHaveProperty('disabled', false)
})

test.each(['the card', 'the review'])('a request whose answer was lost can be put away on %s', async (where) => {
  const { user, wallet } = await reviewing()
  wallet.reply('eth_sendTransaction', () => new Promise(() => undefined))
  await user.click(button('Confirm swap'))
  await pass()
  await user.click(within(review()).getByRole('button', { name: 'Close' }))
  if (where === 'the card') await user.click(button('It’s gone from my wallet'))
  await user.click(button('Review swap'))
  await pass()
  if (where === 'the review')
    await user.click(within(review()).getByRole('button', { name: 'It’s gone from my wallet' }))
  expect(button('Confirm swap')).toHaveProperty('disabled', false)
  expect(screen.queryByText(/is still waiting in your wallet/)).toBeNull()
  expect(wallet.requested('eth_sendTransaction')).toHaveLength(1)
})

test('what the wallet sent from another account is no success, and nothing to try again', async () => {
  const { user } = await reviewing((app) => {
    app.services.receipts.wait = () => Promise.reject(new Altered(BOB, HASH))
  })
  await user.click(button('Confirm swap'))
  await pass()
  const outcome = screen.getByRole('dialog', { name: OUTCOME })
  within(outcome).getByRole('heading', { name: 'Not what you asked for' })
  within(outcome).getByText(/^Your wallet sent this from 0x70…79C8\. Check in your wallet what it did/)
  expect(valueOf(outcome, 'Your 1 ETH')).toBe('Unknown; check your wallet')
  expect(valueOf(outcome, 'Network cost paid')).toBe('By 0x70…79C8, not by your account')
  expect(within(outcome).queryByText(/confirmed|you received|try again/i)).toBeNull()
  await user.click(within(outcome).getAllByRole('button', { name: 'Close' }).at(-1)!)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what the wallet sent instead from the account itself is read, and what became of the ether follows from that', async () => {
  const { user } = await reviewing(({ services }) => {
    services.receipts.wait = () => Promise.reject(new Altered(undefined, HASH))
    services.node.receipt = async () => fakeReceipt({ transactionHash: HASH })
    services.node.transaction = async () => ({
      hash: HASH,
      from: ALICE,
      nonce: 1,
      to: BOB,
      value: 5n * ETHER,
      input: '0x',
    })
  })
  await user.click(button('Confirm swap'))
  await pass()
  const outcome = screen.getByRole('dialog', { name: OUTCOME })
  within(outcome).getByRole('heading', { name: 'Not what you asked for' })
  within(outcome).getByText(/5 ETH went to 0x70…79C8\./)
  expect(valueOf(outcome, 'Your 1 ETH')).toBe('Not sold by this swap')
  expect(within(outcome).queryByText(/check/i)).toBeNull()
})

describe('after a swap was confirmed', () => {
  const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'You sell' }).value
  const confirmed = async () => {
    const app = await reviewing()
    await app.user.click(button('Confirm swap'))
    await pass()
    return app
  }

  test.each([
    ['New swap', ''],
    ['Swap again', '1'],
  ])('%s leaves “%s” for an amount', async (name, left) => {
    const { user, services } = await confirmed()
    services.receipts.mine(HASH)
    await pass()
    await user.click(button(name))
    await pass()
    expect(amount()).toBe(left)
  })

  test('the amount is empty although nobody saw the outcome, and is not emptied again', async () => {
    const { user, services } = await confirmed()
    await user.click(
      within(screen.getByRole('dialog', { name: OUTCOME })).getAllByRole('button', { name: 'Close' })[0]!,
    )
    expect(amount()).toBe('1')
    services.receipts.mine(HASH)
    await pass()
    expect(amount()).toBe('')
    await user.type(screen.getByRole('textbox', { name: 'You sell' }), '1')
    await pass()
    expect(amount()).toBe('1')
  })
})

describe('an approval that stays open is named, and can be taken back', () => {
  const outcome = () => screen.getByRole('dialog', { name: OUTCOME })
  const asked = (wallet: Awaited<ReturnType<typeof reviewing>>['wallet']) =>
    wallet.requested('eth_sendTransaction').map(({ params }) => (params as [{ to: string; data: string }])[0])
  const approveOf = (spender: string, units: bigint) =>
    `0x095ea7b3${spender.slice(2).toLowerCase().padStart(64, '0')}${units.toString(16).padStart(64, '0')}`
  const hash = (number: number): `0x${string}` => `0x${number.toString(16).padStart(64, '0')}`

  test('after a swap that failed', async () => {
    let count = 0
    const { user, wallet, services } = await reviewing(
      (_, requested) => {
        requested.reply('eth_sendTransaction', async () => hash(++count))
      },
      swap(USDC, UNI, '100'),
    )
    await user.click(button('Confirm swap'))
    await pass()
    services.approvals[USDC] = 100_000_000n
    services.receipts.mine(hash(1))
    await pass()
    services.receipts.mine(hash(2), { status: false })
    await pass()
    within(outcome()).getByRole('heading', { name: 'The swap failed' })
    expect(valueOf(outcome(), 'Approval still open')).toMatch(/^100 USDC for Uniswap SwapRouter02/)
    await user.click(button('Revoke it'))
    await pass()
    expect(asked(wallet).at(-1)).toMatchObject({ to: USDC, data: approveOf(CONTRACTS.swapRouter, 0n) })
    expect(valueOf(outcome(), 'Approval still open')).toMatch(/^Revoking/)
    services.approvals[USDC] = 0n
    act(() => {
      services.receipts.update(hash(3), { status: 'confirmed' })
    })
    await pass()
    expect(valueOf(outcome(), 'Approval still open')).toBeNull()
  })

  test('after the wallet approved another contract instead', async () => {
    const { user, wallet } = await reviewing(({ services }) => {
      services.receipts.wait = () => Promise.reject(new Altered(undefined, HASH))
      const word = (address: string): `0x${string}` => `0x${address.slice(2).padStart(64, '0')}`
      const event = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925'
      const logs = [{ address: UNI, topics: [event, word(ALICE), word(BOB)] as `0x${string}`[], data: '0x' as const }]
      services.node.receipt = async () => fakeReceipt({ transactionHash: HASH, logs })
      const input = approveOf(BOB, 7n * ETHER) as `0x${string}`
      services.node.transaction = async () => ({ hash: HASH, from: ALICE, nonce: 1, to: UNI, value: 0n, input })
    })
    await user.click(button('Confirm swap'))
    await pass()
    within(outcome()).getByText(/It approved 0x70…79C8 to take 7 UNI\./)
    expect(valueOf(outcome(), 'Your 1 ETH')).toBe('Not sold, still in your wallet')
    expect(valueOf(outcome(), 'Approval still open')).toMatch(/^7 UNI for 0x70…79C8/)
    await user.click(button('Revoke it'))
    await pass()
    expect(asked(wallet).at(-1)).toMatchObject({ to: UNI, data: approveOf(BOB, 0n) })
  })

  test('after a purchase through Permit2 that took less than the most', async () => {
    const { dispatch, services } = await reviewing()
    const plan = samplePlan({ kind: 'exactOut', amount: `${100n * ETHER}`, executor: 'universalRouter' })
    const moved = { sold: movedAmount(100_000_000n), received: movedAmount(100n * ETHER) }
    services.permit2[USDC] = { amount: 500_000n, until: 2_000_000_000 }
    await act(async () => {
      dispatch(tradeClosed())
      dispatch(reviewOpened(plan))
      dispatch(tradeStarted({ run: 99 }))
      dispatch(stepPaid({ run: 99, cost: '1' }))
      dispatch(tradeEnded({ run: 99, end: { status: 'confirmed', hash: HASH, ...moved, cost: '1' } }))
    })
    await pass()
    expect(valueOf(outcome(), 'Approval still open')).toMatch(
      /^0\.5 USDC for Uniswap Universal Router \S+, through Permit2/,
    )
    button('Revoke it')
  })
})

test('after a failed swap its settings are one press away', async () => {
  const { user, services } = await reviewing()
  await user.click(button('Confirm swap'))
  await pass()
  services.receipts.mine(HASH, { status: false })
  await pass()
  screen.getByText('The swap failed')
  await user.click(button('Change slippage'))
  await pass()
  expect(button(/^Trade settings/).getAttribute('aria-expanded')).toBe('true')
  await user.keyboard('{Escape}')
  await user.click(button(/^Trade settings/))
  await user.click(button(/^Trade settings/))
  expect(button(/^Trade settings/).getAttribute('aria-expanded')).toBe('false')
})

describe('a swap that did not take place has a screen that says what it cost and what to do next', () => {
  const outcome = () => screen.getByRole('dialog', { name: OUTCOME })
  const buttons = () =>
    within(outcome())
      .getAllByRole('button')
      .map(({ textContent }) => textContent)

  test.each(['cancelled', 'replaced'] as const)('%s', async (resolution) => {
    const { user } = await reviewing(({ services }) => {
      services.receipts.wait = () => Promise.reject(new Superseded(resolution, HASH))
      services.node.receipt = async () => fakeReceipt({ gasUsed: 21_000n, effectiveGasPrice: 10n ** 9n })
    })
    await user.click(button('Confirm swap'))
    await pass()
    within(outcome()).getByRole('heading', { name: `The swap was ${resolution}` })
    expect(valueOf(outcome(), 'Network cost paid')).toMatch(/^0\.000021 ETH \(\$0\.05/)
    expect(valueOf(outcome(), 'Your 1 ETH')).toBe(
      resolution === 'cancelled' ? 'Not sold, still in your wallet' : 'Not sold by this swap',
    )
    expect(buttons().includes('Try again')).toBe(resolution === 'cancelled')
    expect(buttons()).not.toContain('Change slippage')
  })

  test('expired: mined too late', async () => {
    const { user, services } = await reviewing()
    await user.click(button('Confirm swap'))
    await pass()
    services.node.simulate = async () =>
      Promise.reject(new NodeError('reverted', 'execution reverted: Transaction too old'))
    services.receipts.mine(HASH, { status: false })
    await pass()
    within(outcome()).getByRole('heading', { name: 'The swap expired' })
    within(outcome()).getByText(/It was not confirmed within 30 minutes\./)
    expect(valueOf(outcome(), 'Your 1 ETH')).toBe('Not sold, still in your wallet')
    expect(valueOf(outcome(), 'Network cost paid')).not.toBeNull()
    expect(buttons()).toContain('Change deadline')
  })

  test('T01: after two minutes it is said to take longer than usual', async () => {
    const { user } = await reviewing()
    await user.click(button('Confirm swap'))
    await pass()
    expect(within(outcome()).queryByText(/longer than usual/)).toBeNull()
    await pass(120_000)
    within(outcome()).getByText('It is taking longer than usual to be included in a block')
  })

  test.each([
    ['unseen', 'Not seen by the network', 'It may still be in your wallet, or on its way by another route'],
    ['nonceUsed', 'Replaced, details unknown', 'Another transaction of your account took its place.'],
  ] as const)('one that is %s says so, what to do, and where that is explained', async (resolution, title, what) => {
    const { user, dispatch } = await reviewing()
    await user.click(button('Confirm swap'))
    await pass()
    const update = { status: 'pending', resolution } as const
    act(() => void dispatch(transactionUpdated({ account: ALICE, chainId: 3, hash: HASH, state: update })))
    within(outcome()).getByRole('heading', { name: title })
    within(outcome()).getByText(what, { exact: false })
    const link = within(outcome()).getByRole('link', { name: /^What can I do\?/ })
    expect(link.getAttribute('href')).toMatch(/\/profile#faq-pending$/)
    expect(buttons()).not.toContain('Try again')
  })

  test('expired: not mined at all', async () => {
    const { user, dispatch } = await reviewing()
    await user.click(button('Confirm swap'))
    await pass()
    within(outcome()).getByText('Swap sent')
    const update = { status: 'pending', resolution: 'expired' } as const
    act(() => void dispatch(transactionUpdated({ account: ALICE, chainId: 3, hash: HASH, state: update })))
    within(outcome()).getByRole('heading', { name: 'The swap expired' })
    within(outcome()).getByText(/It can no longer sell anything\./)
    expect(valueOf(outcome(), 'Network cost paid')).toMatch(/^Nothing so far;/)
    expect(buttons()).toContain('Try again')
  })
})
