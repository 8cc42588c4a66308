import type { Receipt } from '#boundary/node'
import { createRegistry } from '#connectors/registry'
import type { Address } from '#domain/chain/address'
import { NODE_BATCH_BULK } from '#domain/chain/limits'
import { hostOf } from '#domain/chain/nodeUrl'
import { type CurrencyId, NATIVE } from '#domain/token/token'
import type { BatchHint } from '#domain/transaction/batch'
import type { TransactionState } from '#domain/transaction/transaction'
import type { WalletEvent } from '#events'
import { callDigest } from '#services/transaction/callDigest'
import type { Receipts } from '#services/transaction/receipts'
import { createStorage } from '#services/browser/storage'
import type { SystemPermission } from '#services/browser/systemNotifications'
import type { ThemeChoice } from '#services/browser/theme'
import type { Node } from '#services/chain/node'
import { createSwapReader } from '#services/trade/swapReader'
import * as tradeDecoder from '#services/trade/decode/callTree'
import * as tradeEncoder from '#services/trade/tradeEncoder'
import { transferCall } from '#services/transfer/tryTransfer'
import type { Services } from '#store/services'
import { fakeReceipt } from './fakeNode'
import { fakePage, type FakePage } from './fakePage'
import { poolFor, snapshotOf } from './fakePools'
import { BOB, deferred, type Deferred } from './fakeWallet'
import type { Quote, TradeRequest } from '#domain/trade/quote'
import type { TokenFacts } from '#services/token/erc20'
import { deploymentOf } from '#config/deployments'

export const CONTRACTS = deploymentOf(3)!
export const USDC = CONTRACTS.usdc
export const WETH = CONTRACTS.weth
export const UNI: Address = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'
export const ETHER = 10n ** 18n
const PLENTY = 10n ** 30n
const WEI_PER_GAS = 10n ** 9n

/** The tokens' metadata on the fake chain. All other addresses have no contract. */
export const FACTS: Readonly<Record<string, TokenFacts & { symbol: string; name: string }>> = {
  [USDC]: { symbol: 'USDC', name: 'USD Coin', decimals: 6, totalSupply: 10n ** 15n },
  [WETH]: { symbol: 'WETH', name: 'Wrapped Ether', decimals: 18, totalSupply: 10n ** 24n },
  [UNI]: { symbol: 'UNI', name: 'Uniswap', decimals: 18, totalSupply: 10n ** 27n },
}

/** The entry of a token in a list. */
export function listed(address: Address) {
  const { symbol, name, decimals } = FACTS[address]!
  return { chainId: 1, address, symbol, name, decimals }
}
export const TOKEN_LIST = { tokens: [listed(USDC), listed(UNI)] }
export const PAIR_LIST = { tokens: [{ name: 'Pool USDC/UNI', address: null }] }

/** Answers every URL with one of these lists, which it parses. */
export const listsOf =
  (tokens: object, pairs: object = PAIR_LIST): Services['readList'] =>
  async (urls, parse) => ({
    value: await parse(urls.at(-1) === '/lists/tokens.json' ? tokens : pairs),
    failures: [],
    url: urls.at(-1) ?? '',
  })

export interface FakeReceipts extends Receipts {
  requested: { chainId: number; hash: string; confirmations: number | undefined }[]
  hints: ({ hash: string } & BatchHint)[]
  update(hash: string, update: TransactionState): void
  /** The searches for transactions that a wallet may have sent. `end` ends a search with the given result. */
  searches: {
    asked: Parameters<Receipts['search']>[0]
    isOver: Parameters<Receipts['search']>[2]
    end: (hash: string | null) => void
  }[]
  /** Mines a transaction. `changes` modifies the receipt, for example to make the transaction fail. */
  mine(hash: string, changes?: Partial<Receipt>): void
}

