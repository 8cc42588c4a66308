import { act, cleanup, screen, within } from '@testing-library/react'
import { settings } from '#config/settings'
import { NodeError } from '#domain/chain/nodeError'
import { reviewOpened } from '#store/trade/trade'
import { appStore } from '../support/appStore'
import { announce } from '../support/fakePage'
import { snapshotOf } from '../support/fakePools'
import { ETHER, UNI, USDC } from '../support/fakeServices'
import { addBatches, ALICE, BOB, deferred, fakeWallet, fault, HASH, refuse } from '../support/fakeWallet'
import { replaceMethod } from '../support/replaceMethod'
import { samplePlan } from '../support/samplePlan'
import { partsOf } from '../support/partsOf'
import { valueOf } from '../support/valueOf'
import { button, pass, renderApp, setUpBrowser } from './renderApp'
import { connected, newBlock, swap, withPool } from './swapPage'

setUpBrowser()

const dialog = (name: string) => screen.getByRole('dialog', { name })
const noDialog = () => expect(screen.queryByRole('dialog')).toBeNull()

test('a user connects, is on the wrong network, switches, and disconnects', async () => {
  const app = appStore()
  const wallet = fakeWallet({ chainId: '0x1' })
  announce(app.services.page, wallet.provider, { name: 'Some Wallet' })
  app.start()
  const { user } = await renderApp('/', app)

  await user.click(button('connect wallet'))
  await pass()
  await user.click(within(dialog('Connect a Wallet')).getByRole('button', { name: /Some Wallet/ }))
  await pass()
  noDialog()

  await user.click(button('Wrong network'))
  await pass()
  await user.click(within(dialog('Switch Networks')).getByRole('button', { name: /Ropsten/ }))
  await pass()
  noDialog()
  expect(wallet.chainId).toBe('0x3')

  await user.click(button(/^Account, /))
  await pass()
  await user.click(within(dialog('0xf3…2266')).getByRole('button', { name: 'Disconnect' }))
  await pass()
  noDialog()
  button('connect wallet')
})

test('where there is a trade card, the keyboard can skip to its amount', async () => {
  await renderApp('/swap')
  await pass()
  const skip = screen.getByRole('link', { name: 'Skip to the trade card' })
  expect(screen.getByLabelText('You sell')).toHaveProperty('id', skip.getAttribute('href')?.slice(1))
})

