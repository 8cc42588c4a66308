import { ADDRESS_COPIED, COPY_ADDRESS, EXPLORER } from '#copy/ui/ui'
import type { ReactNode } from 'react'
import styles from './AddressLine.module.css'
import { Icon } from '../icon/Icon'
import { IconButton } from '../IconButton'
import { Tag } from '../Tag'
import { TextLink } from './TextLink'

interface AddressLineProps {
  isCopied: boolean
  onCopy: () => void
  /** The address's page on a block explorer; null if the chain has no explorer. */
  explorerHref: string | null
  children: ReactNode
}

export function AddressLine({ isCopied, onCopy, explorerHref, children }: AddressLineProps) {
  return (
    <>
      <span className={styles.line}>
        {children}
        <IconButton icon="copy" size="sm" label={COPY_ADDRESS} onClick={onCopy} />
        <span role="status">
          {isCopied && (
            <Tag tone="up" icon="check">
              {ADDRESS_COPIED}
            </Tag>
          )}
        </span>
      </span>
      {explorerHref !== null && (
        <TextLink href={explorerHref}>
          {EXPLORER}
          <Icon name="ext" size={16} />
        </TextLink>
      )}
    </>
  )
}
