import { spawn } from 'node:child_process'
import { once } from 'node:events'
import net from 'node:net'
import { expect, test } from '@playwright/test'
import { holdPorts } from '../support/ports'

/** Resolves once nothing listens on the port any more. */
async function closed(port: number): Promise<void> {
  for (;;) {
    const socket = net.connect(port, '127.0.0.1')
    const connected = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    if (!connected) return
    // Whoever listens closes its connections when it ends.
    await once(socket, 'close')
  }
}

test('"npm start" brings app, chain and a wallet for newcomers, and Ctrl-C takes all of it away', async ({ page }) => {
  // It compiles the whole app.
  test.setTimeout(300_000)
  const { ports, release } = await holdPorts(2)
  const [port = 0, chainPort = 0] = ports
  await release()
  const env = { ...process.env, PORT: String(port), CHAIN_PORT: String(chainPort) }
  const start = spawn('npm', ['start'], { env, stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  const ended = once(start, 'exit')
  let output = ''
  await new Promise<void>((resolve, reject) => {
    start.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8')
      if (output.includes('Ctrl-C')) resolve()
    })
    void ended.then(() => reject(new Error(`It ended early: ${output}`)))
  })
  try {
    const [first] = output.split('\n').filter((line) => line !== '' && !line.startsWith('>'))
    expect(first).toContain('Starting the local chain')
    expect(output).toContain(`http://127.0.0.1:${port}`)
    expect(output).toContain(`http://127.0.0.1:${chainPort}`)
    await page.context().route(
      (url) => url.hostname !== '127.0.0.1',
      (route) => route.abort(),
    )
    await page.goto(`http://127.0.0.1:${port}/`)
    await page.getByRole('button', { name: 'connect wallet' }).click()
    await page.getByRole('button', { name: 'Local test wallet' }).click()
    const wallet = page.getByRole('dialog', { name: 'Local test wallet' })
    for (const name of ['alice', 'bob', 'carol']) await expect(wallet.getByRole('radio', { name })).toBeVisible()
    await wallet.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('button', { name: /^Account/ })).toContainText('alice.eth')
  } finally {
    if (start.pid !== undefined) process.kill(-start.pid, 'SIGINT')
    await ended
  }
  await Promise.all([closed(port), closed(chainPort)])
})