test('the head has the canonical address of home and trade, and none of a token', async () => {
  Object.assign(settings, { siteUrl: 'https://trade.example' })
  const canonical = () =>
    [...document.head.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href'))
  const { user } = await renderApp(`/token?address=${USDC}`)
  expect(canonical()).toEqual([])
  await user.click(screen.getByRole('link', { name: 'trade' }))
  await pass()
  expect(canonical()).toEqual(['https://trade.example/swap'])
  await user.click(screen.getByRole('link', { name: /, home$/ }))
  await pass()
  expect(canonical()).toEqual(['https://trade.example/'])
  Object.assign(settings, { siteUrl: null })
})

test('a rejected request leaves the dialog open, without an error', async () => {
  const app = appStore()
  const wallet = fakeWallet()
  const prompt = deferred()
  wallet.reply('eth_requestAccounts', () => prompt.promise)
  announce(app.services.page, wallet.provider)
  app.start()
  const { user } = await renderApp('/', app)
  await user.click(button('connect wallet'))
  await pass()
  await user.click(within(dialog('Connect a Wallet')).getByRole('button', { name: /Some Wallet/ }))
  act(() => prompt.reject(fault(4001)))
  await pass()
  expect(within(dialog('Connect a Wallet')).queryByText(/Error connecting/)).toBeNull()

  wallet.reply('eth_requestAccounts', undefined)
  await user.click(within(dialog('Connect a Wallet')).getByRole('button', { name: 'RETRY' }))
  await pass()
  noDialog()
  button(/^Account, /)
})

test('a token is found by its symbol, and its page is opened', async () => {
  const { user } = await renderApp('/')
  await user.type(screen.getByRole('combobox', { name: 'Search tokens' }), 'un')
  await pass()
  await user.click(screen.getByRole('option', { name: /Uniswap/ }))
  await pass()
  screen.getByRole('heading', { level: 1, name: 'Uniswap UNI' })
  screen.getByText(UNI)
})

test.each([
  ['U04: no address', '/token', 'Which token?'],
  [
    'U04: a wrong checksum',
    '/token?address=0x514910771aF9Ca656af840dff83E8264EcF986CA',
    'This address has a mistake in it',
  ],
  ['U04: junk', '/token?address=javascript:alert(1)', 'This is not a token address'],
  ['X02: no contract', `/token?address=${BOB}`, 'No token at this address on Ropsten'],
])('%s: the token page says so', async (_, path, text) => {
  await renderApp(path)
  screen.getByText(text)
})

test('U03: an unknown path shows "not found" inside the shell', async () => {
  await renderApp('/nowhere')
  button('connect wallet')
  within(screen.getByRole('main')).getByRole('heading', { name: 'Page not found' })
})

const withImpact = (impact: string) => (app: ReturnType<typeof appStore>) => {
  withPool(app, 2_000_000_000n, Number(impact))
}
const withOutput = (amountOut: string) => (app: ReturnType<typeof appStore>) => {
  withPool(app, BigInt(amountOut))
}

const shapeOf = (pressed: HTMLElement) => pressed.querySelector('path')?.getAttribute('d')

test('the trade page begins as home does, and an empty card offers dollars with a sign and a value', async () => {
  const { user } = await connected('/swap')
  const field = screen.getByLabelText<HTMLInputElement>('You sell')
  expect(field.value).toBe('1')
  button('Token to receive: USDC')
  await user.clear(field)
  await pass()
  const card = screen.getByRole('region', { name: 'Swap' })
  for (const unit of within(card).getAllByRole('button', { name: /enter the amount in dollars$/ })) {
    expect(shapeOf(unit)).not.toBe(shapeOf(button(/^Switch sell/)))
    expect(partsOf(unit)).toEqual(['$0.00, enter the amount in dollars'])
  }
})

test('a balance is never in a short form, except where the exact one stands beside it', async () => {
  const { user } = await connected('/profile', ({ services }) => {
    services.node.balance = async () => 12_345_678_901n * 10n ** 12n
  })
  const [exact, digits] = ['12,345.678901', '12,345.6']
  within(button(/^Account/)).getByText(`${digits} ETH`)
  const row = within(screen.getByRole('row', { name: /^ETH/ }))
  row.getAllByText('12.3k')
  row.getByText(exact)
  const balance = screen.getByText('Ropsten Ether balance').parentElement!
  for (const text of ['12.3k', `${exact} ETH`]) within(balance).getByText(text)
  await user.click(button(/^Account/))
  await pass()
  for (const text of ['12.3k ETH', `${exact} ETH`]) within(screen.getByRole('dialog')).getByText(text)
  await user.keyboard('{Escape}')
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'trade' }))
  await pass()
  within(screen.getByRole('region', { name: 'Swap' })).getByText(`Balance ${digits}`)
})

