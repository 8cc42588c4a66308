import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { configuredChain } from '#config/chains'
import { NodeError } from '#domain/chain/nodeError'
import { hostOf } from '#domain/chain/nodeUrl'
import { chainChanged } from '#events'
import { selectChainRows } from '#store/chain/chainRows'
import { headReads } from '#store/chain/headReads'
import { switchChain } from '#store/wallet/switchChain'
import { selectWalletButton } from '#store/wallet/walletButton'
import { selectIsNodeBlocked, selectWhyNoAnswer } from '#store/chain/whyNoAnswer'
import { partBlocked } from '#store/browser/parts'
import { connectWallet } from '#store/wallet/connectWallet'
import { appStore, WALLET_ID } from '../../support/appStore'
import { announce } from '../../support/fakePage'
import { ALICE, fakeWallet, silence } from '../../support/fakeWallet'
import { chooseNode } from '#store/chain/ownNode'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const { getHead } = headReads.endpoints

describe('the wallet button', () => {
  test('follows the wallet from nothing to a network that is traded on, and to another one', async () => {
    const { connect, state, dispatch } = appStore()
    expect(selectWalletButton(state())).toEqual({ kind: 'disconnected' })
    await connect()
    expect(selectWalletButton(state())).toMatchObject({ kind: 'ready', chain: { id: 3 }, account: ALICE })
    // The first network is listed but not traded on, and the second is not listed.
    for (const chainId of [1, 999]) {
      dispatch(chainChanged({ walletId: WALLET_ID, chainId }))
      expect(selectWalletButton(state())).toEqual({ kind: 'wrongNetwork' })
    }
  })

  test('says that it is connecting while the wallet has not answered', async () => {
    const { services, start, dispatch, state } = appStore()
    const wallet = fakeWallet()
    wallet.reply('eth_requestAccounts', silence)
    announce(services.page, wallet.provider)
    start()
    void dispatch(connectWallet(WALLET_ID))
    expect(selectWalletButton(state())).toEqual({ kind: 'connecting' })
  })
})

describe('the rows of the network dialog', () => {
  const rows = (app: ReturnType<typeof appStore>) =>
    selectChainRows(app.state()).map(({ id, state, locked, isTraded }) => [id, state, locked, isTraded])

  test('mark the network of the wallet, which cannot be chosen, and the one that it is asked for', async () => {
    const app = appStore()
    const wallet = await app.connect()
    expect(rows(app)).toEqual([
      [3, 'connected', true, true],
      [4, 'idle', false, false],
      [1, 'idle', false, false],
      [31337, 'idle', false, false],
    ])
    wallet.reply('wallet_switchEthereumChain', silence)
    void app.dispatch(switchChain(4))
    expect(rows(app).slice(0, 2)).toEqual([
      [3, 'connected', true, true],
      [4, 'switching', false, false],
    ])
  })
})

describe('why a network’s nodes do not answer', () => {
  const limited = () => Promise.reject(new NodeError('limited', 'Too many.'))

  test('is silence, unless they limit requests; another network’s limit is not theirs', async () => {
    const { dispatch, state, services } = appStore()
    expect(selectWhyNoAnswer(state())).toBe('silent')
    services.node.head = limited
    await dispatch(getHead.initiate({ chainId: 1 }))
    expect(selectWhyNoAnswer(state())).toBe('silent')
    await dispatch(getHead.initiate({ chainId: 3 }))
    expect(selectWhyNoAnswer(state())).toBe('limited')
  })

  test('is a policy that stops one of them; a limit says more', async () => {
    const { dispatch, state, services } = appStore()
    const [first] = configuredChain(3).rpcUrls.default
    dispatch(partBlocked({ host: 'node.elsewhere' }))
    expect(selectWhyNoAnswer(state())).toBe('silent')
    dispatch(partBlocked({ host: hostOf(first!) }))
    expect(selectWhyNoAnswer(state())).toBe('blocked')
    expect(selectIsNodeBlocked(state(), configuredChain(1))).toBe(false)
    services.node.head = limited
    await dispatch(getHead.initiate({ chainId: 3 }))
    expect(selectWhyNoAnswer(state())).toBe('limited')
  })

  test('is about the visitor’s own node alone, once one is chosen', () => {
    const { dispatch, state } = appStore()
    const [first] = configuredChain(3).rpcUrls.default
    dispatch(partBlocked({ host: hostOf(first!) }))
    dispatch(chooseNode('https://own.example'))
    expect(selectWhyNoAnswer(state())).toBe('silent')
    dispatch(partBlocked({ host: 'own.example' }))
    expect(selectWhyNoAnswer(state())).toBe('blocked')
  })
})
