import * as copy from '#copy/wallet/connect'
import { useState, type KeyboardEventHandler, type ReactNode } from 'react'
import type { WalletRow } from '#domain/wallet/walletRows'
import { Button } from '../../ui/Button'
import { UnverifiedTag } from './WalletChoice'

interface NamesakesProps {
  wallet: WalletRow
  className: string | undefined
  onKeyDown?: KeyboardEventHandler<HTMLElement>
  children: (wallet: WalletRow) => ReactNode
}

/** A row that says how many further wallets have the same name. Pressing it shows their rows. */
export function Namesakes({ wallet, className, onKeyDown, children }: NamesakesProps) {
  const [isOpen, setOpen] = useState(false)
  const { namesakes = [] } = wallet
  const [first] = namesakes
  if (!first) return null
  const text = copy.namesakesText(wallet, namesakes)
  return (
    <>
      <li className={className}>
        <span>{text}</span>
        <UnverifiedTag wallet={first} />
        <Button
          kind="tinted"
          size="sm"
          aria-expanded={isOpen}
          aria-label={copy.namesakesLabel(isOpen, text)}
          onClick={() => {
            setOpen(!isOpen)
          }}
          onKeyDown={onKeyDown}
        >
          {isOpen ? copy.HIDE : copy.SHOW}
        </Button>
      </li>
      {isOpen && namesakes.map(children)}
    </>
  )
}
