import { useDeferredValue, useMemo } from 'react'
import type { Address } from '../../../domain/chain/address'
import type { TradeInputs } from '../../../domain/trade/evaluate/tradeOf'
import { selectChainId } from '../../../store/chain/chain'
import { selectWalletButton, type WalletButtonState } from '../../../store/wallet/walletButton'
import { useAppSelector, useTradeChain } from '../../../store/hooks'

/** The parts of the wallet's state that affect a trade. */
export interface CardWallet {
  state: TradeInputs['wallet']
  /** Null if no wallet is ready to trade. */
  account: Address | null
  /** The chain id of the wallet's network; null if the wallet does not report it. */
  chainId: number | null
}

function stateOf(button: WalletButtonState, chainId: number): TradeInputs['wallet'] {
  if (button.kind === 'ready') return button.chain.id === chainId ? 'ready' : 'elsewhere'
  return button.kind === 'wrongNetwork' ? button.kind : 'disconnected'
}

/**
 * The wallet as seen by the trade card. Rendering the card takes long, so the first account is passed to it deferred,
 * after the top bar has been painted. All later changes are passed on at once, because the card must not offer anything
 * for an account or a network that is gone.
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
