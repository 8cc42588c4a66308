import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'

const HOST = '127.0.0.1'

function tryPort(port: number): Promise<void> {
  return new Promise((fulfil, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, HOST, () => {
      server.close(() => fulfil())
    })
  })
}

/** Reserves free ports of this machine. The ports stay reserved until `release` is called. */
export async function holdPorts(count: number): Promise<{ ports: number[]; release(): Promise<void> }> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, HOST))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  return {
    ports: servers.map((server) => (server.address() as AddressInfo).port),
    async release() {
      await Promise.all(servers.map((server) => once(server.close(), 'close')))
    },
  }
}

/** The port in an environment variable. Throws a readable Error if it is no port, or if it is in use. */
export async function portSetting(name: string, usual: number): Promise<number> {
  const text = process.env[name]?.trim() ?? ''
  const port = text === '' ? usual : Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`${name} is "${text}". Allowed: 1 to 65535.`)
  try {
    await tryPort(port)
    return port
  } catch {
    throw new Error(`Port ${port} is taken. Stop what uses it, or choose another with ${name}=….`)
  }
}
