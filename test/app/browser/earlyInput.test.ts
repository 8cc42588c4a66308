import { takeEarlyInput } from '../../../src/app/browser/earlyInput'

function field(id: string, prerendered: string) {
  const input = document.createElement('input')
  input.id = id
  input.setAttribute('value', prerendered)
  return input
}

const button = (id: string) => Object.assign(document.createElement('button'), { id })

const main = document.createElement('main')
const bar = document.createElement('header')
const events: string[] = []

beforeEach(() => {
  main.replaceChildren(field('sell', '1'), field('receive', ''), button('review'))
  bar.replaceChildren(field('search', ''), button('connect'))
  document.body.replaceChildren(bar, main)
  events.length = 0
  pressed.length = 0
  document.body.oninput = ({ target }) => {
    if (target instanceof HTMLInputElement) events.push(`${target.id}=${target.value}`)
  }
  window.early = { part: document.documentElement, presses: new Map() }
})

const input = (id: string) => document.getElementById(id) as HTMLInputElement
const pressed: string[] = []
const press = ({ id }: HTMLElement) => void pressed.push(id)

function note(id: string, event = new Event('click')) {
  input(id).setAttribute('aria-busy', 'true')
  window.early?.presses.set(input(id), event)
}

test('what was typed is typed once more, even where the page has set another text, with the caret where it was', () => {
  input('sell').value = '125'
  input('sell').focus()
  input('sell').setSelectionRange(1, 2)
  const repeat = takeEarlyInput(window, 'screen')
  input('sell').value = '7'
  repeat(press)
  expect(events).toEqual(['sell=125'])
  expect([input('sell').selectionStart, input('sell').selectionEnd]).toEqual([1, 2])
})

test('an emptied field counts as typed, an untouched one does not', () => {
  input('sell').value = ''
  takeEarlyInput(window, 'screen')(press)
  expect(events).toEqual(['sell='])
})

test('a field that was drawn anew has the text of the one before', () => {
  input('search').value = 'dai'
  const repeat = takeEarlyInput(window, 'shell')
  bar.replaceChildren(field('search', ''))
  repeat(press)
  expect(events).toEqual(['search=dai'])
})

test('each part repeats its own input, once, without its mark, and then nothing is noted any more', () => {
  for (const id of ['review', 'connect']) note(id)
  input('search').value = 'dai'
  input('sell').value = '5'
  takeEarlyInput(window, 'shell')(press)
  expect([events, pressed]).toEqual([['search=dai'], ['connect']])
  expect(input('connect').hasAttribute('aria-busy')).toBe(false)
  expect(input('review').hasAttribute('aria-busy')).toBe(true)
  expect(window.early?.part).toBe(main)
  takeEarlyInput(window, 'screen')(press)
  expect([events, pressed]).toEqual([
    ['search=dai', 'sell=5'],
    ['connect', 'review'],
  ])
  expect(window.early).toBeUndefined()
  takeEarlyInput(window, 'screen')(press)
  expect([events.length, pressed.length]).toEqual([2, 2])
})

test('a press that React is delivering itself is not repeated', () => {
  const click = new MouseEvent('click', { bubbles: true })
  let repeat: ReturnType<typeof takeEarlyInput> = () => undefined
  input('review').addEventListener('click', () => {
    note('review', click)
    repeat = takeEarlyInput(window, 'screen')
  })
  input('review').dispatchEvent(click)
  repeat(press)
  expect(pressed).toEqual([])
  expect(input('review').hasAttribute('aria-busy')).toBe(false)
})
