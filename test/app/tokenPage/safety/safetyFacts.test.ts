import type { SafetySources } from '../../../../src/app/tokenPage/safety/sources'
import type { TokenSafety } from '#domain/token/tokenSafety'
import { safetyFacts } from '../../../../src/app/tokenPage/SafetyContainer'

const LINK = '0x514910771AF9Ca656af840dff83E8264EcF986CA'
const OTHER = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'
const LISTED = {
  chainId: 1,
  address: LINK,
  symbol: 'LINK',
  name: 'ChainLink Token',
  logoURI: null,
  decimals: 18,
} as const
const CONTRACT: TokenSafety = { blockNumber: 100, codeSize: 1_765, proxy: 'none', owner: null, isPaused: null }

const POOLS = {
  count: 4,
  priced: 4,
  liquidity: 37_100_000n * 10n ** 18n,
  deepest: 31_500_000n * 10n ** 18n,
  blockNumber: 100,
}
const NOTHING_KNOWN = { ...POOLS, priced: 0, liquidity: null, deepest: null }

const sources = (changes: Partial<SafetySources> = {}): SafetySources => ({
  token: {
    id: LINK,
    address: LINK,
    symbol: 'LINK',
    name: 'ChainLink Token',
    decimals: 18,
    totalSupply: 10n ** 27n,
    logoURI: null,
    listed: LISTED,
    reported: { symbol: 'LINK', name: 'ChainLink Token' },
  },
  list: { name: 'Some list', version: '22.21.0', madeAt: null, kept: 400, dropped: 0 },
  lookalike: null,
  chainName: 'Ethereum',
  noAnswer: 'The node did not respond.',
  contract: CONTRACT,
  pools: POOLS,
  taxes: { measured: 'none', blockNumber: 100 },
  explorerOf: () => null,
  ...changes,
})
const reports = (changes: Partial<SafetySources>) =>
  safetyFacts(sources(changes)).map(({ kind, statement, text, source }) =>
    [`${kind}: ${statement}.`, text, source].filter(Boolean).join(' '),
  )
const token = (changes: Partial<SafetySources['token']>) => ({ token: { ...sources().token, ...changes } })
const contract = (changes: Partial<TokenSafety>) => ({ contract: { ...CONTRACT, ...changes } })

test('of a plain listed token', () => {
  expect(reports({})).toEqual([
    'good: On the public token list. Some list 22.21.0. The contract gives the same symbol, name and decimals.',
    'good: There is a contract at this address. 1,765 bytes of code on Ethereum.',
    'neutral: No sign that somebody can change how it works. It is not a proxy by EIP-1967, EIP-1822 or EIP-1167.',
    'neutral: The contract names no owner. Somebody may still have special rights. It names none by owner().',
    'good: No token fee on buying or selling. The contract itself may still change this later. Buying and selling were simulated at block 100, with nothing sent.',
    'good: $37.1m in 4 pools. The deepest holds $31.5m. The pools with the usual tokens at block 100.',
  ])
})

