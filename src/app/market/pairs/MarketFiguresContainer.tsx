import { PATHS } from '../../../config/paths'
import { significantAtMost } from '../../../domain/token/amount'
import { grouped } from '../../../domain/page/grouped'
import { changeOver, HISTORY_RANGES } from '../../../domain/market/history'
import { usdText, usdTextAtMost, usdValueAtMost } from '../../../domain/market/money'
import { NATIVE } from '../../../domain/token/token'
import { isAwaited } from '../../../domain/transaction/transaction'
import { useAppSelector, useTradeChain } from '../../../store/hooks'
import { useGetPriorityFeeQuery } from '../../../store/chain/headReads'
import { selectAccount } from '../../../store/wallet/connection'
import { selectTransactionsOf } from '../../../store/transaction/transactions'
import { MarketFigures, type OwnTotal } from '../../../views/market/MarketFigures'
import { useHead } from '../../chain/useHead'
import { useHoldings } from '../useHoldings'
import { useNow } from '../../page/browser/useNow'
import { usePairs } from './usePairs'
import { useUsdPrices } from '../useUsdPrices'
import { changeWords } from '../history/changeWords'
import { timeText } from '#copy/page/time'

/** What a swap through one V3 pool usually takes. */
const USUAL_SWAP_GAS = 150_000n
const GWEI_DECIMALS = 9
const CLOCK_MS = 5_000
const ETHER: readonly [typeof NATIVE] = [NATIVE]

const atBlock = (number: number) => `block ${grouped(String(number))}`

const howMany = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`

/** What the connected account owns on the supported chain; null without one. */
function useOwnTotal(): OwnTotal | null {
  const { id: chainId } = useTradeChain()
  const account = useAppSelector(selectAccount)
  const { totalUsd, count, unpriced, unread, isRead, prices } = useHoldings(account)
  const transactions = useAppSelector((state) => selectTransactionsOf(state, account, chainId))
  if (!account) return null
  const pending = transactions.filter(isAwaited).length
  const left = [
    ...(unpriced > 0 ? [`${howMany(unpriced, 'token')} without a price left out`] : []),
    ...(unread > 0 ? [`${howMany(unread, 'balance')} could not be read`] : []),
  ]
  const read = [`Worth of ${howMany(count, 'token')} by their deepest pools`, ...left].join(', ')
  const missing =
    count > 0 && unpriced === count ? 'None of the tokens has a price.' : 'The balances could not be read.'
  return {
    href: PATHS.profile,
    value: totalUsd === null ? null : usdText(totalUsd),
    note: pending > 0 ? `${howMany(pending, 'transaction')} pending` : left[0],
    source: !isRead
      ? 'The balances are being read.'
      : totalUsd === null
        ? missing
        : `${read}${prices ? `, ${atBlock(prices.blockNumber)}` : ''}`,
  }
}

/** Ether, the network's fee, the newest block, and what a connected visitor owns. */
export function MarketFiguresContainer() {
  const chain = useTradeChain()
  const { head, isOffline } = useHead()
  const now = useNow(CLOCK_MS)
  const { etherUsd, prices, isError } = useUsdPrices(ETHER)
  const { etherDay } = usePairs()
  const own = useOwnTotal()
  const { data: tip, error: tipError } = useGetPriorityFeeQuery({ chainId: chain.id })
  const gasPrice = head && tip !== undefined ? BigInt(head.baseFee) + BigInt(tip) : null
  const cost =
    gasPrice !== null && etherUsd !== null
      ? usdValueAtMost(gasPrice * USUAL_SWAP_GAS, chain.nativeCurrency.decimals, etherUsd)
      : null
  const change =
    prices && etherDay && etherUsd !== null
      ? changeOver(etherDay.readings, { ...prices, price: etherUsd }, HISTORY_RANGES['24h'].seconds)
      : null
  return (
    <MarketFigures
      figures={[
        {
          label: 'Ether',
          value: etherUsd === null ? null : usdText(etherUsd),
          change: change && changeWords(change),
          source: !prices
            ? isError
              ? 'The price could not be read.'
              : 'The price is not read yet.'
            : etherUsd === null
              ? 'The price feed is silent, or too far from what ether trades at.'
              : `Chainlink's price feed of ether, ${atBlock(prices.blockNumber)}`,
        },
        {
          label: 'Network fee',
          value: gasPrice === null ? null : `${significantAtMost(gasPrice, GWEI_DECIMALS, 3)} gwei`,
          note: cost === null ? undefined : `about ${usdTextAtMost(cost)} a swap`,
          source:
            head && gasPrice !== null
              ? `Base fee of ${atBlock(head.number)} and the tip that the node suggests; ${grouped(String(USUAL_SWAP_GAS))} gas for a swap`
              : isOffline || tipError !== undefined
                ? 'The fee could not be read.'
                : 'The fee is not read yet.',
        },
        {
          label: 'Latest block',
          value: head ? grouped(String(head.number)) : null,
          note: head ? timeText(head.timestamp * 1000, now) : undefined,
          source: head
            ? `The newest block that the node of ${chain.name} knows`
            : isOffline
              ? 'The newest block could not be read.'
              : 'No block is read yet.',
        },
      ]}
      own={own}
    />
  )
}
