import { blockFigure, coinFigure, feeFigure } from '../../../../src/app/market/pairs/marketFigures'
import type { FeeModel } from '#domain/chain/fees'

const ONE = 10n ** 18n

test('ether: its price and feed, or why there is none', () => {
  const none = { symbol: 'ETH', hasFeed: true, blockNumber: null, hasFailed: false, usd: null, change: null }
  expect(coinFigure({ ...none, blockNumber: 12_345, usd: 3_000n * ONE })).toMatchObject({
    value: '$3,000.00',
    source: 'Chainlink’s ether price feed, block 12,345',
  })
  expect(coinFigure(none).source).toBe('The price is still loading.')
  expect(coinFigure({ ...none, hasFailed: true }).source).toBe('The price could not be loaded.')
  expect(coinFigure({ ...none, blockNumber: 7 }).source).toMatch(/^The price feed is out of date/)
})

test('another coin than ether goes by its symbol, and a price without a feed names the pool', () => {
  const bnb = { symbol: 'BNB', hasFeed: true, blockNumber: 7, hasFailed: false, usd: 600n * ONE, change: null }
  expect(coinFigure(bnb)).toMatchObject({ label: 'BNB', source: 'Chainlink’s BNB price feed, block 7' })
  expect(coinFigure({ ...bnb, usd: null }).source).toMatch(/market price of BNB\.$/)
  const pooled = { ...bnb, symbol: 'ETH', hasFeed: false }
  expect(coinFigure(pooled).source).toBe(
    'The deepest pool of ether with dollars, because there is no price feed; block 7',
  )
  expect(coinFigure({ ...pooled, usd: null }).source).toBe(
    'No pool of ether with dollars is deep enough for a reliable price.',
  )
})

test('the fee: rounded up, with what a swap costs where ether has a price', () => {
  const facts = { blockNumber: 7, gasPrice: 1_234_567_891n, cost: 4n * ONE, hasFailed: false }
  expect(feeFigure(facts)).toEqual({
    label: 'Network cost',
    value: '1.24\u00a0gwei',
    note: 'about $4.00 per swap',
    source: 'Base fee of block 7 plus the tip that the node suggests; 150,000 gas per swap',
  })
  expect(feeFigure({ ...facts, cost: null }).note).toBeUndefined()
  expect(feeFigure({ ...facts, gasPrice: null }).source).toBe('The network cost is still loading.')
  expect(feeFigure({ ...facts, gasPrice: null, hasFailed: true }).source).toBe('The network cost could not be loaded.')
})

test('the fee names what the network’s fee model is made of', () => {
  const of = (model: FeeModel) =>
    feeFigure({ blockNumber: 7, gasPrice: 1n, cost: null, hasFailed: false, model }).source
  expect(of('gasPrice')).toBe('The gas price that the node suggests; 150,000 gas per swap')
  expect(of('dataInGas')).toBe('Base fee of block 7; 150,000 gas per swap')
  expect(of('opStack')).toMatch(/^Base fee of block 7 plus the tip .*, and the L1 data fee$/)
})

test('the latest block, or why there is none', () => {
  const facts = { head: { number: 12_345 }, chainName: 'Ropsten', hasFailed: false }
  expect(blockFigure(facts)).toMatchObject({
    value: '12,345',
    source: 'The latest block known to the Ropsten node',
  })
  expect(blockFigure({ ...facts, head: null }).source).toBe('The latest block is still loading.')
  expect(blockFigure({ ...facts, head: null, hasFailed: true }).source).toBe('The latest block could not be loaded.')
})

test('a figure that is loading differs from one that could not be read', () => {
  const none = {
    blockNumber: null,
    usd: null,
    change: null,
    gasPrice: null,
    cost: null,
    symbol: 'ETH',
    hasFeed: true,
    head: null,
    now: 0,
    chainName: '',
  }
  for (const hasFailed of [false, true]) {
    const facts = { ...none, hasFailed }
    for (const figure of [coinFigure(facts), feeFigure(facts), blockFigure(facts)]) {
      expect(figure).toMatchObject({ value: null, isLoading: !hasFailed })
    }
  }
  // Once a block without a reliable price has been read, the figure is no longer loading.
  expect(coinFigure({ ...none, hasFailed: false, blockNumber: 7 }).isLoading).toBe(false)
})
