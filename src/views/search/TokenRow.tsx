import { nameByContract, notOnList } from '#copy/search/search'
import { clsx } from 'clsx'
import { type CurrencyId, NATIVE } from '../../domain/token/token'
import type { OptionAttributes } from '../ui/combobox/Combobox'
import { Highlight, HighlightAddress } from './Highlight'
import { Icon } from '../ui/icon/Icon'
import { Tag } from '../ui/Tag'
import { type ShownNetwork, TokenOnNetwork } from '../token/TokenOnNetwork'
import { Hidden } from '../ui/text/Hidden'
import option from '../ui/TokenOption.module.css'
import styles from './TokenSelectDialog.module.css'

export interface TokenRow {
  /** The token's address, or the constant `NATIVE` for the network's own coin. */
  id: CurrencyId
  symbol: string
  name: string
  logoURI: string | null
  /** The account's balance of the token, shown instead of the address; null if the account does not hold the token. */
  balance?: string | null
  fiat?: string | null
  /** Why the token cannot be selected: it is already selected on the other side of the trade. */
  taken?: string | null
  /** The token's network, if this is not the active network. */
  network?: ShownNetwork
  isUnlisted?: boolean
  isFavourite?: boolean
}

interface TokenRowOptionProps {
  row: TokenRow
  match: string
  lookalike: string | undefined
  isActive: boolean
  attributes: OptionAttributes
  onChoose: () => void
}

export function TokenRowOption({ row, match, lookalike, isActive, attributes, onChoose }: TokenRowOptionProps) {
  const { id, taken } = row
  return (
    <button
      {...attributes}
      type="button"
      className={clsx(
        option.option,
        styles.row,
        isActive && !taken && option.active,
        taken && option.taken,
        lookalike !== undefined && styles.lookalikeRow,
      )}
      aria-disabled={taken ? true : undefined}
      title={id === NATIVE ? undefined : id}
      onClick={onChoose}
    >
      <RowContent row={row} match={match} lookalike={lookalike} />
    </button>
  )
}

function RowContent({ row, match, lookalike }: Pick<TokenRowOptionProps, 'row' | 'match' | 'lookalike'>) {
  const address = row.id === NATIVE ? null : <HighlightAddress address={row.id} match={match} />
  // If the name may be misleading, the address is shown on every screen, and even in addition to a balance.
  const isAddressFirst = address && (lookalike !== undefined || (row.isUnlisted && row.balance))
  return (
    <>
      <TokenOnNetwork network={row.network} symbol={row.symbol} address={row.id} logoURI={row.logoURI} size={36} />
      <span className={option.words}>
        <b>
          <span className={option.symbol}>
            <Highlight text={row.symbol} match={match} />
          </span>
          {row.isUnlisted && <Tag tone="warn">{notOnList}</Tag>}
        </b>
        <span>
          {isAddressFirst && <>{address} </>}
          {row.isUnlisted ? nameByContract(row.name) : row.name}
        </span>
        {row.network && <Hidden>{row.network.name}</Hidden>}
      </span>
      {row.taken ? (
        <Tag tone="accent" icon="check">
          {row.taken}
        </Tag>
      ) : row.balance ? (
        <span className={option.amounts}>
          <b>{row.balance}</b>
          {row.fiat && <span>{row.fiat}</span>}
        </span>
      ) : (
        !isAddressFirst && <span className={clsx(option.address, styles.address)}>{address}</span>
      )}
      {lookalike !== undefined && (
        <span className={styles.lookalike}>
          <Icon name="alert" size={14} />
          {lookalike}
        </span>
      )}
    </>
  )
}
