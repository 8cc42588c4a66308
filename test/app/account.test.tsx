import { act, cleanup, screen, within } from '@testing-library/react'
import { NodeError } from '#domain/chain/nodeError'
import { addTransaction } from '#store/transaction/sendTransaction'
import { appStore } from '../support/appStore'
import { fakePage, type FakePage } from '../support/fakePage'
import type { FakeServices } from '../support/fakeServices'
import { ALICE, BOB, fakeWallet, fault, HASH, refuse } from '../support/fakeWallet'
import { partsOf } from '../support/partsOf'
import { button, pass, renderApp, setUpBrowser } from './renderApp'

setUpBrowser()

const dialog = () => within(screen.getByRole('dialog'))
const noDialog = () => expect(screen.queryByRole('dialog')).toBeNull()

async function connected(prepare: (services: FakeServices) => void = () => undefined, page?: FakePage) {
  const app = appStore(page)
  prepare(app.services)
  const wallet = await app.connect(fakeWallet())
  const rendered = await renderApp('/swap?inputCurrency=ETH', app)
  const open = async (name: RegExp) => {
    await rendered.user.click(button(name))
    await pass()
  }
  return { ...rendered, wallet, openAccount: () => open(/^Account, /), openNetworks: () => open(/^Network: /) }
}

const alice = (services: FakeServices) => {
  services.chain.identity = async (chainId) => ({ name: chainId === 1 ? 'alice.eth' : 'wrong.eth', avatar: null })
}
const silent = (services: FakeServices) => {
  services.node.balance = () => new Promise(() => undefined)
  services.chain.identity = () => new Promise(() => undefined)
}

describe('the facts about the account', () => {
  test('its name is read from chain 1, whatever chain the wallet is on', async () => {
    await connected(alice)
    button(/alice\.eth$/)
  })

  test('after a reload it is shown at once, marked as remembered, and then read again', async () => {
    const page = fakePage()
    await connected(alice, page)
    cleanup()

    let answer: (balance: bigint) => void = () => undefined
    const { openAccount } = await connected((services) => {
      silent(services)
      services.node.balance = () => new Promise((resolve) => (answer = resolve))
    }, page)
    const remembered = button('Account, 10 ETH alice.eth')
    expect(within(remembered).getByText('10 ETH').dataset.stale).toBe('true')
    await openAccount()
    dialog().getByText(/^10 ETH/)
    dialog().getByText(', as last read')

    await act(async () => answer(12_345n * 10n ** 14n))
    await pass()
    // The dialog shows the exact balance as well.
    for (const text of ['1.23 ETH', '1.2345 ETH']) dialog().getByText(text)
    expect(dialog().queryByText(', as last read')).toBeNull()
    expect(within(button(/^Account/)).getByText('1.2345 ETH').dataset.stale).toBe('false')
  })

  test('a remembered balance is never taken into account', async () => {
    const page = fakePage()
    await connected(alice, page)
    screen.getByText('Balance 10')
    cleanup()
    await connected((services) => {
      alice(services)
      services.node.balance = async () => Promise.reject(new NodeError('network', 'down'))
    }, page)
    button('Account, 10 ETH alice.eth')
    expect(screen.queryByText(/Balance/)).toBeNull()
  })

  test('what cannot be read is not waited for', async () => {
    const { openAccount } = await connected((services) => {
      services.node.balance = async () => Promise.reject(new NodeError('network', 'down'))
    })
    button('Account, – 0xf3…2266')
    await openAccount()
    dialog().getByText('Balance not available')
  })
})

