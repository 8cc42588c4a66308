import { notOnList } from '#copy/search/search'
import { shortAddress } from '#domain/chain/address'
import type { TokenKey } from '#domain/search/otherNetworks'
import { type CurrencyId, NATIVE } from '#domain/token/token'
import { Chip } from '../ui/Chip'
import { Hidden } from '../ui/text/Hidden'
import { Icon, type IconName } from '../ui/icon/Icon'
import { TokenIcon } from '../token/TokenIcon'
import option from '../ui/TokenOption.module.css'
import type { TokenRow } from './TokenRow'
import styles from './TokenSelectDialog.module.css'

interface TokenChipsProps {
  label: string
  icon?: IconName
  rows: readonly TokenRow[]
  lookalikes: ReadonlyMap<TokenKey, string>
  onChoose: (id: CurrencyId) => void
}

export function TokenChips({ label, icon, rows, lookalikes, onChoose }: TokenChipsProps) {
  if (rows.length === 0) return null
  return (
    <div className={styles.chips} role="group" aria-label={label}>
      {icon && <Icon name={icon} size={16} className={styles.mark} />}
      {rows.map(({ id, symbol, logoURI, taken, isUnlisted }) => {
        const lookalike = lookalikes.get(id) ?? (isUnlisted ? notOnList : null)
        return (
          <Chip
            key={id}
            outlined
            className={styles.chip}
            disabled={Boolean(taken)}
            title={id === NATIVE ? undefined : id}
            onClick={() => {
              onChoose(id)
            }}
          >
            <TokenIcon symbol={symbol} address={id} logoURI={logoURI} size={20} />
            {symbol}
            {lookalike !== null && (
              <>
                <span className={option.address}>{shortAddress(id)}</span>
                <span className={styles.alert}>
                  <Icon name="alert" size={14} />
                </span>
                <Hidden> {lookalike}</Hidden>
              </>
            )}
          </Chip>
        )
      })}
    </div>
  )
}
