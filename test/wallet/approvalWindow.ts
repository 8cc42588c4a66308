import { getAddress } from 'ethers'
import { approvalStyles } from './approvalStyles'
import type { Approval, ApprovalRequest } from './createTestWallet'
import { describeRequest } from './describeRequest'

/** Creates an element with `createElement` only, because Trusted Types may forbid HTML from strings. */
function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}

/** The accounts' names by address. The addresses are in lower case. */
export type AccountNames = Readonly<Record<string, string>>

/** An address preceded by the name of its account, if it has one. Any other text is returned as it is. */
function named(text: string, names: AccountNames): string {
  const name = names[text.toLowerCase()]
  return name === undefined ? text : `${name}, ${text}`
}

function accountChoice(accounts: readonly string[], names: AccountNames): HTMLElement {
  return element(
    'fieldset',
    {},
    element('legend', {}, 'Account'),
    ...accounts.map((account, index) => {
      const radio = element('input', { type: 'radio', name: 'account', value: account })
      radio.checked = index === 0
      return element('label', {}, radio, element('span', {}, named(getAddress(account.toLowerCase()), names)))
    }),
  )
}

/** Adds the styles as a constructed style sheet, because the policy `style-src 'self'` refuses a `<style>` element. */
function addStyles(root: ShadowRoot): void {
  if (!('adoptedStyleSheets' in root)) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(approvalStyles)
  root.adoptedStyleSheets = [sheet]
}

/** The page's handlers must not receive these events, because a real wallet's window is outside the page. */
const PRIVATE_EVENTS = [
  'click',
  'focusin',
  'focusout',
  'keydown',
  'keyup',
  'mousedown',
  'mouseup',
  'pointerdown',
  'pointerup',
  'touchstart',
  'touchend',
]

function showRequest(name: string, names: AccountNames, request: ApprovalRequest): Promise<Approval> {
  const { summary, rows } = describeRequest(request)
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  addStyles(root)

  const confirm = element('button', { type: 'button', class: 'confirm' }, 'Confirm')
  const reject = element('button', { type: 'button' }, 'Reject')
  const dialog = element(
    'dialog',
    { 'aria-labelledby': 'name', 'aria-describedby': 'summary' },
    // The title gets the focus first, so that a key that is still held down cannot press a button.
    element('h2', { id: 'name', tabindex: '-1', autofocus: '' }, name),
    element('p', { id: 'summary' }, summary),
    element(
      'div',
      // A long text scrolls, so this element is focusable, which allows scrolling with the keyboard.
      { class: 'details', tabindex: '0', role: 'group', 'aria-label': 'Details' },
      element(
        'dl',
        {},
        ...rows.map(([label, value]) =>
          element('div', {}, element('dt', {}, label), element('dd', {}, named(value, names))),
        ),
      ),
    ),
    ...(request.kind === 'connect' ? [accountChoice(request.accounts, names)] : []),
    element('div', { class: 'answers' }, reject, confirm),
  )
  root.append(dialog)
  for (const type of PRIVATE_EVENTS) host.addEventListener(type, (event) => event.stopPropagation())
  document.documentElement.append(host)

  return new Promise<Approval>((resolve) => {
    const answer = (approval: Approval) => {
      observer.disconnect()
      dialog.close()
      host.remove()
      resolve(approval)
    }
    // A modal dialog that opens later would cover this window and make it inert, so this one opens again on top.
    const observer = new MutationObserver((changes) => {
      if (!changes.some(({ target }) => target instanceof HTMLDialogElement && target.open)) return
      const focused = root.activeElement
      dialog.close()
      dialog.showModal()
      if (focused instanceof HTMLElement) focused.focus()
    })
    confirm.addEventListener('click', () => {
      const chosen = root.querySelector<HTMLInputElement>('input:checked')
      answer(chosen ? { account: chosen.value } : {})
    })
    reject.addEventListener('click', () => answer(null))
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault()
      answer(null)
    })
    // On a second Esc, a browser may close a dialog without `cancel`. Opening it again on top closes it for a moment.
    dialog.addEventListener('close', () => {
      if (host.isConnected && !dialog.open) answer(null)
    })
    dialog.showModal()
    observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['open'] })
  })
}

/**
 * A modal dialog in a shadow root, above all dialogs of the page, with one request at a time. The Reject button and Esc
 * give null.
 */
export function createApprovalWindow(
  name: string,
  names: AccountNames = {},
): (request: ApprovalRequest) => Promise<Approval> {
  let last: Promise<unknown> = Promise.resolve()
  return (request) => {
    const shown = last.then(() => showRequest(name, names, request))
    last = shown.catch(() => undefined)
    return shown
  }
}
