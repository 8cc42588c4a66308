import {
  useId,
  useRef,
  useState,
  type ComponentProps,
  type FocusEventHandler,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { ComboboxField } from './ComboboxField'
import { type ComboboxCommand, commandOf } from './comboboxKeys'
import { ComboboxList } from './ComboboxList'
import { type ListRows, listWindow, OPTION_HEIGHT, scrollTopShowing } from './listWindow'

/** The options, which are read by their index. There may be 100,000 options, so only the needed options are read. */
export interface ComboboxOptions<Id> {
  count: number
  idAt: (index: number) => Id | undefined
  /** Returns -1 if the id is not among the options. */
  indexOf: (id: Id) => number
  /** The lines of the list, which may have headings between the options. */
  rows: ListRows
  /** Converts the index of an option to the index of its line in `rows`. */
  lineOf: (index: number) => number
}

export interface OptionAttributes {
  id: string
  role: 'option'
  'aria-selected': boolean
  'aria-setsize': number
  'aria-posinset': number
  tabIndex: -1
}

/** The rendered part of the list: the lines from `first` up to, but not including, `end`. */
export interface DrawnOptions {
  first: number
  end: number
  /** The index of the option that Enter selects; -1 if there is none. */
  active: number
  attributesOf: (index: number) => OptionAttributes
}

interface ComboboxLabels {
  field: string
  placeholder: string
  clear: string
  list: string
}

interface ComboboxProps<Id> {
  labels: ComboboxLabels
  text: string
  options: ComboboxOptions<Id>
  isOpen?: boolean
  /** The index of the option that is active until the visitor moves to another option. */
  initial?: number
  /** Whether the first option remains active, so that Enter never selects one that has just moved to the top. */
  isFirstKept?: boolean
  /** The height of the list's visible part in px, used if this height cannot be measured. */
  viewHeight: number
  /** The maximum height of the list's visible part, in px. By default, it is `viewHeight`. */
  viewMax?: number
  fieldClass?: string
  listClass?: string
  field?: ComponentProps<'input'>
  onText: (text: string) => void
  /** Called when Enter is pressed. `id` is the active option; undefined if there is none. */
  onEnter: (id: Id | undefined, isShift: boolean) => void
  /** Called when the down arrow key is pressed while the list is closed. */
  onOpen?: () => void
  /** Called when the field, or the clear button in it, loses the focus. */
  onBlur?: FocusEventHandler
  onEscape?: () => void
  draw: (drawn: DrawnOptions) => ReactNode
  /** Renders content that scrolls with the options without being an option. */
  drawBeside?: (drawn: DrawnOptions) => ReactNode
  children: (parts: { field: ReactNode; list: ReactNode }) => ReactNode
}

const listIdOf = (id: string) => `${id}-list`
const optionId = (id: string, index: number) => `${id}-${index}`

const attributesOf = (id: string, index: number, active: number, count: number): OptionAttributes => ({
  id: optionId(id, index),
  role: 'option',
  'aria-selected': index === active,
  'aria-setsize': count,
  'aria-posinset': index + 1,
  tabIndex: -1,
})

/** The id of the active option's element; undefined if the element is not rendered. */
function drawnId<Id>(
  id: string,
  active: number,
  { lineOf }: ComboboxOptions<Id>,
  { first, end }: Pick<DrawnOptions, 'first' | 'end'>,
): string | undefined {
  const line = active < 0 ? -1 : lineOf(active)
  return line >= first && line < end ? optionId(id, active) : undefined
}

/** How many options a page key moves over: one less than fit into the height in px, so that one remains visible. */
const pageOf = (height: number) => Math.max(1, Math.floor(height / OPTION_HEIGHT) - 1)

/**
 * A text field with a list of options below it (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). The focus stays in
 * the field. `children` lay out the field and the list. The active option is tracked by its id, so that it stays the
 * same when the options change.
 */
export function Combobox<Id extends string>(props: ComboboxProps<Id>) {
  const { labels, text, options, isOpen = true, initial = 0, viewHeight, viewMax = viewHeight, onText } = props
  const { count, rows } = options
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<Id | null>(null)
  const [scrollTop, setScrollTop] = useState(0)

  const place = chosen === null ? -1 : options.indexOf(chosen)
  const active = place < 0 ? initial : place
  if (props.isFirstKept && isOpen && place < 0 && count > 0) setChosen(options.idAt(0) ?? null)
  const { first, end, before, after } = listWindow(rows, scrollTop, viewMax, text.trim() !== '')
  const drawn: DrawnOptions = { first, end, active, attributesOf: (index) => attributesOf(id, index, active, count) }

  const scrollTo = (top: number) => {
    setScrollTop(top)
    if (scroller.current) scroller.current.scrollTop = top
  }
  const change = (next: string) => {
    onText(next)
    setChosen(null)
    scrollTo(0)
  }
  const obey = (command: ComboboxCommand, height: number) => {
    switch (command.kind) {
      case 'clear':
        change('')
        break
      case 'leave':
        props.onEscape?.()
        break
      case 'open':
        props.onOpen?.()
        break
      case 'choose':
        props.onEnter(options.idAt(active), command.isShift)
        break
      case 'move': {
        const { to } = command
        setChosen(options.idAt(to) ?? null)
        scrollTo(to === 0 ? 0 : scrollTopShowing(options.lineOf(to), rows, scrollTop, height))
      }
    }
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const height = scroller.current?.clientHeight || viewHeight
    const command = commandOf(event, { hasText: text !== '', isOpen, active, count, page: pageOf(height) })
    if (!command) return
    if (command.kind !== 'leave') event.preventDefault()
    // Escape has cleared the text, so it must not also close the dialog that contains the field.
    if (command.kind === 'clear') event.stopPropagation()
    obey(command, height)
  }

  return props.children({
    field: (
      <ComboboxField
        ref={input}
        label={labels.field}
        placeholder={labels.placeholder}
        clearLabel={labels.clear}
        text={text}
        className={props.fieldClass}
        input={props.field}
        isExpanded={isOpen && count > 0}
        listId={listIdOf(id)}
        activeId={isOpen ? drawnId(id, active, options, { first, end }) : undefined}
        onText={change}
        onKeyDown={press}
        onBlur={props.onBlur}
        onClear={() => {
          change('')
          input.current?.focus()
        }}
      />
    ),
    list: (
      <ComboboxList
        ref={scroller}
        id={listIdOf(id)}
        label={labels.list}
        className={props.listClass}
        before={before}
        after={after}
        beside={props.drawBeside?.(drawn)}
        onScroll={setScrollTop}
      >
        {props.draw(drawn)}
      </ComboboxList>
    ),
  })
}