test.each<[string, Partial<SafetySources>, string]>([
  [
    'another name',
    token({ reported: { symbol: 'LINK', name: 'Link' } }),
    'neutral: The contract calls itself Link (LINK). The list calls it ChainLink Token (LINK).',
  ],
  [
    'another symbol',
    token({ reported: { symbol: 'LNK', name: 'ChainLink Token' } }),
    'care: The contract calls itself ChainLink Token (LNK). The list calls it ChainLink Token (LINK).',
  ],
  [
    'no symbol that the contract tells',
    token({ reported: { symbol: null, name: 'ChainLink Token' } }),
    'neutral: The contract gives no symbol. The list calls it ChainLink Token (LINK).',
  ],
  [
    'neither symbol nor name that the contract tells',
    token({ reported: { symbol: null, name: null } }),
    'neutral: The contract gives no symbol or name. The list calls it ChainLink Token (LINK).',
  ],
  [
    'another name, and no symbol',
    token({ reported: { symbol: null, name: 'Link' } }),
    'neutral: The contract calls itself Link. The list calls it ChainLink Token (LINK).',
  ],
  [
    'other decimals',
    token({ decimals: 8 }),
    'care: List and contract disagree on decimals. The list says 18, the contract 8. Amounts follow the contract.',
  ],
  [
    'no list',
    { ...token({ listed: null }), list: null },
    'care: The token list could not be loaded. So it is not known whether this token is on it.',
  ],
  [
    'no listed decimals',
    token({ listed: { ...LISTED, decimals: null } }),
    'good: On the public token list. Some list 22.21.0. The contract gives the same symbol and name.',
  ],
  [
    'a token that the site names and the list lacks',
    token({ listed: { ...LISTED, isNamed: true } }),
    'good: Known to this site. Not on the public token list. The contract gives the same symbol, name and decimals.',
  ],
  [
    'not listed',
    token({ listed: null }),
    'care: Not on the public token list. Anyone can give a token any name. Check the address with the project behind it.',
  ],
  [
    'an unlisted lookalike',
    { ...token({ listed: null }), lookalike: { kind: 'unlisted', other: { symbol: 'UNI', address: OTHER } } },
    'care: Not the listed UNI. The listed UNI has another address.',
  ],
  [
    'an unlisted lookalike of the chain’s own coin',
    { ...token({ listed: null }), lookalike: { kind: 'unlisted', other: { symbol: 'ETH', address: null } } },
    'care: Not ETH. That is the network’s own coin, which has no address.',
  ],
  [
    'L26: a shared symbol',
    { lookalike: { kind: 'sharedSymbol', other: { symbol: 'LINK', address: OTHER } } },
    'care: Another listed token is also called LINK. Only the address tells them apart.',
  ],
  [
    'L17: a listed lookalike',
    { lookalike: { kind: 'similarSymbol', other: { symbol: 'L1NK', address: OTHER } } },
    'care: Its symbol looks like that of L1NK. Only the address tells them apart.',
  ],
  [
    'code that cannot be read',
    contract({ codeSize: null }),
    'neutral: Could not check the contract’s code. The node did not respond.',
  ],
  ['no code', contract({ codeSize: 0 }), 'care: There is no contract at this address. 0 bytes of code on Ethereum.'],
  [
    'slots that cannot be read',
    contract({ proxy: null }),
    'neutral: Could not check whether somebody can change how it works. The node did not respond.',
  ],
  [
    'a proxy',
    contract({ proxy: { kind: 'implementation', target: OTHER, admin: OTHER } }),
    'care: Its admin can change how it works. It is a proxy: another contract does its work, and a different one can be chosen later.',
  ],
  [
    'a beacon',
    contract({ proxy: { kind: 'beacon', target: OTHER, admin: null } }),
    'care: Somebody can change how it works. It is a proxy: another contract does its work, and a different one can be chosen later.',
  ],
  [
    'a clone',
    contract({ proxy: { kind: 'clone', target: OTHER, admin: null } }),
    'neutral: A copy of another contract. It forwards every call to a fixed contract (EIP-1167).',
  ],
  [
    'an account',
    contract({ proxy: { kind: 'account', target: OTHER, admin: null } }),
    'care: It is a person’s account. Whoever has its key can change how it works. Another contract does its work (EIP-7702).',
  ],
  [
    'an owner',
    contract({ owner: OTHER }),
    'neutral: The contract has an owner. What the owner may do is up to the contract. The address that owner() returns.',
  ],
  [
    'no owner any more',
    contract({ owner: 'none' }),
    'neutral: The contract has no owner. Somebody may still have special rights. owner() returns the zero address.',
  ],
  [
    'a pause',
    contract({ isPaused: true }),
    'care: Transfers are paused. Until that changes, it cannot be traded. paused() returns true.',
  ],
  [
    'a possible pause',
    contract({ isPaused: false, owner: OTHER }),
    'neutral: The owner can pause transfers. They are not paused now. paused() returns false.',
  ],
  ['a contract being read', { contract: 'reading' }, 'neutral: Checking the contract. The node has not responded yet.'],
  [
    'a tax',
    {
      ...contract({ owner: OTHER }),
      taxes: { measured: { token: LINK, buy: 50_000, sell: 25_000 }, blockNumber: 100 },
    },
    'care: It keeps 5.00% of each purchase and 2.50% of each sale. The owner can change this later. Buying and selling were simulated at block 100, with nothing sent.',
  ],
  [
    'a trap',
    {
      ...contract({ proxy: { kind: 'beacon', target: OTHER, admin: null } }),
      taxes: { measured: { token: LINK, buy: 0, sell: null }, blockNumber: 100 },
    },
    'danger: It cannot be sold. It can be bought, but sending it back to the pool fails. Whoever can upgrade the contract can change this later. Buying and selling were simulated at block 100, with nothing sent.',
  ],
  [
    'what nobody can buy',
    { taxes: { measured: { token: LINK, buy: 1_000_000, sell: null }, blockNumber: 90 } },
    'danger: It cannot be bought. Nothing arrives. The contract itself may still change this later. Buying and selling were simulated at block 90, with nothing sent.',
  ],
  [
    'a tax that a node cannot measure',
    { taxes: { measured: null, blockNumber: 100 } },
    'neutral: Token fees could not be measured. The node cannot simulate trades, or the pools hold too little.',
  ],
  [
    'a token that trades are made of',
    { taxes: 'base' },
    'neutral: Buying and selling are not simulated. It is one of the tokens that most trades go through.',
  ],
  ['a tax that is not read', { taxes: 'unreadable' }, 'neutral: Could not check token fees. The node did not respond.'],
  ['no pool', { pools: { ...NOTHING_KNOWN, count: 0 } }, 'danger: No pool holds this token. It cannot be traded here.'],
  [
    'one pool',
    { pools: { ...POOLS, count: 1, priced: 1, liquidity: 10n ** 24n, deepest: 10n ** 24n } },
    'good: $1m in 1 pool. The pools with the usual tokens at block 100.',
  ],
  [
    'pools of which one has no price',
    { pools: { ...POOLS, priced: 3 } },
    'good: $37.1m in 3 of 4 pools. The deepest holds $31.5m. The pools with the usual tokens at block 100.',
  ],
  [
    'pools without a price',
    { pools: { ...NOTHING_KNOWN, count: 2 } },
    'neutral: 2 pools. What they hold has no price in dollars. The pools with the usual tokens at block 100.',
  ],
  [
    'pools that cannot be read',
    { pools: 'unreadable' },
    'neutral: Could not check the pools. The node did not respond.',
  ],
])('of %s', (_, changes, fact) => {
  expect(reports(changes)).toContain(fact)
})

