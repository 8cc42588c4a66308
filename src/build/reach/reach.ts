import { join } from 'node:path'
import { configuredChain } from '#config/chains'
import { createNode } from '#services/chain/node'
import { ROOT } from '../root'
import { adviceFor, choicesOf } from './choices'
import { measureReach } from './measure'
import { stateFileAt } from './reachState'
import { reachText } from './reachText'

/** Shows one line that changes on a terminal; elsewhere a line now and then. */
function progressLine(): (line: string) => void {
  let last = -Infinity
  return (line) => {
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${line}`)
    else if (Date.now() - last >= 10_000) {
      last = Date.now()
      console.error(line)
    }
  }
}

function countRequests(): () => number {
  const { fetch } = globalThis
  let count = 0
  globalThis.fetch = (...request) => {
    count += 1
    return fetch(...request)
  }
  return () => count
}

async function main() {
  const { network, swaps, requests, minutes } = choicesOf(process.argv.slice(2))
  const { chain, deployment } = network
  const [end, counted, progress] = [Date.now() + minutes * 60_000, countRequests(), progressLine()]
  try {
    const reach = await measureReach({
      node: createNode([configuredChain(chain.id)], 1),
      chainId: chain.id,
      deployment,
      wanted: swaps,
      file: stateFileAt(join(ROOT, '.cache', `reach-${chain.id}.json`)),
      isSpent: () => counted() >= requests || Date.now() >= end,
      progress,
    })
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
    if (reach) console.log(reachText(chain.name, reach))
    else {
      console.error(`Stopped after ${counted()} requests. What was read is kept: the same command continues.`)
      process.exitCode = 2
    }
  } catch (error) {
    if (process.stderr.isTTY) process.stderr.write('\n')
    console.error(adviceFor(error, chain))
    process.exitCode = 1
  }
}

await main()
