import type { Node } from './chain/node'

type Bound<Read> = Read extends (node: Node, ...rest: infer Rest) => infer Result ? (...rest: Rest) => Result : never

export type BoundReads<Reads> = { [Name in keyof Reads]: Bound<Reads[Name]> }

/** Binds functions, whose first parameter is the node, to a node. */
export function boundTo<Reads extends Readonly<Record<string, unknown>>>(node: Node, reads: Reads): BoundReads<Reads> {
  const bound = Object.entries(reads).map(([name, read]) => [
    name,
    (...rest: unknown[]) => (read as (node: Node, ...rest: unknown[]) => unknown)(node, ...rest),
  ])
  return Object.fromEntries(bound) as BoundReads<Reads>
}
