import { pairList, tokenList } from './lists'
import { addressOfPair } from './poolMath'
import { pairs, tokens } from './world'

test('the token list has every token of the local chain, at its address and with its decimals', () => {
  const listed = new Map(
    tokenList()
      .tokens.filter((token) => token.chainId === 1)
      .map((token) => [token.address, token]),
  )
  for (const { address, symbol, decimals } of tokens) expect(listed.get(address)).toMatchObject({ symbol, decimals })
})

test('the pair list starts with the pairs of the local chain and is the same each time', () => {
  const list = pairList()
  expect(list.tokens.length).toBeGreaterThanOrEqual(24)
  expect(pairs.length).toBeLessThanOrEqual(20)
  expect(list.tokens.slice(0, pairs.length).map((token) => token.address)).toEqual(pairs.map(addressOfPair))
  expect(list.tokens[0]).toEqual({
    name: 'Uniswap V2 - USDC/WETH',
    address: '0xB4e16d0168e52d35CaCD2c6185b44281Ec28C9Dc',
    symbol: 'UNI-V2',
    decimals: 18,
    chainId: 1,
  })
  expect(new Set(list.tokens.map((token) => token.address)).size).toBe(list.tokens.length)
  expect(pairList()).toEqual(list)
})
