import { connect, expect, test, tradeUrl } from './app'
import { CHAIN_URL } from './chains'
import { BLOCK_S, freeze, pass, passAMinute, watchNode } from './watchNode'

const REQUESTS_MAX = 6

test('a trade that is open for a minute costs the node six requests at most, and is kept up to date', async ({
  page,
  wallet,
  chain,
}) => {
  await page.clock.install()
  const { requests, quiet } = await watchNode(page, CHAIN_URL)
  await page.goto(tradeUrl('UNI', 'USDC', '10'))
  await connect(page, wallet)
  await expect(page.getByRole('button', { name: /swap|approve/i }).last()).toBeEnabled()
  await freeze(page)
  // What the visit itself has started.
  await pass(page, 30, quiet)

  const head = async () => Number(await chain.rpc('eth_blockNumber'))
  const first = await head()
  requests.length = 0
  await passAMinute(page, chain, quiet)
  const counted = [...requests]
  expect(await head()).toBe(first + 60 / BLOCK_S)
  expect(counted.length, counted.join('\n')).toBeLessThanOrEqual(REQUESTS_MAX)
  // Not by being inactive: every block was requested, with all that belongs to it.
  const heads = counted.filter((methods) => methods.includes('eth_getBlockByNumber'))
  expect(heads.length, counted.join('\n')).toBeGreaterThanOrEqual(60 / BLOCK_S - 1)
  for (const methods of heads) expect(methods).toContain('eth_call')
})
