/**
 * Sends the height of the content to the parent page, immediately and after each change. The browser delivers the
 * message only if the parent page has one of the `origins`. No answer is expected.
 */
export function tellHeight(page: Window & typeof globalThis, origins: readonly string[]) {
  const { body } = page.document
  new page.ResizeObserver(() => {
    const height = Math.ceil(body.getBoundingClientRect().height)
    for (const origin of origins) page.parent.postMessage({ type: 'embed', height }, origin)
  }).observe(body)
}
