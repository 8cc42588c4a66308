import { ADDRESS_BOOK, EXPORT, IMPORT, NO_ADDRESSES, REMOVE, removeLabel, UNDO } from '#copy/wallet/addressBook'
import { type ReactNode, useRef } from 'react'
import type { NamedAddress } from '#domain/wallet/addressBook'
import { GroupedAddress } from '../transfer/GroupedAddress'
import setting from '../ui/setting.module.css'
import table from '../ui/table.module.css'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { TextButton } from '../ui/text/TextLink'
import styles from './AddressBookSettings.module.css'

interface AddressBookSettingsProps {
  named: readonly NamedAddress[]
  form: ReactNode
  /** What the last change did; null if there is nothing to say. */
  message: string | null
  onUndo: (() => void) | null
  onRemove: (known: NamedAddress) => void
  onExport: () => void
  onImport: (file: File) => void
}

export function AddressBookSettings(props: AddressBookSettingsProps) {
  const { named, form, message, onUndo, onRemove, onExport, onImport } = props
  const file = useRef<HTMLInputElement>(null)
  return (
    <>
      <Card flush>
        {named.length === 0 ? (
          <p className={table.foot}>{NO_ADDRESSES}</p>
        ) : (
          <ul className={styles.list} aria-label={ADDRESS_BOOK.title}>
            {named.map((known) => (
              <li key={known.address}>
                <span className={styles.known}>
                  <b>{known.name}</b>
                  <GroupedAddress address={known.address} />
                </span>
                <Button
                  kind="text"
                  size="sm"
                  aria-label={removeLabel(known.name)}
                  onClick={() => {
                    onRemove(known)
                  }}
                >
                  {REMOVE}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Card>
      {form}
      <div className={setting.row}>
        <Button
          kind="outline"
          size="sm"
          onClick={() => {
            file.current?.click()
          }}
        >
          {IMPORT}
        </Button>
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? []
            if (chosen) onImport(chosen)
            // Otherwise the same file could not be chosen a second time.
            currentTarget.value = ''
          }}
        />
        {named.length > 0 && (
          <Button kind="outline" size="sm" onClick={onExport}>
            {EXPORT}
          </Button>
        )}
      </div>
      <p className={setting.hint} role="status">
        {message} {onUndo && <TextButton onClick={onUndo}>{UNDO}</TextButton>}
      </p>
    </>
  )
}
