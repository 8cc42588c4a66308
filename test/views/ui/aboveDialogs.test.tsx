import { render, screen, within } from '@testing-library/react'
import { Notifications } from '../../../src/views/shell/Notifications'
import { Dialog } from '../../../src/views/ui/Dialog'
import { installDialogElement } from '../dialogElement'

beforeAll(installDialogElement)

const account = <Dialog key="account" title="Account" onClose={() => undefined} children={null} />
const network = <Dialog key="network" title="Switch Networks" onClose={() => undefined} children={null} />
const page = (...dialogs: React.ReactNode[]) => (
  <>
    <header />
    <Notifications
      notifications={[{ id: 'a', type: 'success', message: 'Swap confirmed' }]}
      onDismiss={() => undefined}
      held={false}
      onHold={() => undefined}
    />
    <main />
    {dialogs}
  </>
)
const region = () => screen.getByRole('region', { name: 'Notifications' })
const around = () => region().closest('dialog')
const dialog = (name: string) => screen.getByRole('dialog', { name })

test('notifications lie in the dialog that was opened last, where they can be pressed and heard, and then in their place', () => {
  const { rerender, container } = render(page())
  const outside = region().parentElement
  expect(outside?.parentElement).toBe(container)
  rerender(page(account))
  expect(around()).toBe(dialog('Account'))
  rerender(page(account, network))
  expect(around()).toBe(dialog('Switch Networks'))
  rerender(page(network))
  expect(around()).toBe(dialog('Switch Networks'))
  within(dialog('Switch Networks')).getByText('Swap confirmed')
  rerender(page())
  expect(region().parentElement).toBe(outside)
  within(region()).getByText('Swap confirmed')
})

test('no animation of theirs begins again where the browser can move elements', () => {
  const moved: unknown[] = []
  Object.assign(Element.prototype, {
    moveBefore(this: Element, node: Element, child: null) {
      moved.push(node)
      this.insertBefore(node, child)
    },
  })
  const { rerender } = render(page())
  rerender(page(account))
  rerender(page())
  expect(moved).toEqual([region(), region()])
  expect(around()).toBeNull()
  Reflect.deleteProperty(Element.prototype, 'moveBefore')
})
