import { expect, test } from '@jest/globals'
import { hashInSlices } from '#services/pool/hashQueue'

/** A step that takes longer than a time slice. */
function slow() {
  const startedAt = performance.now()
  while (performance.now() - startedAt < 10);
}

test('all callers continue in one tick, once the steps of all of them have run', async () => {
  const seen: string[] = []
  const step = (name: string) => () => {
    slow()
    seen.push(name)
  }
  const read = async (name: string) => {
    await hashInSlices([step(`${name} 1`), step(`${name} 2`)])
    setTimeout(() => seen.push(`flushed after ${name}`))
    seen.push(`${name} asks`)
  }
  const first = read('pools')
  await Promise.all([first, read('prices')])
  expect(seen).toEqual(['pools 1', 'pools 2', 'prices 1', 'prices 2', 'pools asks', 'prices asks'])
})

test('steps that are added after the last one has run are run as well', async () => {
  const seen: number[] = []
  await hashInSlices([() => seen.push(1)])
  await hashInSlices([() => seen.push(2)])
  expect(seen).toEqual([1, 2])
})

test('a step that throws rejects, and leaves nothing for later callers', async () => {
  const fails = hashInSlices([
    () => {
      throw new Error('no address')
    },
  ])
  await expect(fails).rejects.toThrow('no address')
  await expect(hashInSlices([])).resolves.toBeUndefined()
})
