import { all, counted, either } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { PooledFacts } from '#domain/market/pooledFacts'

/** The things that are checked, as they are named in sentences about facts that are still unknown. */
export const subject = {
  contract: 'the contract',
  code: 'the contract’s code',
  upgrades: 'whether somebody can change how it works',
  taxes: 'token fees',
  pools: 'the pools',
}

export const beingChecked = (what: string): Statement => ({
  statement: `Checking ${what}`,
  text: 'The node has not responded yet.',
})

/**
 * Says that something could not be checked.
 * @param noAnswer - the reason, as a sentence
 */
export const unchecked = (what: string, noAnswer: string): Statement => ({
  statement: `Could not check ${what}`,
  text: noAnswer,
})

/** Shown for the network's own coin, instead of findings about a contract. */
export const coinHasNoContract = (coin: string, chainName: string): Statement => ({
  statement: `${coin} is ${chainName}’s own coin`,
  text: 'It has no contract: no owner can change it, pause it, or block an account.',
})

export const coinIsWrapped = (coin: string, wrapped: string): Statement => ({
  statement: `Pools hold ${wrapped}`,
  text: `A trade wraps and unwraps ${coin} by itself. 1 ${wrapped} is always 1 ${coin}.`,
})

export const noCode = (chainName: string): Statement => ({
  statement: 'There is no contract at this address',
  source: `0 bytes of code on ${chainName}.`,
})

/** Says that there is a contract. `bytes`: the length of the contract's code, "1,234". */
export const codeFound = (bytes: string, chainName: string): Statement => ({
  statement: 'There is a contract at this address',
  source: `${bytes} bytes of code on ${chainName}.`,
})

export const noProxy: Statement = {
  statement: 'No sign that somebody can change how it works',
  source: 'It is not a proxy by EIP-1967, EIP-1822 or EIP-1167.',
}

export const isClone: Statement = {
  statement: 'A copy of another contract',
  source: 'It forwards every call to a fixed contract (EIP-1167).',
}

export const isAccount: Statement = {
  statement: 'It is a person’s account',
  text: 'Whoever has its key can change how it works.',
  source: 'Another contract does its work (EIP-7702).',
}

export const isUpgradeable = (hasAdmin: boolean): Statement => ({
  statement: hasAdmin ? 'Its admin can change how it works' : 'Somebody can change how it works',
  source: 'It is a proxy: another contract does its work, and a different one can be chosen later.',
})

/** The label of an address that is shown beside a statement. */
export const addressLabel = {
  clone: 'Original',
  account: 'Contract',
  beacon: 'Beacon',
  implementation: 'Implementation',
  admin: 'Admin',
  owner: 'Owner',
  hook: 'Hook',
  upgradeableHook: 'Hook with replaceable code',
}

const OTHER_RIGHTS = 'Somebody may still have special rights.'

export const noOwnerNamed: Statement = {
  statement: 'The contract names no owner',
  text: OTHER_RIGHTS,
  source: 'It names none by owner().',
}

export const noOwnerSet: Statement = {
  statement: 'The contract has no owner',
  text: OTHER_RIGHTS,
  source: 'owner() returns the zero address.',
}

export const hasOwner: Statement = {
  statement: 'The contract has an owner',
  text: 'What the owner may do is up to the contract.',
  source: 'The address that owner() returns.',
}

/** Who can change a fact about a token in the future. */
export type LaterChange = 'unknown' | 'owner' | 'upgrade' | 'contract'

export const changesLater: Record<LaterChange, string> = {
  unknown: 'This can change later.',
  owner: 'The owner can change this later.',
  upgrade: 'Whoever can upgrade the contract can change this later.',
  contract: 'The contract itself may still change this later.',
}

export const isPaused: Statement = {
  statement: 'Transfers are paused',
  text: 'Until that changes, it cannot be traded.',
  source: 'paused() returns true.',
}

/** Says who can pause the transfers of a token. */
const PAUSERS: Readonly<Record<LaterChange, string>> = {
  owner: 'The owner can pause transfers',
  unknown: 'Transfers can be paused',
  upgrade: 'Transfers can be paused',
  contract: 'Transfers can be paused',
}

export const canBePaused = (later: LaterChange): Statement => ({
  statement: PAUSERS[later],
  text: 'They are not paused now.',
  source: 'paused() returns false.',
})

/** The label of the button that opens the source of a statement. */
export const sourceLabel = (statement: string) => `Source: ${statement}`

/**
 * The source of the facts, shown below them. `block`: the number of the block at which the contract was read,
 * "1,234,567"; null if the contract was not read.
 */
export const safetySource = (block: string | null) =>
  block === null ? 'Read from the chain' : `The contract was read at block ${block}`

export const notAdvice = (source: string) => `${source}. This is not advice.`

/** A statement about a token in plain words. */
export interface Statement {
  statement: string
  /** What the statement means for the user, or what to do about it. */
  text?: string
  /** The technical source of the statement. */
  source?: string
}

interface Called {
  symbol: string
  name: string
}

const listCalls = ({ name, symbol }: Called) => `The list calls it ${name} (${symbol}).`
const ONLY_ADDRESS = 'Only the address tells them apart.'

export const tokenListUnread: Statement = {
  statement: 'The token list could not be loaded',
  text: 'So it is not known whether this token is on it.',
}

export const notListed: Statement = {
  statement: 'Not on the public token list',
  text: 'Anyone can give a token any name. Check the address with the project behind it.',
}

