/** What browsers do with a modal dialog, as far as the views rely on it; jsdom leaves it out. */
export function installDialogElement() {
  Element.prototype.scrollIntoView = () => undefined
  const openers = new WeakMap<HTMLDialogElement, Element | null>()
  HTMLDialogElement.prototype.showModal = function showModal() {
    openers.set(this, document.activeElement)
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
    const opener = openers.get(this)
    if (opener instanceof HTMLElement) opener.focus()
  }
}
