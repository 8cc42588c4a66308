import { supportedChain } from '../../config/chains'
import { significant } from '../../domain/amount'
import { grouped } from '../../domain/grouped'
import { usdText, usdValue } from '../../domain/money'
import { NATIVE } from '../../domain/token'
import { useGetPriorityFeeQuery } from '../../store/queries/chainReads'
import { MarketFigures } from '../../views/market/MarketFigures'
import { useHead } from '../hooks/useHead'
import { useNow } from '../hooks/useNow'
import { useUsdPrices } from '../hooks/useUsdPrices'

const { nativeCurrency } = supportedChain
/** What a swap through one V3 pool usually takes. */
const USUAL_SWAP_GAS = 150_000n
const GWEI_DECIMALS = 9
const CLOCK_MS = 5_000
const ETHER: readonly [typeof NATIVE] = [NATIVE]

/** Ether, the network's fee, and the newest block. */
export function MarketFiguresContainer() {
  const { head } = useHead()
  const now = useNow(CLOCK_MS)
  const { etherUsd } = useUsdPrices(ETHER)
  const tip = useGetPriorityFeeQuery({ chainId: supportedChain.id }).data
  const gasPrice = head && tip !== undefined ? BigInt(head.baseFee) + BigInt(tip) : null
  const cost =
    gasPrice !== null && etherUsd !== null
      ? usdValue(gasPrice * USUAL_SWAP_GAS, nativeCurrency.decimals, etherUsd)
      : null
  return (
    <MarketFigures
      figures={[
        { label: 'Ether', value: etherUsd === null ? null : usdText(etherUsd) },
        {
          label: 'Network fee',
          value: gasPrice === null ? null : `${significant(gasPrice, GWEI_DECIMALS, 3)} gwei`,
          note: cost === null ? undefined : `about ${usdText(cost)} a swap`,
        },
        {
          label: 'Latest block',
          value: head ? grouped(String(head.number)) : null,
          note: head ? `${Math.max(0, Math.round(now / 1000 - head.timestamp))} s ago` : undefined,
        },
      ]}
    />
  )
}
