import { describe, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import '../support/threeNetworks'
import { USDC } from '../support/fakeServices'
import { pass, setUpBrowser } from './renderApp'
import { connected, newBlock, type TestApp } from './swapPage'

/** Tests a build for several networks during an idle minute: only the nodes of the active network receive requests. */

setUpBrowser()

const [ROPSTEN, BASE] = [3, 8453] as const
const MINUTE_MS = 60_000
const PART_MS = 2_000

/** Records each read with its network, for example "head 3". */
function watch({ services: { chain, node } }: TestApp): string[] {
  const read: string[] = []
  for (const service of [chain, node]) {
    for (const name of Object.keys(service)) {
      const answer: unknown = Reflect.get(service, name)
      if (typeof answer !== 'function') continue
      Reflect.set(service, name, (...args: unknown[]) => {
        if (typeof args[0] === 'number') read.push(`${name} ${args[0]}`)
        return Reflect.apply(answer, service, args) as unknown
      })
    }
  }
  return read
}

async function minuteOf({ services }: Pick<TestApp, 'services'>, read: string[]) {
  read.length = 0
  for (let passed = 0, number = 200; passed < MINUTE_MS; passed += PART_MS, number += 1) {
    newBlock(services, number)
    const { head } = services.node
    services.node.head = (chainId) => (read.push(`head ${chainId}`), head(chainId))
    await pass(PART_MS - 80)
  }
  return read
}

const elsewhere = (read: readonly string[], active: number) => read.filter((each) => !each.endsWith(` ${active}`))
const headsIn = (read: readonly string[]) => read.filter((each) => each.startsWith('head '))

describe('a minute without a visitor', () => {
  test.each([
    ['the home page', '/'],
    ['an amount in the card', `/swap?inputCurrency=ETH&outputCurrency=${USDC}&value=1`],
    ['a token’s page', `/token?address=${USDC}`],
    ['the profile', '/profile'],
    ['approvals', '/profile#approvals'],
  ])('%s: only the active network is read', async (_, path) => {
    let read: string[] = []
    const app = await connected(path, (made) => {
      read = watch(made)
    })
    await pass(3_000)
    const all = await minuteOf(app, read)
    expect(elsewhere(all, ROPSTEN)).toEqual([])
    expect(headsIn(all).length).toBeGreaterThan(0)
  })

  test('after another network was chosen, that one alone; and where nobody waits for a block, at most eight times', async () => {
    let read: string[] = []
    const app = await connected('/profile', (made) => {
      read = watch(made)
    })
    await pass(3_000)
    await app.user.selectOptions(screen.getByRole('combobox', { name: 'Network' }), 'Base')
    await pass(3_000)
    const all = await minuteOf(app, read)
    expect(elsewhere(all, BASE)).toEqual([])
    expect(headsIn(all).length).toBeGreaterThan(0)
    expect(headsIn(all).length).toBeLessThanOrEqual(8)
  })
})
