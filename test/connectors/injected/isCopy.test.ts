import { describe, expect, test } from '@jest/globals'
import { hasSameRequest, isAmong, isCopy } from '#connectors/injected/isCopy'

class Wallet {
  chainId = '0x1'
  on() {
    return this
  }
  async request() {
    return null
  }
}
const request = async () => null
const exploding = () =>
  new Proxy(
    {},
    {
      get() {
        throw new Error('touched')
      },
      ownKeys() {
        throw new Error('touched')
      },
    },
  )

describe('either can be used where one is', () => {
  test('the other itself, a proxy of it, or an object with the same functions', () => {
    const wallet = new Wallet()
    const plain = { request, isMetaMask: true }
    expect(isCopy(wallet, wallet)).toBe(true)
    expect(isCopy(wallet, new Proxy(wallet, {}))).toBe(true)
    expect(isCopy(plain, { ...plain })).toBe(true)
  })

  test('and its state may have changed since', () => {
    expect(isCopy({ request, chainId: '0x1' }, { request, chainId: '0x2', selected: null })).toBe(true)
    expect(isCopy(new Wallet(), Object.assign(new Wallet(), { chainId: '0x2' }))).toBe(true)
  })
})

describe('an impostor is no copy', () => {
  test('that answers requests itself', () => {
    expect(isCopy({ request }, { request: async () => null })).toBe(false)
    expect(isCopy(new Wallet(), Object.assign(new Wallet(), { request: async () => null }))).toBe(false)
  })

  test('that has another function or object, on either side', () => {
    const send = async () => null
    for (const other of [
      { request, send },
      { request, providers: [] },
      { request, send: null, on: () => undefined },
    ]) {
      expect(isCopy({ request }, other)).toBe(false)
      expect(isCopy(other, { request })).toBe(false)
    }
    expect(isCopy({ request, send }, { request, send: async () => null })).toBe(false)
  })

  test('that inherits the same request, but from somewhere else', () => {
    const own = Object.create({ request }) as object
    const other = Object.create({ request, on: () => undefined }) as object
    expect(isCopy(own, other)).toBe(false)
    expect(isCopy({ request }, Object.create({ request }) as object)).toBe(false)
    // Two providers with the same inherited `request` count as copies.
    const parent = { request }
    expect(isCopy(Object.create(parent) as object, Object.create(parent) as object)).toBe(true)
  })

  test('that throws when it is touched', () => {
    expect(isCopy({ request }, exploding())).toBe(false)
    expect(isCopy(exploding(), { request })).toBe(false)
  })
})

test('the same request is found among several, and what throws is not', () => {
  const wallet = new Wallet()
  expect(hasSameRequest(wallet, new Wallet())).toBe(true)
  expect(hasSameRequest({ request }, { request: async () => null })).toBe(false)
  const hostile = exploding()
  expect(hasSameRequest(hostile, hostile)).toBe(true)
  expect(hasSameRequest(hostile, wallet)).toBe(false)
  expect(isAmong(wallet, [hostile, new Wallet()])).toBe(true)
  expect(isAmong(wallet, [hostile, { request }])).toBe(false)
  expect(isAmong(wallet, [])).toBe(false)
})
