import { ADD, ADDRESS, NAME } from '#copy/wallet/addressBook'
import { clsx } from 'clsx'
import { useId } from 'react'
import { TYPED_TEXT_MAX } from '#domain/browser/limits'
import { ADDRESS_NAME_MAX } from '#domain/wallet/addressBook'
import setting from '../ui/setting.module.css'
import { Button } from '../ui/Button'

interface NameFormProps {
  name: string
  onName: (text: string) => void
  /** The text of the address; undefined if the form names a given address. */
  address?: string
  onAddress?: (text: string) => void
  /** What cannot be saved, or what was saved; null if there is nothing to say. */
  message: { text: string; isProblem: boolean } | null
  onSave: () => void
}

export function NameForm({ name, onName, address, onAddress, message, onSave }: NameFormProps) {
  const id = useId()
  const said = (
    <p id={`${id}-message`} className={clsx(setting.hint, message?.isProblem && setting.down)} aria-live="polite">
      {message?.text}
    </p>
  )
  // A given address has its name now, so there is nothing left to enter.
  if (!onAddress && message && !message.isProblem) return said
  const field = { autoComplete: 'off', spellCheck: false, 'aria-describedby': `${id}-message` } as const
  return (
    <form
      className={setting.setting}
      onSubmit={(event) => {
        event.preventDefault()
        onSave()
      }}
    >
      {onAddress && (
        <div className={clsx('field', setting.wide)}>
          <input
            {...field}
            aria-label={ADDRESS}
            placeholder={ADDRESS}
            autoCapitalize="off"
            maxLength={TYPED_TEXT_MAX}
            value={address}
            onChange={({ currentTarget }) => {
              onAddress(currentTarget.value)
            }}
          />
        </div>
      )}
      <div className={setting.row}>
        <div className={clsx('field', setting.wide)}>
          <input
            {...field}
            aria-label={NAME}
            placeholder={NAME}
            maxLength={ADDRESS_NAME_MAX}
            value={name}
            onChange={({ currentTarget }) => {
              onName(currentTarget.value)
            }}
          />
        </div>
        <Button type="submit">{ADD}</Button>
      </div>
      {said}
    </form>
  )
}
