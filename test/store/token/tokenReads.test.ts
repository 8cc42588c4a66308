import { describe, expect, test } from '@jest/globals'
import type { Address } from '#domain/chain/address'
import { NodeError } from '#domain/chain/nodeError'
import { heldTokens } from '#store/token/heldTokens'
import { tokenReads } from '#store/token/tokenReads'
import { appStore } from '../../support/appStore'
import { UNI, USDC } from '../../support/fakeServices'
import { ALICE, BOB } from '../../support/fakeWallet'

const { getTokenBalances, getTokenElsewhere } = tokenReads.endpoints

describe('an address on several networks', () => {
  /** Looks up a token on several networks. Each network responds with a token, no token, or an error. */
  async function elsewhere(answers: Record<number, 'token' | 'noCode' | 'notAToken' | 'down'>) {
    const { dispatch, services } = appStore()
    const { tokenFacts } = services.chain
    services.chain.tokenFacts = async (chainId, token) => {
      const answer = answers[chainId]
      if (answer === 'down') throw new NodeError('limited', `Network ${chainId}`)
      return answer === 'token' ? tokenFacts(3, token) : answer!
    }
    return dispatch(getTokenElsewhere.initiate({ chainIds: Object.keys(answers).map(Number), token: UNI }))
  }

  test('is found where it is a token', async () => {
    const { data } = await elsewhere({ 1: 'token', 10: 'noCode', 56: 'notAToken', 137: 'token' })
    expect(data).toEqual([
      { chainId: 1, symbol: 'UNI' },
      { chainId: 137, symbol: 'UNI' },
    ])
  })

  test('a network that does not respond is left out, whichever it is', async () => {
    expect((await elsewhere({ 1: 'down', 10: 'token' })).data).toEqual([{ chainId: 10, symbol: 'UNI' }])
    expect((await elsewhere({ 1: 'token', 10: 'down' })).data).toEqual([{ chainId: 1, symbol: 'UNI' }])
    expect((await elsewhere({ 1: 'down', 10: 'noCode' })).data).toEqual([])
  })

  test('where none answers, it was not read', async () => {
    expect(await elsewhere({ 1: 'down', 10: 'down' })).toMatchObject({ error: { failure: 'limited' } })
  })

  test('of no networks there is nothing', async () => expect((await elsewhere({})).data).toEqual([]))
})

test('a balance that was not answered is null, and a token without a contract is left out', async () => {
  const { dispatch, services } = appStore()
  services.chain.balances = async () => [0n, null, undefined] as never
  const tokens = [USDC, UNI, '0x1111111111111111111111111111111111111111'] as const
  const { data } = await dispatch(getTokenBalances.initiate({ chainId: 3, account: ALICE, tokens }))
  expect(data).toEqual({ [USDC]: '0', [UNI]: null })
})

describe('what the account is known to hold', () => {
  test('is what was read of it on that network, each token once', async () => {
    const { dispatch, services, connect } = appStore()
    await connect()
    services.chain.balances = async (chainId, account, tokens) =>
      tokens.map((token) => (chainId === 3 && account === ALICE && token === USDC ? 5n : chainId === 1 ? 7n : 0n))
    const read = (chainId: number, account: Address, tokens: readonly Address[]) =>
      dispatch(getTokenBalances.initiate({ chainId, account, tokens }))
    expect(dispatch(heldTokens(3))).toEqual([])
    await read(3, ALICE, [USDC, UNI])
    await read(3, ALICE, [USDC])
    await read(1, ALICE, [UNI])
    await read(3, BOB, [UNI])
    expect(dispatch(heldTokens(3))).toEqual([USDC])
    expect(dispatch(heldTokens(1))).toEqual([UNI])
    expect(dispatch(heldTokens(4))).toEqual([])
  })
})