function fakeReceipts(): FakeReceipts {
  const waiting = new Map<string, Deferred<Receipt>>()
  const requested: FakeReceipts['requested'] = []
  const hints: FakeReceipts['hints'] = []
  const searches: FakeReceipts['searches'] = []
  const of = (hash: string) => {
    const known = waiting.get(hash) ?? deferred<Receipt>()
    waiting.set(hash, known)
    return known
  }
  const reports = new Map<string, (update: TransactionState) => void>()
  const updates = new Map<string, TransactionState>()
  return {
    requested,
    digest: callDigest,
    hints,
    noteHint: (_chainId, hash, hint) => void hints.push({ hash, ...hint }),
    searches,
    search: (asked, _isKnown, isOver) => new Promise((end) => void searches.push({ asked, isOver, end })),
    follow({ chainId, hash, request }, report) {
      requested.push({ chainId, hash, confirmations: request.confirmations })
      reports.set(hash, report)
      const isCurrent = () => reports.get(hash) === report
      void of(hash).promise.then(
        ({ status }) => isCurrent() && report({ ...updates.get(hash), status: status ? 'confirmed' : 'failed' }),
      )
      return () => {
        if (isCurrent()) reports.delete(hash)
      }
    },
    wait: (_, hash) => of(hash).promise,
    update(hash, update) {
      updates.set(hash, update)
      reports.get(hash)?.(update)
    },
    mine(hash, changes = {}) {
      of(hash).resolve(fakeReceipt({ transactionHash: hash as `0x${string}`, ...changes }))
    },
  }
}

/** A quote through one pool. An ether costs 2,000 dollars, and a whole unit of any other token costs one dollar. */
export function fakeQuote({ sell, buy, kind, amount }: TradeRequest, changes: Partial<Quote> = {}): Quote {
  const units = (id: TradeRequest['sell']) => (id === NATIVE ? ETHER : 10n ** BigInt(FACTS[id]?.decimals ?? 18))
  const dollars = (id: TradeRequest['sell']) => (id === NATIVE ? 2_000n : 1n)
  const convert = (value: bigint, from: TradeRequest['sell'], to: TradeRequest['sell']) =>
    (value * dollars(from) * units(to)) / (units(from) * dollars(to))
  const fixed = BigInt(amount)
  const token = (id: TradeRequest['sell']) => (id === NATIVE ? CONTRACTS.weth : id)
  const amounts = {
    amountIn: (kind === 'exactIn' ? fixed : convert(fixed, buy, sell)).toString(),
    amountOut: (kind === 'exactIn' ? convert(fixed, sell, buy) : fixed).toString(),
  }
  return {
    kind,
    legs: [
      {
        hops: [
          {
            protocol: 'v3',
            pool: '0x88e6A0c2dDD26FEEb64F039a2c41296FcB3f5640',
            fee: 500,
            tokenIn: token(sell),
            tokenOut: token(buy),
          },
        ],
        ...amounts,
        amounts: [amounts.amountIn, amounts.amountOut],
      },
    ],
    ...amounts,
    impact: '400',
    tax: '0',
    gasEstimate: '110000',
    blockNumber: 100,
    timestamp: Math.floor(Date.now() / 1000),
    ...changes,
  }
}

const dollarsOf = (token: Address) => (token === CONTRACTS.weth ? 2_000n : 1n)

/** The liquidity is hardly limited. An ether costs 2,000 dollars, and a whole unit of any other token one. */
function fakePool(a: Address, b: Address) {
  const units = (token: Address) => 10n ** BigInt(FACTS[token]?.decimals ?? 18)
  const [sell, buy] = b === CONTRACTS.weth ? [b, a] : [a, b]
  return poolFor({ sell, buy, amountIn: units(sell) * dollarsOf(buy), amountOut: units(buy) * dollarsOf(sell) })
}

export interface FakeServices extends Services {
  page: FakePage
  /** The whole node, for tests that call it without the store. */
  node: Node
  receipts: FakeReceipts
  /** The node URLs that the app has selected, in order; null stands for the site's own nodes. */
  readThrough: (string | null)[]
  files: { name: string; text: string; type: string }[]
  shown: { title: string; text: string; tag: string }[]
  /** The current permission for system notifications, and the visitor's answer when the browser asks. */
  permission: { current: SystemPermission; answer: SystemPermission }
  copied: string[]
  holdings: Record<string, bigint>
  /** The multipliers of tokens' amounts, by address. */
  multipliers: Record<string, string>
  /** The allowances by token: for the swap contract, or for Permit2 if a trade uses the Universal Router. */
  approvals: Record<string, bigint>
  permit2: Record<string, { amount: bigint; until: number }>
}

