import { tolerateMovedNodes } from '#services/browser/movedNodes'

tolerateMovedNodes(Node.prototype)

function listOf(...words: string[]) {
  const list = document.createElement('p')
  list.append(...words)
  return list
}
const textsOf = (list: Node) => [...list.childNodes].map(({ textContent }) => textContent)
const textAt = (list: Node, index: number) => {
  const node = list.childNodes[index]
  if (!node) throw new Error('There is no such node.')
  return node
}

test('nodes that are where they were are removed and inserted as ever', () => {
  const list = listOf('a', 'b')
  const [a, b] = [textAt(list, 0), textAt(list, 1)]
  expect(list.removeChild(a)).toBe(a)
  expect(textsOf(list)).toEqual(['b'])
  expect(list.insertBefore(a, b)).toBe(a)
  list.insertBefore(new Text('c'), null)
  expect(textsOf(list)).toEqual(['a', 'b', 'c'])
})

test('U19: one that another script has taken away, or put into another element, stops nothing', () => {
  const list = listOf('a', 'b', 'c')
  const [a, b] = [textAt(list, 0), textAt(list, 1)]
  const translated = document.createElement('b')
  a.replaceWith(translated)
  expect(list.removeChild(a)).toBe(a)
  b.replaceWith(translated)
  translated.append(b)
  expect(list.removeChild(b)).toBe(b)
  expect(b.parentNode).toBeNull()
  expect(textsOf(list)).toEqual(['', 'c'])
})

test('U19: what comes before a node that is no longer there comes last', () => {
  const list = listOf('a', 'b')
  const a = textAt(list, 0)
  a.remove()
  list.insertBefore(new Text('new'), a)
  expect(textsOf(list)).toEqual(['b', 'new'])
})
