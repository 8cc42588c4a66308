import { sentences } from '#copy/browser/grammar'
import { clsx } from 'clsx'
import { TYPED_TEXT_MAX } from '#domain/browser/limits'
import { useId, useState } from 'react'
import {
  acceptSlippage,
  APPROVAL,
  APPROVAL_EXACT,
  APPROVAL_HINT,
  APPROVAL_UNLIMITED,
  AUTO as AUTO_LABEL,
  autoText,
  CUSTOM,
  daysText,
  DEADLINE,
  DEADLINE_HINT,
  deadlineInvalid,
  DEADLINE_LONG,
  GUARD,
  GUARD_ABOUT,
  GUARD_ON,
  GUARD_UNAVAILABLE,
  GUARD_WORKS,
  MINUTES,
  SIGNING,
  SIGNING_HINT,
  SLIPPAGE,
  SLIPPAGE_FIELD,
  slippageInvalid,
  SLIPPAGE_LOW,
  slippageBound,
  slippageHigh,
  slippageMeanwhile,
  slippageVeryHigh,
} from '#copy/trade/settings'
import { APPROVAL_KINDS, DEADLINE_LONG_MINUTES, SIGNING_DAYS, SLIPPAGE_MAX_BPS } from '#domain/trade/limits'
import {
  hasMoreDecimals,
  needsSlippageAcceptance,
  parseSlippage,
  slippagePercent,
  slippageTier,
  typedSlippage,
} from '#domain/trade/slippage'
import { parseDeadline, type SigningDays } from '#domain/trade/tradeSettings'
import setting from '../ui/setting.module.css'
import { Segments } from '../ui/Segments'
import { TermLink } from '../ui/text/TermLink'
import styles from './TradeSettings.module.css'

type ApprovalChoice = 'exact' | 'unlimited'
/** `unavailable`: the guard against sandwich attacks cannot protect the trade's route. */
type GuardState = 'on' | 'off' | 'unavailable'

export interface TradeSettingFieldsProps {
  /** The slippage limit in basis points, or null for the automatic limit. */
  slippageBps: number | null
  /** The automatic slippage limit in basis points. */
  autoBps: number
  /** Null if `signingDays` is used instead. */
  deadlineMinutes: number | null
  /** The deadline in days for an account whose transactions several owners sign; null for other accounts. */
  signingDays: SigningDays | null
  approval: ApprovalChoice
  /** Whether the guard is on, and its state for the current trade; null if there is no trade. */
  guard: boolean
  guardState: GuardState | null
  /** The worst result of a limit for the trade, such as "you receive 3,394.71 USDC"; null without a quote. */
  worstCase: (bps: number) => string | null
  onSlippage: (bps: number | null) => void
  onDeadline: (minutes: number) => void
  onSigning: (days: SigningDays) => void
  onApproval: (approval: ApprovalChoice) => void
  onGuard: (guard: boolean) => void
}

const AUTO = 'auto'
const PRESETS = [10, 100].filter((bps) => bps <= SLIPPAGE_MAX_BPS)
const APPROVAL_LABELS = { exact: APPROVAL_EXACT, unlimited: APPROVAL_UNLIMITED }
const APPROVALS = APPROVAL_KINDS.map((value) => ({ value, label: APPROVAL_LABELS[value] }))

interface Message {
  tone: 'plain' | 'warn' | 'down'
  text: string
}

function slippageMessage(bps: number | null, text: string, applied: number, worst: string | null): Message {
  if (bps === null)
    return { tone: 'down', text: sentences(slippageInvalid(hasMoreDecimals(text)), slippageMeanwhile(applied)) }
  switch (slippageTier(bps)) {
    case 'low':
      return { tone: 'warn', text: SLIPPAGE_LOW }
    case 'usual':
      return { tone: 'plain', text: slippageBound(worst) }
    case 'high':
      return { tone: 'warn', text: slippageHigh(bps, worst) }
    case 'veryHigh':
      return { tone: 'down', text: slippageVeryHigh(bps, worst) }
  }
}

/** The settings for all trades. If a typed value is invalid, the reason is shown and the setting is reset. */
export function TradeSettingFields(props: TradeSettingFieldsProps) {
  return (
    <>
      <Slippage
        bps={props.slippageBps}
        autoBps={props.autoBps}
        worstCase={props.worstCase}
        onChange={props.onSlippage}
      />
      {props.deadlineMinutes !== null && <Deadline minutes={props.deadlineMinutes} onChange={props.onDeadline} />}
      {props.signingDays !== null && <Signing days={props.signingDays} onChange={props.onSigning} />}
      {APPROVALS.length > 1 && (
        <div className={setting.setting}>
          <div className={setting.label}>{APPROVAL}</div>
          <Segments label={APPROVAL} options={APPROVALS} value={props.approval} onChange={props.onApproval} wide />
          <p className={setting.hint}>
            {APPROVAL_HINT} <TermLink topic="approvals" />
          </p>
        </div>
      )}
      <Guard isOn={props.guard} state={props.guardState} onChange={props.onGuard} />
    </>
  )
}

interface SlippageProps {
  bps: number | null
  autoBps: number
  worstCase: (bps: number) => string | null
  onChange: (bps: number | null) => void
}

