import { type AbilityReport, lackingAbilities, ownNodeProblem } from '#domain/chain/nodeReport'

const ability = (isAble: boolean | null): AbilityReport => ({ ability: 'logs', isAble, finding: { kind: 'refused' } })

test('abilities that a node lacks and those that are not known are counted apart', () => {
  expect(lackingAbilities({ abilities: [true, false, null, false].map(ability) })).toEqual({ missing: 2, unclear: 1 })
  expect(lackingAbilities({ abilities: [true].map(ability) })).toEqual({ missing: 0, unclear: 0 })
})

const HEAD = { isOffline: true, isOtherChain: false, isLimited: false }

test.each([
  [{ isOffline: false }, null],
  [{}, 'offline'],
  [{ isLimited: true }, 'limited'],
  [{ isOtherChain: true }, 'otherChain'],
  [{ isOtherChain: true, isLimited: true }, 'otherChain'],
])('a head with %j is the problem %s', (changes, problem) => {
  expect(ownNodeProblem({ ...HEAD, ...changes })).toBe(problem)
})
