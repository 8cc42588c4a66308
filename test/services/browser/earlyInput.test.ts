import { takeEarlyInput } from '../../../src/services/browser/earlyInput'

function field(id: string, prerendered: string) {
  const input = document.createElement('input')
  input.id = id
  input.setAttribute('value', prerendered)
  return input
}

const root = document.createElement('div')
const events: string[] = []

beforeEach(() => {
  const button = Object.assign(document.createElement('button'), { id: 'connect' })
  root.replaceChildren(field('sell', '1'), field('receive', ''), field('search', ''), button)
  document.body.replaceChildren(root)
  events.length = 0
  pressed.length = 0
  root.oninput = ({ target }) => {
    if (target instanceof HTMLInputElement) events.push(`${target.id}=${target.value}`)
  }
  window.pressedEarly = new Set()
})

const input = (id: string) => document.getElementById(id) as HTMLInputElement
const pressed: HTMLElement[] = []
const press = (button: HTMLElement) => void pressed.push(button)

test('what was typed is typed once more, even where the page has set another text, with the caret where it was', () => {
  input('sell').value = '125'
  input('sell').focus()
  input('sell').setSelectionRange(1, 2)
  const repeat = takeEarlyInput(window, root)
  input('sell').value = '7'
  repeat(window, press)
  expect(events).toEqual(['sell=125'])
  expect([input('sell').selectionStart, input('sell').selectionEnd]).toEqual([1, 2])
})

test('an emptied field counts as typed, an untouched one does not', () => {
  input('sell').value = ''
  takeEarlyInput(window, root)(window, press)
  expect(events).toEqual(['sell='])
})

test('a field that was drawn anew has the text and the focus of the one before', () => {
  input('search').value = 'dai'
  input('search').focus()
  const repeat = takeEarlyInput(window, root)
  root.replaceChildren(field('search', ''))
  repeat(window, press)
  expect(events).toEqual(['search=dai'])
  expect(document.activeElement).toBe(input('search'))
})

test('buttons are pressed once, in order, without their mark, and then nothing is noted any more', () => {
  const [first, second] = [input('connect'), document.createElement('button')]
  for (const button of [second, first]) {
    button.setAttribute('aria-busy', 'true')
    window.pressedEarly?.add(button)
  }
  takeEarlyInput(window, root)(window, press)
  expect(pressed).toEqual([second, first])
  expect(first.hasAttribute('aria-busy')).toBe(false)
  expect(window.pressedEarly).toBeUndefined()
})
