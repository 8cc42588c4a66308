import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import '../../support/threeNetworks'
import { EthereumProvider } from '@walletconnect/ethereum-provider'
import { settings } from '#config/settings'
import { startProvider } from '#connectors/remote/walletConnectProvider'
import { startAnvil, type Anvil } from '../../chain/anvil'
import { accountOf } from '../../chain/world'
import { startRelay, type Relay } from '../../wallet/walletConnect/relay'
import { startWalletKitWallet, type WalletKitWallet } from '../../wallet/walletConnect/wallet'

/** Tests a build for several networks with the real WalletConnect SDK, the real WalletKit, and a local relay. */

const ALICE = accountOf('alice').address

let anvil: Anvil
let relay: Relay
let wallet: WalletKitWallet
let provider: Awaited<ReturnType<typeof startProvider>> | null = null

beforeAll(async () => {
  process.env.IS_VITEST = 'true'
  process.env.DISABLE_GLOBAL_CORE = 'true'
  anvil = await startAnvil({ chainId: 8453, port: 0 })
})
afterAll(() => anvil.stop())

beforeEach(async () => {
  relay = await startRelay()
})
afterEach(async () => {
  await provider?.disconnect().catch(() => undefined)
  const core = provider?.signer.client.core
  if (core) {
    // The heartbeat's timer would keep the process alive.
    core.heartbeat.stop()
    core.relayer.transportExplicitlyClosed = true
    await core.relayer.transportClose().catch(() => undefined)
  }
  provider = null
  await wallet.close()
  jest.restoreAllMocks()
  await relay.close()
})

const page = { location: { origin: 'https://trade.example' } } as Window

async function pairWith(chains: readonly number[]) {
  wallet = await startWalletKitWallet({ relayUrl: relay.url, rpcUrl: anvil.url, accounts: [ALICE], chains })
  const init = jest.spyOn(EthereumProvider, 'init')
  provider = await startProvider(page, {
    ...settings,
    walletConnectProjectId: 'a'.repeat(32),
    walletConnectRelayUrl: relay.url,
  })
  const started = provider
  const uri = new Promise<string>((resolve) => started.once('display_uri', resolve))
  const connected = started.connect()
  await wallet.pair(await uri)
  const proposal = await wallet.nextProposal()
  await wallet.approve()
  await connected
  return { options: init.mock.calls[0]![0], proposal, started }
}

test('all supported networks are asked for, each as optional, and none as required', async () => {
  const { options, proposal } = await pairWith([3, 8453, 42161])
  expect(options.optionalChains).toEqual(expect.arrayContaining(settings.supportedChainIds))
  expect(options.chains ?? []).toEqual([])
  expect(Object.keys(options.rpcMap ?? {}).map(Number)).toEqual(expect.arrayContaining(settings.supportedChainIds))
  expect(proposal.requiredNamespaces).toEqual({})
  expect(proposal.optionalNamespaces.eip155?.chains).toEqual(
    expect.arrayContaining(settings.supportedChainIds.map((id) => `eip155:${id}`)),
  )
})

test('a wallet that has only one of them can be connected to, and the session is for that one', async () => {
  const { started } = await pairWith([8453])
  expect(started.session?.namespaces.eip155?.chains).toEqual(['eip155:8453'])
  expect(started.accounts).toEqual([ALICE])
  expect(started.chainId).toBe(8453)
})
