import { useId, useState } from 'react'
import { DEADLINE_MAX_MINUTES, DEADLINE_MIN_MINUTES, SLIPPAGE_HIGH_BPS, SLIPPAGE_LOW_BPS } from '../../domain/limits'
import { parseSlippage, slippagePercent } from '../../domain/trade/slippage'
import { Segments } from '../ui/Segments'
import { TextButton } from '../ui/TextLink'
import styles from './TradeSettings.module.css'

export type ApprovalChoice = 'exact' | 'unlimited'

interface TradeSettingsProps {
  /** Basis points, or null for the automatic limit. */
  slippageBps: number | null
  /** What the automatic limit is now, in basis points. */
  autoBps: number
  deadlineMinutes: number
  approval: ApprovalChoice
  onSlippage: (bps: number | null) => void
  onDeadline: (minutes: number) => void
  onApproval: (approval: ApprovalChoice) => void
  onReset: () => void
}

const AUTO = 'auto'
const PRESETS = [10, 100]
const APPROVALS = [
  { value: 'exact', label: 'Exact amount' },
  { value: 'unlimited', label: 'Unlimited' },
] as const

interface Message {
  tone: 'plain' | 'warn' | 'down'
  text: string
}

function slippageMessage(bps: number | null): Message {
  if (bps === null) return { tone: 'down', text: 'Enter a number from 0.01 to 50.' }
  if (bps < SLIPPAGE_LOW_BPS) return { tone: 'warn', text: 'May fail. The price often moves further than this.' }
  if (bps > SLIPPAGE_HIGH_BPS) return { tone: 'warn', text: `You may lose up to ${slippagePercent(bps)}%` }
  return { tone: 'plain', text: 'The swap is cancelled if the price moves further than this.' }
}

function parseMinutes(text: string): number | null {
  const minutes = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0
  return minutes >= DEADLINE_MIN_MINUTES && minutes <= DEADLINE_MAX_MINUTES ? minutes : null
}

const focusWhenShown = (panel: HTMLElement | null) => panel?.focus({ preventScroll: true })

/** What applies to every trade. Drafts that cannot be used are explained and not handed on. */
export function TradeSettings(props: TradeSettingsProps) {
  const [drafts, setDrafts] = useState(0)
  const titleId = useId()
  return (
    <div ref={focusWhenShown} className={styles.panel} role="dialog" aria-labelledby={titleId} tabIndex={-1}>
      <span className={styles.grip} />
      <div className={styles.head}>
        <h3 id={titleId}>Trade settings</h3>
        <TextButton
          className={styles.reset}
          onClick={() => {
            setDrafts(drafts + 1)
            props.onReset()
          }}
        >
          Reset
        </TextButton>
      </div>
      <Slippage key={`slippage${drafts}`} bps={props.slippageBps} autoBps={props.autoBps} onChange={props.onSlippage} />
      <Deadline key={`deadline${drafts}`} minutes={props.deadlineMinutes} onChange={props.onDeadline} />
      <div className={styles.setting}>
        <div className={styles.label}>Approval amount</div>
        <Segments label="Approval amount" options={APPROVALS} value={props.approval} onChange={props.onApproval} wide />
        <p className={styles.hint}>Exact is safer. Unlimited saves a step next time.</p>
      </div>
    </div>
  )
}

interface SlippageProps {
  bps: number | null
  autoBps: number
  onChange: (bps: number | null) => void
}

function Slippage({ bps, autoBps, onChange }: SlippageProps) {
  const [custom, setCustom] = useState(bps === null || PRESETS.includes(bps) ? '' : slippagePercent(bps))
  const hintId = useId()
  const message = slippageMessage(custom === '' ? (bps ?? autoBps) : parseSlippage(custom))
  const options = [
    { value: AUTO, label: 'Auto' },
    ...PRESETS.map((preset) => ({ value: String(preset), label: `${slippagePercent(preset)}%` })),
  ]
  const chosen = bps === null ? AUTO : String(bps)
  return (
    <div className={styles.setting}>
      <div className={styles.label}>
        Maximum slippage<small>Auto: {slippagePercent(autoBps)}%</small>
      </div>
      <div className={styles.row}>
        <Segments
          label="Maximum slippage"
          options={options}
          value={custom === '' ? chosen : null}
          onChange={(value) => {
            setCustom('')
            onChange(value === AUTO ? null : Number(value))
          }}
          wide
        />
        <div className={styles.field}>
          <input
            aria-label="Custom slippage, percent"
            aria-describedby={hintId}
            aria-invalid={message.tone === 'down' ? true : undefined}
            inputMode="decimal"
            autoComplete="off"
            placeholder="Custom"
            value={custom}
            onChange={({ currentTarget: { value } }) => {
              setCustom(value)
              const parsed = parseSlippage(value)
              if (value.trim() === '') onChange(null)
              else if (parsed !== null) onChange(parsed)
            }}
          />
          <span>%</span>
        </div>
      </div>
      <p id={hintId} className={`${styles.hint} ${styles[message.tone]}`} aria-live="polite">
        {message.text}
      </p>
    </div>
  )
}

function Deadline({ minutes, onChange }: { minutes: number; onChange: (minutes: number) => void }) {
  const [text, setText] = useState(String(minutes))
  const id = useId()
  const isValid = parseMinutes(text) !== null
  return (
    <div className={styles.setting}>
      <div className={styles.label}>
        <label htmlFor={id}>Deadline</label>
      </div>
      <div className={styles.row}>
        <div className={`${styles.field} ${styles.minutes}`}>
          <input
            id={id}
            aria-describedby={`${id}-hint`}
            aria-invalid={isValid ? undefined : true}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            onChange={({ currentTarget: { value } }) => {
              setText(value)
              const parsed = parseMinutes(value)
              if (parsed !== null) onChange(parsed)
            }}
          />
          <span>minutes</span>
        </div>
        <p id={`${id}-hint`} className={isValid ? styles.hint : `${styles.hint} ${styles.down}`} aria-live="polite">
          {isValid ? 'Cancelled if not confirmed in time.' : 'Enter whole minutes from 1 to 1,440.'}
        </p>
      </div>
    </div>
  )
}
