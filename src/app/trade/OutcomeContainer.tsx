import { shortAddress } from '../../domain/chain/address'
import { exactAmount, tradeAmount, tradeAmountAtMost } from '../../domain/token/amount'
import { explorerLink } from '../../domain/chain/chain'
import { usdTextAtMost, usdValueAtMost } from '../../domain/market/money'
import { type Currency, NATIVE } from '../../domain/token/token'
import { mostSold } from '../../domain/trade/plan'
import { rateText } from '../../domain/trade/rate'
import type { MovedAmount } from '../../domain/trade/received'
import { watchAsset } from '../../store/token/watchAsset'
import { useAppDispatch, useTradeChain } from '../../store/hooks'
import { slippageWanted, tradeClosed, type TradeState } from '../../store/trade/trade'
import { type OutcomeAction, SwapOutcome } from '../../views/trade/SwapOutcome'
import { useUsdPrices } from '../market/useUsdPrices'

/** The last transaction is with the network: it goes on, whether somebody looks or not. */
export function PendingContainer({ trade }: { trade: Extract<TradeState, { status: 'running' }> }) {
  const dispatch = useAppDispatch()
  const chain = useTradeChain()
  const { plan, hash } = trade
  const { sell, buy, quote, wrap } = plan
  const sold = `${tradeAmountAtMost(BigInt(quote.amountIn), sell.decimals)} ${sell.symbol}`
  const received = `${tradeAmount(BigInt(quote.amountOut), buy.decimals)} ${buy.symbol}`
  const noun = wrap ?? 'swap'
  const href = hash ? explorerLink(chain, 'tx', hash) : null
  const close = () => dispatch(tradeClosed())
  return (
    <SwapOutcome
      kind="pending"
      title={`${noun.charAt(0).toUpperCase()}${noun.slice(1)} sent`}
      text={`${sold} for about ${received}. You can close this window, the ${noun} continues.`}
      steps={[
        { id: 'wallet', title: 'Confirmed in your wallet', state: 'done' },
        { id: 'chain', title: 'Waiting for the network', text: 'Until it is in a block', state: 'busy' },
      ]}
      rows={[]}
      transaction={hash ? { short: shortAddress(hash), href } : null}
      actions={[...(href ? [{ label: 'View on Explorer', href }] : []), { label: 'Close', onPress: close }]}
      onClose={close}
    />
  )
}

/** The wallet did something else than it was asked to: never a success, and nothing that is tried again by a press. */
export function AlteredContainer({ trade }: { trade: Extract<TradeState, { status: 'altered' }> }) {
  const dispatch = useAppDispatch()
  const chain = useTradeChain()
  const { hash, reason } = trade
  const href = explorerLink(chain, 'tx', hash)
  const close = () => dispatch(tradeClosed())
  return (
    <SwapOutcome
      kind="failed"
      title="Not what you asked for"
      text={`${reason} Look at it on the explorer and in your wallet before you trade again.`}
      steps={[]}
      rows={[]}
      transaction={{ short: shortAddress(hash), href }}
      actions={[
        ...(href ? [{ label: 'View on Explorer', href }] : []),
        { label: 'Close', kind: 'filled', onPress: close },
      ]}
      onClose={close}
    />
  )
}

type Shown = (units: bigint, decimals: number) => string

/** Two different amounts, short where that shows that they differ. */
function differing(claimed: string, found: string | null, decimals: number, shown: Shown): [string, string] {
  const [a, b] = [BigInt(claimed), BigInt(found ?? 0)]
  const short: [string, string] = [tradeAmount(a, decimals), shown(b, decimals)]
  return short[0] === short[1] ? [exactAmount(a, decimals), exactAmount(b, decimals)] : short
}

/** What is to be said where a token's event claims something else than the account's balance, or cannot be held against it. */
function movedWords({ plan, sold, received }: Extract<TradeState, { status: 'confirmed' }>): string[] {
  const { sell, buy } = plan
  const words = ({ claimed, units }: MovedAmount, { decimals }: Currency, how: 'grew' | 'fell') => {
    if (claimed === null) return []
    const [event, balance] = differing(claimed, units, decimals, how === 'grew' ? tradeAmount : tradeAmountAtMost)
    return [`The token’s event claims ${event}; your balance ${how} by ${balance}.`]
  }
  return [
    ...words(received, buy, 'grew'),
    ...words(sold, sell, 'fell'),
    ...(received.isOnlyClaimed ? ['What you received is by the token’s own event.'] : []),
    ...(sold.isOnlyClaimed ? ['What you paid is by the token’s own event.'] : []),
  ]
}

