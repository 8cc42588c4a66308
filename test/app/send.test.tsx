import { act, screen, within } from '@testing-library/react'
import { HEAD_POLL_MS } from '#domain/chain/limits'
import { NodeError } from '#domain/chain/nodeError'
import { NATIVE } from '#domain/token/token'
import type { TransactionState } from '#domain/transaction/transaction'
import { modalOpened } from '#store/browser/modals'
import { addressNamed } from '#store/wallet/addressBook'
import { recipients } from '../support/appStore'
import { ETHER, USDC } from '../support/fakeServices'
import { ALICE, BOB, HASH, refuse, fault } from '../support/fakeWallet'
import { valuesOf } from '../support/valueOf'
import { pass, setUpBrowser } from './renderApp'
import { connected, newBlock, type TestApp } from './swapPage'

/** These tests send from the app as a visitor does, and show the visitor's own address. */

setUpBrowser()
beforeAll(async () => {
  await Promise.all([
    import('../../src/app/transfer/SendContainer'),
    import('../../src/app/transfer/ReceiveContainer'),
    import('../../src/views/wallet/QrCode'),
  ])
})
beforeEach(() => void recipients.push(BOB))

const dialog = () => screen.getByRole('dialog')
const button = (name: string | RegExp) => within(dialog()).getByRole<HTMLButtonElement>('button', { name })
const says = () => dialog().textContent

type Prepare = Parameters<typeof connected>[1]

async function opened(currency: typeof NATIVE | typeof USDC, prepare?: Prepare) {
  const app = await connected('/profile', prepare)
  await act(async () => void app.dispatch(modalOpened({ modal: 'send', send: { currency } })))
  await pass()
  const type = async (label: string, text: string) => {
    const field = within(dialog()).getByLabelText(label)
    await app.user.clear(field)
    if (text !== '') await app.user.type(field, text)
    await pass(300)
  }
  return { ...app, type }
}

async function reviewed(currency: typeof NATIVE | typeof USDC, amount: string, prepare?: Prepare) {
  const app = await opened(currency, prepare)
  await app.type('You send', amount)
  await app.type('Recipient', BOB)
  await app.user.click(button('Review before you send'))
  await pass()
  return app
}

async function sent(prepare?: Prepare) {
  const app = await reviewed(USDC, '25', prepare)
  await app.user.click(button(/^Send 25\sUSDC$/))
  await pass()
  const update = (change: TransactionState) =>
    act(async () => {
      app.services.receipts.update(HASH, change)
      await jest.advanceTimersByTimeAsync(0)
    })
  return { ...app, update }
}

const heading = () => within(dialog()).getByRole('heading', { level: 3 }).textContent

test('Max of the coin leaves what the network may cost', async () => {
  const coin = await opened(NATIVE)
  await coin.type('Recipient', BOB)
  await coin.user.click(button(/^Max/))
  await pass(300)
  const most = within(dialog()).getByLabelText<HTMLInputElement>('You send').value
  expect(most).toMatch(/^9\.99\d+$/)
  expect(says()).toContain('for the network cost')
})

test('Max of a token is all of it, and an amount in dollars is worth as much', async () => {
  const { user, type } = await opened(USDC)
  await user.click(button(/^Max/))
  await pass(300)
  expect(within(dialog()).getByLabelText<HTMLInputElement>('You send').value).toBe('1000')
  await user.click(button(/enter the amount in dollars$/))
  await type('You send', '12.5')
  await type('Recipient', BOB)
  await user.click(button('Review before you send'))
  await pass()
  expect(button(/^Send 12\.5\sUSDC$/)).toBeTruthy()
})

test('a part of a name or the beginning of an address is enough to find a known recipient', async () => {
  const { user, type } = await opened(USDC, ({ dispatch }) => {
    dispatch(addressNamed({ address: BOB, name: 'Bob from work' }))
  })
  await type('Recipient', 'from w')
  expect(says()).not.toContain('An address is 0x')
  await user.click(button(/Bob from work/))
  await pass()
  expect(within(dialog()).getByLabelText<HTMLInputElement>('Recipient').value).toBe(BOB)
  await type('Recipient', 'carol')
  expect(says()).toContain('An address is 0x followed by 40')
})

test('R23: a name that leads elsewhere after the review is not followed: the review names the address that is paid', async () => {
  const { services, user, type, wallet } = await opened(NATIVE)
  await type('You send', '1')
  await type('Recipient', 'bob.eth')
  await user.click(button('Review before you send'))
  services.chain.resolvedName = async (_chainId, name) =>
    ({ kind: 'found', name, address: ALICE, isContractElsewhere: false, gateways: [] }) as const
  newBlock(services)
  await pass(HEAD_POLL_MS)
  expect(says()).toContain('The address of bob.eth')
  expect(says()).toContain(BOB)
  await user.click(button(/^Send 1\sETH$/))
  await pass()
  expect(wallet.requested('eth_sendTransaction')).toMatchObject([{ params: [{ to: BOB }] }])
})

