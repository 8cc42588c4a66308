import type { Json } from '../domain/page/diagnostics/redaction'

/** A place in the slices whose value changed; undefined where there was or is none. */
export interface Change {
  /** As "trade.plan.limit". */
  path: string
  from: Json | undefined
  to: Json | undefined
}

type Group = Readonly<Record<string, Json>>

const isGroup = (value: Json | undefined): value is Group => typeof value === 'object' && value !== null

/** Whether the members of both can be compared one by one: a list of another length is another list. */
function areAlike(from: Json | undefined, to: Json | undefined): boolean {
  return Array.isArray(from) && Array.isArray(to)
    ? from.length === to.length
    : Array.isArray(from) === Array.isArray(to)
}

/** What differs between two values, place by place. */
export function changesBetween(from: Json | undefined, to: Json | undefined, path = ''): Change[] {
  if (isGroup(from) && isGroup(to) && areAlike(from, to))
    return [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((key) =>
      changesBetween(from[key], to[key], path === '' ? key : `${path}.${key}`),
    )
  return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ path, from, to }]
}
