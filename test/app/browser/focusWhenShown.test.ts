import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { fireEvent } from '@testing-library/react'
import { focusWhenShown } from '../../../src/app/browser/focusWhenShown'

const made = (tag: string, id: string) => Object.assign(document.createElement(tag), { id })

beforeEach(() => {
  jest.useFakeTimers()
  document.body.append(made('input', 'search'), made('button', 'opener'), made('input', 'amount'), made('main', 'main'))
  at('search').focus()
})
afterEach(() => {
  jest.useRealTimers()
  document.body.replaceChildren()
})

const at = (id: string) => document.getElementById(id)!
const passed = () => jest.advanceTimersByTimeAsync(1)

async function draw() {
  const heading = made('h1', 'heading')
  heading.tabIndex = -1
  at('main').replaceChildren(heading)
  await passed()
  return document.activeElement?.id
}

test('the focus follows to what is drawn at once, and to what is drawn later', async () => {
  focusWhenShown('heading')
  expect(await draw()).toBe('heading')
  at('search').focus()
  focusWhenShown('heading')
  await passed()
  expect(await draw()).toBe('heading')
})

test('it follows where the choice itself has moved it: closing a dialog gives it back to what opened it', async () => {
  focusWhenShown('heading')
  at('opener').focus()
  await passed()
  expect(await draw()).toBe('heading')
})

test('it follows where what had it is gone', async () => {
  focusWhenShown('heading')
  await passed()
  at('search').remove()
  expect(await draw()).toBe('heading')
})

test('it stays where somebody has moved it meanwhile, without a key as well', async () => {
  focusWhenShown('heading')
  await passed()
  at('amount').focus()
  expect(await draw()).toBe('amount')
  at('amount').blur()
  at('main').append('more')
  await passed()
  expect(document.activeElement).toBe(document.body)
})

test.each([
  ['keydown', () => fireEvent.keyDown(at('search'), { key: 'a' })],
  ['pointerdown', () => fireEvent.pointerDown(at('search'))],
  ['input', () => fireEvent.input(at('search'), { target: { value: 'dictated' } })],
])('it stays where somebody goes on: %s', async (_, act) => {
  focusWhenShown('heading')
  await passed()
  act()
  expect(await draw()).toBe('search')
})