export const notTheCoin = (symbol: string): Statement => ({
  statement: `Not ${symbol}`,
  text: 'That is the network’s own coin, which has no address.',
})

export const notTheListed = (symbol: string): Statement => ({
  statement: `Not the listed ${symbol}`,
  text: `The listed ${symbol} has another address.`,
})

type Agreement = 'symbol' | 'name' | 'decimals'

/** The name of a list that has no name of its own. */
export const TOKEN_LIST = 'The token list'

/**
 * Says that a token is listed, and in which details the contract and the list agree. `agreed` is null if they agree in
 * no detail.
 * @param list - the list's name and version: "Uniswap Labs Default 22.21.0"
 */
export const onTheList = (list: string, agreed: readonly Agreement[] | null): Statement => ({
  statement: 'On the public token list',
  source: agreed === null ? `${list}.` : `${list}. The contract gives the same ${all(agreed)}.`,
})

export const notReported = (missing: readonly ('symbol' | 'name')[], listed: Called): Statement => ({
  statement: `The contract gives no ${either(missing)}`,
  text: listCalls(listed),
})

/**
 * Says that the contract's own symbol and name differ from the symbol and name on the list. `own`: "Uniswap (UNI)", or
 * only the symbol or the name.
 */
export const callsItself = (own: string, listed: Called): Statement => ({
  statement: `The contract calls itself ${own}`,
  text: listCalls(listed),
})

export const decimalsDiffer = (listed: number | null, own: number): Statement => ({
  statement: 'List and contract disagree on decimals',
  text: `The list says ${listed}, the contract ${own}. Amounts follow the contract.`,
})

/** Says that a token is shown with another number of units than its contract counts. `multiplier`: "4", "0.25". */
export const multiplied = (multiplier: string): Statement => ({
  statement: `The amounts shown are multiplied by ${multiplier}`,
  text: 'The token’s contract sets this number and can change it. A wallet may show amounts without it.',
})

/** The statement about a listed token whose symbol is (almost) the same as the symbol of another listed token. */
export const listedLookalike = {
  sharedSymbol: (symbol: string): Statement => ({
    statement: `Another listed token is also called ${symbol}`,
    text: ONLY_ADDRESS,
  }),
  similarSymbol: (symbol: string): Statement => ({
    statement: `Its symbol looks like that of ${symbol}`,
    text: ONLY_ADDRESS,
  }),
}

export const notTested: Statement = {
  statement: 'Buying and selling are not simulated',
  text: 'It is one of the tokens that most trades go through.',
}

export const taxUnknown: Statement = {
  statement: 'Token fees could not be measured',
  text: 'The node cannot simulate trades, or the pools hold too little.',
}

/**
 * Says how the token fees were measured, and who can change them. `block`: the number of the block, "1,234,567"; null
 * if unknown.
 */
export const testedAt = (block: string | null, later: LaterChange): Required<Omit<Statement, 'statement'>> => ({
  text: changesLater[later],
  source:
    block === null
      ? 'Buying and selling were simulated, with nothing sent.'
      : `Buying and selling were simulated at block ${block}, with nothing sent.`,
})

type Tested = ReturnType<typeof testedAt>

export const noTax = (tested: Tested): Statement => ({ statement: 'No token fee on buying or selling', ...tested })

export const noBuying = ({ text, source }: Tested): Statement => ({
  statement: 'It cannot be bought',
  text: `Nothing arrives. ${text}`,
  source,
})

export const noSelling = ({ text, source }: Tested): Statement => ({
  statement: 'It cannot be sold',
  text: `It can be bought, but sending it back to the pool fails. ${text}`,
  source,
})

/**
 * The statement about a token that keeps a part of each trade. `buy` and `sell` are the shares kept, for example "5%".
 */
export const keepsTax = (buy: string, sell: string, tested: Tested): Statement => ({
  statement: `It keeps ${buy} of each purchase and ${sell} of each sale`,
  ...tested,
})

export const notPooled: Statement = { statement: 'No pool holds this token', text: 'It cannot be traded here.' }

/**
 * `pools`: "4 pools". `liquidity`: the dollar value of what all pools hold, "$1.2m". `deepest`: the dollar value of
 * what the deepest pool holds.
 */
const POOLED: Sentences<PooledFacts, Pick<Statement, 'statement' | 'text'>> = {
  unpriced: ({ count, pools }) => ({
    statement: pools,
    text: counted(count, {
      one: 'What it holds has no price in dollars.',
      other: 'What they hold has no price in dollars.',
    }),
  }),
  onePool: ({ liquidity, pools }) => ({ statement: `${liquidity} in ${pools}` }),
  several: ({ liquidity, pools, deepest }) => ({
    statement: `${liquidity} in ${pools}`,
    text: `The deepest holds ${deepest}.`,
  }),
}

/**
 * The liquidity in the pools of a token. `block`: the number of the block at which the pools were read, "1,234,567".
 */
export const pooled = (facts: PooledFacts, block: string): Statement => ({
  ...say(POOLED, facts),
  source: `The pools with the usual tokens at block ${block}.`,
})

/** Says that all or some pools of a token have hooks, whose addresses are shown beside. */
export const hookedPools = (areAll: boolean): Statement => ({
  statement: areAll ? 'Its pools have rules of their own' : 'Some of its pools have rules of their own',
  text: 'A contract, the hook, takes part in each swap there. Its rules may differ for buying and selling, by account and over time.',
})
