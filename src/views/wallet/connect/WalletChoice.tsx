import { useId, type KeyboardEventHandler, type ReactNode } from 'react'
import type { WalletId } from '../../../domain/wallet/wallet'
import type { WalletRow } from '../../../domain/wallet/walletRows'
import { Tag } from '../../ui/Tag'
import { walletDoubt } from './walletDoubt'
import { WalletLink } from './WalletLink'

interface WalletChoiceProps {
  wallet: WalletRow
  className: string | undefined
  isChosen: boolean
  disabled?: boolean
  /** On a phone: opens the wallet's app. The tap itself must open it, so the control is a link then. */
  link?: string
  onSelect: (id: WalletId) => void
  onKeyDown?: KeyboardEventHandler<HTMLElement>
  children: ReactNode
}

/** The control that chooses a wallet. */
export function WalletChoice({
  wallet,
  className,
  isChosen,
  disabled = false,
  link,
  onSelect,
  onKeyDown,
  children,
}: WalletChoiceProps) {
  const doubtId = useId()
  const doubt = walletDoubt(wallet)
  const shared = {
    className,
    'aria-current': isChosen ? true : undefined,
    'aria-describedby': doubt === null ? undefined : doubtId,
    'data-leads': disabled ? undefined : `wallet-${wallet.id}`,
    onKeyDown,
    onClick: () => {
      onSelect(wallet.id)
    },
  }
  return (
    <>
      {link !== undefined && !disabled ? (
        <WalletLink {...shared} href={link}>
          {children}
        </WalletLink>
      ) : (
        <button {...shared} type="button" disabled={disabled}>
          {children}
        </button>
      )}
      {doubt !== null && (
        <span id={doubtId} hidden>
          {doubt}
        </span>
      )}
    </>
  )
}

/** Marks a wallet that may not be the one it says it is. */
export function UnverifiedTag({ wallet }: { wallet: WalletRow }) {
  const doubt = walletDoubt(wallet)
  if (doubt === null) return null
  return (
    <span title={doubt}>
      <Tag tone="warn">Unverified</Tag>
    </span>
  )
}
