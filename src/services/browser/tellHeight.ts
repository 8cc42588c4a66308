/**
 * Tells the page around this one how high the content is, now and with each change. Only a page of these origins
 * is told: the browser drops a message to any other. Nothing is listened to.
 */
export function tellHeight(page: Window & typeof globalThis, origins: readonly string[]) {
  const { body } = page.document
  new page.ResizeObserver(() => {
    const height = Math.ceil(body.getBoundingClientRect().height)
    for (const origin of origins) page.parent.postMessage({ type: 'embed', height }, origin)
  }).observe(body)
}