describe('the main button of the trade card', () => {
  const asItIs = () => undefined
  const states: [string, string, string, boolean, (app: ReturnType<typeof appStore>) => void][] = [
    ['no amount', swap('ETH', USDC), 'Enter an amount', false, asItIs],
    ['no token', '/swap?inputCurrency=ETH', 'Select a token to receive', false, asItIs],
    ['a zero', swap('ETH', USDC, '0'), 'Enter an amount', false, asItIs],
    ['X18: too many decimals', swap(USDC, 'ETH', '1.1234567'), 'Too many decimals', false, asItIs],
    ['far more than there is', swap(USDC, 'ETH', '9'.repeat(60) + '.' + '9'.repeat(6)), 'Use 1,000 USDC', true, asItIs],
    ['X21: not enough balance', swap(USDC, 'ETH', '1001'), 'Use 1,000 USDC', true, asItIs],
    ['X21: not enough for the cost', swap('ETH', USDC, '10'), 'Use 9.99914 ETH', true, asItIs],
    ['wrapping', swap('ETH', '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', '1'), 'Wrap 1 ETH', true, asItIs],
    ['ready', swap('ETH', USDC, '1'), 'Review swap', true, asItIs],
    ['X09: impact of 2%', swap('ETH', USDC, '1'), 'Review swap', true, withImpact('20000')],
    ['X09: impact just under 5%', swap('ETH', USDC, '1'), 'Review swap', true, withImpact('49999')],
    ['X09: impact of 5%', swap('ETH', USDC, '1'), 'Review swap anyway', false, withImpact('50000')],
    ['X09: impact of 10%', swap('ETH', USDC, '1'), 'Review swap anyway', false, withImpact('100000')],
    ['X09: impact just under 25%', swap('ETH', USDC, '1'), 'Review swap anyway', false, withImpact('249999')],
    ['X09: impact of 25%', swap('ETH', USDC, '1'), 'Price impact too high', false, withImpact('250000')],
    ['X09: worth just under 5% less', swap('ETH', USDC, '1'), 'Review swap', true, withOutput('1900000001')],
    ['X09: worth 5% less', swap('ETH', USDC, '1'), 'Review swap anyway', false, withOutput('1900000000')],
    ['X09: worth 25% less', swap('ETH', USDC, '1'), 'Loss too high', false, withOutput('1500000000')],
    [
      'X09: dollar values not read yet',
      swap('ETH', USDC, '1'),
      'Getting the best price',
      false,
      ({ services }) => {
        services.chain.prices = () => new Promise(() => undefined)
      },
    ],
    [
      'X09: dollar values that cannot be read',
      swap('ETH', USDC, '1'),
      'Review swap',
      true,
      (app) => {
        withOutput('1500000000')(app)
        app.services.chain.prices = async () => Promise.reject(new NodeError('network', 'Down.'))
      },
    ],
    ['X02: no contract', swap('ETH', BOB, '1'), 'Unknown is not on Ropsten', false, asItIs],
    [
      'fetching',
      swap('ETH', USDC, '1'),
      'Getting the best price',
      false,
      ({ services }) => {
        services.chain.snapshot = () => new Promise(() => undefined)
      },
    ],
    [
      'no route',
      swap('ETH', USDC, '1'),
      'No route found',
      false,
      ({ services }) => {
        services.chain.snapshot = async () => snapshotOf([])
      },
    ],
    [
      'unknown contracts',
      swap('ETH', USDC, '1'),
      'Trading is off on this network',
      false,
      ({ services }) => {
        services.chain.checkContracts = async () => ({ executor: null, reason: 'unexpected' })
      },
    ],
  ]
  test.each(states)('%s', async (_, path, label, isEnabled, prepare) => {
    await connected(path, prepare)
    const main = button(label)
    const isUsable = !main.hasAttribute('disabled') && main.getAttribute('aria-disabled') !== 'true'
    expect(isUsable).toBe(isEnabled)
  })

  test('not connected: the button connects, and there are quotes anyway', async () => {
    const { user } = await renderApp(swap('ETH', USDC, '1'))
    await pass(300)
    expect(screen.getByLabelText('You receive')).toHaveProperty('value', '2,000')
    await user.click(button('Connect a wallet to swap'))
    await pass()
    dialog('Connect a Wallet')
  })

  test('the wrong network: it switches', async () => {
    const app = appStore()
    const wallet = await app.connect(fakeWallet({ chainId: '0x1' }))
    const { user } = await renderApp(swap('ETH', USDC, '1'), app)
    screen.getByText('Your wallet is on Ethereum')
    screen.getByText('Switch to Ropsten to trade. Your tokens stay where they are.')
    await user.click(button('Switch to Ropsten'))
    await pass(300)
    expect(wallet.chainId).toBe('0x3')
    button('Review swap')
  })

  test('R: reads that fail: nothing can be signed, and it tries again', async () => {
    const down = async () => Promise.reject(new NodeError('network', 'The node cannot be reached.'))
    let restore = () => {}
    const { user } = await connected(swap('ETH', USDC, '1'), ({ services: { chain } }) => {
      restore = replaceMethod(chain, 'snapshot', down)
    })
    screen.getByText('Prices could not be loaded')
    restore()
    await user.click(button('Try again'))
    await pass()
    button('Review swap')
  })

  test.each(['balance', 'priorityFee', 'head'] as const)(
    'R: without the %s nothing can be signed either',
    async (read) => {
      const down = async () => Promise.reject(new NodeError('network', 'Down.'))
      let restore = () => {}
      const { user } = await connected(swap('ETH', USDC, '1'), ({ services: { node } }) => {
        restore = replaceMethod(node, read, down)
      })
      screen.getByText('Prices could not be loaded')
      restore()
      await user.click(button('Try again'))
      await pass(300)
      button('Review swap')
    },
  )

  test('X09: a high loss must be accepted, for this amount only', async () => {
    const { user } = await connected(swap('ETH', USDC, '1'), withImpact('80000'))
    await user.click(screen.getByRole('checkbox', { name: /I accept losing about/ }))
    expect(button('Review swap anyway')).toHaveProperty('disabled', false)
    await user.type(screen.getByLabelText('You sell'), '.05')
    await pass(300)
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', false)
    await user.clear(screen.getByLabelText('You sell'))
    await user.type(screen.getByLabelText('You sell'), '1')
    await pass(300)
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', false)
    expect(button('Review swap anyway')).toHaveProperty('disabled', true)
  })

  test('X09: the money that would be lost is named, else the amount of the token', async () => {
    await connected(swap('ETH', USDC, '1'), withImpact('80000'))
    screen.getByRole('checkbox', { name: 'I accept losing about $160.00' })
    cleanup()
    await connected(swap('ETH', USDC, '1'), (app) => {
      withImpact('80000')(app)
      const { prices } = app.services.chain
      app.services.chain.prices = async (...args) => ({ ...(await prices(...args)), etherUsd: null, tokens: [] })
    })
    screen.getByRole('checkbox', { name: /^I accept losing about 0\.08\sETH$/ })
  })

  test.each([
    ['10000', '1.00% price impact', 'You lose about $20.00.'],
    ['30000', '3.00% price impact', 'This amount is large for the liquidity on its route.'],
    ['50000', '5.00% price impact', 'You would lose about $100.00.'],
    ['100000', '10.00% price impact', 'You would lose about $200.00.'],
    ['250000', '25.00% price impact', 'Enter a smaller amount or choose another token.'],
  ])('X09: what is said of an impact of %p', async (impact, title, text) => {
    await connected(swap('ETH', USDC, '1'), withImpact(impact))
    const notice = within(screen.getByText(title).closest<HTMLElement>('[role="note"]')!)
    notice.getByText(text, { exact: false })
    expect(screen.getByText(`(−${title.split(' ')[0]})`)).toBeTruthy()
  })

  test('X09: the larger loss is reported, and has its row', async () => {
    const { user } = await connected(swap('ETH', USDC, '1'), withOutput('1840000000'))
    screen.getByText('Worth 8.00% less')
    screen.getByRole('checkbox', { name: 'I accept losing about $160.00' })
    await user.click(button(/Quote details/))
    expect(valueOf(document.body, 'Loss')).toBe('−8.00%')
  })

  test('X21: what can be used is offered, and then it is enough', async () => {
    const { user } = await connected(swap('ETH', USDC, '10'))
    await user.click(button(/^Use 9\.99/))
    await pass(300)
    button('Review swap')
  })

  test('typing: a quote follows once the amount has settled, and an old quote never stays for long', async () => {
    const { user } = await connected(swap('ETH', USDC))
    await user.type(screen.getByLabelText('You sell'), '2')
    await pass(300)
    expect(screen.getByLabelText('You receive')).toHaveProperty('value', '4,000')
    await user.type(screen.getByLabelText('You receive'), '1001')
    await pass(300)
    expect(screen.getByLabelText('You sell')).toHaveProperty('value', '0.5005')
    button('Review swap')
  })
})

