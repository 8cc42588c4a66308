import {
  AT_SAFE_TITLE,
  atSafeText,
  CLOSE,
  COSTS_SO_FAR,
  EXPIRED_TEXT,
  failedTitle,
  NETWORK_COST_PAID,
  sentText,
  sentTitle,
  STEP_CONFIRMED,
  STEP_SLOW_TEXT,
  STEP_WAITING,
  TRY_AGAIN,
  UNCERTAIN,
  UNSOLD,
  unsoldLabel,
  blockWaitText,
} from '#copy/trade/outcome'
import { EXPIRED_IN_SAFE, statusText } from '#copy/transaction/status'
import { useState } from 'react'
import { configuredChain } from '#config/chains'
import { usualBlockSeconds } from '#domain/chain/blockTime'
import { tradeAmount, tradeAmountAtMost, withSymbol } from '#domain/token/amount'
import { minedHash, statusFacts } from '#domain/transaction/status'
import { PENDING_SLOW_MS } from '#domain/transaction/limits'
import { useGetHeadQuery } from '#store/chain/headReads'
import { useAppDispatch } from '#store/hooks'
import { tradeClosed, type TradeState } from '#store/trade/trade'
import { CLOCK_MS, useNow, usePassed } from '../../browser/useNow'
import { explorerAction, OutcomeContainer, transactionLink, useSent } from './OutcomeContainer'

/** The usual time between two blocks of the network, and the time since this text was first shown, which is when the trade was sent. */
function useWaitingText(chainId: number): string {
  const [since] = useState(() => Date.now())
  const passed = Math.max(0, Math.floor((useNow(CLOCK_MS.seconds) - since) / 1_000))
  const { currentData: head } = useGetHeadQuery({ chainId })
  const usual = usualBlockSeconds(head, configuredChain(chainId).blockSeconds)
  return blockWaitText(Math.max(1, Math.round(usual)), passed)
}

/** The state of a trade whose last transaction has been sent. The trade continues even if the dialog is closed. */
export function PendingContainer({ trade }: { trade: Extract<TradeState, { status: 'running' }> }) {
  const dispatch = useAppDispatch()
  const { hash, plan } = trade
  const { chainId, sell, buy, quote, wrap } = plan
  const kind = wrap ?? 'swap'
  const sold = withSymbol(tradeAmountAtMost(BigInt(quote.amountIn), sell), sell.symbol)
  const received = withSymbol(tradeAmount(BigInt(quote.amountOut), buy), buy.symbol)
  const sent = useSent(plan, hash)
  const transaction = transactionLink(configuredChain(chainId), sent ? minedHash(sent) : hash)
  const isSlow = usePassed(sent ? sent.addedAt + PENDING_SLOW_MS : null)
  const now = useNow(CLOCK_MS.minutes)
  const waiting = useWaitingText(chainId)
  const close = () => dispatch(tradeClosed())
  const safe = sent?.request.batch?.safe
  if (sent?.state.resolution === 'expired') {
    return (
      <OutcomeContainer
        kind="failed"
        title={failedTitle(kind, 'expired')}
        text={safe ? `${EXPIRED_IN_SAFE}.` : EXPIRED_TEXT}
        rows={[
          { label: unsoldLabel(sold), value: UNSOLD },
          { label: NETWORK_COST_PAID, value: COSTS_SO_FAR },
        ]}
        transaction={transaction}
        actions={[...explorerAction(transaction), { label: TRY_AGAIN, kind: 'filled', onPress: close }]}
        onClose={close}
      />
    )
  }
  const uncertain = sent?.state.resolution && UNCERTAIN[sent.state.resolution]
  if (uncertain) {
    return (
      <OutcomeContainer
        kind="ended"
        {...uncertain}
        topic="pending"
        transaction={transaction}
        actions={[...explorerAction(transaction), { label: CLOSE, onPress: close }]}
        onClose={close}
      />
    )
  }
  if (safe) {
    return (
      <OutcomeContainer
        kind="waiting"
        title={AT_SAFE_TITLE}
        text={atSafeText(kind, sold, received)}
        steps={[
          { id: 'wallet', title: STEP_CONFIRMED, state: 'done' },
          { id: 'chain', title: statusText(statusFacts(sent, now)), state: 'current' },
        ]}
        transaction={transaction}
        actions={[{ label: CLOSE, onPress: close }]}
        onClose={close}
      />
    )
  }
  return (
    <OutcomeContainer
      kind="pending"
      title={sentTitle(kind)}
      text={sentText(kind, sold, received)}
      {...(isSlow && { topic: 'pending' as const })}
      steps={[
        { id: 'wallet', title: STEP_CONFIRMED, state: 'done' },
        { id: 'chain', title: STEP_WAITING, text: isSlow ? STEP_SLOW_TEXT : waiting, state: 'busy' },
      ]}
      transaction={transaction}
      actions={[...explorerAction(transaction), { label: CLOSE, onPress: close }]}
      onClose={close}
    />
  )
}
