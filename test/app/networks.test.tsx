import { afterEach, describe, expect, test } from '@jest/globals'
import { act, screen, within } from '@testing-library/react'
import '../support/threeNetworks'
import { base } from '#config/networks/base'
import { tokenChosen } from '#store/token/tokenChoices'
import { selectSettledDraft } from '#store/trade/draft'
import { TOKEN_LIST, UNI, USDC } from '../support/fakeServices'
import { fault, refuse } from '../support/fakeWallet'
import { pass, setUpBrowser } from './renderApp'
import { connected, type TestApp } from './swapPage'
import { partsOf } from '../support/partsOf'
import { valueOf } from '../support/valueOf'

/** Tests a build for several networks: how the active network is selected, and how a trade moves to another network. */

setUpBrowser()

const BASE = 8453
const BASE_USDC = base.deployment.usdc

/** The wallet is on the first network. */
function prepare({ services }: TestApp) {
  const { tokenFacts } = services.chain
  services.chain.tokenFacts = (chainId, token) =>
    chainId === BASE && token === BASE_USDC ? tokenFacts(3, USDC) : tokenFacts(chainId, token)
}

const card = () => within(screen.getByRole('region', { name: 'Swap' }))
const network = () => card().getByRole<HTMLSelectElement>('combobox', { name: 'Network' })
const swapPath = `/swap?inputCurrency=ETH&outputCurrency=${USDC}&value=1`
const REVIEW_ON_BASE = 'Switch to Base and review'

async function onBase(path = swapPath) {
  const app = await connected(path, prepare)
  const before = app.wallet.calls.length
  await app.user.selectOptions(network(), 'Base')
  await pass(600)
  return { ...app, before }
}

describe('choosing a network in the card', () => {
  test('asks the wallet for nothing, and the trade goes on with what both networks have', async () => {
    const { wallet, before, state } = await onBase()
    expect(network().value).toBe(String(BASE))
    expect(selectSettledDraft(state())).toMatchObject({ sell: 'native', buy: BASE_USDC, typed: '1', kind: 'exactIn' })
    card().getByRole('button', { name: REVIEW_ON_BASE })
    expect(wallet.calls.slice(before).map(({ method }) => method)).not.toContain('wallet_switchEthereumChain')
    screen.getByRole('button', { name: /Ropsten/ })
  })

  test('another token has to be chosen again, and is back with its network', async () => {
    const { user, state } = await onBase(`/swap?inputCurrency=ETH&outputCurrency=${UNI}&value=2`)
    expect(selectSettledDraft(state())).toMatchObject({ sell: 'native', buy: null, typed: '2' })
    await user.selectOptions(network(), 'Ropsten')
    await pass(600)
    expect(selectSettledDraft(state())).toMatchObject({ sell: 'native', buy: UNI, typed: '2' })
  })
})

