import { clsx } from 'clsx'
import { type ClipboardEventHandler, memo, useState } from 'react'
import { balanceText, READING_AMOUNT, SELECT_TOKEN, SIDES } from '#copy/trade/card'
import { Hidden } from '../ui/text/Hidden'
import { Icon } from '../ui/icon/Icon'
import { Skeleton } from '../ui/Skeleton'
import { TokenIcon } from '../token/TokenIcon'
import { amountFieldId } from './amountField'
import styles from './TradeLeg.module.css'

export interface LegToken {
  symbol: string
  /** Gives the placeholder its hue. */
  address: string
  logoURI: string | null
}

export interface Leg {
  /** Null while none is selected. */
  token: LegToken | null
  /** The token, or its symbol, is still being read: a short address would only be as wide as no symbol is. */
  isTokenReading?: boolean
  amount: string
  /** The same without grouping, as it can be edited. */
  plain?: string
  /** Typed by the user, an estimate, an estimate being refreshed, or nothing to show yet. */
  state: 'typed' | 'estimate' | 'old' | 'loading'
  /** Null while no wallet is connected or the balance is unknown. */
  balance: string | null
  /** Its worth, or the amount of the token where that is what the dollars come to. Null where there is no price. */
  fiat: string | null
  /** Lets the amount be typed in the other unit; null where there is no price. */
  unit: { isDollars: boolean; label: string; onToggle: () => void } | null
  /** The loss against the market, for example "−3.00%". */
  loss: { text: string; tone: 'plain' | 'warn' | 'down' } | null
  /** A further note about the amount, such as what Max leaves; null for none. */
  note: string | null
  /** Why the amount cannot be used. The main button shows it, too. */
  error: string | null
  /** Whether the balance is insufficient. */
  isShort?: boolean
  onAmount: (text: string) => void
  onPaste?: ClipboardEventHandler<HTMLInputElement>
  onToken: () => void
  /**
   * Buttons that fill in a part of the usable balance, for example "25%"; none while the usable balance is not known.
   */
  parts: readonly { label: string; onPress: () => void }[]
}

/** Above this many characters the amount is set in smaller type. */
const LONG = 11

interface TradeLegProps {
  side: keyof typeof SIDES
  leg: Leg
  /** Enter in the amount field. */
  onEnter: () => void
}

function PlainLeg({ side, leg, onEnter }: TradeLegProps) {
  const { token, isTokenReading = false, state, error, note, parts, onToken } = leg
  // Fixed ids let the focus survive remounting.
  const id = amountFieldId(side)
  const words = SIDES[side]
  const classes = clsx(styles.leg, error && styles.wrong, state === 'old' && styles.old)
  return (
    <div className={classes}>
      <div className={styles.row}>
        <label htmlFor={id}>{words.label}</label>
        {token && <Balance leg={leg} />}
      </div>
      <div className={styles.main}>
        <AmountField id={id} leg={leg} onEnter={onEnter} />
        <button
          id={`token-${side}`}
          type="button"
          className={clsx(styles.token, !token && !isTokenReading && styles.empty)}
          aria-haspopup="dialog"
          onClick={onToken}
        >
          {isTokenReading ? <Skeleton width={28} height={28} round /> : token && <TokenIcon {...token} size={28} />}
          <Hidden>{words.token}: </Hidden>
          <TokenName token={token} isReading={isTokenReading} />
          <Icon name="down" size={16} />
        </button>
      </div>
      <div className={styles.row}>
        <Worth leg={leg} />
        {parts.length > 0 && (
          <span>
            {parts.map(({ label, onPress }) => (
              <button key={label} type="button" className={styles.max} onClick={onPress}>
                {label}
                <Hidden> {token?.symbol}</Hidden>
              </button>
            ))}
          </span>
        )}
        {note && <span>{note}</span>}
      </div>
      {error && (
        <span id={`${id}-error`}>
          <Hidden>{error}</Hidden>
        </span>
      )}
    </div>
  )
}

/** One side of a trade: its amount, its token, and the value of both. Rendered again only when it is another `leg`. */
export const TradeLeg = memo(PlainLeg)

interface TokenNameProps {
  token: LegToken | null
  isReading: boolean
}

function TokenName({ token, isReading }: TokenNameProps) {
  if (!isReading) return token ? <span className={styles.symbol}>{token.symbol}</span> : SELECT_TOKEN
  return (
    <>
      <Skeleton width={36} height={18} />
      <Hidden>{token?.symbol}</Hidden>
    </>
  )
}

function Balance({ leg: { balance, isShort } }: { leg: Leg }) {
  if (balance === null) return null
  return <span className={isShort ? styles.short : undefined}>{balanceText(balance)}</span>
}

function AmountField({ id, leg, onEnter }: { id: string; leg: Leg; onEnter: () => void }) {
  const { amount, plain = amount, state, error, onAmount } = leg
  const [isEdited, setEdited] = useState(false)
  const isLoading = state === 'loading'
  // An estimate is grouped by us. While it is edited it is not: "1,234" less its last digit would read as 1.23.
  const shown = isEdited && state !== 'typed' ? plain : amount
  return (
    <span className={styles.entry} aria-busy={isLoading}>
      {leg.unit?.isDollars && <span className={styles.amount}>$</span>}
      <input
        id={id}
        className={clsx(styles.amount, amount.length > LONG && styles.long)}
        inputMode="decimal"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder={isLoading ? '' : '0'}
        value={isLoading ? '' : shown}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ currentTarget }) => {
          onAmount(currentTarget.value)
        }}
        onPaste={leg.onPaste}
        onFocus={({ currentTarget }) => {
          setEdited(true)
          if (state === 'typed') return
          // Synchronously, so that the next render finds it so and leaves the selection alone.
          currentTarget.value = plain
          // Typing replaces an estimate as a whole.
          currentTarget.select()
        }}
        onBlur={() => {
          setEdited(false)
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onEnter()
        }}
      />
      {isLoading && (
        <span className={styles.bone}>
          <Skeleton width={170} height={30} />
          <Hidden>{READING_AMOUNT}</Hidden>
        </span>
      )}
    </span>
  )
}

/** The value of the amount, and how much of it the trade loses. */
function Worth({ leg: { state, fiat, unit, loss } }: { leg: Leg }) {
  if (state === 'loading') {
    return (
      <span className={styles.fiat}>
        <Skeleton width={72} height={12} />
      </span>
    )
  }
  return (
    <span className={styles.fiat}>
      {unit ? (
        <button type="button" className={styles.unit} onClick={unit.onToggle}>
          {/* First, so that it stays in its place when the value comes. */}
          <Icon name="dollar" size={16} />
          {fiat}
          <Hidden>{unit.label}</Hidden>
        </button>
      ) : (
        fiat
      )}
      {loss && <span className={styles[loss.tone]}> ({loss.text})</span>}
    </span>
  )
}