describe('a trade', () => {
  test('is reviewed, confirmed, announced, and listed among the transactions', async () => {
    const { user, wallet, services } = await connected(swap('ETH', USDC, '1'))
    await user.click(button('Review swap'))
    await pass()
    const review = dialog('Review swap')
    expect(partsOf(review).slice(1, 5)).toEqual(['You sell', '1 ETH', '$2,000.00', 'You receive'])
    within(review).getByText('2,000 USDC')
    expect(valueOf(review, 'At least, with 0.5% slippage')).toBe('1,990 USDC')

    await user.click(within(review).getByRole('button', { name: 'Confirm swap' }))
    await pass()
    expect(wallet.requested('eth_sendTransaction')).toHaveLength(1)
    within(dialog('Swap sent')).getByText('Swap sent')
    within(dialog('Swap sent')).getByText('1 ETH for about 2,000 USDC. You can close this window; the swap continues.')

    services.receipts.mine(HASH)
    await pass()
    within(dialog('The swap is confirmed')).getByText('The swap is confirmed')
    expect(screen.queryByText('Swap 1 ETH for USDC: confirmed')).toBeNull()
    await user.click(button('New swap'))
    noDialog()

    await user.click(button(/^Account, /))
    await pass()
    const account = dialog('0xf3…2266')
    within(account).getByText('Swap 1 ETH for USDC')
    within(account).getByText('Confirmed')
    await user.click(within(account).getByRole('button', { name: 'Clear All' }))
    within(account).getByText('Your transactions will appear here.')
    await user.click(within(account).getByRole('button', { name: 'Disconnect' }))
    await pass()
    button('Connect a wallet to swap')
  })

  test('X15: a rejection before anything was sent leads back to the card, which says so', async () => {
    const { user, wallet } = await connected(swap('ETH', USDC, '1'))
    wallet.reply('eth_sendTransaction', refuse(fault(4001)))
    await user.click(button('Review swap'))
    await pass()
    await user.click(button('Confirm swap'))
    await pass()
    noDialog()
    screen.getByText('You rejected the request. Nothing was sent.')
    button('Review swap')
    await user.type(screen.getByLabelText('You sell'), '.5')
    expect(screen.queryByText('You rejected the request')).toBeNull()
  })

  test('X04: a price that got worse in the meantime must be accepted, and then sets the limit', async () => {
    const { user, services, store } = await connected(swap('ETH', USDC, '1'))
    await user.click(button('Review swap'))
    await pass()
    withPool({ services }, 1_900_000_000n)
    newBlock(services)
    await pass(12_000)
    screen.getByText('You would now receive 100 USDC less (5.00%).')
    expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull()
    await user.click(button('Accept new price: 1,900 USDC'))
    await pass()
    expect(button('Confirm swap anyway')).toHaveProperty('disabled', true)
    await user.click(within(dialog('Review swap')).getByRole('checkbox', { name: 'I accept losing about $100.00' }))
    expect(button('Confirm swap anyway')).toHaveProperty('disabled', false)
    expect(store.getState().trade).toMatchObject({ plan: { limit: '1890500000' } })
  })

  test('X08: a price that was reviewed three minutes ago must be accepted again, though it got better', async () => {
    const { user, services, store } = await connected(swap('ETH', USDC, '1'))
    await user.click(button('Review swap'))
    await pass()
    withPool({ services }, 2_200_000_000n)
    newBlock(services)
    await pass(12_000)
    expect(button('Confirm swap')).toHaveProperty('disabled', false)
    jest.setSystemTime(Date.now() + 200_000)
    newBlock(services, 102)
    await pass(12_000)
    expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull()
    within(dialog('Review swap')).getByText('This price is old')
    screen.getByText('It is over 3 minutes old. You would now receive 200 USDC more.')
    await user.click(button('Accept new price: 2,200 USDC'))
    await pass()
    expect(store.getState().trade).toMatchObject({ plan: { limit: '2189000000' } })
    expect(button('Confirm swap')).toHaveProperty('disabled', false)
  })

  const typedLabel = (percent: string) => `Type 13 (the ${percent} you would lose, rounded up) to continue`

  test('X09: from a tenth on the per cent is typed, once, and is used up by the trade', async () => {
    const { user, wallet, services } = await connected(swap('ETH', USDC, '1'), withImpact('124000'))
    await user.type(screen.getByLabelText('You sell'), '{Enter}')
    await pass()
    noDialog()
    const field = screen.getByRole('textbox', { name: typedLabel('12.40%') })
    await user.type(field, '1{Enter}')
    await pass()
    noDialog()
    expect(button('Review swap anyway')).toHaveProperty('disabled', true)
    await user.type(field, '3{Enter}')
    await pass()

    const review = dialog('Review swap')
    within(review).getByText(/12\.40% price impact/)
    within(review).getByText(/You would lose about \$248\.00\./)
    expect(within(review).queryByRole('textbox')).toBeNull()
    await user.click(within(review).getByRole('button', { name: 'Confirm swap anyway' }))
    await pass()
    expect(wallet.requested('eth_sendTransaction')).toHaveLength(1)
    services.receipts.mine(HASH)
    await pass()
    await user.click(button('Swap again'))
    expect(screen.getByRole('textbox', { name: typedLabel('12.40%') })).toHaveProperty('value', '')
    expect(button('Review swap anyway')).toHaveProperty('disabled', true)
  })

  test.each([
    ['hardly', '85000', '8.50%', true],
    ['by more', '85001', '8.51%', false],
  ])('X09: a loss that grows %s with a new block', async (_, impact, percent, isHeld) => {
    const { user, services } = await connected(swap('ETH', USDC, '1'), withImpact('80000'))
    await user.click(screen.getByRole('checkbox'))
    withPool({ services }, 2_000_000_000n, Number(impact))
    newBlock(services)
    await pass(12_300)
    screen.getByText(`${percent} price impact`)
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', isHeld)
    expect(button('Review swap anyway')).toHaveProperty('disabled', !isHeld)
  })

  test('X09: a loss that gets worse during the review needs a new consent, and a block ends the review', async () => {
    const { user, wallet, services } = await connected(swap('ETH', USDC, '1'), withImpact('80000'))
    await user.click(screen.getByRole('checkbox'))
    await user.click(button('Review swap anyway'))
    await pass()
    // Each new price renders a new dialog, so the dialog is queried again each time.
    const review = () => within(dialog('Review swap'))
    expect(review().queryByRole('checkbox')).toBeNull()
    expect(review().getByRole('button', { name: 'Confirm swap anyway' })).toHaveProperty('disabled', false)

    withPool({ services }, 1_750_000_000n)
    newBlock(services)
    await pass(12_000)
    await user.click(review().getByRole('button', { name: 'Accept new price: 1,750 USDC' }))
    const field = review().getByRole('textbox', { name: typedLabel('12.50%') })
    await user.type(field, '{Enter}11{Enter}')
    await user.click(review().getByRole('button', { name: 'Confirm swap anyway' }))
    await pass()
    expect(wallet.requested('eth_sendTransaction')).toHaveLength(0)
    await user.clear(field)
    await user.type(field, '13')
    expect(review().getByRole('button', { name: 'Confirm swap anyway' })).toHaveProperty('disabled', false)

    withPool({ services }, 1_500_000_000n)
    newBlock(services, 102)
    await pass(12_000)
    await user.click(review().getByRole('button', { name: 'Accept new price: 1,500 USDC' }))
    expect(review().getByRole('button', { name: 'Loss too high' })).toHaveProperty('disabled', true)
    within(dialog('Review swap')).getByText(/Enter a smaller amount or choose another token\./)
  })

  test('W13: another account closes a review', async () => {
    const { user, wallet } = await connected(swap('ETH', USDC, '1'))
    await user.click(button('Review swap'))
    await pass()
    dialog('Review swap')
    wallet.accounts = [BOB]
    act(() => wallet.emit('accountsChanged', [BOB]))
    await pass()
    noDialog()
  })

  test('that is closed while it runs goes on, and is reported by a notification', async () => {
    const { user, services } = await connected(swap('ETH', USDC, '1'))
    await user.click(button('Review swap'))
    await pass()
    await user.click(button('Confirm swap'))
    await pass()
    await user.click(within(dialog('Swap sent')).getAllByRole('button', { name: 'Close' })[0]!)
    noDialog()
    button(/1 pending/)
    services.receipts.mine(HASH)
    await pass()
    screen.getByText('Swap 1 ETH for USDC: confirmed')
    noDialog()
  })
})

