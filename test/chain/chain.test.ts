import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import net, { type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { decodeBytes32String, namehash, parseEther, zeroPadValue, type Interface } from 'ethers'
import { ownContract, packagedContract } from './artifacts'
import { addressOfPair, addressOfPool } from './poolMath'
import { historyAges, historySeconds, historySteps, priceHistory, tablePrices } from './priceHistory'
import { saveState } from './saveState'
import { startChain, type LocalChain } from './startChain'
import { accountOf, accounts, contracts, pairs, pools, tokenOf, tokens, type WorldPair } from './world'
import { hex } from './hex'

const { abi: erc20 } = ownContract('TestToken')
const { abi: quoter } = packagedContract('QuoterV2')
const { abi: router } = packagedContract('SwapRouter02')
const { abi: v3Pool } = packagedContract('UniswapV3Pool')
const { abi: v2Pair } = packagedContract('UniswapV2Pair')
const { abi: feed } = ownContract('PriceFeed')
const { abi: multicall } = ownContract('Multicall')
const alice = accountOf('alice').address
const bob = accountOf('bob').address
const carol = accountOf('carol').address
const weth = tokenOf('WETH').address
const usdc = tokenOf('USDC').address

interface Receipt {
  status: string
  gasUsed: string
  effectiveGasPrice: string
  logs: { address: string; topics: string[]; data: string }[]
}

const reservesOf = async (chain: LocalChain, pair: WorldPair) =>
  (await read(chain, addressOfPair(pair), v2Pair, 'getReserves')).toArray() as bigint[]

async function read(chain: LocalChain, to: string, abi: Interface, name: string, values: unknown[] = []) {
  const data = (await chain.rpc('eth_call', [{ to, data: abi.encodeFunctionData(name, values) }, 'latest'])) as string
  return abi.decodeFunctionResult(name, data)
}

async function balance(chain: LocalChain, token: string, owner: string): Promise<bigint> {
  return (await read(chain, token, erc20, 'balanceOf', [owner]))[0] as bigint
}

async function send(chain: LocalChain, transaction: Record<string, string>): Promise<Receipt> {
  const sent = { gas: hex(2_000_000), ...transaction }
  const hash = await chain.rpc('eth_sendTransaction', [sent])
  await chain.rpc('evm_mine')
  return (await chain.rpc('eth_getTransactionReceipt', [hash])) as Receipt
}

async function quote(chain: LocalChain, from: string, to: string, amountIn: bigint, fee: number): Promise<bigint> {
  const params = { tokenIn: from, tokenOut: to, amountIn, fee, sqrtPriceLimitX96: 0 }
  return (await read(chain, contracts.quoter, quoter, 'quoteExactInputSingle', [params]))[0] as bigint
}

/** The lines of `ps` (process id and command line) whose command line contains this text. */
function processesWith(text: string): string[] {
  const lines = execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' }).split('\n')
  return lines.filter((line) => line.includes(text))
}

describe('the local chain', () => {
  let chain: LocalChain
  const startedAt = Math.floor(Date.now() / 1000)

  beforeAll(async () => {
    chain = await startChain()
  })

  afterAll(() => chain.stop())

  test('answers chain id 3 and stands at the present, with room and fees like mainnet', async () => {
    const block = (await chain.rpc('eth_getBlockByNumber', ['latest', false])) as Record<string, string>
    expect(Number(await chain.rpc('eth_chainId'))).toBe(3)
    expect(Number(block.timestamp)).toBeGreaterThanOrEqual(startedAt)
    expect(Number(block.gasLimit)).toBe(36_000_000)
    expect(Number(block.baseFeePerGas)).toBe(12_000_000_000)
    await chain.rpc('evm_mine')
    const next = (await chain.rpc('eth_getBlockByNumber', ['latest', false])) as Record<string, string>
    expect(Number(next.baseFeePerGas)).toBe(12_000_000_000)
    expect(Number(next.gasLimit)).toBe(36_000_000)
    expect(Number(next.timestamp)).toBeGreaterThanOrEqual(Number(block.timestamp))
    // Blocks are at least one second apart, even if mined within the same one, so the newest may be in the future.
    expect(Number(next.timestamp)).toBeLessThanOrEqual(Math.ceil(Date.now() / 1000) + 30)
  })

  test('has every contract, pool and pair at its mainnet address', async () => {
    const find = (fee: number): string =>
      addressOfPool(
        pools.find((pool) => pool.quote === 'USDC' && pool.base === 'WETH' && pool.fee === fee) ?? pools[0]!,
      )
    expect(find(500)).toBe('0x88e6A0c2dDD26FEEb64F039a2c41296FcB3f5640')
    expect(find(3000)).toBe('0x8ad599c3A0ff1De082011EFDDc58f1908eb6e6D8')
    expect(addressOfPair(pairs[0]!)).toBe('0xB4e16d0168e52d35CaCD2c6185b44281Ec28C9Dc')
    const all = [
      ...Object.values(contracts),
      ...tokens.map((token) => token.address),
      ...pools.map(addressOfPool),
      ...pairs.map(addressOfPair),
    ]
    for (const address of all) expect(await chain.rpc('eth_getCode', [address, 'latest'])).not.toBe('0x')
    const v3Factory = packagedContract('UniswapV3Factory').abi
    expect(await read(chain, contracts.v3Factory, v3Factory, 'feeAmountTickSpacing', [100])).toEqual([1n])
    expect(await read(chain, contracts.swapRouter, router, 'WETH9')).toEqual([contracts.weth])
    expect(await read(chain, contracts.swapRouter, router, 'factory')).toEqual([contracts.v3Factory])
    expect(await read(chain, contracts.swapRouter, router, 'factoryV2')).toEqual([contracts.v2Factory])
    expect(await read(chain, contracts.quoter, quoter, 'factory')).toEqual([contracts.v3Factory])
  })

  test('quotes every fee tier, and the best one depends on the amount', async () => {
    const best = async (amount: bigint): Promise<number> => {
      const fees = [100, 500, 3000, 10000]
      const amounts = await Promise.all(fees.map((fee) => quote(chain, weth, usdc, amount, fee)))
      for (const out of amounts) expect(out).toBeGreaterThan(0n)
      return fees[amounts.indexOf(amounts.reduce((a, b) => (a > b ? a : b)))] ?? 0
    }
    expect(await best(parseEther('0.1'))).toBe(100)
    expect(await best(parseEther('1000'))).toBe(500)
    for (const pool of pools) {
      const base = tokenOf(pool.base)
      const out = await quote(chain, base.address, tokenOf(pool.quote).address, 10n ** BigInt(base.decimals), pool.fee)
      expect(out).toBeGreaterThan(0n)
    }
  })

  test('sells one ether for UNI through SwapRouter02 at exactly the quoted amount', async () => {
    const uni = tokenOf('UNI').address
    const amountIn = parseEther('1')
    const quoted = await quote(chain, weth, uni, amountIn, 3000)
    const before = await balance(chain, uni, carol)
    const params = {
      tokenIn: weth,
      tokenOut: uni,
      fee: 3000,
      recipient: carol,
      amountIn,
      amountOutMinimum: quoted,
      sqrtPriceLimitX96: 0,
    }
    const data = router.encodeFunctionData('exactInputSingle', [params])
    const receipt = await send(chain, { from: carol, to: contracts.swapRouter, value: hex(amountIn), data })
    expect(receipt.status).toBe('0x1')
    expect((await balance(chain, uni, carol)) - before).toBe(quoted)
    // The sold amount is worth 3,000 dollars, which buy about 375 UNI at 8 dollars.
    expect(quoted).toBeGreaterThan(parseEther('370'))
    expect(quoted).toBeLessThan(parseEther('376'))
  })

  test('moved every pool and pair to the table price and its skew', async () => {
    const fresh = await startChain({ history: false, chainId: 31337 })
    try {
      for (const pool of pools.filter(({ base, quote: other }) => base !== 'UNI' || other !== 'WETH')) {
        const [lived] = await read(chain, addressOfPool(pool), v3Pool, 'slot0')
        const [placed] = await read(fresh, addressOfPool(pool), v3Pool, 'slot0')
        expect(lived).toBe(placed)
      }
      for (const pair of pairs) {
        const [lived0, lived1] = await reservesOf(chain, pair)
        const [placed0, placed1] = await reservesOf(fresh, pair)
        // The prices may differ by 0.1 %, because the pair's fee leaves a small difference after each trade.
        const difference = lived0! * placed1! - placed0! * lived1!
        const size = difference < 0n ? -difference : difference
        expect(size * 1_000n).toBeLessThanOrEqual(placed0! * lived1!)
      }
    } finally {
      await fresh.stop()
    }
  })

  test('remembers thirty days of prices in logs, in the oracle and in the feed', async () => {
    const deep = addressOfPool(pools[1]!)
    const swapTopic = v3Pool.getEvent('Swap')?.topicHash
    const logs = (await chain.rpc('eth_getLogs', [
      { address: deep, topics: [swapTopic], fromBlock: '0x0' },
    ])) as unknown[]
    expect(logs.length).toBeGreaterThanOrEqual(historySteps - 5)
    const month = historySeconds
    const [ticks] = await read(chain, deep, v3Pool, 'observe', [[month - 60, month / 2, 0]])
    expect(ticks).toHaveLength(3)
    const latest = await read(chain, contracts.ethUsdFeed, feed, 'latestRoundData')
    expect(latest[1]).toBe(3_000n * 10n ** 8n)
    expect(Number(latest[3])).toBeGreaterThanOrEqual(startedAt)
    const earliest = await read(chain, contracts.ethUsdFeed, feed, 'getRoundData', [(1n << 64n) + 1n])
    expect(latest[0] - earliest[0]).toBe(BigInt(historySteps))
    expect(latest[3] - earliest[3]).toBe(BigInt(month))
    expect(await read(chain, contracts.ethUsdFeed, feed, 'decimals')).toEqual([8n])
    expect(await read(chain, contracts.usdcUsdFeed, feed, 'description')).toEqual(['USDC / USD'])
    await expect(read(chain, contracts.ethUsdFeed, feed, 'getRoundData', [(latest[0] as bigint) + 1n])).rejects.toThrow(
      'No data present',
    )
  })

  test('has MKR with bytes32 names', async () => {
    const { abi } = ownContract('Bytes32Token')
    const mkr = tokenOf('MKR').address
    expect(decodeBytes32String((await read(chain, mkr, abi, 'symbol'))[0] as string)).toBe('MKR')
    expect(decodeBytes32String((await read(chain, mkr, abi, 'name'))[0] as string)).toBe('Maker')
  })

  test('has USDT that returns nothing and wants approvals to pass through zero', async () => {
    const { abi } = ownContract('NoReturnToken')
    const usdt = tokenOf('USDT').address
    const transfer = abi.encodeFunctionData('transfer', [bob, 1_000_000])
    expect(await chain.rpc('eth_call', [{ from: alice, to: usdt, data: transfer }, 'latest'])).toBe('0x')
    const approve = async (amount: number): Promise<string> => {
      const data = abi.encodeFunctionData('approve', [contracts.swapRouter, amount])
      return (await send(chain, { from: alice, to: usdt, data })).status
    }
    expect(await approve(5)).toBe('0x1')
    expect(await approve(6)).toBe('0x0')
    expect(await approve(0)).toBe('0x1')
    expect(await approve(6)).toBe('0x1')
  })

  test('has PAXG that keeps two hundredths of a percent of each transfer', async () => {
    const paxg = tokenOf('PAXG').address
    const data = erc20.encodeFunctionData('transfer', [carol, parseEther('1')])
    expect((await send(chain, { from: alice, to: paxg, data })).status).toBe('0x1')
    expect(await balance(chain, paxg, carol)).toBe(parseEther('0.9998'))
  })

  test('accepts an EIP-2612 permit for USDC', async () => {
    const { abi } = ownContract('PermitToken')
    const message = { owner: alice, spender: contracts.swapRouter, value: '7000000', nonce: 0, deadline: 99999999999 }
    const field = (name: string, type: string) => ({ name, type })
    const typed = {
      types: {
        EIP712Domain: [
          field('name', 'string'),
          field('version', 'string'),
          field('chainId', 'uint256'),
          field('verifyingContract', 'address'),
        ],
        Permit: [
          field('owner', 'address'),
          field('spender', 'address'),
          field('value', 'uint256'),
          field('nonce', 'uint256'),
          field('deadline', 'uint256'),
        ],
      },
      primaryType: 'Permit',
      domain: { name: 'USD Coin', version: '2', chainId: 3, verifyingContract: usdc },
      message,
    }
    const signature = (await chain.rpc('eth_signTypedData_v4', [alice, typed])) as string
    const parts = [`0x${signature.slice(130)}`, signature.slice(0, 66), `0x${signature.slice(66, 130)}`]
    const values = [alice, contracts.swapRouter, message.value, message.deadline, ...parts]
    const data = abi.encodeFunctionData('permit', values)
    expect((await send(chain, { from: carol, to: usdc, data })).status).toBe('0x1')
    expect(await read(chain, usdc, abi, 'allowance', [alice, contracts.swapRouter])).toEqual([7_000_000n])
  })

  test('knows alice.eth and bob.eth both ways, and her avatar', async () => {
    const { abi: registry } = ownContract('EnsRegistry')
    const { abi: resolver } = ownContract('EnsResolver')
    for (const { address, ensName } of accounts.filter((account) => account.ensName !== undefined)) {
      const reverse = namehash(`${address.slice(2).toLowerCase()}.addr.reverse`)
      const [reverseResolver] = await read(chain, contracts.ensRegistry, registry, 'resolver', [reverse])
      expect(await read(chain, reverseResolver as string, resolver, 'name', [reverse])).toEqual([ensName])
      const node = namehash(ensName ?? '')
      const [forward] = await read(chain, contracts.ensRegistry, registry, 'resolver', [node])
      expect(await read(chain, forward as string, resolver, 'addr(bytes32)', [node])).toEqual([address])
      expect(await read(chain, contracts.ensRegistry, registry, 'owner', [node])).toEqual([address])
    }
    const values = [namehash('alice.eth'), 'avatar']
    const [avatar] = await read(chain, contracts.ensResolver, resolver, 'text', values)
    expect(avatar).toMatch(/^data:image\/svg\+xml;base64,/)
  })

  test('answers many calls in one through the multicall, failures included', async () => {
    const calls = [
      {
        target: contracts.multicall,
        allowFailure: false,
        callData: multicall.encodeFunctionData('getEthBalance', [bob]),
      },
      { target: contracts.multicall, allowFailure: false, callData: multicall.encodeFunctionData('getBasefee') },
      { target: contracts.multicall, allowFailure: false, callData: multicall.encodeFunctionData('getBlockNumber') },
      { target: weth, allowFailure: true, callData: '0xa9059cbb' + zeroPadValue(bob, 32).slice(2) + 'f'.repeat(64) },
    ]
    const [results] = await read(chain, contracts.multicall, multicall, 'aggregate3', [calls])
    const answers = results as { success: boolean; returnData: string }[]
    expect(answers.map((answer) => answer.success)).toEqual([true, true, true, false])
    expect(BigInt(answers[0]!.returnData)).toBe(accountOf('bob').wei)
    expect(BigInt(answers[2]!.returnData)).toBeGreaterThan(180n)
    const failing = calls.map((call) => ({ ...call, allowFailure: false }))
    await expect(read(chain, contracts.multicall, multicall, 'aggregate3', [failing])).rejects.toThrow('call failed')
  })

  test('gives the accounts what the table says, and nothing else', async () => {
    const { address, milliTokens } = accountOf('bob')
    for (const token of tokens) {
      const expected = ((milliTokens[token.symbol] ?? 0n) * 10n ** BigInt(token.decimals)) / 1000n
      expect(await balance(chain, token.address, address)).toBe(expected)
    }
    expect(chain.accounts.map((account) => account.name)).toEqual(['alice', 'bob', 'carol', 'trader', 'lp'])
    const unlocked = (await chain.rpc('eth_accounts')) as string[]
    for (const { address: known, index } of accounts) expect(unlocked[index]).toBe(known.toLowerCase())
  })
})

describe('starting and stopping', () => {
  test.each([1, 31337])('answers chain id %i and leaves no process behind', async (chainId) => {
    const chain = await startChain({ chainId, history: false })
    expect(Number(await chain.rpc('eth_chainId'))).toBe(chainId)
    expect(processesWith(`--port ${chain.port} `)).toHaveLength(1)
    const pid = processesWith(`--port ${chain.port} `)[0]!.trim().split(/\s+/)[0]!
    expect(processesWith(`watcher ${pid}`)).toHaveLength(1)
    await chain.stop()
    expect(processesWith(`--port ${chain.port} `)).toEqual([])
    expect(processesWith(`watcher ${pid}`)).toEqual([])
    await expect(chain.rpc('eth_chainId')).rejects.toThrow('ECONNREFUSED')
  })

  test('says in plain words that the port is taken', async () => {
    const server = net.createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    await expect(startChain({ port })).rejects.toThrow(`Port ${port} is already in use.`)
    await new Promise((resolve) => server.close(resolve))
  })

  test('starts again from a saved state', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'chain-'))
    const first = await startChain({ history: false })
    try {
      const file = path.join(folder, 'state.json')
      await saveState(first, file)
      const second = await startChain({ loadState: file, chainId: 1 })
      try {
        const amount = await quote(second, weth, usdc, parseEther('1'), 500)
        expect(amount).toBe(await quote(first, weth, usdc, parseEther('1'), 500))
        expect(amount).toBeGreaterThan(0n)
      } finally {
        await second.stop()
      }
    } finally {
      await first.stop()
      rmSync(folder, { recursive: true })
    }
  })

  test('ends anvil even when its own process is killed outright', async () => {
    const args = ['--import', 'tsx', 'test/chain/chain.ts', '--port', '0', '--no-history']
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    const output = await new Promise<string>((resolve) => {
      let text = ''
      child.stdout.on('data', (chunk: Buffer) => {
        text += chunk.toString('utf8')
        if (text.includes('Ctrl-C')) resolve(text)
      })
    })
    const port = /127\.0\.0\.1:(\d+)/.exec(output)?.[1] ?? ''
    /** Resolves to an error code or to the way in which the connection ended. */
    const visit = (onConnect: () => void) =>
      new Promise<string>((resolve) => {
        let how = 'closed'
        const socket = net.connect(Number(port), '127.0.0.1', onConnect)
        socket.on('error', ({ code }: NodeJS.ErrnoException) => (how = code ?? 'failed'))
        socket.on('close', () => resolve(how))
        socket.resume()
      })
    let ending = await visit(() => child.kill('SIGKILL'))
    expect(ending).not.toBe('ECONNREFUSED')
    while (ending !== 'ECONNREFUSED') ending = await visit(() => undefined)
  })
})

describe('the price history', () => {
  test('is the same each time, ends at the table and stays near it', () => {
    const moments = priceHistory()
    expect(moments).toHaveLength(historySteps + 1)
    expect(historyAges).toHaveLength(historySteps + 1)
    expect([historyAges[0], historyAges.at(-1)]).toEqual([historySeconds, 0])
    const day = historyAges.filter((age) => age <= 86_400)
    expect(day).toEqual(Array.from({ length: 49 }, (_, at) => (48 - at) * 1_800))
    expect(moments.at(-1)).toEqual(tablePrices())
    expect(priceHistory()).toEqual(moments)
    for (const moment of moments) {
      for (const token of tokens) {
        expect(moment[token.symbol]).toBeGreaterThan(token.usd / 3n)
        expect(moment[token.symbol]).toBeLessThan(token.usd * 3n)
      }
    }
  })
})
