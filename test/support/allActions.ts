import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const SRC = resolve(__dirname, '../../src')

function typesIn(path: string): string[] {
  const exported = jest.requireActual<Record<string, unknown>>(join(SRC, path))
  return Object.values(exported).flatMap((each) =>
    typeof each === 'function' && 'match' in each && 'type' in each && typeof each.type === 'string' ? [each.type] : [],
  )
}

/** The types of all actions in the slices and in `events.ts`. RTK Query's own actions are not included. */
export function allActionTypes(): string[] {
  const files = readdirSync(join(SRC, 'store'), { recursive: true, encoding: 'utf8' })
    .map((path) => `store/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.ts'))
    .filter((path) => /\bcreate(Slice|Action)\(/.test(readFileSync(join(SRC, path), 'utf8')))
  return [...new Set(['events.ts', ...files].flatMap(typesIn))].sort()
}
