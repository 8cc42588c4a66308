import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { chainById } from '#config/chains'
import type { Address } from '#domain/chain/address'
import { connectWallet, selectWallet } from '#store/wallet/connectWallet'
import { disconnectWallet } from '#store/wallet/disconnectWallet'
import { switchChain } from '#store/wallet/switchChain'
import { watchAsset } from '#store/token/watchAsset'
import { selectWalletButton } from '#store/wallet/walletButton'
import { selectWalletChainId, selectSwitchError, selectSwitchingTo } from '#store/chain/walletChain'
import { selectAccount, selectStatus, selectWalletId } from '#store/wallet/connection'
import { selectWizard } from '#store/wallet/connectWizard'
import { selectDetectedWallets } from '#store/wallet/wallets'
import { startAnvil, type Anvil } from '../../chain/anvil'
import { nodeRpc, type NodeRpc } from '../../chain/nodeRpc'
import { accountOf } from '../../chain/world'
import { announce, fakePage, type FakePage } from '../../support/fakePage'
import { walletStore } from '../../support/walletStore'
import { until } from '../../support/until'
import { createMetaMask, type MetaMask, type MetaMaskOptions } from '../../wallet/metaMask/background'
import { joinMetaMask } from '../../wallet/metaMask/inProcess'

const ID = 'metaMask'
const ALICE = accountOf('alice').address as Address
const BOB = accountOf('bob').address as Address
const BUSY = 'Open your wallet: a request is already waiting there.'

let anvil: Anvil
let node: NodeRpc
beforeAll(async () => {
  anvil = await startAnvil({ chainId: 3, port: 0 })
  node = nodeRpc(anvil.url)
})
afterAll(async () => {
  node.close()
  await anvil.stop()
})

const opened: { wallet: MetaMask; complaints: unknown[][] }[] = []
afterEach(() => {
  const complaints = opened.flatMap((each) => each.complaints)
  for (const { wallet } of opened.splice(0)) wallet.close()
  expect(complaints).toEqual([])
})

const metaMask = (options: Partial<MetaMaskOptions> = {}) => createMetaMask({ rpcUrl: anvil.url, ...options })

/** Loads the app with these wallets. A second load of the same page finds the data that the first one stored. */
function load(wallets: MetaMask | MetaMask[], before: FakePage = fakePage()) {
  const page = fakePage(
    Object.fromEntries(['tidemark.session'].map((key) => [key, before.localStorage.getItem(key) ?? ''])),
  )
  const all = [wallets].flat()
  const providers = all.map((wallet) => {
    const { provider, complaints } = joinMetaMask(wallet)
    opened.push({ wallet, complaints })
    announce(page, provider, { name: wallet.name, rdns: wallet.rdns })
    return { provider, complaints }
  })
  const app = walletStore(page)
  app.start()
  const status = () => selectStatus(app.state())
  return {
    ...app,
    status,
    providers,
    account: () => selectAccount(app.state()),
    chainId: () => selectWalletChainId(app.state()),
  }
}

type App = ReturnType<typeof load>

async function connected(options: Partial<MetaMaskOptions> = {}, accounts: readonly string[] = [ALICE]) {
  const wallet = metaMask({ chainIds: [3, 1], ...options })
  const app = load(wallet)
  const done = app.dispatch(connectWallet(ID))
  await wallet.approve({ accounts })
  await done
  expect(app.status()).toBe('connected')
  return { wallet, ...app }
}

