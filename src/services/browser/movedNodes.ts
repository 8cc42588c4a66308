/**
 * Keeps React working after another script, such as a translator, has moved or removed a node. Otherwise React would
 * throw an error when it removes a node from its former parent, or inserts a node before it:
 * https://github.com/facebook/react/issues/11538
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
