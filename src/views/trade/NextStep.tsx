import { TYPED_TEXT_MAX } from '#domain/browser/limits'
import { memo, useId, useState } from 'react'
import { isLossWord } from '#domain/trade/loss'
import { Button, type ButtonKind } from '../ui/Button'
import type { IconName } from '../ui/icon/Icon'
import { Notice, type NoticeKind } from '../ui/Notice'
import { CopyDetails, type CopyDetailsProps } from '../ui/text/CopyDetails'
import styles from './NextStep.module.css'

export interface TradeNotice {
  kind: Extract<NoticeKind, 'neutral' | 'warn' | 'down'>
  icon?: IconName
  title: string
  text: string
  /** Identifies a notice whose title has changing figures: it is announced again only when this text changes. */
  about?: string
  /** Whether it appears without an action of the visitor: it is then in place of the rate, so that nothing moves. */
  isBrief?: true
  action?: { label: string; onPress: () => void }
  details?: CopyDetailsProps
  /** A check box, either for a consent that is required to continue or for a choice. */
  accept?: { label: string; checked: boolean; onChange: (checked: boolean) => void }
  /** A word that the visitor must type to continue. The label of the field contains the word. */
  confirm?: Confirmation
}

interface Confirmation {
  label: string
  /** The error that is shown if a different word was typed. */
  error: string
  word: string
  text: string
  onText: (text: string) => void
}

interface TradeNoticeViewProps {
  notice: TradeNotice
  onEnter: () => void
}

/** A notice about a trade, with the consent that the notice requires, if any. */
export function TradeNoticeView({ notice, onEnter }: TradeNoticeViewProps) {
  const { kind, icon, title, text, action, details, accept, confirm } = notice
  return (
    <Notice
      kind={kind}
      icon={icon}
      title={title}
      role="note"
      action={
        action && (
          <Button kind="outline" size="sm" onClick={action.onPress}>
            {action.label}
          </Button>
        )
      }
    >
      {text}
      {accept && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={accept.checked}
            onChange={({ currentTarget }) => {
              accept.onChange(currentTarget.checked)
            }}
          />
          <span>{accept.label}</span>
        </label>
      )}
      {details && <CopyDetails {...details} />}
      {confirm && <ConfirmField {...confirm} onEnter={onEnter} />}
    </Notice>
  )
}

function ConfirmField({ label, error, word, text, onText, onEnter }: Confirmation & { onEnter: () => void }) {
  const id = useId()
  const [isFinished, setFinished] = useState(false)
  const isRight = isLossWord(text, word)
  const isWrong = !isRight && (isFinished || !word.startsWith(text.trim()))
  return (
    <div className={styles.confirm}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        maxLength={TYPED_TEXT_MAX}
        value={text}
        aria-required="true"
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={`${id}-error`}
        onChange={({ currentTarget }) => {
          setFinished(false)
          onText(currentTarget.value)
        }}
        onKeyDown={({ key }) => {
          if (key !== 'Enter') return
          if (isRight) onEnter()
          else setFinished(true)
        }}
      />
      <p id={`${id}-error`}>{isWrong ? error : ''}</p>
    </div>
  )
}

export interface MainAction {
  label: string
  kind?: ButtonKind
  disabled?: boolean
  busy?: boolean
  /** Whether the action opens the connect dialog: the mark of presses before the page has started (`index.tsx`). */
  connects?: boolean
  onPress: () => void
}

interface MainButtonProps extends MainAction {
  id?: string
}

function PlainMainButton({ id, label, kind = 'filled', disabled, busy, connects, onPress }: MainButtonProps) {
  return (
    <Button
      id={id}
      kind={kind}
      size="lg"
      // The button is not disabled while a price is loading, because a disabled button would lose the focus.
      disabled={disabled && !busy}
      busy={busy}
      data-connect={connects}
      onClick={onPress}
    >
      {label}
    </Button>
  )
}

/** Memoised, because cards render more often than its props change. */
export const MainButton = memo(PlainMainButton)

/** Has the same effect as pressing the main button. Called when Enter is pressed in a field. */
export function pressMain({ disabled, busy, onPress }: MainAction) {
  if (!disabled && !busy) onPress()
}
