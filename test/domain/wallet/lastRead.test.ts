import { describe, expect, test } from '@jest/globals'
import { lastBalance, lastIdentity, type LastRead, withLastRead } from '#domain/wallet/lastRead'
import { LAST_READS_MAX } from '#domain/browser/limits'
import { ALICE, BOB } from '../../support/fakeWallet'

const alice = ALICE.toLowerCase()
const balance = (value: string, changes: Partial<LastRead> = {}) =>
  ({ kind: 'balance', chainId: 3, account: ALICE, readAt: 1, value, ...changes }) as LastRead
const identity = {
  kind: 'identity',
  chainId: 1,
  account: ALICE,
  readAt: 1,
  value: { name: 'a.eth', avatar: null },
} as const

describe('what was last read', () => {
  test('is found by kind, chain and account, whatever the casing of the account', () => {
    const reads = [balance('5'), balance('6', { chainId: 1 }), identity].reduce<LastRead[]>(withLastRead, [])
    expect(lastBalance(reads, { chainId: 3, account: ALICE })).toBe('5')
    expect(lastBalance(reads, { chainId: 1, account: alice })).toBe('6')
    expect(lastIdentity(reads, { chainId: 1, account: ALICE })).toEqual({ name: 'a.eth', avatar: null })
    expect(lastIdentity(reads, { chainId: 3, account: ALICE })).toBeNull()
    expect(lastBalance(reads, { chainId: 3, account: BOB })).toBeNull()
  })

  test('takes the place of what was read before', () => {
    const reads = withLastRead(withLastRead([], balance('5')), balance('7', { readAt: 2 }))
    expect(reads).toEqual([balance('7', { readAt: 2, account: alice })])
  })

  test('is bounded: the oldest give way', () => {
    const chains = Array.from({ length: LAST_READS_MAX + 5 }, (_, index) => index + 1)
    const reads = chains.reduce<LastRead[]>((kept, chainId) => withLastRead(kept, balance('5', { chainId })), [])
    expect(reads).toHaveLength(LAST_READS_MAX)
    expect(reads.at(-1)?.chainId).toBe(6)
  })
})