describe('connecting', () => {
  test('the person approves, and the page is told the accounts that were chosen', async () => {
    const wallet = metaMask()
    const app = load(wallet)
    expect(selectDetectedWallets(app.state())).toMatchObject([{ id: ID, name: 'MetaMask', duplicate: false }])
    const done = app.dispatch(selectWallet(ID))
    expect(await wallet.nextRequest()).toMatchObject({ type: 'wallet_requestPermissions' })
    expect(app.status()).toBe('connecting')
    await wallet.approve({ accounts: [BOB, ALICE] })
    await done
    expect(app.state().connection.accounts).toEqual([BOB, ALICE])
    expect(selectWalletButton(app.state())).toEqual({ kind: 'wrongNetwork' })
    expect(wallet.methods()).toEqual(['eth_requestAccounts', 'eth_chainId'])
  })

  test('the user rejects, which is no error, and can be asked again', async () => {
    const wallet = metaMask({ chainIds: [3] })
    const app = load(wallet)
    const done = app.dispatch(selectWallet(ID))
    await wallet.reject()
    await done
    expect(selectWizard(app.state())).toMatchObject({ outcome: 'rejected', message: null })
    expect(app.status()).toBe('disconnected')
    const again = app.dispatch(connectWallet(ID))
    await wallet.approve()
    await again
    expect(selectWalletButton(app.state())).toMatchObject({ kind: 'ready', account: ALICE })
  })

  test('a prompt that is open already is not called an error of the page, and its answer counts', async () => {
    const wallet = metaMask({ chainIds: [3] })
    const app = load(wallet)
    void app.dispatch(selectWallet(ID))
    await wallet.nextRequest()
    await app.dispatch(connectWallet(ID))
    expect(selectWizard(app.state())).toMatchObject({ outcome: 'busy', message: BUSY })
    expect(wallet.pending()).toHaveLength(1)
    await wallet.approve()
    await until(() => app.status() === 'connected')
  })

  test('a prompt of another tab keeps this one waiting, and does not connect it', async () => {
    const wallet = metaMask({ chainIds: [3] })
    const [other, app] = [load(wallet), load(wallet)]
    const done = other.dispatch(selectWallet(ID))
    await wallet.nextRequest()
    await app.dispatch(selectWallet(ID))
    expect(selectWizard(app.state())).toMatchObject({ outcome: 'busy', message: BUSY })
    await wallet.approve()
    await done
    expect(other.status()).toBe('connected')
    expect(app.status()).not.toBe('connected')
    await app.dispatch(connectWallet(ID))
    expect(app.status()).toBe('connected')
    expect(wallet.pending()).toEqual([])
  })

  test('of two wallets the one that is chosen is asked', async () => {
    const wallet = metaMask({ chainIds: [3] })
    const flask = metaMask({ chainIds: [3], name: 'MetaMask Flask', rdns: 'io.metamask.flask' })
    const app = load([wallet, flask])
    expect(selectDetectedWallets(app.state()).map(({ id }) => id)).toEqual([ID, 'rdns:io.metamask.flask'])
    const done = app.dispatch(selectWallet('rdns:io.metamask.flask'))
    await flask.approve({ accounts: [BOB] })
    await done
    expect(app.account()).toBe(BOB)
    expect(wallet.requests).toEqual([])
  })

  test('W27: a wallet that was released is no longer heard, and offers the choice of an account again', async () => {
    const { wallet, dispatch, status, account, types } = await connected()
    await dispatch(disconnectWallet())
    wallet.selectAccount(BOB)
    expect(status()).toBe('disconnected')
    const done = dispatch(connectWallet(ID))
    await wallet.approve({ accounts: [BOB] })
    await done
    expect(account()).toBe(BOB)
    expect(types()).not.toContain('wallet/accountsChanged')
  })
})

