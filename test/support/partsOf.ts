/**
 * What an element says, in its reading order, as the separate texts that a person perceives: the words of neighbouring
 * elements belong together only where a space or a punctuation mark is between them, or where a part of a word is
 * marked. Left out is what is hidden from assistive technology.
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
