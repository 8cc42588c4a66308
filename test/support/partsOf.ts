/**
 * What a reader perceives in an element, in order, without what is hidden from assistive technology. Neighbouring texts
 * are joined only at a space or a punctuation mark, or if a part of a word is marked.
 */
export function partsOf(element: Element): string[] {
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node.ariaHidden === 'true' ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  const parts: string[] = []
  let previous: Element | null | undefined
  while (nodes.nextNode() !== null) {
    const { currentNode } = nodes
    if (!(currentNode instanceof Text) || currentNode.data === '') continue
    const text = currentNode.data
    const holder = currentNode.parentElement?.closest(':not(mark)')
    const last = parts.at(-1)
    if (last !== undefined && (holder === previous || /\s$/.test(last) || /^[\s.,;:!?)”]/.test(text)))
      parts[parts.length - 1] = last + text
    else parts.push(text)
    previous = holder
  }
  return parts.map((part) => part.replace(/\s+/g, ' ').trim()).filter((part) => part !== '')
}
