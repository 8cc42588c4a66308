import { commandOf, type ComboboxState, type KeyPress } from '../../../src/views/ui/combobox/comboboxKeys'

const OPEN: ComboboxState = { hasText: true, isOpen: true, active: 2, count: 10, page: 4 }
const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
})
const moveOf = (key: string, state: Partial<ComboboxState> = {}) => {
  const command = commandOf(press(key), { ...OPEN, ...state })
  return command?.kind === 'move' ? command.to : command
}

test('arrows go round, pages end at the ends, Home and End jump', () => {
  expect(moveOf('ArrowDown')).toBe(3)
  expect(moveOf('ArrowDown', { active: 9 })).toBe(0)
  expect(moveOf('ArrowUp')).toBe(1)
  expect(moveOf('ArrowUp', { active: 0 })).toBe(9)
  expect(moveOf('PageDown')).toBe(6)
  expect(moveOf('PageDown', { active: 8 })).toBe(9)
  expect(moveOf('PageUp')).toBe(0)
  expect(moveOf('PageUp', { active: 7 })).toBe(3)
  expect(moveOf('Home')).toBe(0)
  expect(moveOf('End')).toBe(9)
})

test('Enter chooses, also where nothing is listed, and says whether Shift is held', () => {
  expect(commandOf(press('Enter'), OPEN)).toEqual({ kind: 'choose', isShift: false })
  expect(commandOf(press('Enter', { shiftKey: true }), { ...OPEN, count: 0 })).toEqual({
    kind: 'choose',
    isShift: true,
  })
})

test('Escape clears a text, and leaves an empty field, open or closed', () => {
  expect(commandOf(press('Escape'), OPEN)).toEqual({ kind: 'clear' })
  expect(commandOf(press('Escape'), { ...OPEN, hasText: false, isOpen: false })).toEqual({ kind: 'leave' })
})

test('while the list is closed only the arrow down counts, which opens it', () => {
  const closed = { ...OPEN, isOpen: false }
  expect(commandOf(press('ArrowDown'), closed)).toEqual({ kind: 'open' })
  for (const key of ['ArrowUp', 'Home', 'Enter', 'PageDown']) expect(commandOf(press(key), closed)).toBeNull()
})

test('keys are left to the text where nothing is listed, and with another key', () => {
  for (const key of ['ArrowDown', 'Home', 'End']) {
    expect(commandOf(press(key), { ...OPEN, count: 0 })).toBeNull()
    for (const held of ['shiftKey', 'ctrlKey', 'metaKey', 'altKey'])
      expect(commandOf(press(key, { [held]: true }), OPEN)).toBeNull()
  }
  expect(commandOf(press('Enter', { metaKey: true }), OPEN)).toBeNull()
  expect(commandOf(press('a'), OPEN)).toBeNull()
})