describe('U14: what breaks does not take the page along', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined))
  afterEach(() => void jest.restoreAllMocks())

  test('a screen', async () => {
    const app = appStore()
    await app.connect()
    Object.assign(app.services.chain, {
      tokenFacts: async () => ({ symbol: 'A', name: 'A', decimals: 18, totalSupply: 'junk' }),
    })
    const { user } = await renderApp(`/token?address=${UNI}`, app)
    screen.getByText('This page stopped working')
    await user.click(button(/^Account, /))
    await pass()
    await user.click(within(dialog('0xf3…2266')).getByRole('button', { name: 'Disconnect' }))
    await pass()
    button('connect wallet')
    await user.click(screen.getByRole('link', { name: 'trade' }))
    await pass()
    button('Connect a wallet to swap')
  })

  test('a dialog', async () => {
    const { user, dispatch } = await connected('/swap')
    act(
      () =>
        void dispatch({
          type: 'transactions/transactionAdded',
          payload: {
            account: ALICE,
            chainId: 3,
            transaction: { hash: HASH, request: { description: {} }, state: { status: 'failed' }, addedAt: 1 },
          },
        }),
    )
    await user.click(button(/^Account, /))
    await pass()
    const main = within(screen.getByRole('main'))
    main.getByRole('heading', { name: 'Part of this page stopped working' })
    main.getByRole('button', { name: 'Reload' })
    button('Review swap')
    await user.click(within(dialog('0xf3…2266')).getByRole('button', { name: 'Disconnect' }))
    await pass()
    noDialog()
    button('connect wallet')
  })

  test('a review', async () => {
    const { dispatch } = await connected('/swap')
    const plan = samplePlan()
    act(() => void dispatch(reviewOpened({ ...plan, quote: { ...plan.quote, amountIn: 'junk' } })))
    await pass()
    noDialog()
    act(() => void dispatch(reviewOpened(plan)))
    await pass()
    dialog('Review swap')
  })

  test('the steps of a trade: it goes on unseen, and the next review is seen', async () => {
    const { dispatch } = await connected('/swap')
    const plan = samplePlan()
    act(() => void dispatch(reviewOpened(plan)))
    await pass()
    act(() => void dispatch({ type: 'trade/tradeStarted', payload: { run: 1 } }))
    act(() => void dispatch({ type: 'trade/tradeStepsKnown', payload: { run: 1, steps: 'junk' } }))
    await pass()
    noDialog()
    act(() => void dispatch(reviewOpened(plan)))
    await pass()
    dialog('Review swap')
  })
})