describe('the next visit', () => {
  test('is connected without a prompt', async () => {
    const { wallet, page } = await connected()
    const requested = wallet.requests.length
    const app = load(wallet, page)
    expect(app.status()).toBe('reconnecting')
    await until(() => app.status() === 'connected')
    expect(app.account()).toBe(ALICE)
    expect(wallet.methods().slice(requested)).toEqual(['eth_accounts', 'eth_chainId'])
  })

  test('W05: a locked wallet is not prompted, and connects once it is unlocked', async () => {
    const { wallet, page } = await connected()
    wallet.lock()
    const app = load(wallet, page)
    await until(() => app.status() === 'disconnected')
    expect(wallet.pending()).toEqual([])
    const done = app.dispatch(connectWallet(ID))
    await until(() => wallet.methods().filter((method) => method === 'eth_requestAccounts').length === 2)
    expect(app.status()).toBe('connecting')
    wallet.unlock()
    await done
    expect(app.status()).toBe('connected')
    expect(wallet.pending()).toEqual([])
  })

  test('a site that the wallet let go is not connected', async () => {
    const { wallet, page } = await connected()
    const session = page.localStorage.getItem('tidemark.session') ?? ''
    wallet.disconnectSites()
    await until(() => page.localStorage.getItem('tidemark.session') === null)
    page.localStorage.setItem('tidemark.session', session)
    const app = load(wallet, page)
    await until(() => app.status() === 'disconnected')
    expect(app.account()).toBeNull()
  })
})

describe('what the user does in the wallet', () => {
  test('another account', async () => {
    const { wallet, account } = await connected({}, [ALICE, BOB])
    wallet.selectAccount(BOB)
    await until(() => account() === BOB)
  })

  test('the site is disconnected', async () => {
    const { wallet, status, page } = await connected()
    wallet.disconnectSites()
    await until(() => status() === 'disconnected')
    expect(page.localStorage.getItem('tidemark.session')).toBeNull()
  })

  test('locking disconnects, and unlocking connects nothing by itself', async () => {
    const { wallet, status, dispatch, providers } = await connected()
    wallet.lock()
    await until(() => status() === 'disconnected')
    wallet.unlock()
    await until(() => providers[0]?.provider.selectedAddress !== null)
    expect(status()).toBe('disconnected')
    await dispatch(connectWallet(ID))
    expect(status()).toBe('connected')
    expect(wallet.pending()).toEqual([])
  })

  test('another network, and back', async () => {
    const { wallet, chainId, state } = await connected()
    wallet.switchNetwork(1)
    await until(() => chainId() === 1)
    expect(selectWalletButton(state())).toEqual({ kind: 'wrongNetwork' })
    wallet.switchNetwork(3)
    await until(() => selectWalletButton(state()).kind === 'ready')
  })
})

describe('what happens to the wallet', () => {
  test('a network that is lost for a moment (1013) disconnects nothing', async () => {
    const { wallet, status, providers } = await connected()
    const [{ provider } = {}] = providers
    const codes: number[] = []
    provider?.on('disconnect', (error: unknown) => codes.push((error as { code: number }).code))
    const requested = wallet.requests.length
    wallet.loseNetwork()
    await until(() => wallet.requests.length > requested)
    wallet.regainNetwork()
    await until(() => provider?.isConnected() === true)
    expect(codes).toEqual([1013])
    expect(wallet.methods().slice(requested)).toEqual(['eth_accounts'])
    expect(status()).toBe('connected')
  })

  test('an extension that is gone (1011) disconnects, and the next load connects again', async () => {
    const { wallet, status, providers, page } = await connected()
    wallet.crash()
    await until(() => status() === 'disconnected')
    expect(String(providers[0]?.complaints.splice(0))).toContain('Disconnected from MetaMask background')
    const app = load(wallet, page)
    await until(() => app.status() === 'connected')
  })
})

