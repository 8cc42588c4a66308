import { nameByContract, notOnList } from '#copy/search/search'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { type CurrencyId, NATIVE } from '#domain/token/token'
import type { OptionAttributes } from '../ui/combobox/Combobox'
import { Highlight, HighlightAddress } from './Highlight'
import { Figures, type OptionFigures } from './OptionFigures'
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
  /** The token's price and change, shown if the account does not hold the token. */
  figures?: OptionFigures | undefined
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
        <span className={option.second}>
          <span>
            {isAddressFirst && <>{address} </>}
            {row.isUnlisted ? nameByContract(row.name) : row.name}
          </span>
          {!isAddressFirst && showsFigures(row) && (
            <span className={clsx(option.address, option.hinted, styles.address)}>{address}</span>
          )}
        </span>
        {row.network && <Hidden>{row.network.name}</Hidden>}
      </span>
      <RowEnd row={row} address={isAddressFirst ? null : address} />
      {lookalike !== undefined && (
        <span className={styles.lookalike}>
          <Icon name="alert" size={14} />
          {lookalike}
        </span>
      )}
    </>
  )
}

const showsFigures = ({ taken, balance, figures }: TokenRow) => !taken && !balance && figures !== undefined

/** The end of a row: why the token cannot be selected, its balance, its price, or its address. */
function RowEnd({ row, address }: { row: TokenRow; address: ReactNode }) {
  if (row.taken) {
    return (
      <Tag tone="accent" icon="check">
        {row.taken}
      </Tag>
    )
  }
  if (row.balance) {
    return (
      <span className={option.amounts}>
        <b>{row.balance}</b>
        {row.fiat && <span>{row.fiat}</span>}
      </span>
    )
  }
  if (row.figures) return <Figures {...row.figures} />
  return address && <span className={clsx(option.address, styles.address)}>{address}</span>
}