describe('reviewing a trade of another network', () => {
  test('one press changes the wallet’s network and opens the review', async () => {
    const { user, wallet, state } = await onBase()
    await user.click(card().getByRole('button', { name: REVIEW_ON_BASE }))
    await pass(600)
    expect(wallet.requested('wallet_switchEthereumChain').at(-1)?.params).toEqual([{ chainId: '0x2105' }])
    expect(state().trade).toMatchObject({ status: 'reviewing', plan: { chainId: BASE, buy: { id: BASE_USDC } } })
    expect(valueOf(screen.getByRole('dialog', { name: /^Review/ }), 'Network')).toBe('Base')
  })

  test('a refusal leads back to the draft', async () => {
    const { user, wallet, state } = await onBase()
    wallet.reply('wallet_switchEthereumChain', refuse(fault(4001)))
    await user.click(card().getByRole('button', { name: REVIEW_ON_BASE }))
    await pass(600)
    expect(state().trade).toEqual({ status: 'idle', message: null, opensSettings: false })
    expect(selectSettledDraft(state())).toMatchObject({ buy: BASE_USDC, typed: '1' })
    card().getByRole('button', { name: REVIEW_ON_BASE })
  })

  test('a failed switch to one network is not reported for a trade on another', async () => {
    const { user, wallet } = await onBase()
    wallet.reply('wallet_switchEthereumChain', refuse(fault(-32603)))
    await user.click(card().getByRole('button', { name: REVIEW_ON_BASE }))
    await pass(600)
    card().getByText(/Choose Base in your wallet/)
    await user.selectOptions(network(), 'Ropsten')
    await pass(600)
    await user.click(screen.getByRole('button', { name: /Ropsten/ }))
    await pass()
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Ethereum/ }))
    await pass()
    within(screen.getByRole('dialog')).getByText(/Choose Ethereum in your wallet/)
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
    await pass(600)
    await user.selectOptions(network(), 'Base')
    await pass(600)
    card().getByRole('button', { name: REVIEW_ON_BASE })
    expect(card().queryByText(/Choose Ethereum in your wallet/)).toBeNull()
  })

  test('a change in the wallet closes the review with the reason; the draft waits on its network', async () => {
    const { user, wallet, state } = await onBase()
    await user.click(card().getByRole('button', { name: REVIEW_ON_BASE }))
    await pass(600)
    wallet.chainId = '0xa4b1'
    act(() => wallet.emit('chainChanged', '0xa4b1'))
    await pass(600)
    expect(state().trade).toMatchObject({ status: 'idle' })
    card().getByText(/The network in your wallet changed. The review was closed./)
    expect(network().value).toBe('42161')
    await user.selectOptions(network(), 'Base')
    await pass(600)
    expect(selectSettledDraft(state())).toMatchObject({ sell: 'native', buy: BASE_USDC, typed: '1' })
  })
})

test('a link names its network, which becomes the active one', async () => {
  const { state } = await connected(`/swap?inputCurrency=ETH&outputCurrency=${BASE_USDC}&value=3&chain=8453`, prepare)
  expect(network().value).toBe(String(BASE))
  expect(selectSettledDraft(state())).toMatchObject({ sell: 'native', buy: BASE_USDC, typed: '3', kind: 'exactIn' })
})

