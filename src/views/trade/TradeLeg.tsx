import { clsx } from 'clsx'
import { TYPED_TEXT_MAX } from '#domain/browser/limits'
import { type ClipboardEventHandler, memo, useState } from 'react'
import { labelled } from '#copy/browser/grammar'
import { balanceText, READING_AMOUNT, SELECT_TOKEN, SIDES, UNIT_LABELS } from '#copy/trade/card'
import { PLACE } from '#domain/browser/sentences'
import { Placed } from '../ui/text/Placed'
import { Hidden } from '../ui/text/Hidden'
import { Icon } from '../ui/icon/Icon'
import { Skeleton } from '../ui/Skeleton'
import { type TokenFace, TokenIcon } from '../token/TokenIcon'
import { amountFieldId } from '../ui/amountFieldId'
import styles from './TradeLeg.module.css'

export interface Leg {
  token: TokenFace | null
  /** A placeholder replaces the shortened address, which would be wider than the symbol that is being read. */
  isTokenReading?: boolean
  amount: string
  plain?: string
  /** `old`: an estimate that is being refreshed. `loading`: no amount is known yet. */
  state: 'typed' | 'estimate' | 'old' | 'loading'
  /** Null while no wallet is connected or the balance is unknown. */
  balance: string | null
  /** The value in dollars or, if the visitor types dollars, the amount in tokens. Null if there is no price. */
  fiat: string | null
  /** Switches between typing tokens and typing dollars, by pressing `fiat`; null if there is no price. */
  unit: { isDollars: boolean; onToggle: () => void } | null
  /** The loss compared with the market price, for example "−3.00%". */
  loss: { text: string; tone: 'plain' | 'warn' | 'down' } | null
  note: string | null
  /** Why the amount cannot be used. The main button shows the same reason. */
  error: string | null
  isShort?: boolean
  onAmount: (text: string) => void
  onPaste?: ClipboardEventHandler<HTMLInputElement>
  onToken: () => void
  /** Buttons that fill in a part of the usable balance, for example "25%". Empty while it is unknown. */
  parts: readonly { label: string; onPress: () => void }[]
}

/** Amounts with more characters than this are shown in a smaller font. */
const LONG = 11

interface TradeLegProps {
  side: keyof typeof SIDES
  leg: Leg
  onEnter: () => void
}

function PlainLeg({ side, leg, onEnter }: TradeLegProps) {
  const { token, isTokenReading = false, state, error, note, parts, onToken } = leg
  // The ids are fixed, so that the focus can be restored when the card is mounted again.
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
          <Placed text={labelled(words.token, PLACE)} className="vh">
            <TokenName token={token} isReading={isTokenReading} />
          </Placed>
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

/** It renders again only for a new `leg` object. */
export const TradeLeg = memo(PlainLeg)

interface TokenNameProps {
  token: TokenFace | null
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
  // The digits of an estimate are grouped, except while the field is edited: if the last digit of "1,234" were deleted,
  // "1,23" would be parsed as 1.23.
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
        maxLength={TYPED_TEXT_MAX}
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
          // Sets the value directly. If React changed the value in its next render, the selection would be lost.
          currentTarget.value = plain
          // The whole estimate is selected, so that typing replaces the estimate.
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
      {unit && fiat !== null ? (
        <button type="button" className={styles.unit} onClick={unit.onToggle}>
          {/* The icon precedes the value, so that it does not move when the value appears. */}
          <Icon name="dollar" size={16} />
          <Placed text={UNIT_LABELS[unit.isDollars ? 'token' : 'dollars'](PLACE)} className="vh">
            {fiat}
          </Placed>
        </button>
      ) : (
        fiat
      )}
      {loss && <span className={styles[loss.tone]}> ({loss.text})</span>}
    </span>
  )
}
