import type { Address } from '../../domain/address'
import { grouped } from '../../domain/grouped'
import { usdShortText } from '../../domain/money'
import type { ListInfo } from '../../domain/token'
import { percentFromMillionths } from '../../domain/trade/impact'
import type { TransferTax } from '../../domain/trade/pool'
import type { TokenSafety } from '../../domain/tokenSafety'
import type { SafetyFact } from '../../views/market/SafetyFacts'
import type { TokenDoubt } from '../hooks/useTokenDoubt'
import type { ViewedToken } from '../hooks/useTokenMarket'

/** While it is read, or when it cannot be. */
type Unread = 'reading' | 'unreadable'

export interface SafetySources {
  token: ViewedToken
  /** Null where the list could not be read. */
  list: ListInfo | null
  doubt: TokenDoubt | null
  chainName: string
  contract: TokenSafety | Unread
  pools: { count: number; liquidity: bigint | null; deepest: bigint | null } | Unread
  /** `base` is a token that trades are made of, and is not measured; `measured` is null where the node cannot. */
  taxes: { measured: TransferTax | 'none' | null; blockNumber: number } | 'base' | Unread
  explorerOf: (address: Address) => string | null
}

const NO_ANSWER = 'The network provider did not answer.'

const unreadFact = (what: string, why: Unread): SafetyFact => {
  return why === 'reading'
    ? { kind: 'neutral', statement: `${what} is being read`, source: 'The network provider has not answered yet.' }
    : { kind: 'neutral', statement: `${what} could not be read`, source: NO_ANSWER }
}

function listFacts({ token, list, doubt }: SafetySources): SafetyFact[] {
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
    if (doubt)
      facts.push({ kind: 'care', statement: `Not the listed ${doubt.other.symbol}`, source: 'It has another address.' })
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
  if (!isSymbolSame || !isNameSame) {
    facts.push({
      kind: isSymbolSame ? 'neutral' : 'care',
      statement: `The contract calls itself ${said.name} (${said.symbol})`,
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
  if (doubt?.kind === 'sharedSymbol') {
    facts.push({
      kind: 'care',
      statement: `Another listed token is called ${doubt.other.symbol}, too`,
      source: 'Only the address tells them apart.',
    })
  }
  if (doubt?.kind === 'lookAlike') {
    facts.push({
      kind: 'care',
      statement: `Its symbol looks like that of ${doubt.other.symbol}`,
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

function contractFacts({ contract, chainName, explorerOf }: SafetySources): SafetyFact[] {
  if (typeof contract === 'string') return [unreadFact('The contract', contract)]
  const { codeSize, proxy, owner, isPaused } = contract
  const link = (label: string, address: Address) => ({ label, address, href: explorerOf(address) })
  const facts: SafetyFact[] = [
    codeSize === null
      ? unreadFact('The contract’s code', 'unreadable')
      : {
          kind: 'good',
          statement: 'Contract code found',
          source: `${grouped(String(codeSize))} bytes at the address on ${chainName}.`,
        },
  ]
  if (proxy === null) facts.push(unreadFact('Whether it can be exchanged', 'unreadable'))
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
      source: 'The contract has no owner() function. It may give rights in other ways.',
    })
  } else if (owner === 'none') {
    facts.push({ kind: 'good', statement: 'Ownership was given up', source: 'owner() answers with the zero address.' })
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

function taxFact({ taxes, pools, contract }: SafetySources): SafetyFact[] {
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
  if (typeof taxes === 'string') return [unreadFact('Buy and sell tax', taxes)]
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
  const source = `Buying and selling was tried out at block ${grouped(String(blockNumber))}, with nothing sent. ${later(contract)}`
  if (measured === 'none') return [{ kind: 'good', statement: 'No buy or sell tax', source }]
  const bought = `${percentFromMillionths(BigInt(measured.buy))} when bought`
  if (measured.sell === null) {
    return [
      {
        kind: 'care',
        statement: 'It cannot be sold',
        source: `It can be bought, but no pool is given it back. ${source}`,
      },
    ]
  }
  return [
    {
      kind: 'care',
      statement: `Keeps ${bought}, ${percentFromMillionths(BigInt(measured.sell))} when sold`,
      source,
    },
  ]
}

function poolFact({ pools }: SafetySources): SafetyFact {
  if (typeof pools === 'string') return unreadFact('The pools', pools)
  const { count, liquidity, deepest } = pools
  if (count === 0) return { kind: 'care', statement: 'No pool holds this token', source: 'It cannot be traded here.' }
  const pooled = count === 1 ? '1 pool' : `${count} pools`
  const source =
    deepest === null
      ? 'What they hold has no price in dollars.'
      : count === 1
        ? 'Of Uniswap V2 and V3, with the usual tokens.'
        : `The deepest pool holds ${usdShortText(deepest)}.`
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
