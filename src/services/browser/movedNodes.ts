/**
 * Lets the page go on where another script, such as a translator, has moved a node or taken it away. React removes a node
 * from where it put it and inserts before it, and would stop with an error: https://github.com/facebook/react/issues/11538
 */
export function tolerateMovedNodes(prototype: Pick<Node, 'removeChild' | 'insertBefore'>) {
  const { removeChild, insertBefore } = prototype
  Object.assign(prototype, {
    removeChild(this: Node, child: Node) {
      if (child.parentNode === this) return removeChild.call(this, child)
      child.parentNode?.removeChild(child)
      return child
    },
    insertBefore(this: Node, node: Node, before: Node | null) {
      return insertBefore.call(this, node, before?.parentNode === this ? before : null)
    },
  })
}
