import { TRANSACTION } from '#copy/trade/outcome'
import { Icon } from '../ui/icon/Icon'
import { TextLink } from '../ui/text/TextLink'
import terms from './ReviewDialog.module.css'

export interface HashRowProps {
  short: string
  /** The transaction's page on a block explorer; null if the chain has no explorer. */
  href: string | null
}

export function HashRow({ short, href }: HashRowProps) {
  return (
    <dl className={terms.list}>
      <div>
        <dt>{TRANSACTION}</dt>
        <dd>
          {href === null ? (
            short
          ) : (
            <TextLink href={href}>
              {short}
              <Icon name="ext" size={16} />
            </TextLink>
          )}
        </dd>
      </div>
    </dl>
  )
}
