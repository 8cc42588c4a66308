import type { Address } from '../../../domain/chain/address'
import { grouped } from '../../../domain/page/grouped'
import { TAX_TIERS } from '../../../domain/limits'
import { usdShortText } from '../../../domain/market/money'
import type { ListInfo } from '../../../domain/token/token'
import { lossPercent } from '../../../domain/trade/impact'
import type { TransferTax } from '../../../domain/trade/pools/pool'
import type { TokenSafety } from '../../../domain/token/tokenSafety'
import type { SafetyFact } from '../../../views/token/SafetyFacts'
import type { Lookalike } from '../../../domain/token/lookalike'
import type { ViewedToken } from '../../market/useTokenMarket'
import { pooledText } from '#copy/market/poolTable'

/** While it is read, or when it cannot be. */
type Unread = 'reading' | 'unreadable'

/** `liquidity` and `deepest` are dollars with 18 decimals, of the `priced` pools of all that there are. */
interface PoolsHeld {
  count: number
  priced: number
  liquidity: bigint | null
  deepest: bigint | null
  blockNumber: number
}

export interface SafetySources {
  token: ViewedToken
  /** Null where the list could not be read. */
  list: ListInfo | null
  lookalike: Lookalike | null
  chainName: string
  /** Why what is `unreadable` could not be read, as a sentence. */
  noAnswer: string
  contract: TokenSafety | Unread
  pools: PoolsHeld | Unread
  /** `base` is a token that trades are made of, and is not measured; `measured` is null where the node cannot. */
  taxes: { measured: TransferTax | 'none' | null; blockNumber: number | null } | 'base' | Unread
  explorerOf: (address: Address) => string | null
}

const unreadFact = (what: string, why: Unread, noAnswer: string): SafetyFact => {
  return why === 'reading'
    ? { kind: 'neutral', statement: `${what} is being read`, source: 'The network provider has not answered yet.' }
    : { kind: 'neutral', statement: `${what} could not be read`, source: noAnswer }
}

function listFacts({ token, list, lookalike }: SafetySources): SafetyFact[] {
  const { listed, said, decimals } = token
  if (!listed) {
    if (!list)
      return [
        {
          kind: 'care',
          statement: 'The token list could not be read',
          source: 'So it is not known whether this token is on it.',
        },
      ]
    const facts: SafetyFact[] = [
      {
        kind: 'care',
        statement: 'Not on the public token list',
        source: 'Anybody can give a token any name. Check the address with its maker.',
      },
    ]
    if (lookalike) {
      const { symbol, address } = lookalike.other
      facts.push(
        address === null
          ? {
              kind: 'care',
              statement: `Not ${symbol}`,
              source: 'That is the network’s own coin, which has no address.',
            }
          : { kind: 'care', statement: `Not the listed ${symbol}`, source: 'It has another address.' },
      )
    }
    return facts
  }
  const listName = `${list?.name || 'The token list'}${list?.version ? ` ${list.version}` : ''}`
  const isSymbolSame = listed.symbol === said.symbol
  const isNameSame = listed.name === said.name
  const isDecimalsSame = listed.decimals === null || listed.decimals === decimals
  const same = [
    ...(isSymbolSame ? ['symbol'] : []),
    ...(isNameSame ? ['name'] : []),
    ...(listed.decimals !== null && isDecimalsSame ? ['decimals'] : []),
  ]
  const facts: SafetyFact[] = [
    {
      kind: 'good',
      statement: 'On the public token list',
      source: same.length === 0 ? `${listName}.` : `${listName}. The contract agrees on ${enumerated(same)}.`,
    },
  ]
  const untold = (['symbol', 'name'] as const).filter((each) => said[each] === null)
  if (untold.length > 0) {
    facts.push({
      kind: 'neutral',
      statement: `The contract tells no ${enumerated(untold)}`,
      source: `The list calls it ${listed.name} (${listed.symbol}).`,
    })
  }
  const isOther = { symbol: said.symbol !== null && !isSymbolSame, name: said.name !== null && !isNameSame }
  if (isOther.symbol || isOther.name) {
    const called = untold.length === 0 ? `${said.name} (${said.symbol})` : (said.name ?? said.symbol)
    facts.push({
      kind: isOther.symbol ? 'care' : 'neutral',
      statement: `The contract calls itself ${called}`,
      source: `The list calls it ${listed.name} (${listed.symbol}).`,
    })
  }
  if (!isDecimalsSame) {
    facts.push({
      kind: 'care',
      statement: 'List and contract disagree on decimals',
      source: `The list says ${listed.decimals}, the contract ${decimals}. Amounts follow the contract.`,
    })
  }
  if (lookalike?.kind === 'sharedSymbol') {
    facts.push({
      kind: 'care',
      statement: `Another listed token is called ${lookalike.other.symbol}, too`,
      source: 'Only the address tells them apart.',
    })
  }
  if (lookalike?.kind === 'similarSymbol') {
    facts.push({
      kind: 'care',
      statement: `Its symbol looks like that of ${lookalike.other.symbol}`,
      source: 'Only the address tells them apart.',
    })
  }
  return facts
}

