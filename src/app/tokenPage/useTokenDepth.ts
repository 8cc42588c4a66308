import { useMemo } from 'react'
import type { Address } from '#domain/chain/address'
import { depthsIn, type TokenDepths } from '#domain/pool/depth'
import { sortTokens } from '#domain/pool/route'
import type { PoolSnapshot } from '#domain/pool/snapshot'
import { useTradeChain } from '#store/hooks'
import { useGetSnapshotQuery } from '#store/trade/tradeReads'
import { useDeployment } from '../useDeployment'

/** The pools for a trade of the token with the native coin or, for the wrapped coin, with the dollar token. */
export function useTokenSnapshot(
  token: Address,
  isWanted = true,
): { snapshot: PoolSnapshot | undefined; isError: boolean } {
  const { id: chainId } = useTradeChain()
  const deployment = useDeployment()
  const { weth, usdc } = deployment ?? { weth: '0x', usdc: '0x' }
  const pair = sortTokens(token, token === weth ? usdc : weth)
  const { currentData: snapshot, hasFailed } = useGetSnapshotQuery(
    { chainId, pair },
    { skip: !deployment || !isWanted },
  )
  return { snapshot, isError: hasFailed && snapshot === undefined }
}

/** The trade size that moves a token's price by 1% in each pool used for trades, as of the latest block. */
export function useTokenDepth(token: Address): TokenDepths | 'reading' | 'unreadable' {
  const { snapshot, isError } = useTokenSnapshot(token)
  return useMemo(
    () => (snapshot ? depthsIn(snapshot, token) : isError ? 'unreadable' : 'reading'),
    [snapshot, isError, token],
  )
}
