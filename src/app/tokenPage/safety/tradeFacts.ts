import { pooledText } from '#copy/market/poolTable'
import {
  addressLabel,
  hookedPools,
  subject,
  keepsTax,
  noBuying,
  notPooled,
  noSelling,
  notTested,
  noTax,
  pooled,
  taxUnknown,
  testedAt,
} from '#copy/tokenPage/safety'
import { grouped } from '#domain/browser/locale'
import { poolCount } from '#domain/market/poolLiquidity'
import { pooledFacts } from '#domain/market/pooledFacts'
import { TAX_TIERS } from '#domain/trade/limits'
import { lossPercent } from '#domain/token/millionths'
import { trapOf } from '#domain/trade/evaluate/assess'
import type { SafetyFact } from '../../../views/tokenPage/SafetyFacts'
import { changedLaterBy } from './contractFacts'
import { care, danger, good, neutral, type SafetySources, unread } from './sources'

/** The simulated transfer taxes for buying and selling; empty if there is no pool. */
export function taxFacts({ taxes, pools, contract, noAnswer }: SafetySources): SafetyFact[] {
  if (typeof pools === 'object' && pools.count === 0) return []
  if (taxes === 'base') return [neutral(notTested)]
  if (typeof taxes === 'string') return [unread(subject.taxes, taxes, noAnswer)]
  const { measured, blockNumber } = taxes
  if (measured === null) return [neutral(taxUnknown)]
  const tested = testedAt(blockNumber === null ? null : grouped(String(blockNumber)), changedLaterBy(contract))
  if (measured === 'none') return [good(noTax(tested))]
  if (measured.buy >= TAX_TIERS.all) return [danger(noBuying(tested))]
  if (measured.sell === null) return [danger(noSelling(tested))]
  const kept = keepsTax(lossPercent(BigInt(measured.buy)), lossPercent(BigInt(measured.sell)), tested)
  return [trapOf(measured) === null ? care(kept) : danger(kept)]
}

export function poolFact({ pools, noAnswer }: Pick<SafetySources, 'pools' | 'noAnswer'>): SafetyFact {
  if (typeof pools === 'string') return unread(subject.pools, pools, noAnswer)
  if (pools.count === 0) return danger(notPooled)
  const facts = pooledFacts(pools, pooledText(poolCount(pools.count, pools.priced)))
  const words = pooled(facts, grouped(String(pools.blockNumber)))
  return pools.liquidity === null ? neutral(words) : good(words)
}

/** Says that pools have hooks, and which; empty if none has one. */
export function hookFacts({ pools, explorerOf }: Pick<SafetySources, 'pools' | 'explorerOf'>): SafetyFact[] {
  const hooks = typeof pools === 'string' ? undefined : pools.hooks
  if (!hooks) return []
  const addresses = hooks.all.map((address) => ({
    label: hooks.upgradeable.includes(address) ? addressLabel.upgradeableHook : addressLabel.hook,
    address,
    href: explorerOf(address),
  }))
  return [{ ...care(hookedPools(hooks.areInAllPools)), addresses }]
}
