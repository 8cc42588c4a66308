import { ownContract } from './artifacts'
import { halves, positions, sqrtPriceX96 } from './poolMath'
import { tablePrices } from './priceHistory'
import { withoutAutomine } from './sendMined'
import type { LocalChain } from './startChain'
import {
  accountOf,
  contracts,
  pairs,
  pools,
  tickSpacing,
  tokenOf,
  type TokenSymbol,
  type WorldPair,
  type WorldPool,
} from './world'
import { hex } from './hex'

const SYMBOLS = ['UNI', 'LINK', 'WETH', 'USDC', 'USDT', 'DAI', 'WBTC'] as const satisfies TokenSymbol[]
const FEES = [100, 500, 3000, 10000] as const
/** Opens all pools between UNI, LINK and the common tokens: five pools for each of 21 pairs. Mines the transactions. */
export async function openPools(chain: LocalChain): Promise<void> {
  const prices = tablePrices()
  const market = ownContract('Market').abi
  const isSame = (a: WorldPair, b: WorldPair) => [a.base, a.quote].sort().join() === [b.base, b.quote].sort().join()
  const all = SYMBOLS.flatMap((base, at) =>
    SYMBOLS.slice(at + 1).map((quote): WorldPair => ({ base, quote, skewBps: 0n, wideUsd: 300_000n })),
  )
  const v2 = all.filter((pair) => !pairs.some((known) => isSame(known, pair)))
  const v3 = all
    .flatMap((pair) => FEES.map((fee): WorldPool => ({ ...pair, fee, narrowUsd: 200_000n, narrowTicks: 600 })))
    .filter((pool) => !pools.some((known) => isSame(known, pool) && known.fee === pool.fee))
  const calls = [
    ...v3.map((pool) => {
      const [wide, narrow] = positions(pool, prices)
      const spacing = tickSpacing[pool.fee]
      // Positions of increasing width give the pool as many ticks near its price as pools on mainnet have.
      const steps = Array.from({ length: 10 }, (_, step) => {
        const reach = (step + 1) * Math.max(spacing, 60)
        const middle = narrow ? (narrow[0] + narrow[1]) / 2 : 0
        const round = (tick: number) => Math.floor(tick / spacing) * spacing
        return [round(middle - reach), round(middle + reach) + spacing, (narrow?.[2] ?? 0n) / 10n]
      })
      return market.encodeFunctionData('openV3', [
        contracts.v3Factory,
        tokenOf(pool.base).address,
        tokenOf(pool.quote).address,
        pool.fee,
        sqrtPriceX96(pool, prices),
        1,
        [wide, ...steps],
      ])
    }),
    ...v2.map((pair) => {
      const { base, quote } = halves(pair, pair.wideUsd, prices)
      const tokens = [tokenOf(pair.base).address, tokenOf(pair.quote).address]
      return market.encodeFunctionData('openV2', [contracts.v2Factory, ...tokens, base, quote, accountOf('lp').address])
    }),
  ]
  await withoutAutomine(chain.rpc, async () => {
    const hashes: unknown[] = []
    for (const data of calls) {
      const sent = { from: accountOf('lp').address, to: contracts.market, data, gas: hex(20_000_000) }
      hashes.push(await chain.rpc('eth_sendTransaction', [sent]))
    }
    for (const hash of hashes) {
      const receipt = async () => (await chain.rpc('eth_getTransactionReceipt', [hash])) as { status: string } | null
      let mined = await receipt()
      while (mined === null) {
        await chain.rpc('evm_mine')
        mined = await receipt()
      }
      if (mined.status !== '0x1') throw new Error('A pool could not be opened.')
    }
  })
}