describe('switching', () => {
  const go = (app: Pick<App, 'dispatch'>, chainId = 3) => app.dispatch(switchChain(chainId))

  test('a chain that the site may use is switched to without a question', async () => {
    const app = await connected()
    app.wallet.switchNetwork(1)
    await until(() => app.chainId() === 1)
    await go(app)
    expect(app.chainId()).toBe(3)
    expect(app.wallet.methods().filter((method) => method.startsWith('wallet_'))).toEqual([
      'wallet_switchEthereumChain',
    ])
  })

  test('a chain that the site has not used is requested', async () => {
    const app = await connected({ chainIds: [1, 3] })
    const done = go(app)
    expect(await app.wallet.approve()).toMatchObject({ type: 'wallet_requestPermissions', data: { chainId: 3 } })
    await done
    expect(app.chainId()).toBe(3)
    expect(app.wallet.methods()).not.toContain('wallet_addEthereumChain')
  })

  test('W16: the user declines', async () => {
    const app = await connected({ chainIds: [1, 3] })
    const done = go(app)
    await app.wallet.reject()
    await done
    expect(app.log.at(-1)).toMatchObject({ type: 'chain/switchFailed', payload: { reason: 'rejected' } })
    expect(app.chainId()).toBe(1)
    expect(selectSwitchError(app.state())).toBeNull()
    expect(app.wallet.methods()).not.toContain('wallet_addEthereumChain')
  })

  test('W17: a second question about chains is refused until the first is answered', async () => {
    const app = await connected({ chainIds: [1, 3] })
    const first = go(app)
    await app.wallet.nextRequest()
    await go(app)
    expect(selectSwitchError(app.state())).toBe(BUSY)
    await app.wallet.approve()
    await first
    expect(app.chainId()).toBe(3)
  })

  test('an unknown chain is added as MetaMask wants it, then switched to', async () => {
    const app = await connected({ chainIds: [1] })
    const done = go(app)
    const chain = chainById(3)!
    expect(await app.wallet.approve()).toMatchObject({
      type: 'wallet_addEthereumChain',
      data: { chainId: 3, chainName: 'Ropsten', nativeCurrency: chain.nativeCurrency, rpcUrls: chain.rpcUrls.public },
    })
    expect(selectSwitchingTo(app.state())).toBe(3)
    expect(await app.wallet.approve()).toMatchObject({ type: 'wallet_requestPermissions', data: { chainId: 3 } })
    await done
    expect(selectWalletButton(app.state())).toMatchObject({ kind: 'ready', chain: { id: 3 } })
  })

  test('W23: an unknown chain whose addition is declined', async () => {
    const app = await connected({ chainIds: [1] })
    const done = go(app)
    await app.wallet.reject()
    await done
    expect(app.log.at(-1)).toMatchObject({ type: 'chain/switchFailed', payload: { reason: 'rejected' } })
    expect(app.chainId()).toBe(1)
  })

  test('W21: a chain that was added, but not switched to, is requested once more', async () => {
    const app = await connected({ chainIds: [1] })
    const done = go(app)
    await app.wallet.approve()
    await app.wallet.reject()
    await app.wallet.reject()
    await done
    expect(app.log.at(-1)).toMatchObject({ type: 'chain/switchFailed', payload: { reason: 'rejected' } })
    expect(app.wallet.pending()).toEqual([])
    const again = go(app)
    expect(await app.wallet.approve()).toMatchObject({ type: 'wallet_requestPermissions' })
    await again
    expect(app.chainId()).toBe(3)
  })
})

