import { ownContract } from './artifacts'
import type { LocalChain } from './startChain'

/** The interval at which the price feeds are updated. The app trusts a feed's answer for two hours. */
const FEED_EVERY_MS = 30 * 60_000

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

/** Mines a block. If the chain imitates a network, the base fee is set again, because an empty block would lower it. */
async function mineBlock({ rpc, world }: LocalChain) {
  if (world.network) await rpc('anvil_setNextBlockBaseFeePerGas', [`0x${world.baseFee.toString(16)}`])
  await rpc('evm_mine')
}

/** Mines blocks at the real network's rate and updates the price feeds. Returns a function that stops both. */
export function keepAlive(chain: LocalChain): () => void {
  // Errors are ignored, because a chain that is being stopped no longer responds.
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
