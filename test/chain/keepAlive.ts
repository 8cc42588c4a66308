import { ownContract } from './artifacts'
import type { LocalChain } from './startChain'
import { contracts } from './world'

/** A block is mined at least this often, as on the real chain, so that nothing becomes stale. */
const BLOCK_EVERY_MS = 12_000
/** The price feeds are believed for two hours. */
const FEED_EVERY_MS = 30 * 60_000

const FEEDS = [contracts.ethUsdFeed, contracts.btcUsdFeed, contracts.usdcUsdFeed]

/** Appends the feed's newest answer once more, dated now. */
async function refreshFeeds(chain: LocalChain) {
  const { abi } = ownContract('PriceFeed')
  const from = chain.accounts.at(-1)?.address
  for (const to of FEEDS) {
    const call = { to, data: abi.encodeFunctionData('latestAnswer') }
    const answer: unknown = abi.decodeFunctionResult(
      'latestAnswer',
      String(await chain.rpc('eth_call', [call, 'latest'])),
    )[0]
    const data = abi.encodeFunctionData('push', [[answer], [Math.floor(Date.now() / 1000)]])
    await chain.rpc('eth_sendTransaction', [{ from, to, data }])
  }
}

/** Keeps a chain that people look at from standing still. Returns what ends it. */
export function keepAlive(chain: LocalChain): () => void {
  // A chain that is being stopped no longer responds; there is nothing to report then.
  const quietly = (work: () => Promise<unknown>) => () => void work().catch(() => undefined)
  const timers = [
    setInterval(
      quietly(() => chain.rpc('evm_mine')),
      BLOCK_EVERY_MS,
    ),
    setInterval(
      quietly(() => refreshFeeds(chain)),
      FEED_EVERY_MS,
    ),
  ]
  return () => timers.forEach(clearInterval)
}
