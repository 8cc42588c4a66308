import { Script } from 'node:vm'
import { bundleTestWallet } from './bundleScript'
import { WALLET_RDNS } from './identity'

test('the test wallet is one script without imports', async () => {
  const script = await bundleTestWallet()
  expect(() => new Script(script)).not.toThrow()
  expect(script).toContain(WALLET_RDNS)
  expect(await bundleTestWallet()).toBe(script)
})
