import { ownTotal } from '../../../src/app/market/ownTotal'

const ONE = 10n ** 18n

describe('the total', () => {
  const facts = { totalUsd: 20n * ONE, count: 3, unpriced: 0, unread: 0, isRead: true, pending: 0, blockNumber: 7 }

  test('names its source and its omissions; pending transactions come first', () => {
    expect(ownTotal(facts, '/profile')).toEqual({
      href: '/profile',
      value: '$20.00',
      source: 'Value of 3 tokens from their deepest pools, block 7',
    })
    expect(ownTotal({ ...facts, unpriced: 1, unread: 2 }, '/profile')).toMatchObject({
      note: '1 token without a price not included',
      source:
        'Value of 3 tokens from their deepest pools, 1 token without a price not included, 2 balances could not be loaded, block 7',
    })
    expect(ownTotal({ ...facts, unpriced: 1, pending: 2 }, '/profile').note).toBe('2 transactions pending')
  })

  test('is never shortened', () => {
    expect(ownTotal({ ...facts, totalUsd: 62_388_760n * ONE }, '/profile').value).toBe('$62,388,760.00')
  })

  test('is not shown before everything was read, nor where nothing is known', () => {
    const none = { ...facts, totalUsd: null, blockNumber: null }
    expect(ownTotal({ ...none, isRead: false }, '/profile')).toMatchObject({
      value: null,
      source: 'Loading balances.',
    })
    expect(ownTotal({ ...facts, unpriced: 1, isRead: false }, '/profile')).not.toHaveProperty('note')
    expect(ownTotal({ ...none, unpriced: 3 }, '/profile').source).toBe('None of the tokens has a price.')
    expect(ownTotal({ ...none, count: 0 }, '/profile').source).toBe('The balances could not be loaded.')
    expect(ownTotal({ ...none, count: 0, unread: 408 }, '/profile').note).toBe('Balances could not be loaded')
    expect(ownTotal({ ...none, unpriced: 1 }, '/profile').source).toBe('The balances could not be loaded.')
  })
})
