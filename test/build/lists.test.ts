import { listSnapshots } from '../../src/build/listSnapshot'
import { pairList } from '../../src/build/pairList'

interface Token {
  symbol: string
  name: string
  address: string
  chainId: number
}

const tokens = (JSON.parse(listSnapshots()['/lists/tokens.json'] ?? '') as { tokens: Token[] }).tokens

test('the token list has the tokens of mainnet only', () => {
  expect(tokens.length).toBeGreaterThan(300)
  expect(tokens.filter(({ chainId }) => chainId !== 1)).toEqual([])
  for (const { symbol, name, address } of tokens) {
    expect([typeof symbol, typeof name]).toEqual(['string', 'string'])
    expect(address).toMatch(/^0x[0-9a-fA-F]{40}$/)
  }
})

test('the pair list has known tokens, the first 20 all among the best known', () => {
  const listed = new Set(tokens.map(({ symbol }) => symbol))
  const symbols = pairList().tokens.map(({ name }) => (/ (\w+)\/(\w+)$/.exec(name) ?? []).slice(1))
  expect(symbols.length).toBeGreaterThanOrEqual(24)
  for (const pair of symbols) expect(pair.filter((symbol) => listed.has(symbol))).toHaveLength(2)

  const known = 'WETH USDC DAI USDT WBTC UNI LINK AAVE MKR COMP SHIB PAXG'.split(' ')
  expect(
    symbols
      .slice(0, 20)
      .flat()
      .filter((symbol) => !known.includes(symbol)),
  ).toEqual([])
})

test('pairs are at their mainnet addresses, each once, with the lower token first', () => {
  const { tokens: pairs } = pairList()
  const addressOf = (name: string) => pairs.find((pair) => pair.name === `Uniswap V2 - ${name}`)?.address
  expect(addressOf('USDC/WETH')).toBe('0xB4e16d0168e52d35CaCD2c6185b44281Ec28C9Dc')
  expect(addressOf('WETH/USDT')).toBe('0x0d4a11d5EEaaC28EC3F61d100daF4d40471f1852')
  expect(addressOf('DAI/WETH')).toBe('0xA478c2975Ab1Ea89e8196811F51A7B7Ade33eB11')
  expect(new Set(pairs.map(({ address }) => address)).size).toBe(pairs.length)
})