describe('the account dialog', () => {
  test('copies the whole address, shows so for a moment, and says so once', async () => {
    const { openAccount, services, user } = await connected()
    await openAccount()
    await user.click(dialog().getByRole('button', { name: 'Copy Address' }))
    await pass(100)
    expect(services.copied).toEqual([ALICE])
    dialog().getByRole('button', { name: 'Copied!' })
    expect(dialog().getAllByText('Copied')).toHaveLength(1)
    await pass(1_400)
    dialog().getByRole('button', { name: 'Copy Address' })
  })

  test.each([
    ['0x89', 'Your wallet is on Polygon. Tokens are traded on Ropsten.'],
    ['0xfa', 'Your wallet is on network 250. Tokens are traded on Ropsten.'],
    ['abc', 'Your wallet is on an unknown network. Tokens are traded on Ropsten.'],
  ])('names the network that the wallet is on: %s', async (chainId, text) => {
    const { wallet, user } = await connected()
    wallet.chainId = chainId
    act(() => wallet.emit('chainChanged', chainId))
    await pass()
    await user.click(button('Wrong network'))
    await pass()
    expect(partsOf(dialog().getAllByRole('status')[0]!)).toEqual(['Wrong network', text])
  })

  test('U13: shows the address to be selected where copying is not allowed, in one place', async () => {
    const { openAccount, services, user, state } = await connected()
    services.copyText = async () => Promise.reject(new Error('denied'))
    await openAccount()
    await user.click(dialog().getByRole('button', { name: 'Copy Address' }))
    await pass()
    within(dialog().getByRole('alert')).getByText(ALICE)
    expect(dialog().queryByText(/Copied/)).toBeNull()
    expect(state().notifications.shown).toEqual([])
  })

  test('T18: clears the account’s transactions, and a later receipt brings none back', async () => {
    const { openAccount, services, user, dispatch } = await connected()
    act(() => dispatch(addTransaction(ALICE, 3, { hash: HASH, description: 'Swap 1 ETH' })))
    act(() => dispatch(addTransaction(ALICE, 4, { hash: HASH.replace('b', 'c'), description: 'Elsewhere' })))
    await openAccount()
    dialog().getByText(/^Pending since /)
    await user.click(dialog().getByRole('button', { name: 'Clear All' }))
    services.receipts.mine(HASH)
    await pass()
    dialog().getByText('Your transactions will appear here.')
    expect(Object.values(services.storage.read('transactions') ?? {}).flat()).toMatchObject([
      { request: { description: 'Elsewhere' } },
    ])
  })

  test('T11: lists eleven settled ones and all that are pending', async () => {
    const { openAccount, services, dispatch } = await connected()
    const hashes = Array.from({ length: 20 }, (_, index) => `0x${String(index).padStart(64, '0')}`)
    for (const hash of hashes) act(() => dispatch(addTransaction(ALICE, 3, { hash, description: `Swap ${hash}` })))
    for (const hash of hashes.slice(0, 14)) services.receipts.mine(hash)
    await pass()
    await openAccount()
    expect(dialog().getAllByText('Confirmed')).toHaveLength(11)
    expect(dialog().getAllByText(/^Pending since /)).toHaveLength(6)
  })

  test('leads to the explorer of the chain, and nowhere from a chain without one', async () => {
    const { openAccount, wallet } = await connected()
    await openAccount()
    expect(dialog().getByRole('link', { name: 'View more on Explorer' }).getAttribute('href')).toBe(
      `https://blockscan.com/address/${ALICE}`,
    )
    act(() => wallet.emit('chainChanged', '0x7a69'))
    await pass()
    expect(dialog().queryByRole('link', { name: 'View more on Explorer' })).toBeNull()
    act(() => wallet.emit('chainChanged', '0x89'))
    await pass()
    dialog().getByText('Balance not available')
  })

  test('T16: says once how many are pending', async () => {
    const { dispatch } = await connected()
    const hashes = Array.from({ length: 50 }, (_, index) => `0x${String(index).padStart(64, '0')}`)
    act(() => hashes.forEach((hash) => dispatch(addTransaction(ALICE, 3, { hash, description: `Send ${hash}` }))))
    expect(button(/50 pending$/)).toBe(button(/pending$/))
  })
})

