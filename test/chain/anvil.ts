import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { nodeRpc } from './nodeRpc'
import { mnemonic } from './world'

const host = '127.0.0.1'

export interface AnvilOptions {
  chainId: number
  port: number
  /** The first block's time in Unix seconds; defaults to now. */
  timestamp?: number
  /** A state file to start from (saveState.ts). */
  loadState?: string
  /** The number of latest blocks whose states can be read; defaults to 400. Reverted blocks count too. */
  states?: number
}

export interface Anvil {
  url: string
  port: number
  stop(): Promise<void>
}

/** Throws an Error with a readable message if no installed package contains the binary. */
export function anvilBinary(): string {
  const scope = path.join(process.cwd(), 'node_modules/@foundry-rs')
  const architecture = process.arch === 'x64' ? 'amd64' : process.arch
  const file = process.platform === 'win32' ? 'anvil.exe' : 'anvil'
  // If the lockfile has no package for this platform, anvil's postinstall script writes the binary to the second path.
  const places = [
    path.join(scope, `anvil-${process.platform}-${architecture}`, 'bin', file),
    path.join(scope, 'anvil', file),
  ]
  const found = places.find((place) => existsSync(place))
  if (found !== undefined) return found
  throw new Error(
    `The local chain needs anvil, and there is no binary of it for ${process.platform} on ${process.arch}. ` +
      'Run `npm ci` from the top of the repository; where that brings none, ' +
      'run `npm rebuild @foundry-rs/anvil --ignore-scripts=false`.',
  )
}

/** Returns the requested port, or a free port for 0. Throws an Error with a readable message if the port is in use. */
async function claimPort(port: number): Promise<number> {
  const server = net.createServer()
  return new Promise((resolve, reject) => {
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') reject(takenPort(port))
      else reject(new Error(`Port ${port} cannot be used: ${error.message}.`))
    })
    server.listen(port, host, () => {
      const address = server.address()
      const claimed = address !== null && typeof address === 'object' ? address.port : port
      server.close(() => resolve(claimed))
    })
  })
}

function takenPort(port: number): Error {
  return new Error(
    `Port ${port} is already in use. Stop what is running there, or choose another port with --port or CHAIN_PORT.`,
  )
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => child.once('exit', () => resolve()))
}

/**
 * A watcher process kills anvil when this process ends in any way, even by SIGKILL: the watcher's input then closes. It
 * has its own process group, because Ctrl-C signals our whole group.
 */
function watchOver(anvil: ChildProcess): { stop(): Promise<void> } {
  const kill = (): void => void anvil.kill('SIGKILL')
  process.once('exit', kill)
  const script = 'cat >/dev/null; kill -9 "$1" 2>/dev/null'
  const watcher =
    process.platform === 'win32' || anvil.pid === undefined
      ? undefined
      : spawn('/bin/sh', ['-c', script, 'watcher', String(anvil.pid)], {
          stdio: ['pipe', 'ignore', 'ignore'],
          detached: true,
        })
  watcher?.unref()
  return {
    async stop() {
      process.off('exit', kill)
      if (watcher === undefined) return
      // Anvil has exited at this point, so the watcher finds no process to kill when its input closes.
      watcher.ref()
      watcher.stdin.end()
      await ended(watcher)
    },
  }
}

/**
 * Resolves once anvil responds with the expected chain id, with the default accounts unlocked. Throws an Error with a
 * readable message if there is no binary, the port is in use, or anvil does not respond.
 */
export async function startAnvil(options: AnvilOptions): Promise<Anvil> {
  const binary = anvilBinary()
  const port = await claimPort(options.port)
  const settings: Record<string, string> = {
    '--host': host,
    '--port': String(port),
    '--chain-id': String(options.chainId),
    '--hardfork': 'prague',
    '--mnemonic': mnemonic,
    '--accounts': '10',
    // The default covers thirty days of prices and some more blocks. Older states are dropped, because each takes a
    // megabyte of memory, and anvil never deletes the states that it writes to disk.
    '--prune-history': String(options.states ?? 400),
  }
  if (options.timestamp !== undefined) settings['--timestamp'] = String(options.timestamp)
  if (options.loadState !== undefined) settings['--load-state'] = options.loadState
  const child = spawn(binary, [...Object.entries(settings).flat(), '--quiet', '--no-request-size-limit'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const guard = watchOver(child)
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString('utf8')))
  child.on('error', (error) => (complaint += error.message))

  const stop = async (): Promise<void> => {
    child.kill('SIGKILL')
    if (child.pid !== undefined) await ended(child)
    await guard.stop()
  }

  const url = `http://${host}:${port}`
  try {
    await answering(url, child, options.chainId)
  } catch (error) {
    await stop()
    if (/address (already )?in use/i.test(complaint)) throw takenPort(port)
    const words = error instanceof Error ? error.message : String(error)
    throw new Error(`The local chain did not start: ${complaint.trim() || words}`)
  }
  return { url, port, stop }
}

/**
 * Polls the node for at most 100 seconds. Throws if the chain id is not the expected one. A quiet anvil does not say when
 * it listens; one that is not quiet writes a line for each request, and stops when a busy process does not read them.
 */
async function answering(url: string, child: ChildProcess, chainId: number): Promise<void> {
  const rpc = nodeRpc(url)
  try {
    const deadline = Date.now() + 100_000
    for (;;) {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error('anvil ended at once.')
      if (child.pid === undefined) throw new Error('anvil cannot be run.')
      try {
        const answer = await rpc.send('eth_chainId')
        if (Number(answer) === chainId) return
        throw new WrongChain(`the node at ${url} answers with chain id ${Number(answer)}, not ${chainId}.`)
      } catch (error) {
        if (error instanceof WrongChain) throw error
        if (Date.now() > deadline) throw new Error(`no answer from ${url}.`, { cause: error })
        await new Promise((resolve) => setTimeout(resolve, 10))
      }
    }
  } finally {
    rpc.close()
  }
}

class WrongChain extends Error {}
