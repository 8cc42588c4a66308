import { expect, test } from '@jest/globals'
import { type AccountKind, accountKindWith } from '#domain/wallet/accountKind'
import type { AtomicSupport } from '#domain/wallet/batch'

const safe: AccountKind = { kind: 'safe', version: '1.4.1', threshold: 2, nonce: 0 }

test.each<[AccountKind, AtomicSupport | null, AccountKind['kind']]>([
  [{ kind: 'plain' }, 'supported', 'contract'],
  [{ kind: 'plain' }, 'ready', 'plain'],
  [{ kind: 'plain' }, null, 'plain'],
  [{ kind: 'delegated' }, 'supported', 'delegated'],
  [safe, 'supported', 'safe'],
])('%j whose wallet says %s about batches is treated as %s', (kind, support, expected) => {
  expect(accountKindWith(kind, support).kind).toBe(expected)
})