function Slippage({ bps, autoBps, worstCase, onChange }: SlippageProps) {
  const [custom, setCustom] = useState(bps === null || PRESETS.includes(bps) ? '' : typedSlippage(bps))
  const hintId = useId()
  const applied = bps ?? autoBps
  const written = custom === '' ? applied : parseSlippage(custom)
  const message = slippageMessage(written, custom, applied, written === null ? null : worstCase(written))
  // A consent to a high limit applies only to the value for which it was given.
  const toAccept = written !== null && needsSlippageAcceptance(written) ? written : null
  const isAccepted = toAccept !== null && toAccept === bps
  const options = [
    { value: AUTO, label: AUTO_LABEL },
    ...PRESETS.map((preset) => ({ value: String(preset), label: slippagePercent(preset) })),
  ]
  const chosen = bps === null ? AUTO : String(bps)
  return (
    <div className={setting.setting}>
      <div className={setting.label}>
        {SLIPPAGE}
        <small>{autoText(autoBps)}</small>
      </div>
      <div className={setting.row}>
        <Segments
          label={SLIPPAGE}
          options={options}
          value={custom === '' ? chosen : null}
          onChange={(value) => {
            setCustom('')
            onChange(value === AUTO ? null : Number(value))
          }}
          wide
        />
        <div className={clsx('field', styles.field)}>
          <input
            aria-label={SLIPPAGE_FIELD}
            aria-describedby={hintId}
            aria-invalid={message.tone === 'down' ? true : undefined}
            inputMode="decimal"
            autoComplete="off"
            placeholder={CUSTOM}
            maxLength={TYPED_TEXT_MAX}
            value={custom}
            onChange={({ currentTarget: { value } }) => {
              setCustom(value)
              const parsed = parseSlippage(value)
              // A value that is invalid or still needs consent resets the limit. Otherwise the beginning of the typed
              // value, which may be valid by itself, would remain the limit.
              if (parsed !== null) onChange(needsSlippageAcceptance(parsed) ? null : parsed)
              else if (bps !== null) onChange(null)
            }}
          />
          <span>%</span>
        </div>
      </div>
      <p className={clsx(setting.hint, setting[message.tone])}>
        <span id={hintId} aria-live="polite">
          {message.text}
        </span>{' '}
        <TermLink topic="slippage" />
      </p>
      {toAccept !== null && (
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={isAccepted}
            onChange={({ currentTarget: { checked } }) => {
              onChange(checked ? toAccept : null)
            }}
          />
          <span>{sentences(acceptSlippage(toAccept), !isAccepted && slippageMeanwhile(applied))}</span>
        </label>
      )}
    </div>
  )
}

const SIGNING_OPTIONS = SIGNING_DAYS.map((days) => ({ value: String(days), label: daysText(days) }))

function Signing({ days, onChange }: { days: SigningDays; onChange: (days: SigningDays) => void }) {
  return (
    <div className={setting.setting}>
      <div className={setting.label}>{SIGNING}</div>
      <Segments
        label={SIGNING}
        options={SIGNING_OPTIONS}
        value={String(days)}
        onChange={(value) => {
          onChange(SIGNING_DAYS.find((each) => String(each) === value) ?? days)
        }}
        wide
      />
      <p className={setting.hint}>{SIGNING_HINT}</p>
    </div>
  )
}

const GUARD_HINTS: Record<GuardState, string> = { on: GUARD_ON, off: GUARD_WORKS, unavailable: GUARD_UNAVAILABLE }

function Guard(props: { isOn: boolean; state: GuardState | null; onChange: (isOn: boolean) => void }) {
  const { isOn, state, onChange } = props
  const hintId = useId()
  return (
    <div className={setting.setting}>
      <label className={setting.label}>
        {GUARD}
        <input
          type="checkbox"
          role="switch"
          className={styles.switch}
          checked={isOn}
          aria-checked={isOn}
          aria-describedby={hintId}
          onChange={({ currentTarget: { checked } }) => {
            onChange(checked)
          }}
        />
      </label>
      <p className={setting.hint}>
        <span id={hintId}>
          {GUARD_ABOUT} {state === null ? GUARD_WORKS : GUARD_HINTS[state]}
        </span>{' '}
        <TermLink topic="sandwich" />
      </p>
    </div>
  )
}

function Deadline({ minutes, onChange }: { minutes: number; onChange: (minutes: number) => void }) {
  const [first] = useState(minutes)
  const [text, setText] = useState(String(minutes))
  const id = useId()
  const written = parseDeadline(text)
  const isValid = written !== null
  const isLong = isValid && written > DEADLINE_LONG_MINUTES
  return (
    <div className={setting.setting}>
      <div className={setting.label}>
        <label htmlFor={id}>{DEADLINE}</label>
      </div>
      <div className={setting.row}>
        <div className={clsx('field', styles.field, styles.minutes)}>
          <input
            id={id}
            aria-describedby={`${id}-hint`}
            aria-invalid={isValid ? undefined : true}
            inputMode="numeric"
            autoComplete="off"
            maxLength={TYPED_TEXT_MAX}
            value={text}
            onChange={({ currentTarget: { value } }) => {
              setText(value)
              const parsed = parseDeadline(value)
              if (parsed !== null) onChange(parsed)
              else if (isValid && written !== first) onChange(first)
            }}
          />
          <span>{MINUTES}</span>
        </div>
        <p
          id={`${id}-hint`}
          className={clsx(setting.hint, isLong ? setting.warn : !isValid && setting.down)}
          aria-live="polite"
        >
          {isLong ? DEADLINE_LONG : isValid ? DEADLINE_HINT : deadlineInvalid(first)}
        </p>
      </div>
    </div>
  )
}
