import { explorerLink } from '../../../domain/chain/chain'
import { sameAddress } from '../../../domain/chain/address'
import { grouped } from '../../../domain/page/grouped'
import { useDeployment, useTradeChain } from '../../../store/hooks'
import { useGetSafetyQuery } from '../../../store/token/tokenReads'
import { useGetTokensQuery } from '../../../store/token/lists'
import { SafetyFacts } from '../../../views/token/SafetyFacts'
import { useLookalike } from '../useLookalike'
import { useTokenSnapshot } from '../../market/useTokenDepth'
import { useTokenMarket, type ViewedToken } from '../../market/useTokenMarket'
import { safetyFacts } from './safetyCopy'
import { useNoAnswer } from '../../useNoAnswer'

/** What list, contract and pools say of a token, each statement with its source. */
export function SafetyContainer({ token }: { token: ViewedToken }) {
  const { address } = token
  const chain = useTradeChain()
  const bases = useDeployment()?.bases ?? []
  const { currentData: contract, error } = useGetSafetyQuery({ chainId: chain.id, token: address })
  const { pools, poolsBlock, priced, isPoolsError, liquidity, deepest } = useTokenMarket(token)
  const { snapshot, isError: isSnapshotError } = useTokenSnapshot(address)
  const { data: list } = useGetTokensQuery(undefined)
  const lookalike = useLookalike(address, token.symbol, token.name)
  const noAnswer = useNoAnswer()
  const facts = safetyFacts({
    token,
    list: list?.info ?? null,
    lookalike,
    chainName: chain.name,
    noAnswer: noAnswer.sentence,
    contract: contract ?? (error ? 'unreadable' : 'reading'),
    pools: pools
      ? { count: pools.length, priced, liquidity, deepest, blockNumber: poolsBlock ?? 0 }
      : isPoolsError
        ? 'unreadable'
        : 'reading',
    taxes: bases.some((base) => sameAddress(base, address))
      ? 'base'
      : snapshot
        ? {
            measured: snapshot.taxes?.find((tax) => sameAddress(tax.token, address)) ?? (snapshot.taxes && 'none'),
            blockNumber: snapshot.taxesBlock,
          }
        : isSnapshotError
          ? 'unreadable'
          : 'reading',
    explorerOf: (each) => explorerLink(chain, 'address', each),
  })
  return (
    <SafetyFacts
      facts={facts}
      source={
        contract ? `The contract was read at block ${grouped(String(contract.blockNumber))}` : 'Read from the chain'
      }
    />
  )
}
