import { OWN_NODE, OWN_NODE_HINT, TEST, URL_START } from '#copy/chain/nodes'
import { clsx } from 'clsx'
import { TYPED_TEXT_MAX } from '#domain/browser/limits'
import { type RefObject, useId } from 'react'
import setting from '../ui/setting.module.css'
import { Button } from '../ui/Button'

export interface OwnNode {
  text: string
  problem: string | null
  onText: (text: string) => void
  onTry: () => void
  /** Null until the node has passed a test. */
  onUse: (() => void) | null
  isUsed: boolean
}

interface OwnNodeFormProps {
  own: OwnNode
  isTrying: boolean
  input: RefObject<HTMLInputElement | null>
}

export function OwnNodeForm({ own, isTrying, input }: OwnNodeFormProps) {
  const id = useId()
  return (
    <form
      className={setting.setting}
      onSubmit={(event) => {
        event.preventDefault()
        own.onTry()
      }}
    >
      <div className={setting.label}>
        <label htmlFor={id}>{OWN_NODE}</label>
      </div>
      <div className={setting.row}>
        <div className={clsx('field', setting.wide)}>
          <input
            ref={input}
            id={id}
            aria-describedby={`${id}-hint`}
            aria-invalid={own.problem === null ? undefined : true}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder={URL_START}
            maxLength={TYPED_TEXT_MAX}
            value={own.text}
            onChange={({ currentTarget: { value } }) => {
              own.onText(value)
            }}
          />
        </div>
        <Button type="submit" busy={isTrying}>
          {TEST}
        </Button>
      </div>
      <p id={`${id}-hint`} className={clsx(setting.hint, own.problem !== null && setting.down)} aria-live="polite">
        {own.problem ?? OWN_NODE_HINT}
      </p>
    </form>
  )
}
