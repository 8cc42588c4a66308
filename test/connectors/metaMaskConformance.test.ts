import { afterAll, beforeAll } from '@jest/globals'
import { createRegistry } from '#connectors/registry'
import type { Address } from '#domain/chain/address'
import { connected, type WalletEvent } from '#events'
import { startAnvil, type Anvil } from '../chain/anvil'
import { accountOf } from '../chain/world'
import { announce, fakePage } from '../support/fakePage'
import { until } from '../support/until'
import { createMetaMask, type MetaMask } from '../wallet/metaMask/background'
import { joinMetaMask } from '../wallet/metaMask/inProcess'
import { conformance, HOME, KNOWN, type Subject } from './conformance'

const ALICE = accountOf('alice').address as Address
const BOB = accountOf('bob').address as Address

let anvil: Anvil
beforeAll(async () => {
  anvil = await startAnvil({ chainId: HOME.id, port: 0 })
})
afterAll(async () => {
  await anvil.stop()
})

function load(wallet: MetaMask, isPermitted = false): Subject {
  const page = fakePage()
  const { provider } = joinMetaMask(wallet)
  announce(page, provider, { name: wallet.name, rdns: wallet.rdns })
  const events: WalletEvent[] = []
  const registry = createRegistry({ page, report: (event) => void events.push(event) })
  registry.discover(() => undefined, null)
  return {
    connector: registry.get('metaMask'),
    events,
    accounts: [ALICE],
    otherAccount: BOB,
    methods: () => wallet.methods(),
    async approve() {
      if (isPermitted) {
        // MetaMask reconnects without a prompt if the site already has the accounts.
        const before = events.length
        const isLetIn = () => events.slice(before).some(connected.match)
        await until(() => wallet.pending().length > 0 || isLetIn())
        if (isLetIn()) return
      }
      const { type } = await wallet.approve({ accounts: [ALICE] })
      isPermitted = true
      // MetaMask prompts a second time before it switches to the added chain.
      if (type === 'wallet_addEthereumChain') await wallet.approve()
    },
    async reject() {
      await wallet.reject()
    },
    announceAccounts([first]) {
      if (first) wallet.selectAccount(first)
      else wallet.disconnectSites()
    },
    setChain(chainId) {
      wallet.switchNetwork(chainId)
    },
    dropConnection() {
      wallet.lock()
    },
    forget() {
      wallet.lock()
    },
    reload: () => Promise.resolve(load(wallet, isPermitted)),
    until,
    end() {
      wallet.close()
    },
  }
}

conformance(
  'MetaMask behind its own provider',
  () => Promise.resolve(load(createMetaMask({ rpcUrl: anvil.url, chainIds: [HOME.id, KNOWN.id] }))),
  ['clock', 'listeners', 'fail', 'twice', 'hang', 'stuck', 'promptsAgain', 'watchAsset', 'disconnects', 'batches'],
)
