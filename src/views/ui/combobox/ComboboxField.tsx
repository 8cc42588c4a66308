import { clsx } from 'clsx'
import type { ComponentProps, FocusEventHandler, KeyboardEventHandler, Ref } from 'react'
import { TYPED_TEXT_MAX } from '#domain/browser/limits'
import { Icon } from '../icon/Icon'
import { IconButton } from '../IconButton'

interface ComboboxFieldProps {
  ref: Ref<HTMLInputElement>
  label: string
  placeholder: string
  clearLabel: string
  text: string
  className: string | undefined
  input: ComponentProps<'input'> | undefined
  isExpanded: boolean
  listId: string
  activeId: string | undefined
  onText: (text: string) => void
  onKeyDown: KeyboardEventHandler
  onBlur: FocusEventHandler | undefined
  onClear: () => void
}

export function ComboboxField(props: ComboboxFieldProps) {
  const { ref, label, placeholder, clearLabel, text, className, input, isExpanded, listId, activeId } = props
  const { onText, onKeyDown, onBlur, onClear } = props
  return (
    <div className={clsx('field', className)}>
      <Icon name="search" />
      <input
        {...input}
        ref={ref}
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={isExpanded}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        placeholder={placeholder}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={TYPED_TEXT_MAX}
        value={text}
        onChange={(event) => {
          onText(event.target.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      {text !== '' && <IconButton icon="close" label={clearLabel} size="sm" onBlur={onBlur} onClick={onClear} />}
    </div>
  )
}
