import { configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { listenToNotificationKeys } from '../../../src/app/browser/notificationKeys'
import { Notifications } from '../../../src/views/shell/Notifications'
import { PATIENCE_MS } from '../../support/until'

configure({ asyncUtilTimeout: PATIENCE_MS })

// The function is called twice, because the app may also call it more than once.
beforeAll(() => {
  listenToNotificationKeys()
  listenToNotificationKeys()
})

function Page({ messages }: { messages: readonly string[] }) {
  const [shown, setShown] = useState(messages)
  return (
    <>
      <Notifications
        notifications={shown.map((message) => ({ id: message, type: 'info', message }))}
        onDismiss={(id) => {
          setShown(shown.filter((message) => message !== id))
        }}
        held={false}
        onHold={() => undefined}
      />
      <button>Review swap</button>
    </>
  )
}

const focused = () =>
  document.activeElement?.closest('[role=status]')?.querySelector('b')?.textContent ??
  document.activeElement?.textContent

async function show(...messages: string[]) {
  const user = userEvent.setup()
  render(<Page messages={messages} />)
  screen.getByRole('button', { name: 'Review swap' }).focus()
  return user
}

test('F6 leads to the first notification and back', async () => {
  const user = await show('one', 'two')
  await user.keyboard('{F6}')
  expect(focused()).toBe('one')
  await user.tab()
  expect(focused()).toBe('two')
  await user.keyboard('{F6}')
  expect(focused()).toBe('Review swap')
})

test.each(['{Escape}', '{Enter}', ' '])('who dismisses with the key %p gets to the next, then back', async (key) => {
  const user = await show('one', 'two')
  await user.keyboard('{F6}')
  await user.keyboard(key)
  await waitFor(() => expect(focused()).toBe('two'))
  await user.keyboard(key)
  await waitFor(() => expect(focused()).toBe('Review swap'))
  expect(screen.queryByRole('status')).toBeNull()
})

test('a dismissal by the mouse moves the focus to no other, which would hold it', async () => {
  const user = await show('one', 'two')
  await user.click(screen.getAllByRole('button', { name: 'Dismiss' })[0]!)
  await user.keyboard('x')
  expect(focused()).not.toBe('two')
})

test('without notifications, or with a modifier key, F6 is left to the browser', async () => {
  const user = await show()
  const isLeft: boolean[] = []
  const note = (event: KeyboardEvent) => {
    if (event.key === 'F6') isLeft.push(!event.defaultPrevented)
  }
  window.addEventListener('keydown', note)
  await user.keyboard('{F6}')
  expect([focused(), isLeft]).toEqual(['Review swap', [true]])
  window.removeEventListener('keydown', note)
})
