import { useDeferredValue, useMemo } from 'react'
import type { Address } from '../../../domain/chain/address'
import type { TradeInputs } from '../../../domain/trade/evaluate/tradeOf'
import { selectChainId } from '../../../store/chain/chain'
import { selectWalletButton, type WalletButtonState } from '../../../store/wallet/walletButton'
import { useAppSelector, useTradeChain } from '../../../store/hooks'

/** What a trade has to do with the wallet. */
export interface CardWallet {
  state: TradeInputs['wallet']
  /** Null while no wallet is ready to trade. */
  account: Address | null
  /** The network that the wallet is on, by its id; null where it names none. */
  chainId: number | null
}

function stateOf(button: WalletButtonState, chainId: number): TradeInputs['wallet'] {
  if (button.kind === 'ready') return button.chain.id === chainId ? 'ready' : 'elsewhere'
  return button.kind === 'wrongNetwork' ? button.kind : 'disconnected'
}

/**
 * The wallet as the trade card shows it. The card takes long to render, so until it knows an account the bar is painted
 * first. From then on all changes are known at once: nothing may be offered that an account or a network is no longer
 * there for.
 */
export function useCardWallet(): CardWallet {
  const { id } = useTradeChain()
  const button = useAppSelector(selectWalletButton)
  const chainId = useAppSelector(selectChainId)
  const state = stateOf(button, id)
  const account = button.kind === 'ready' ? button.account : null
  const current = useMemo(() => ({ state, account, chainId }), [state, account, chainId])
  const earlier = useDeferredValue(current)
  return earlier.account === null ? earlier : current
}
