import { pastedProblem } from '#copy/search/search'
import { useMemo } from 'react'
import { parseAddress } from '#boundary/url'
import type { Address } from '#domain/chain/address'
import type { AcceptedToken } from '#domain/token/tokenChoices'
import { withProgress } from '#store/readHook'
import { settings } from '#config/settings'
import { useTradeChain } from '#store/hooks'
import { useGetTokenFactsQuery } from '#store/token/tokenReads'
import { useNoAnswer } from '../useNoAnswer'

interface PastedToken {
  /** The token at the address, as described by its contract. */
  token: AcceptedToken | null
  isReading: boolean
  problem: { title: string; text: string } | null
  /** The address in the text, even if it is not a token. */
  address: Address | null
}

function problemOf(
  isMistyped: boolean,
  facts: unknown,
  noAnswer: string | null,
  chainName: string,
): PastedToken['problem'] {
  if (isMistyped) return pastedProblem.checksum
  if (facts === 'noCode') return pastedProblem.noCode(chainName)
  if (facts === 'notAToken') return pastedProblem.notAToken
  if (facts === 'notOffered') return pastedProblem.notOffered
  if (typeof facts === 'object' && !settings.importUnlisted) return pastedProblem.notListed
  return noAnswer === null ? null : pastedProblem.unread(noAnswer)
}

/** Reads the token at a pasted address, unless `isKnown` returns true for it. */
export function usePastedToken(text: string, isKnown: (address: Address) => boolean): PastedToken {
  const chain = useTradeChain()
  const pasted = parseAddress(text)
  const isMistyped = !pasted.ok && pasted.reason === 'checksum'
  const address = pasted.ok && !isKnown(pasted.address) ? pasted.address : null
  const { currentData, isFetching, hasFailed } = useGetTokenFactsQuery(
    { chainId: chain.id, token: address ?? '0x' },
    { skip: address === null, selectFromResult: withProgress },
  )
  const noAnswer = useNoAnswer().sentence
  const facts = address === null ? undefined : currentData
  const isError = address !== null && hasFailed
  const token = useMemo(() => {
    if (address === null || typeof facts !== 'object' || !settings.importUnlisted) return null
    const { symbol, name, decimals } = facts
    return { address, symbol, name, decimals }
  }, [address, facts])
  const problem = problemOf(isMistyped, facts, isError ? noAnswer : null, chain.name)
  return { token, isReading: isFetching && !isError, problem, address: pasted.ok ? pasted.address : null }
}
