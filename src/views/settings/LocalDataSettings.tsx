import {
  DELETE,
  EXPORT,
  HINT,
  HOW_MUCH,
  KEEP,
  NOTHING_STORED,
  NOTHING_YET,
  RESET,
  RESET_QUESTION,
  resetText,
  WHAT,
} from '#copy/settings/settings'
import { useRef, useState } from 'react'
import table from '../ui/table.module.css'
import setting from '../ui/setting.module.css'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { Notice } from '../ui/Notice'

export interface StoredRow {
  name: string
  /** The number of entries; null if the record is not a collection. */
  count: string | null
  size: string
}

interface LocalDataSettingsProps {
  /** Null if the browser denies access to storage. */
  rows: readonly StoredRow[] | null
  pendingCount: number
  onExport: () => void
  onReset: () => void
}

const focusWhenShown = (button: HTMLButtonElement | null) => button?.focus()

export function LocalDataSettings({ rows, pendingCount, onExport, onReset }: LocalDataSettingsProps) {
  const [isConfirming, setConfirming] = useState(false)
  const reset = useRef<HTMLButtonElement>(null)
  if (rows === null) {
    return <Notice title={NOTHING_STORED.title}>{NOTHING_STORED.text}</Notice>
  }
  return (
    <>
      <Card flush>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{WHAT}</th>
              <th scope="col" className={table.right}>
                {HOW_MUCH}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.length === 0 && (
              <tr>
                <td colSpan={2}>{NOTHING_YET}</td>
              </tr>
            )}
            {rows.map(({ name, count, size }) => (
              <tr key={name}>
                <td>{name}</td>
                <td className={table.right}>
                  {count ?? size}
                  {count !== null && <small>{size}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <div className={setting.setting}>
        <p className={setting.hint}>{HINT}</p>
        <div className={setting.row}>
          <Button kind="outline" size="sm" onClick={onExport}>
            {EXPORT}
          </Button>
          <Button
            ref={reset}
            kind="outline"
            size="sm"
            aria-expanded={isConfirming}
            onClick={() => {
              setConfirming(!isConfirming)
            }}
          >
            {RESET}
          </Button>
        </div>
        {isConfirming && (
          <Notice
            kind="down"
            title={RESET_QUESTION}
            action={
              <div className={setting.row}>
                <Button kind="risk" size="sm" onClick={onReset}>
                  {DELETE}
                </Button>
                <Button
                  ref={focusWhenShown}
                  size="sm"
                  onClick={() => {
                    setConfirming(false)
                    reset.current?.focus()
                  }}
                >
                  {KEEP}
                </Button>
              </div>
            }
            role="alert"
          >
            {resetText(pendingCount || null)}
          </Notice>
        )}
      </div>
    </>
  )
}
