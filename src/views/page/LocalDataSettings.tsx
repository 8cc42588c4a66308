import { useRef, useState } from 'react'
import table from '../ui/table.module.css'
import setting from '../ui/setting.module.css'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { Notice } from '../ui/Notice'

export interface KeptRow {
  /** What it is, in words. */
  name: string
  /** How many there are; null where there is only one. */
  count: string | null
  /** As "1.2 kB". */
  size: string
}

interface LocalDataSettingsProps {
  /** Null where the browser lets the site keep nothing. */
  rows: readonly KeptRow[] | null
  /** How many transactions are still pending. */
  pendingCount: number
  onExport: () => void
  onReset: () => void
}

const focusWhenShown = (button: HTMLButtonElement | null) => button?.focus()

/** What is kept in the browser, as a file or not at all. */
export function LocalDataSettings({ rows, pendingCount, onExport, onReset }: LocalDataSettingsProps) {
  const [isAsking, setAsking] = useState(false)
  const reset = useRef<HTMLButtonElement>(null)
  if (rows === null) {
    return (
      <Notice title="Nothing is kept">
        This browser lets the site store nothing. What you choose lasts until the page is closed.
      </Notice>
    )
  }
  return (
    <>
      <Card flush>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col" className={table.right}>
                How much
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.length === 0 && (
              <tr>
                <td colSpan={2}>Nothing yet.</td>
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
        <p className={setting.hint}>
          It never leaves this browser by itself. The file has everything above but what wallets’ own software keeps,
          here or in a database of its own. Whoever has it sees which accounts you use, and the address of your node
          with any key in it.
        </p>
        <div className={setting.row}>
          <Button kind="outline" size="sm" onClick={onExport}>
            Export
          </Button>
          <Button
            ref={reset}
            kind="outline"
            size="sm"
            aria-expanded={isAsking}
            onClick={() => {
              setAsking(!isAsking)
            }}
          >
            Reset
          </Button>
        </div>
        {isAsking && (
          <Notice
            kind="down"
            title="Delete all that this site keeps here?"
            action={
              <div className={setting.row}>
                <Button kind="risk" size="sm" onClick={onReset}>
                  Delete everything
                </Button>
                <Button
                  ref={focusWhenShown}
                  size="sm"
                  onClick={() => {
                    setAsking(false)
                    reset.current?.focus()
                  }}
                >
                  Keep it
                </Button>
              </div>
            }
            role="alert"
          >
            Your wallet is disconnected. Settings, favourites and the list of your transactions go. What is on the chain
            stays as it is.
            {pendingCount > 0 &&
              ` ${pendingCount === 1 ? 'One transaction is' : `${pendingCount} transactions are`} still pending and can still be carried out, but you will not be told here any more.`}
          </Notice>
        )}
      </div>
    </>
  )
}