/**
 * Wallet connectors and storage are real, on a page of their own. The chain is in memory and responds at once. Tests
 * may assign to the methods.
 */
export function fakeServices(report: (event: WalletEvent) => void, page: FakePage = fakePage()): FakeServices {
  const holdings: FakeServices['holdings'] = {}
  const multipliers: FakeServices['multipliers'] = {}
  const approvals: FakeServices['approvals'] = {}
  const permit2: FakeServices['permit2'] = {}
  const copied: string[] = []
  let theme: ThemeChoice = 'light'
  const themeListeners = new Set<() => void>()
  const readThrough: FakeServices['readThrough'] = []
  const files: FakeServices['files'] = []
  const shown: FakeServices['shown'] = []
  const permission: FakeServices['permission'] = { current: 'unanswered', answer: 'granted' }
  const now = () => Math.floor(Date.now() / 1000)

  const node: Node = {
    head: async () => ({ number: 100, hash: `0x${'a'.repeat(64)}`, timestamp: now(), baseFeePerGas: WEI_PER_GAS }),
    block: async (_chainId, number) => ({ number, hash: `0x${'a'.repeat(64)}`, timestamp: now(), baseFeePerGas: 0n }),
    logs: async () => [],
    balance: async () => 10n * ETHER,
    simulate: async () => '0x',
    runProgram: async () => '0x',
    simulateWith: async () => '0x',
    simulateBlock: async () => [],
    estimateGas: async () => 100_000n,
    priorityFee: async () => WEI_PER_GAS,
    receipt: async () => null,
    transaction: async () => null,
    transactionCount: async () => 0,
    transactionIn: async () => null,
    transactionsNaming: async () => [],
    code: async () => '0x',
    storage: async () => 0n,
    multicall: () => ({ calls: async () => [] }),
    batchSize: () => NODE_BATCH_BULK,
    health: () => [],
  }

  return {
    recorded: [],
    page,
    holdings,
    multipliers,
    approvals,
    permit2,
    copied,
    readThrough,
    files,
    nodes: {
      readThrough: (_chainId, url) => void readThrough.push(url),
      testNode: async (_chain, url) => ({
        host: hostOf(url ?? 'https://site.example'),
        blockNumber: 100,
        ageSeconds: 4,
        answerMs: 20,
        abilities: [{ ability: 'chain', isAble: true, finding: { kind: 'network', chainName: 'Ropsten', chainId: 3 } }],
      }),
    },
    localData: {
      saveFile: (name, content, type) =>
        void files.push({ name, text: typeof content === 'string' ? content : '', type }),
      removeDatabases: async () => undefined,
      reload: () => undefined,
    },
    shown,
    permission,
    systemNotifications: {
      permission: () => permission.current,
      async requestPermission() {
        if (permission.current === 'unanswered') permission.current = permission.answer
        return permission.current
      },
      show(notification) {
        if (permission.current === 'granted') shown.push(notification)
        return permission.current === 'granted'
      },
      isPageHidden: () => typeof document !== 'undefined' && document.hidden,
      onPageVisible: (listener) => {
        if (typeof document === 'undefined') return
        document.addEventListener('visibilitychange', () => {
          if (!document.hidden) listener()
        })
      },
    },
    wallets: createRegistry({ page, report }),
    storage: createStorage(page),
    device: { isPhone: false, system: 'ios', extensionStore: 'chrome' },
    receipts: fakeReceipts(),
    swaps: createSwapReader(node),
    loadTradeEncoder: async () => ({ ...tradeEncoder, ...tradeDecoder }),
    theme: {
      current: () => (theme === 'system' ? 'light' : theme),
      choice: () => theme,
      apply: (next) => {
        theme = next
        for (const listener of themeListeners) listener()
      },
      onChange(listener) {
        themeListeners.add(listener)
        return () => void themeListeners.delete(listener)
      },
    },
    localFaucet: () => null,
    copyText: async (text) => void copied.push(text),
    readList: listsOf(TOKEN_LIST),
    node,
    chain: {
      resolvedName: async (_chainId, name) =>
        name === 'bob.eth'
          ? { kind: 'found', name, address: BOB, isContractElsewhere: false, gateways: [] }
          : { kind: 'notFound' },
      tokenFacts: async (_chainId, token) => FACTS[token] ?? 'noCode',
      uiMultipliers: async (_chainId, tokens) =>
        Object.fromEntries(tokens.map((token) => [token, multipliers[token] ?? null])),
      balances: async (_chainId, _owner, tokens) => tokens.map((token) => holdings[token] ?? 0n),
      pastBalances: async (_chainId, _owner, { tokens }) => ({
        coin: '10000000000000000000',
        tokens: tokens.map((token) => (holdings[token] ?? 0n).toString()),
      }),
      balanceChanges: async (_chainId, { tokens }) => tokens.map(() => null),
      coinChange: async () => ({ change: null }),
      allowances: async (_chainId, { tokens }) => tokens.map((token) => approvals[token] ?? 0n),
      permit2Allowances: async (_chainId, { token }) => ({
        token: approvals[token] ?? 0n,
        router: permit2[token]?.amount ?? 0n,
        until: permit2[token]?.until ?? 0,
      }),
      approvals: async (_chainId, _owner, { spenders: [spender = CONTRACTS.swapRouter], tokens }) => ({
        open: tokens.flatMap((token) => {
          const amount = approvals[token] ?? 0n
          return amount === 0n ? [] : [{ token, spender, amount: amount.toString() }]
        }),
        unread: 0,
      }),
      foundApprovals: async () => ({ open: [], unread: 0 }),
      async *approvalSearch() {
        yield { searched: { from: 0, to: 100 }, found: [], end: 'whole' }
      },
      safety: async () => ({ blockNumber: 100, codeSize: 1_000, proxy: 'none', owner: null, isPaused: null }),
      historyReach: async (_chainId, _request, lengths) => lengths.map(() => true),
      histories: async (_chainId, asks) => asks.map(() => ({ readings: [], source: null, reason: 'noArchive' })),
      prices: async (_chainId, tokens) => ({
        blockNumber: 100,
        timestamp: now(),
        etherUsd: (2_000n * ETHER).toString(),
        tokens: tokens.map((token) => {
          const decimals = FACTS[token]?.decimals ?? null
          return { token, usd: ETHER.toString(), pool: null, depthUsd: null, decimals }
        }),
      }),
      pairPrices: async (_chainId, pairs) => ({
        blockNumber: 100,
        timestamp: now(),
        tokens: [],
        pairs: pairs.map(() => ({ price: null, usd: null, pool: null, liquidityUsd: null })),
      }),
      tradedVolume: async () => null,
      tokenPools: async () => ({ blockNumber: 100, pools: [] }),
      accountKind: async () => ({ kind: 'plain' }),
      identity: async () => ({ name: null, avatar: null }),
      dataFees: async () => ({ by: 'compressed', least: '0', small: '0', large: '0', fixed: '0', forGas: '0' }),
      snapshot: async (_chainId, a, b) => snapshotOf([fakePool(a, b)]),
      askHooks: async () => [],
      verify: async (_chainId, { blockNumber, amountIn, amountOut }) => ({
        blockNumber,
        amountIn: BigInt(amountIn),
        amountOut: BigInt(amountOut),
      }),
      // The simulation reports that more tokens arrive than any trade promises, and that none leave.
      simulate: async (_chainId, _account, calls, { tokens = [] } = {}) => ({
        state: 'done',
        changes: [NATIVE as CurrencyId, ...tokens].map((currency) => ({
          currency,
          before: PLENTY,
          after: 2n * PLENTY,
        })),
        gas: calls.map(() => 130_000n),
        results: [],
      }),
      // A transfer moves exactly what was entered.
      transfer: async (_chainId, { hash, units }) => ({
        hash,
        blockNumber: 100,
        timestamp: now(),
        left: units.toString(),
        arrived: units.toString(),
        cost: '0',
        isPaidByOther: false,
      }),
      tryTransfer: async (_chainId, { currency, recipient, units }) => ({
        call: transferCall({ currency, recipient, units }),
        result: {
          state: 'done',
          changes: [{ currency, before: units, after: 0n }],
          gas: [21_000n],
          results: ['0x'],
        },
        received: currency === NATIVE ? null : units,
        isRefused: false,
      }),
      checkContracts: async () => ({ executor: 'swapRouter02', reason: null }),
    },
  }
}
