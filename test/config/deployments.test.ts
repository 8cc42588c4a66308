import { describe, expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../src/build/root'
import { deploymentOf } from '#config/deployments'

describe('tokens to go through', () => {
  const LIST = 'node_modules/@uniswap/default-token-list/build/uniswap-default.tokenlist.json'
  const { tokens } = JSON.parse(readFileSync(join(ROOT, LIST), 'utf8')) as {
    tokens: { chainId: number; address: string; symbol: string }[]
  }
  const listed = new Map(tokens.filter(({ chainId }) => chainId === 1).map(({ symbol, address }) => [symbol, address]))
  const { bases, intermediaries } = deploymentOf(1)!
  /** Mainnet tokens that the default token list lacks, with the sources of their addresses. */
  const UNLISTED: Readonly<Record<string, { address: string; source: string }>> = {
    wstETH: {
      address: '0x7f39C581F595B53c5cb19bD0b3f8dA6c935E2Ca0',
      source: 'https://docs.lido.fi/deployed-contracts/',
    },
    weETH: {
      address: '0xCd5fE23C85820F7B72D0926FC9b05b43E359b7ee',
      source: 'https://etherfi.gitbook.io/etherfi/contracts-and-integrations/deployed-contracts',
    },
    USDe: {
      address: '0x4c9EDD5852cd905f086C759E8383e09bff1E68B3',
      source: 'https://docs.ethena.fi/solution-design/key-addresses',
    },
  }

  test.each(['WETH', 'USDC', 'USDT', 'DAI', 'WBTC'])('%s is in the default token list', (symbol) => {
    expect(bases).toContain(listed.get(symbol))
  })

  test.each(['cbBTC', 'USDS', 'FRAX'])('%s stands in the default token list', (symbol) => {
    expect(intermediaries).toContain(listed.get(symbol))
  })

  test.each(Object.entries(UNLISTED))(
    '%s stands in no such list, and is as its issuer tells',
    (symbol, { address }) => {
      // If this assertion fails, the list now contains the token. Move the token to the tests above, which compare
      // addresses with the list.
      expect(listed.has(symbol)).toBe(false)
      expect(intermediaries).toContain(address)
    },
  )

  test('and no others', () => {
    expect([bases.length, intermediaries.length]).toEqual([5, 6])
    for (const id of [3, 4]) expect(deploymentOf(id)).toEqual(deploymentOf(1))
  })
})

test('X01: a chain we do not know has no contracts', () => expect(deploymentOf(324)).toBeUndefined())