test('the theme changes with the button in the footer', async () => {
  const { user, services } = await renderApp('/swap')
  await user.click(within(screen.getByRole('contentinfo')).getByRole('button'))
  expect(services.theme.current()).toBe('dark')
})

test('the profile shows what the account holds, and that all of it was read', async () => {
  await connected('/profile')
  const main = screen.getByRole('main')
  within(main).getByRole('heading', { level: 1, name: new RegExp(`${ALICE.slice(-4)}$`) })
  within(main).getByRole('row', { name: /^USDC/ })
  within(main).getByText(/\$21,000\.00/)
  expect(within(main).queryByText(new RegExp(String(ETHER)))).toBeNull()
})

describe('an account with nothing', () => {
  const withNothing = ({ services }: ReturnType<typeof appStore>) => {
    services.holdings[USDC] = 0n
    services.node.balance = async () => 0n
  }

  test('sees what the coin is for, and about how much a swap costs', async () => {
    await connected('/profile', withNothing)
    screen.getByText('First you need some Ropsten Ether')
    screen.getByText(
      /^Every swap pays the network in Ropsten Ether, about \$\d+\.\d\d at the moment\. On a test network it costs nothing, but no faucet/,
    )
  })

  test('sees the same on the trade card, which other accounts do not', async () => {
    await connected('/swap', withNothing)
    const hint = within(screen.getByRole('region', { name: 'Swap' })).getByRole('group')
    within(hint).getByText('First you need some Ropsten Ether')
    const [, cost] = /about (\$[\d.]+) at the moment/.exec(partsOf(hint).join(' ')) ?? []
    screen.getByRole('button', { name: `Quote details, network cost ${cost}` })
  })

  test('sees no hint for a Safe, whose owners pay', async () => {
    await connected('/swap', (app) => {
      withNothing(app)
      app.services.chain.accountKind = async () => ({ kind: 'safe', version: '1.4.1', threshold: 2, nonce: 0 })
    })
    expect(screen.queryByText('First you need some Ropsten Ether')).toBeNull()
  })

  test('X50: sees no hint, and can swap, if its wallet batches although it has no code yet', async () => {
    const app = await connected(swap(USDC, 'ETH', '100'), (app, wallet) => {
      withNothing(app)
      app.services.holdings[USDC] = 1_000_000_000n
      addBatches(wallet)
    })
    expect(screen.queryByText('First you need some Ropsten Ether')).toBeNull()
    expect(button('Review swap')).toHaveProperty('disabled', false)
    await app.user.click(button('Review swap'))
    await pass()
    screen.getByText('Your account or a sponsor, as your wallet decides')
  })

  test('is funded with one press on the local chain of a development build', async () => {
    const funded: string[] = []
    const { user } = await connected('/profile', (app) => {
      withNothing(app)
      app.services.localFaucet = () => async (account) => void funded.push(account)
    })
    await user.click(button('Get 100 ETH'))
    await pass()
    expect(funded).toEqual([ALICE])
  })
})
