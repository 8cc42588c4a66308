import { UNVERIFIED, unverifiedText } from '#copy/wallet/connect'
import { useId, type KeyboardEventHandler, type MouseEvent, type ReactNode } from 'react'
import type { WalletId } from '#domain/wallet/wallet'
import type { WalletRow } from '#domain/wallet/walletRows'
import { Tag } from '../../ui/Tag'
import { WalletLink } from './WalletLink'

interface WalletChoiceProps {
  wallet: WalletRow
  className: string | undefined
  isChosen: boolean
  disabled?: boolean
  /** Only phones have it. It must be a link, because browsers open an app only when the visitor taps. */
  link?: string
  /** Called when the pointer or the focus reaches the control. */
  onPreload: (id: WalletId) => void
  onSelect: (id: WalletId) => void
  onKeyDown?: KeyboardEventHandler<HTMLElement>
  children: ReactNode
}

export function WalletChoice({
  wallet,
  className,
  isChosen,
  disabled = false,
  link,
  onPreload,
  onSelect,
  onKeyDown,
  children,
}: WalletChoiceProps) {
  const unverifiedId = useId()
  const unverified = unverifiedText(wallet)
  const preload = () => {
    onPreload(wallet.id)
  }
  const shared = {
    className,
    'aria-current': isChosen ? true : undefined,
    'aria-describedby': unverified === null ? undefined : unverifiedId,
    'data-leads': disabled ? undefined : `wallet-${wallet.id}`,
    onKeyDown,
    onPointerEnter: preload,
    onPointerDown: preload,
    onFocus: preload,
    onClick: ({ detail }: MouseEvent) => {
      // The second press of a double click is ignored, because it would send the wallet a second request.
      if (detail < 2) onSelect(wallet.id)
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
      {unverified !== null && (
        <span id={unverifiedId} hidden>
          {unverified}
        </span>
      )}
    </>
  )
}

export function UnverifiedTag({ wallet }: { wallet: WalletRow }) {
  const text = unverifiedText(wallet)
  if (text === null) return null
  return (
    <span title={text}>
      <Tag tone="warn">{UNVERIFIED}</Tag>
    </span>
  )
}
