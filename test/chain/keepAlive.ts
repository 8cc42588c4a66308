import { ownContract } from './artifacts'
import type { LocalChain } from './startChain'

/** The price feeds are believed for two hours. */
const FEED_EVERY_MS = 30 * 60_000

/** Appends each feed's newest answer once more, dated now. */
async function refreshFeeds(chain: LocalChain) {
  const { abi } = ownContract('PriceFeed')
  const from = chain.accounts.at(-1)?.address
  for (const { address: to } of chain.world.feeds) {
    const call = { to, data: abi.encodeFunctionData('latestAnswer') }
    const answer: unknown = abi.decodeFunctionResult(
      'latestAnswer',
      String(await chain.rpc('eth_call', [call, 'latest'])),
    )[0]
    const data = abi.encodeFunctionData('push', [[answer], [Math.floor(Date.now() / 1000)]])
    await chain.rpc('eth_sendTransaction', [{ from, to, data }])
  }
}

/** Mines a block. A network that the chain poses as keeps its fee, which an empty block would lower. */
async function mineBlock({ rpc, world }: LocalChain) {
  if (world.network) await rpc('anvil_setNextBlockBaseFeePerGas', [`0x${world.baseFee.toString(16)}`])
  await rpc('evm_mine')
}

/**
 * Keeps a chain that people look at from standing still: a block comes as often as on the real one, so that nothing
 * becomes stale. Returns what ends it.
 */
export function keepAlive(chain: LocalChain): () => void {
  // A chain that is being stopped no longer responds; there is nothing to report then.
  const quietly = (work: () => Promise<unknown>) => () => void work().catch(() => undefined)
  const timers = [
    setInterval(
      quietly(() => mineBlock(chain)),
      chain.world.blockMs,
    ),
    setInterval(
      quietly(() => refreshFeeds(chain)),
      FEED_EVERY_MS,
    ),
  ]
  return () => timers.forEach(clearInterval)
}