describe('requests', () => {
  const ether = (value: bigint) => ({ from: ALICE, chainId: 3, to: BOB, value, data: '0x' as const })
  const balance = async () => BigInt(String(await node.send('eth_getBalance', [BOB, 'latest'])))

  test('a transaction is signed in the wallet and mined', async () => {
    const { wallet, wallets } = await connected()
    const before = await balance()
    const sent = wallets.get(ID).sendTransaction({ ...ether(7n), gas: 30_000n })
    const { type, data } = await wallet.approve()
    expect(type).toBe('transaction')
    expect(data).toMatchObject({ to: BOB, value: '0x7', gas: '0x7530', chainId: '0x3' })
    const hash = await sent
    // Mine a block at once, because the node's automine is delayed.
    await node.send('evm_mine', [])
    expect(await node.send('eth_getTransactionReceipt', [hash])).toMatchObject({ status: '0x1', type: '0x2' })
    expect(await node.send('eth_getTransactionByHash', [hash])).toMatchObject({ gas: '0x7530', chainId: '0x3' })
    expect((await balance()) - before).toBe(7n)
  })

  test('a transaction that the user rejects is not sent', async () => {
    const { wallet, wallets } = await connected()
    const before = await balance()
    const sent = wallets.get(ID).sendTransaction(ether(7n))
    await Promise.all([expect(sent).rejects.toMatchObject({ failure: 'rejected' }), wallet.reject()])
    expect(await balance()).toBe(before)
  })

  test('a transaction that the node refuses is a failure and no rejection', async () => {
    const { wallet, wallets } = await connected()
    const sent = wallets.get(ID).sendTransaction(ether(10n ** 30n))
    await Promise.all([expect(sent).rejects.toMatchObject({ failure: 'failed' }), wallet.approve()])
  })

  test('a transaction for the account or network of before is not shown to anybody', async () => {
    const { wallet, wallets, account, chainId } = await connected({}, [ALICE, BOB])
    wallet.selectAccount(BOB)
    await until(() => account() === BOB)
    await expect(wallets.get(ID).sendTransaction(ether(1n))).rejects.toMatchObject({ failure: 'changed' })
    wallet.selectAccount(ALICE)
    wallet.switchNetwork(1)
    await until(() => chainId() === 1)
    await expect(wallets.get(ID).sendTransaction(ether(1n))).rejects.toMatchObject({ failure: 'changed' })
    expect(wallet.methods()).not.toContain('eth_sendTransaction')
  })

  test('W31: a token is offered', async () => {
    const { dispatch, log } = await connected()
    await dispatch(watchAsset({ chainId: 3, address: BOB, symbol: 'TDM', decimals: 18, logoURI: null }))
    expect(log.at(-1)).toMatchObject({ type: 'wallet/assetOffered' })
  })
})

describe('disconnecting', () => {
  test('a wallet that is replaced by another one keeps its permission', async () => {
    const first = metaMask({ chainIds: [3] })
    const second = metaMask({ chainIds: [3], name: 'Harbour', rdns: 'org.harbour' })
    const app = load([first, second])
    for (const [id, wallet] of [
      [ID, first],
      ['rdns:org.harbour', second],
    ] as const) {
      const done = app.dispatch(connectWallet(id))
      await wallet.approve({ accounts: [ALICE] })
      await done
    }
    expect(selectWalletId(app.state())).toBe('rdns:org.harbour')
    expect(first.methods()).not.toContain('wallet_revokePermissions')
  })
})

describe('the wallet itself', () => {
  test('answers like MetaMask what our pages never ask', async () => {
    const { wallet, providers } = await connected({ chainIds: [3] })
    const request = (method: string, params?: unknown[]) => providers[0]?.provider.request({ method, params })
    expect(await request('eth_blockNumber')).toMatch(/^0x/)
    expect(await request('wallet_getPermissions')).toMatchObject([
      { parentCapability: 'eth_accounts', caveats: [{ value: [ALICE.toLowerCase()] }] },
      { parentCapability: 'endowment:permitted-chains', caveats: [{ value: ['0x3'] }] },
    ])
    const stranger = request('eth_sendTransaction', [{ from: BOB, to: ALICE }])
    await expect(stranger).rejects.toMatchObject({ code: 4100 })
    await expect(request('wallet_switchEthereumChain', [{ chainId: '0x7' }])).rejects.toMatchObject({ code: 4902 })
    await expect(request('wallet_switchEthereumChain', [{ chainId: 7 }])).rejects.toMatchObject({ code: -32602 })
    await expect(request('no_such_method')).rejects.toMatchObject({ code: -32601 })
    expect(await request('wallet_revokePermissions', [{ eth_accounts: {} }])).toBeNull()
    expect(await request('eth_accounts')).toEqual([])
    expect(wallet.pending()).toEqual([])
  })

  test('gives errors as plain objects', async () => {
    const { providers } = await connected({ chainIds: [3] })
    const requested = providers[0]?.provider.request({
      method: 'wallet_switchEthereumChain',
      params: [{ chainId: '0x7' }],
    })
    const error: unknown = await requested?.catch((thrown: unknown) => thrown)
    expect(error).not.toBeInstanceOf(Error)
    expect(error).toMatchObject({ code: 4902 })
  })
})