describe('tokens of other networks', () => {
  const AERO = '0x940181a94A35A4569E4529A3CDfB74e38FD98631'
  const placed = (app: TestApp) => {
    prepare(app)
    const { tokenFacts } = app.services.chain
    app.services.chain.tokenFacts = (chainId, token) =>
      chainId === BASE && token === AERO ? tokenFacts(3, UNI) : tokenFacts(chainId, token)
    TOKEN_LIST.tokens.push({ chainId: BASE, address: AERO, symbol: 'AERO', name: 'Aerodrome', decimals: 18 } as never)
  }
  afterEach(() => void (TOKEN_LIST.tokens.length = 2))

  test('the search finds them after the active network’s, with the network’s name', async () => {
    const { user, state } = await connected('/', placed)
    const field = screen.getByRole('combobox', { name: 'Search tokens' })
    await user.click(field)
    await user.type(screen.getByRole('combobox', { name: 'Search tokens' }), 'aer')
    await pass(600)
    const group = within(screen.getByRole('group', { name: 'Base' }))
    const option = group.getByRole('option', { name: /Aerodrome.*Base/ })
    expect(option.getAttribute('href')).toBe(`/token?address=${AERO}&chain=8453`)
    await user.click(option)
    await pass(600)
    expect(state().tradeChain.chainId).toBe(BASE)
    await screen.findByRole('heading', { level: 1 })
  })

  test('the selector has them below, and the trade moves to the network of the one that is chosen', async () => {
    const { user, state, wallet } = await connected(swapPath, placed)
    const before = wallet.calls.length
    await user.click(card().getByRole('button', { name: /^Token to receive/ }))
    await pass(300)
    const dialog = within(screen.getByRole('dialog'))
    await user.type(dialog.getByRole('combobox', { name: 'Search tokens' }), 'aerod')
    await pass(300)
    await user.click(dialog.getByRole('option', { name: /^AERO.*Base/ }))
    await pass(600)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(network().value).toBe(String(BASE))
    expect(selectSettledDraft(state())).toMatchObject({ sell: 'native', buy: AERO, typed: '1' })
    expect(wallet.calls.slice(before).map(({ method }) => method)).not.toContain('wallet_switchEthereumChain')
  })

  test('the selector has all of other networks’ tokens below its own, and their coins by what they are called', async () => {
    const { user, state } = await connected(swapPath, (app) => {
      placed(app)
      for (let at = 0; at < 9; at += 1) {
        const address = `0x${'5'.repeat(39)}${at}`
        TOKEN_LIST.tokens.push({
          chainId: BASE,
          address,
          symbol: `AER${at}`,
          name: `Token ${at}`,
          decimals: 18,
        } as never)
      }
    })
    await user.click(card().getByRole('button', { name: /^Token to receive/ }))
    await pass(300)
    const dialog = within(screen.getByRole('dialog'))
    const field = dialog.getByRole('combobox', { name: 'Search tokens' })
    const onBase = () => within(dialog.getByRole('group', { name: 'Base' })).getAllByRole('option')
    // While the search text is empty, the group of Base contains the network's coin and its tokens.
    expect(partsOf(onBase()[0]!).slice(0, 2)).toEqual(['ETH', 'Ether'])
    expect(onBase().length).toBeGreaterThan(1)
    await user.type(field, 'aer')
    await pass(300)
    expect(onBase()).toHaveLength(10)
    await user.clear(field)
    await user.type(field, 'ethereum')
    await pass(300)
    expect(onBase()).toHaveLength(1)
    await user.click(within(dialog.getByRole('group', { name: 'Base' })).getByRole('option'))
    await pass(600)
    expect(state().tradeChain.chainId).toBe(BASE)
    // Ether cannot be on both sides, so the two sides are swapped.
    expect(selectSettledDraft(state())).toMatchObject({ sell: BASE_USDC, buy: 'native' })
  })

  test('before anything is typed the search offers what was chosen on other networks', async () => {
    const { user } = await connected('/', (app) => {
      placed(app)
      app.dispatch(tokenChosen({ chainId: BASE, id: AERO }))
    })
    await user.click(screen.getByRole('combobox', { name: 'Search tokens' }))
    await pass(600)
    const group = within(screen.getByRole('group', { name: 'Base' }))
    expect(group.getByRole('option').getAttribute('href')).toBe(`/token?address=${AERO}&chain=8453`)
  })

  test('an address that is no token here but on another network is offered there, and not jumped to', async () => {
    const { user, state } = await connected(`/token?address=${AERO}&chain=3`, placed)
    await pass(600)
    screen.getByText('No token at this address on Ropsten')
    expect(state().tradeChain.chainId).toBe(3)
    await user.click(screen.getByRole('button', { name: 'UNI on Base' }))
    await pass(600)
    expect(state().tradeChain.chainId).toBe(BASE)
    expect(screen.queryByText('No token at this address on Ropsten')).toBeNull()
  })

  test('an address pasted into the selector is looked for on each network', async () => {
    const { user, state } = await connected(swapPath, (app) => {
      placed(app)
      TOKEN_LIST.tokens.length = 2
    })
    await user.click(card().getByRole('button', { name: /^Token to receive/ }))
    await pass(300)
    await user.type(screen.getByRole('dialog').querySelector('input')!, AERO)
    await pass(600)
    await user.click(screen.getByRole('button', { name: 'UNI on Base' }))
    await pass(600)
    screen.getByText('This token is not on the public list')
    expect(state().tradeChain.chainId).toBe(BASE)
  })

  describe('an address that is a token on several networks', () => {
    const SAME = '0x1111111111111111111111111111111111111111'
    /** A token on Ropsten and Base, which is listed on the networks in `listedOn`. */
    const onBoth = (listedOn: readonly number[]) => (app: TestApp) => {
      prepare(app)
      const { tokenFacts } = app.services.chain
      app.services.chain.tokenFacts = (chainId, token) => {
        if (token !== SAME) return tokenFacts(chainId, token)
        return chainId === 42161 ? Promise.resolve('noCode') : tokenFacts(3, UNI)
      }
      for (const chainId of listedOn)
        TOKEN_LIST.tokens.push({
          // A test network uses Ethereum's list.
          chainId: chainId === 3 ? 1 : chainId,
          address: SAME,
          symbol: 'SAME',
          name: 'Same Address',
          decimals: 18,
        } as never)
    }
    const paste = async (listedOn: readonly number[]) => {
      const app = await connected(swapPath, onBoth(listedOn))
      await app.user.click(card().getByRole('button', { name: /^Token to receive/ }))
      await pass(300)
      await app.user.type(screen.getByRole('dialog').querySelector('input')!, SAME)
      await pass(600)
      return { ...app, dialog: within(screen.getByRole('dialog')) }
    }

    const rows = () => within(within(screen.getByRole('dialog')).getByRole('listbox')).getAllByRole('option')

    test('the selector offers it on the others, too, where it has it from the contract here', async () => {
      const { dialog, user, state } = await paste([])
      dialog.getByText('This token is not on the public list')
      dialog.getByText('The same address is a token on another network.')
      expect(dialog.queryByRole('button', { name: 'UNI on Arbitrum One' })).toBeNull()
      await user.click(dialog.getByRole('button', { name: 'UNI on Base' }))
      await pass(600)
      expect(state().tradeChain.chainId).toBe(BASE)
      // On the new network the token is checked again, and the dialog now offers the first network.
      dialog.getByText('This token is not on the public list')
      dialog.getByRole('button', { name: 'UNI on Ropsten' })
    })

    test('a token that is found on the active network does not hide listed tokens of other networks', async () => {
      const { dialog } = await paste([BASE])
      dialog.getByText('This token is not on the public list')
      expect(rows()).toHaveLength(1)
      dialog.getByRole('button', { name: 'UNI on Base' })
    })

    test('nor does one that is listed here', async () => {
      const { dialog } = await paste([3])
      dialog.getByRole('option', { name: /^SAME/ })
      dialog.getByRole('button', { name: 'UNI on Base' })
    })

    test('where each list has it there are rows, and nothing more', async () => {
      const { dialog } = await paste([3, BASE])
      expect(rows()).toHaveLength(2)
      expect(dialog.queryByText('The same address is a token on another network.')).toBeNull()
    })

    const search = async (listedOn: readonly number[]) => {
      const app = await connected('/', onBoth(listedOn))
      await app.user.click(screen.getByRole('combobox', { name: 'Search tokens' }))
      await app.user.type(screen.getByRole('combobox', { name: 'Search tokens' }), SAME)
      await pass(600)
      return { ...app, box: within(screen.getByRole('search')) }
    }
    const linksIn = ({ box }: Awaited<ReturnType<typeof search>>) =>
      box.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

    test('the search leads to it on each network that has it', async () => {
      const found = await search([])
      expect(linksIn(found)).toEqual([
        ['Open the page of this address', `/token?address=${SAME}&chain=3`],
        ['UNI on Base', `/token?address=${SAME}&chain=8453`],
      ])
      await found.user.click(found.box.getByRole('link', { name: 'UNI on Base' }))
      await pass(600)
      expect(found.state().tradeChain.chainId).toBe(BASE)
      expect(found.state().tokenChoices).toEqual({})
    })

    test('the search leads to where it is a token, and to the account’s profile, where it is none here', async () => {
      const { user } = await connected('/', (app) => {
        prepare(app)
        const { tokenFacts } = app.services.chain
        app.services.chain.tokenFacts = async (chainId, token) => {
          if (token !== SAME) return tokenFacts(chainId, token)
          return chainId === BASE ? tokenFacts(3, UNI) : 'notAToken'
        }
      })
      const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search tokens' })
      await user.click(field)
      await user.type(field, SAME)
      await pass(600)
      const box = within(screen.getByRole('search'))
      box.getByText('No token at this address on Ropsten')
      expect(box.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        // The account's profile, and the dialog to send it something.
        `/profile?address=${SAME}`,
        `/profile?address=${SAME}`,
        `/token?address=${SAME}&chain=8453`,
      ])
      await user.keyboard('{Enter}')
      expect(field.value).toBe(SAME)
    })

    test.each([
      ['this one', 3, 'UNI on Base', BASE],
      ['another', BASE, 'UNI on Ropsten', 3],
    ])('in the search, too, where the list of %s has it', async (_, listedOn, name, chainId) => {
      const found = await search([listedOn])
      expect(found.box.getAllByRole('option')).toHaveLength(1)
      expect(linksIn(found)).toEqual([[name, `/token?address=${SAME}&chain=${chainId}`]])
    })
  })
})