test('a token without pools is not said to have been tested', () => {
  expect(reports({ pools: { ...NOTHING_KNOWN, count: 0 } }).join()).not.toContain('simulated')
})

test.each<[string, Partial<SafetySources>]>([
  ['nothing has been read', { list: null, contract: 'reading', pools: 'reading', taxes: 'reading' }],
  ['nothing can be read', { list: null, contract: 'unreadable', pools: 'unreadable', taxes: 'unreadable' }],
  [
    'the node has only part of the answers',
    {
      list: null,
      ...contract({ codeSize: null, proxy: null }),
      pools: NOTHING_KNOWN,
      taxes: { measured: null, blockNumber: null },
    },
  ],
])('nothing is called good while %s', (_, changes) => {
  const facts = safetyFacts(sources({ ...token({ listed: null }), ...changes }))
  expect(facts.length).toBeGreaterThan(3)
  expect(facts.filter(({ kind }) => kind === 'good')).toEqual([])
})

test('every statement is there once', () => {
  const statements = safetyFacts(
    sources({ lookalike: { kind: 'sharedSymbol', other: { symbol: 'LINK', address: OTHER } } }),
  ).map(({ statement }) => statement)
  expect(new Set(statements).size).toBe(statements.length)
})

test.each([
  [true, 'Its pools have rules of their own'],
  [false, 'Some of its pools have rules of their own'],
])('X68: the hooks of pools are named, and that the code of one can be replaced (%s)', (areInAllPools, statement) => {
  const hooks = { all: [LINK, OTHER] as const, upgradeable: [OTHER] as const, areInAllPools }
  const explorerOf = (address: string) => `https://explorer/${address}`
  expect(safetyFacts(sources({ pools: { ...POOLS, hooks }, explorerOf }))).toContainEqual({
    kind: 'care',
    statement,
    text: 'A contract, the hook, takes part in each swap there. Its rules may differ for buying and selling, by account and over time.',
    addresses: [
      { label: 'Hook', address: LINK, href: `https://explorer/${LINK}` },
      { label: 'Hook with replaceable code', address: OTHER, href: `https://explorer/${OTHER}` },
    ],
  })
})
