import { Interface, parseEther, toQuantity } from 'ethers'
import type { LocalChain } from '../../chain/startChain'
import { accountOf, contracts, tokenOf } from '../../chain/world'
import type { Figure } from '../figures'
import type { Stage, Visit } from './stage'

const ROUTER = new Interface([
  'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 limit)) payable returns (uint256)',
])

const mine = (chain: LocalChain) => chain.rpc('evm_mine')

async function movePrice(chain: LocalChain) {
  const trader = accountOf('trader').address
  const amount = parseEther('2')
  const bought = [contracts.weth, tokenOf('UNI').address, 3000, trader, amount, 0n, 0n]
  const data = ROUTER.encodeFunctionData('exactInputSingle', [bought])
  const sent = { from: trader, to: contracts.swapRouter, data, value: toQuantity(amount), gas: toQuantity(2_000_000) }
  await chain.rpc('eth_sendTransaction', [sent])
}

interface Cost {
  script: number
  task: number
  styles: number
  commits: number
  components: number
}

async function costOfBlock(visit: Visit, chain: LocalChain, make: typeof mine): Promise<Cost> {
  const countersNow = async () => ({ ...(await visit.metrics()), ...(await visit.probe((probe) => probe.renders())) })
  const before = await countersNow()
  await make(chain)
  const number = Number(await chain.rpc('eth_blockNumber'))
  // The page reads the newest block when its window gets the focus, so the benchmark need not wait for the next poll.
  await visit.page.evaluate(() => void dispatchEvent(new Event('focus')))
  await visit.page.waitForFunction(
    (block) =>
      Number(/Block ([\d,]+)/.exec(document.querySelector('footer')?.textContent ?? '')?.[1]?.replace(/,/g, '')) >=
      block,
    number,
    { polling: 500 },
  )
  await visit.settle()
  const now = await countersNow()
  return {
    script: now.script - before.script,
    task: now.task - before.task,
    styles: now.styles - before.styles,
    commits: now.commits - before.commits,
    components: now.components - before.components,
  }
}

const ROWS = [
  ['script', 'script', 'ms'],
  ['task', 'all tasks', 'ms'],
  ['styles', 'style recalculations', ''],
  ['commits', 'commits of React', ''],
  ['components', 'components rendered', ''],
] as const

const KINDS = { 'nothing new in it': mine, 'one price moved': movePrice }
type Kind = keyof typeof KINDS

/** Measures the cost of blocks of each kind. The first block is a warm-up and is not counted. */
async function costsOf(stage: Stage, url: string, runs: number): Promise<Record<Kind, readonly Cost[]>> {
  const visit = await stage.visit({ countRenders: true })
  try {
    await visit.goto(url)
    await visit.settle()
    const ofKind = async (kind: Kind) => {
      const costs: Cost[] = []
      for (let run = 0; run <= runs; run++) costs.push(await costOfBlock(visit, stage.chain, KINDS[kind]))
      return costs.slice(1)
    }
    return {
      'nothing new in it': await ofKind('nothing new in it'),
      'one price moved': await ofKind('one price moved'),
    }
  } finally {
    await visit.close()
  }
}

/** The cost of a new block for the idle home page. The minimal page only reads the block and shows its number. */
export async function measureBlocks(stage: Stage, runs: number): Promise<Figure[]> {
  const ours = await costsOf(stage, `${stage.urlOf('ours')}/`, runs)
  const floor = await costsOf(stage, `${stage.urlOf('floor')}/block.html`, runs)
  return (['nothing new in it', 'one price moved'] as const).flatMap((kind) =>
    ROWS.map(([name, what, unit]) => ({
      part: 'block',
      what: `${kind}, ${what}`,
      unit,
      ours: ours[kind].map((cost) => cost[name]),
      floor: floor[kind].map((cost) => cost[name]),
    })),
  )
}
