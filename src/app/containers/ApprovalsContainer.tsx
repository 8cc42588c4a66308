import { useState } from 'react'
import { supportedChain } from '../../config/chains'
import { deploymentOf } from '../../config/deployments'
import { settings } from '../../config/settings'
import type { Address } from '../../domain/address'
import { exactAmount } from '../../domain/amount'
import { usdText, usdValue } from '../../domain/money'
import { revokeApproval } from '../../store/commands/revokeApproval'
import { useAppDispatch } from '../../store/hooks'
import { type ApprovalRow, ApprovalTable } from '../../views/screens/ApprovalTable'
import type { OpenApproval } from '../hooks/useApprovals'

interface ApprovalsContainerProps {
  account: Address
  approvals: readonly OpenApproval[]
  status: 'loading' | 'ready' | 'failed'
  onRetry: () => void
}

const chainId = supportedChain.id
/** Nobody's balance comes near it: who approves as much means "all". */
const UNLIMITED_FROM = 2n ** 95n

/** What the swap contract may take, and the way to take that back. */
export function ApprovalsContainer({ account, approvals, status, onRetry }: ApprovalsContainerProps) {
  const dispatch = useAppDispatch()
  const [revoking, setRevoking] = useState<readonly Address[]>([])
  const spender = deploymentOf(chainId)?.swapRouter ?? '0x'

  const rows = approvals.map(({ token, allowance, balance, usd }): ApprovalRow => {
    const { address, symbol, logoURI, decimals } = token
    const movable = balance === null ? null : balance < allowance ? balance : allowance
    return {
      id: address,
      token: { symbol, address, logoURI },
      contract: spender,
      contractName: `${settings.appName} swap contract`,
      allowed:
        allowance >= UNLIMITED_FROM || decimals === null ? null : `${exactAmount(allowance, decimals)} ${symbol}`,
      couldMove:
        movable === null || decimals === null
          ? null
          : usd === null
            ? `${exactAmount(movable, decimals)} ${symbol}`
            : usdText(usdValue(movable, decimals, usd)),
      state: revoking.includes(address) ? 'asking' : 'open',
      onRevoke() {
        if (revoking.includes(address)) return
        setRevoking((list) => [...list, address])
        void dispatch(revokeApproval({ chainId, account, token: address, symbol, spender })).finally(() => {
          setRevoking((list) => list.filter((each) => each !== address))
        })
      },
    }
  })
  return <ApprovalTable status={status} rows={rows} onRetry={onRetry} />
}