/** "symbol, name and decimals". */
function enumerated(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** What is so today need not be so for ever. */
function later(contract: SafetySources['contract']): string {
  if (typeof contract === 'string') return 'This can change later.'
  const { owner, proxy } = contract
  if (owner !== null && owner !== 'none') return 'The owner can change this later.'
  const isExchangeable = typeof proxy === 'object' && proxy !== null && proxy.kind !== 'clone'
  return isExchangeable
    ? 'Who can exchange the contract can change this later.'
    : 'The contract itself may still change this later.'
}

function contractFacts({ contract, chainName, noAnswer, explorerOf }: SafetySources): SafetyFact[] {
  if (typeof contract === 'string') return [unreadFact('The contract', contract, noAnswer)]
  const { codeSize, proxy, owner, isPaused } = contract
  const link = (label: string, address: Address) => ({ label, address, href: explorerOf(address) })
  const facts: SafetyFact[] = [
    codeSize === null
      ? unreadFact('The contract’s code', 'unreadable', noAnswer)
      : {
          kind: codeSize === 0 ? 'care' : 'good',
          statement: codeSize === 0 ? 'No contract code found' : 'Contract code found',
          source: `${grouped(String(codeSize))} bytes at the address on ${chainName}.`,
        },
  ]
  if (proxy === null) facts.push(unreadFact('Whether it can be exchanged', 'unreadable', noAnswer))
  else if (proxy === 'none') {
    facts.push({
      kind: 'neutral',
      statement: 'No upgrade slot is set',
      source: 'Not a proxy by EIP-1967, EIP-1822 or EIP-1167.',
    })
  } else if (proxy.kind === 'clone') {
    facts.push({
      kind: 'neutral',
      statement: 'A copy of another contract',
      source: 'Its calls always go to the same one (EIP-1167).',
      addresses: [link('Original', proxy.target)],
    })
  } else if (proxy.kind === 'account') {
    facts.push({
      kind: 'care',
      statement: 'It is somebody’s account',
      source: 'Another contract does its work (EIP-7702). Whoever has its key can choose a different one later.',
      addresses: [link('Contract', proxy.target)],
    })
  } else {
    facts.push({
      kind: 'care',
      statement: 'The contract can be exchanged',
      source: `It is a proxy: another contract does its work. ${proxy.admin ? 'Its admin' : 'Somebody'} can choose a different one later.`,
      addresses: [
        link(proxy.kind === 'beacon' ? 'Beacon' : 'Implementation', proxy.target),
        ...(proxy.admin ? [link('Admin', proxy.admin)] : []),
      ],
    })
  }
  if (owner === null) {
    facts.push({
      kind: 'neutral',
      statement: 'No owner is named',
      source: 'The contract names none by owner(). It may give rights in other ways.',
    })
  } else if (owner === 'none') {
    facts.push({
      kind: 'neutral',
      statement: 'No owner is set',
      source: 'owner() answers with the zero address. The contract may give rights in other ways.',
    })
  } else {
    facts.push({
      kind: 'neutral',
      statement: 'The contract has an owner',
      source: 'By owner(). What the owner may do is up to the contract.',
      addresses: [link('Owner', owner)],
    })
  }
  if (isPaused === true) {
    facts.push({
      kind: 'care',
      statement: 'Transfers are paused',
      source: 'By paused(). It cannot be traded meanwhile.',
    })
  }
  if (isPaused === false) {
    facts.push({
      kind: 'neutral',
      statement: 'Transfers can be paused',
      source: `They are not, by paused(). ${later(contract)}`,
    })
  }
  return facts
}

function taxFact({ taxes, pools, contract, noAnswer }: SafetySources): SafetyFact[] {
  if (typeof pools === 'object' && pools.count === 0) return []
  if (taxes === 'base') {
    return [
      {
        kind: 'neutral',
        statement: 'Buying and selling is not tried out',
        source: 'It is one of the tokens that most trades go through.',
      },
    ]
  }
  if (typeof taxes === 'string') return [unreadFact('Buy and sell tax', taxes, noAnswer)]
  const { measured, blockNumber } = taxes
  if (measured === null) {
    return [
      {
        kind: 'neutral',
        statement: 'Buy and sell tax could not be measured',
        source: 'The network provider cannot try out trades, or the pools hold too little.',
      },
    ]
  }
  const at = blockNumber === null ? '' : ` at block ${grouped(String(blockNumber))}`
  const source = `Buying and selling was tried out${at}, with nothing sent. ${later(contract)}`
  if (measured === 'none') return [{ kind: 'good', statement: 'No buy or sell tax', source }]
  const bought = `${lossPercent(BigInt(measured.buy))} when bought`
  if (measured.buy >= TAX_TIERS.all) {
    return [{ kind: 'care', statement: 'It cannot be bought', source: `Nothing of it arrives. ${source}` }]
  }
  if (measured.sell === null) {
    return [
      {
        kind: 'care',
        statement: 'It cannot be sold',
        source: `It can be bought, but sending it back to the pool fails. ${source}`,
      },
    ]
  }
  return [
    {
      kind: 'care',
      statement: `Keeps ${bought}, ${lossPercent(BigInt(measured.sell))} when sold`,
      source,
    },
  ]
}

function poolFact({ pools, noAnswer }: SafetySources): SafetyFact {
  if (typeof pools === 'string') return unreadFact('The pools', pools, noAnswer)
  const { count, priced, liquidity, deepest, blockNumber } = pools
  const at = ` at block ${grouped(String(blockNumber))}.`
  if (count === 0) return { kind: 'care', statement: 'No pool holds this token', source: 'It cannot be traded here.' }
  const pooled = pooledText(count, priced)
  const source =
    deepest === null
      ? `What ${count === 1 ? 'it holds' : 'they hold'} has no price in dollars${at}`
      : count === 1
        ? `Of Uniswap V2 and V3, with the usual tokens,${at}`
        : `The deepest pool holds ${usdShortText(deepest)}${at}`
  return {
    kind: liquidity === null ? 'neutral' : 'good',
    statement: liquidity === null ? pooled : `${usdShortText(liquidity)} in ${pooled}`,
    source,
  }
}

/** Statements about a token, each with where it comes from. No score and no verdict. */
export function safetyFacts(sources: SafetySources): SafetyFact[] {
  return [...listFacts(sources), ...contractFacts(sources), ...taxFact(sources), poolFact(sources)]
}