test('R23: a resolver that answers late holds nothing up but its own name', async () => {
  const { type } = await opened(NATIVE, ({ services }) => {
    services.chain.resolvedName = () => new Promise(() => undefined)
  })
  await type('You send', '1')
  await type('Recipient', 'bob.eth')
  expect(button('Checking the recipient').ariaBusy ?? says()).toBeTruthy()
  await type('Recipient', BOB)
  expect(button('Review before you send').disabled).toBe(false)
})

test('the outcome says what left, what arrived, for whom, on which network and at what cost, and has a receipt', async () => {
  const { services, user } = await sent(({ services: { chain } }) => {
    chain.transfer = async (_chainId, { hash, units }) => ({
      hash,
      blockNumber: 101,
      timestamp: 1,
      left: units.toString(),
      arrived: '23750000',
      cost: (ETHER / 1_000n).toString(),
      isPaidByOther: false,
    })
  })
  expect(heading()).toBe('Sent to the network')
  services.receipts.mine(HASH)
  await pass()
  expect(heading()).toBe('Confirmed')
  expect(says()).toMatch(/23\.75\sUSDC arrived at the recipient\./)
  expect(valuesOf(dialog())).toMatchObject({
    'You paid': '25 USDC',
    To: BOB,
    Network: 'Ropsten',
    'Network cost paid': '0.001 ETH ($2.00)',
  })
  await user.click(button('Receipt'))
  await pass()
  expect(valuesOf(dialog())).toMatchObject({ Arrived: '23.75 USDC' })
  await user.click(button('Back'))
  expect(heading()).toBe('Confirmed')
})

test.each<[TransactionState, string]>([
  [{ status: 'pending', resolution: 'unseen' }, 'Not seen by the network'],
  [{ status: 'failed', resolution: 'cancelled' }, 'Cancelled'],
  [{ status: 'failed', resolution: 'replaced' }, 'Replaced by another transaction'],
])('T03, T04: a payment that is %j is not said to go on or to have arrived', async (change, words) => {
  const { update } = await sent()
  await update(change)
  await pass()
  expect(heading()).toBe(words)
  expect(within(dialog()).queryByText('You can close this window; the payment continues.')).toBeNull()
  expect(says()).not.toMatch(/arrived|You paid/)
})

test('where what arrived cannot be read, it is not said', async () => {
  const { services } = await sent(({ services: { chain } }) => {
    chain.transfer = async () => Promise.reject(new NodeError('network', 'Down.'))
  })
  services.receipts.mine(HASH)
  await pass()
  expect(heading()).toBe('Confirmed')
  expect(says()).not.toMatch(/arrived|You paid/)
})

test('what was rejected in the wallet can be sent again', async () => {
  const { wallet, user } = await reviewed(USDC, '25', (_, { reply }) => {
    reply('eth_sendTransaction', refuse(fault(4001)))
  })
  await user.click(button(/^Send 25\sUSDC$/))
  await pass()
  expect(says()).toContain('You rejected the request')
  wallet.reply('eth_sendTransaction', undefined)
  await user.click(button(/^Send 25\sUSDC$/))
  await pass()
  expect(heading()).toBe('Sent to the network')
})

describe('receiving', () => {
  const open = async (prepare?: Prepare) => {
    const app = await connected('/profile', prepare)
    await act(async () => void app.dispatch(modalOpened({ modal: 'receive' })))
    await pass()
    return app
  }
  const WARNING = 'Your account is a contract on Ropsten. What is sent to this address on another network may be lost.'
  const ofKind =
    (kind: 'safe' | 'contract' | 'delegated' | 'plain'): Prepare =>
    ({ services }: TestApp) => {
      services.chain.accountKind = async () =>
        kind === 'safe' ? { kind, version: '1.4.1', threshold: 2, nonce: 7 } : { kind }
    }

  test.each(['safe', 'contract'] as const)(
    'X61: at a %s says that the account is only on this network',
    async (kind) => {
      await open(ofKind(kind))
      expect(says()).toContain('Your address on Ropsten')
      expect(says()).toContain('Only on Ropsten')
      expect(says()).toContain(WARNING)
    },
  )

  // An account with a key has the same key on every network.
  test.each(['plain', 'delegated'] as const)('at an account with a key (%s) needs no warning', async (kind) => {
    await open(ofKind(kind))
    expect(says()).toContain('Your address on Ropsten')
    expect(says()).not.toContain('Only on')
  })

  test('copies the whole address', async () => {
    const { user, services } = await open()
    await user.click(button('Copy address'))
    expect(services.copied).toEqual([ALICE])
  })
})
