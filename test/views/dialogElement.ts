/** Implements modal dialogs, which jsdom lacks, to the extent that the views need them. */
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