describe('the network dialog', () => {
  const row = (name: RegExp) => dialog().getByRole<HTMLButtonElement>('button', { name })

  test('W17: says that a request is waiting already, and can be tried again', async () => {
    const { openNetworks, wallet, user } = await connected()
    wallet.reply('wallet_switchEthereumChain', refuse(fault(-32002)))
    await openNetworks()
    expect(row(/Ropsten.*Connected/).disabled).toBe(true)
    await user.click(row(/Ethereum/))
    await pass()
    expect(dialog().getByRole('alert').textContent).toBe('Open your wallet: a request is already waiting there.')
    expect(dialog().queryByText('Confirm in Wallet')).toBeNull()
    wallet.reply('wallet_switchEthereumChain', undefined)
    await user.click(row(/Ethereum/))
    await pass()
    noDialog()
  })

  test('W16: locks its rows while the wallet’s request is open, and closes when the user declines', async () => {
    const { openNetworks, wallet, user } = await connected()
    let decline: () => void = () => undefined
    wallet.reply('wallet_switchEthereumChain', () => new Promise((_, reject) => (decline = () => reject(fault(4001)))))
    await openNetworks()
    await user.click(row(/Ethereum/))
    await pass()
    row(/Ethereum.*Confirm in Wallet/)
    await user.click(row(/Rinkeby/))
    expect(wallet.requested('wallet_switchEthereumChain')).toHaveLength(1)
    act(() => decline())
    await pass()
    noDialog()
    button('Network: Ropsten, switch')
    await pass(100)
    expect(screen.getAllByText('Request rejected')).toHaveLength(1)
  })

  test('has the account in its foot on a wrong network alone, where the bar does not show it', async () => {
    const { openNetworks, wallet, user, services } = await connected()
    await openNetworks()
    expect(dialog().queryByRole('button', { name: 'Disconnect' })).toBeNull()
    act(() => wallet.emit('chainChanged', '0x1'))
    await pass()
    await user.click(button('Wrong network'))
    await pass()
    dialog().getByText('0xf3…2266')
    expect(dialog().getByRole('link', { name: 'Explorer' }).getAttribute('href')).toBe(
      `https://etherscan.io/address/${ALICE}`,
    )
    await user.click(dialog().getByRole('button', { name: 'Copy address' }))
    await pass()
    expect(services.copied).toEqual([ALICE])
    dialog().getByText('Copied!')
    await user.click(dialog().getByRole('button', { name: 'Disconnect' }))
    await pass()
    noDialog()
    button('connect wallet')
  })

  test('U13: shows the address to be selected where copying is not allowed, in one place', async () => {
    const { wallet, user, services, state } = await connected()
    services.copyText = async () => Promise.reject(new Error('denied'))
    act(() => wallet.emit('chainChanged', '0x1'))
    await pass()
    await user.click(button('Wrong network'))
    await pass()
    await user.click(dialog().getByRole('button', { name: 'Copy address' }))
    await pass()
    within(dialog().getByRole('alert')).getByText(ALICE)
    expect(state().notifications.shown).toEqual([])
  })

  test('U13: outside of it, the same foot leaves that to a notification', async () => {
    const app = appStore()
    app.services.copyText = async () => Promise.reject(new Error('denied'))
    await app.connect(fakeWallet({ chainId: '0x1' }))
    const { user, state } = await renderApp('/profile', app)
    await user.click(button('Copy address'))
    await pass()
    expect(state().notifications.shown.map(({ message }) => message.includes(ALICE))).toEqual([true])
    expect(screen.getAllByText('The browser did not allow copying')).toHaveLength(1)
  })

  test('looks the account up where it would trade, when the wallet’s network has no explorer here', async () => {
    const { wallet, user } = await connected()
    act(() => wallet.emit('chainChanged', '0x89'))
    await pass()
    await user.click(button('Wrong network'))
    await pass()
    expect(dialog().getByRole('link', { name: 'Explorer' }).getAttribute('href')).toBe(
      `https://blockscan.com/address/${ALICE}`,
    )
  })

  test('says so when the wallet cannot switch', async () => {
    const { openNetworks, wallet, user } = await connected()
    wallet.reply('wallet_switchEthereumChain', refuse(fault(4200)))
    await openNetworks()
    await user.click(row(/Ethereum/))
    await pass()
    dialog().getByText(
      'Your wallet does not support switching networks from Tidemark. Try switching networks from within your wallet instead.',
    )
    expect(dialog().queryByRole('listitem')).toBeNull()
  })

  test('can request another network after a failed switch, once the dialog is opened again', async () => {
    const { openNetworks, wallet, user } = await connected()
    wallet.reply('wallet_switchEthereumChain', refuse(fault(4200)))
    await openNetworks()
    await user.click(row(/Ethereum/))
    await pass()
    expect(dialog().queryByRole('listitem')).toBeNull()
    await user.keyboard('{Escape}')
    wallet.reply('wallet_switchEthereumChain', undefined)
    await openNetworks()
    await user.click(row(/Rinkeby/))
    await pass()
    expect(wallet.chainId).toBe('0x4')
  })
})

describe('the picture of an account', () => {
  const PICTURE = 'https://pictures.example/a.png'
  const pictures = () => [...document.querySelectorAll('img')].filter(({ src }) => src === PICTURE)

  async function profileOf(account: string, avatar = PICTURE) {
    const app = appStore()
    app.services.chain.identity = async (_chainId, of) => ({
      name: 'bob.eth',
      avatar: of.toLowerCase() === account.toLowerCase() ? avatar : null,
    })
    await app.connect(fakeWallet())
    const rendered = await renderApp(`/profile?address=${account}`, app)
    await pass()
    return rendered
  }

  test('of another person is fetched from its host only on request', async () => {
    const { user } = await profileOf(BOB)
    expect(screen.getByRole('heading', { name: 'bob.eth' })).toBeTruthy()
    expect(screen.getByText(/^Viewing/)).toBeTruthy()
    expect(pictures()).toEqual([])
    await user.click(button('Show picture'))
    expect(pictures()).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Show picture' })).toBeNull()
  })

  test('is shown at once if it is the visitor’s own, or needs no host', async () => {
    await profileOf(ALICE)
    expect(screen.queryByRole('button', { name: 'Show picture' })).toBeNull()
    expect(pictures().length).toBeGreaterThan(0)
    cleanup()
    await profileOf(BOB, 'data:image/png;base64,AAAA')
    expect(screen.queryByRole('button', { name: 'Show picture' })).toBeNull()
  })
})
