import { coinHasNoContract, coinIsWrapped, safetySource } from '#copy/tokenPage/safety'
import { grouped } from '#domain/browser/locale'
import { explorerLink } from '#domain/chain/chain'
import { poolsSource } from '#copy/tokenPage/tokenPage'
import { type Address, sameAddress } from '#domain/chain/address'
import { isHooked } from '#domain/pool/hooks'
import { useTradeChain } from '#store/hooks'
import { useGetSafetyQuery } from '#store/token/tokenReads'
import { useDeployment } from '../useDeployment'
import { useTokenList } from '../token/useTokenList'
import { SafetyFacts, type SafetyFact } from '../../views/tokenPage/SafetyFacts'
import { useLookalike } from '../token/useLookalike'
import { useUpgradeable } from '../token/useUpgradeable'
import { useTokenSnapshot } from './useTokenDepth'
import { pooledToken, useTokenMarket, type ViewedToken } from '../market/useTokenMarket'
import { good, neutral, type SafetySources } from './safety/sources'
import { useNoAnswer } from '../useNoAnswer'
import { contractFacts } from './safety/contractFacts'
import { listFacts } from './safety/listFacts'
import { hookFacts, poolFact, taxFacts } from './safety/tradeFacts'

export function SafetyContainer({ token }: { token: ViewedToken }) {
  const { address } = token
  const chain = useTradeChain()
  const bases = useDeployment()?.bases ?? []
  const { currentData: contract, hasFailed } = useGetSafetyQuery({ chainId: chain.id, token: address })
  const market = useTokenMarket(token)
  const snapshot = useTokenSnapshot(address)
  const { data: list } = useTokenList()
  const lookalike = useLookalike(address, token.symbol, token.name)
  const noAnswer = useNoAnswer()
  const facts = safetyFacts({
    token,
    list: list?.info ?? null,
    lookalike,
    chainName: chain.name,
    noAnswer: noAnswer.sentence,
    contract: contract ?? unreadAs(hasFailed),
    pools: poolsHeld(market, useUpgradeable(chain.id, hooksIn(market))),
    taxes: bases.some((base) => sameAddress(base, address)) ? 'base' : taxesOf(address, snapshot),
    explorerOf: (each) => explorerLink(chain, 'address', each),
  })
  return <SafetyFacts facts={facts} source={safetySource(contract ? grouped(String(contract.blockNumber)) : null)} />
}

/** Facts about the native coin, which has no contract. */
export function CoinSafety({ coin }: { coin: ViewedToken }) {
  const { name } = useTradeChain()
  const market = useTokenMarket(coin)
  const noAnswer = useNoAnswer().sentence
  const { symbol } = pooledToken(coin)
  const facts = [
    good(coinHasNoContract(coin.symbol, name)),
    neutral(coinIsWrapped(coin.symbol, symbol)),
    poolFact({ pools: poolsHeld(market), noAnswer }),
  ]
  return (
    <SafetyFacts
      facts={facts}
      source={market.poolsBlock === null ? safetySource(null) : poolsSource(market.poolsBlock)}
    />
  )
}

const unreadAs = (isError: boolean) => (isError ? 'unreadable' : 'reading')

const hooksIn = ({ pools = [] }: ReturnType<typeof useTokenMarket>): Address[] => [
  ...new Set(pools.flatMap(({ pool }) => (pool.protocol === 'v4' && pool.hooks) || [])),
]

function poolsHeld(
  market: ReturnType<typeof useTokenMarket>,
  upgradeable: readonly Address[] = [],
): SafetySources['pools'] {
  const { pools, poolsBlock, priced, isPoolsError, liquidity, deepest } = market
  if (!pools) return unreadAs(isPoolsError)
  const all = hooksIn(market)
  const areInAllPools = pools.every(({ pool }) => isHooked(pool))
  return {
    ...{ count: pools.length, priced, liquidity, deepest, blockNumber: poolsBlock ?? 0 },
    ...(all.length > 0 && { hooks: { all, upgradeable, areInAllPools } }),
  }
}

function taxesOf(address: Address, { snapshot, isError }: ReturnType<typeof useTokenSnapshot>): SafetySources['taxes'] {
  if (!snapshot) return unreadAs(isError)
  const { taxes, taxesBlock } = snapshot
  return {
    measured: taxes?.find((tax) => sameAddress(tax.token, address)) ?? (taxes && 'none'),
    blockNumber: taxesBlock,
  }
}

/**
 * Statements about a token, each with its source, without a score or a verdict. Statements that nobody can trade the
 * token come first.
 */
export function safetyFacts(sources: SafetySources): SafetyFact[] {
  const facts = [
    ...listFacts(sources),
    ...contractFacts(sources),
    ...taxFacts(sources),
    poolFact(sources),
    ...hookFacts(sources),
  ]
  const isDanger = ({ kind }: SafetyFact) => kind === 'danger'
  return [...facts.filter(isDanger), ...facts.filter((fact) => !isDanger(fact))]
}