export function OutcomeContainer({ trade }: { trade: Extract<TradeState, { status: 'confirmed' | 'failed' }> }) {
  const dispatch = useAppDispatch()
  const chain = useTradeChain()
  const { plan, hash, cost } = trade
  const { sell, buy, quote, wrap } = plan
  const usd = useUsdPrices([NATIVE])
  const close = () => dispatch(tradeClosed())
  const href = hash ? explorerLink(chain, 'tx', hash) : null
  const costRow = () => {
    if (cost === null) return []
    const units = BigInt(cost)
    const fiat =
      usd.etherUsd === null
        ? ''
        : ` (${usdTextAtMost(usdValueAtMost(units, chain.nativeCurrency.decimals, usd.etherUsd))})`
    return [
      {
        label: 'Network cost paid',
        value: `${tradeAmountAtMost(units, chain.nativeCurrency.decimals)} ${chain.nativeCurrency.symbol}${fiat}`,
      },
    ]
  }
  const noun = wrap ?? 'swap'
  if (trade.status === 'failed') {
    return (
      <SwapOutcome
        kind="failed"
        title={`The ${noun} failed`}
        text={trade.reason}
        steps={[]}
        rows={[
          // Proven by a receipt only.
          ...(cost === null
            ? []
            : [
                {
                  label: `Your ${tradeAmount(mostSold(plan), sell.decimals)} ${sell.symbol}`,
                  value: 'Not sold, still in your wallet',
                },
              ]),
          ...costRow(),
        ]}
        transaction={hash ? { short: shortAddress(hash), href } : null}
        actions={[
          ...(wrap ? [] : [{ label: 'Change slippage', onPress: () => dispatch(slippageWanted()) }]),
          { label: 'Try again', kind: 'filled' as const, onPress: close },
        ]}
        onClose={close}
      />
    )
  }

  const isExactIn = quote.kind === 'exactIn'
  const received = trade.received.units === null ? null : BigInt(trade.received.units)
  const sold = BigInt(trade.sold.units ?? quote.amountIn)
  // What was not fixed is what may differ: for an exact purchase, what was paid.
  const [moved, quoted, currency] = isExactIn
    ? [received, BigInt(quote.amountOut), buy]
    : [trade.sold.units === null ? null : sold, BigInt(quote.amountIn), sell]
  const difference = moved === null ? 0n : isExactIn ? moved - quoted : quoted - moved
  const compared =
    difference === 0n
      ? { value: 'Exactly as quoted' }
      : {
          value: `${difference > 0n ? `+${tradeAmount(difference, currency.decimals)}` : `−${tradeAmountAtMost(-difference, currency.decimals)}`} ${currency.symbol}`,
          tone: difference > 0n ? ('up' as const) : ('down' as const),
        }
  const { id } = buy
  const offer: OutcomeAction[] =
    id === NATIVE
      ? []
      : [{ label: `Add ${buy.symbol} to wallet`, onPress: () => void dispatch(watchAsset({ ...buy, address: id })) }]
  return (
    <SwapOutcome
      kind="confirmed"
      title={
        received === null
          ? `The ${noun} is confirmed`
          : `You received ${tradeAmount(received, buy.decimals)} ${buy.symbol}`
      }
      text={[
        `For ${tradeAmountAtMost(sold, sell.decimals)} ${sell.symbol}, at ${rateText(sell, buy, sold, received ?? BigInt(quote.amountOut))}.`,
        ...movedWords(trade),
      ].join(' ')}
      steps={[]}
      rows={[...(moved === null ? [] : [{ label: 'Compared with the quote', ...compared }]), ...costRow()]}
      transaction={{ short: shortAddress(trade.hash), href }}
      actions={[...offer, { label: 'New swap', kind: 'filled', onPress: close }]}
      onClose={close}
    />
  )
}
