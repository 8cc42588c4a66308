import { useState } from 'react'
import { isRevokedSince, newestRevocations, revocationId, revocationState } from '#domain/approval/revocations'
import type { TokenScale } from '#domain/token/token'
import type { Revocation } from '#domain/transaction/transaction'
import { revokeApproval } from '#store/approval/revokeApproval'
import type { AccountArgs } from '#store/chainReads'
import { useAppDispatch, useAppSelector } from '#store/hooks'
import { selectTransactionsOf } from '#store/transaction/transactions'

/** The revocations that an account has sent since this screen was opened, and a function that revokes an approval. */
export function useRevocations({ chainId, account }: AccountArgs, isOwn: boolean, areApprovalsLoading: boolean) {
  const dispatch = useAppDispatch()
  const transactions = useAppSelector((state) => selectTransactionsOf(state, account, chainId))
  const [inWallet, setInWallet] = useState<ReadonlySet<string>>(new Set())
  const [since] = useState(() => Date.now())
  const revocations = newestRevocations(isOwn ? transactions : [])
  const stateOf = (id: string) =>
    revocationState(revocations.get(id), { since, isInWallet: inWallet.has(id), areApprovalsLoading })
  return {
    stateOf,
    done: [...revocations.values()].flatMap((sent) => {
      const { revokes } = sent.request
      return revokes && isRevokedSince(since, sent) ? [{ id: revocationId(revokes), revokes }] : []
    }),
    revoke: async (revokes: Revocation, symbol: string, scale: TokenScale | null) => {
      const id = revocationId(revokes)
      if (stateOf(id) !== 'open') return
      setInWallet((ids) => new Set([...ids, id]))
      await dispatch(revokeApproval({ chainId, account, symbol, scale, ...revokes }))
      setInWallet((ids) => new Set([...ids].filter((each) => each !== id)))
    },
  }
}
