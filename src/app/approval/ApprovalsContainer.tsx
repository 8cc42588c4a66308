import { permit2Terms, searchWords, THROUGH_PERMIT2, UNKNOWN_TOKEN } from '#copy/approval/approvals'
import { spenderName, spendersOf } from '#config/spenders'
import { inListOrder, movableUnits, type OpenApproval, permit2Facts } from '#domain/approval/openApprovals'
import { usdText, usdTextAtMost, usdValueAtMost } from '#domain/market/money'
import { exactText, isUnlimited, withSymbol } from '#domain/token/amount'
import { scaleWith, type Token, type TokenScale } from '#domain/token/token'
import type { Revocation } from '#domain/transaction/transaction'
import type { ApprovalRow } from '../../views/approval/approvalRow'
import { searchFacts } from '#domain/approval/searchFacts'
import { checksummed } from '#boundary/checksum'
import { supportedChains } from '#config/chains'
import { revocationId } from '#domain/approval/revocations'
import type { Address } from '#domain/chain/address'
import { LISTED_BALANCES_READ } from '#domain/token/limits'
import { useTradeChain } from '#store/hooks'
import { ApprovalTable } from '../../views/approval/ApprovalTable'
import { useNames } from '../wallet/useNames'
import { useNoAnswer } from '../useNoAnswer'
import type { useApprovals } from './useApprovals'
import { useMultipliers } from '../token/useMultipliers'
import { useRevocations } from './useRevocations'

/** The amount that the spender could take now, in dollars or in tokens; null when unknown. */
function movableText(approval: OpenApproval, symbol: string, scale: TokenScale | null): string | null {
  const { usd } = approval
  const units = movableUnits(approval)
  if (units === null) return null
  if (units === 0n) return usdText(0n)
  if (scale === null) return null
  return usd === null
    ? withSymbol(exactText(units, scale), symbol)
    : usdTextAtMost(usdValueAtMost(units, scale.decimals, usd))
}

/** The name of a spender. Those that the site knows come first, and then those of the address book. */
type SpenderName = (spender: Address) => string | null

function openRow(
  nameOf: SpenderName,
  approval: OpenApproval,
  scale: TokenScale | null,
): Omit<ApprovalRow, 'id' | 'state' | 'onRevoke'> {
  const { token, spender, amount, permit2, isExpired } = approval
  const symbol = token.symbol ?? UNKNOWN_TOKEN
  return {
    token: { ...token, symbol },
    contract: spender,
    contractName: nameOf(spender),
    terms: permit2 && permit2Terms(permit2Facts(permit2.until, isExpired)),
    isExpired,
    isUnlimited: isUnlimited(amount),
    allowed: scale === null ? null : withSymbol(exactText(amount, scale), symbol),
    couldMove: movableText(approval, symbol, scale),
  }
}

function revokedRow(nameOf: SpenderName, id: string, { spender, through }: Revocation, token: Token): ApprovalRow {
  const { address, symbol, logoURI } = token
  return {
    id,
    token: { address, symbol, logoURI, isKnown: true },
    contract: spender,
    contractName: nameOf(spender),
    terms: through ? THROUGH_PERMIT2 : null,
    isExpired: false,
    isUnlimited: false,
    allowed: `0 ${symbol}`,
    couldMove: usdText(0n),
    state: 'revoked',
    onRevoke: null,
  }
}

interface ApprovalsContainerProps {
  account: Address
  /** Whether the account is the visitor's own, which is required for revoking. */
  isOwn: boolean
  read: ReturnType<typeof useApprovals>
  onRetry: () => void
}

export function ApprovalsContainer({ account, isOwn, read, onRetry }: ApprovalsContainerProps) {
  const { approvals, unread, status, isFetching, isLong, knownToken, search, leftOut } = read
  const chain = useTradeChain()
  const { id: chainId } = chain
  const network = supportedChains.length > 1 ? chain : undefined
  const noAnswer = useNoAnswer()
  const { stateOf, done, revoke } = useRevocations({ chainId, account }, isOwn, isFetching)

  const { multiplierOf } = useMultipliers(approvals.map(({ token }) => token.address))

  const nameOf = useNames()
  const spenderNameOf: SpenderName = (spender) => spenderName(chainId, spender) ?? nameOf(spender)
  const open = approvals.map((approval): ApprovalRow => {
    const { token, spender, permit2, decimals } = approval
    const revokes: Revocation = { token: token.address, spender, ...(permit2 && { through: 'permit2' }) }
    const id = revocationId(revokes)
    const multiplier = multiplierOf(token.address)
    const scale = decimals === null || multiplier === undefined ? null : scaleWith(decimals, multiplier)
    const row = openRow(spenderNameOf, approval, scale)
    const onRevoke = isOwn ? () => void revoke(revokes, row.token.symbol, scale) : null
    return { ...row, id, state: stateOf(id), onRevoke, network }
  })
  const revoked = done.flatMap(({ id, revokes }): ApprovalRow[] => {
    const { token } = knownToken(checksummed(revokes.token)) ?? {}
    const isOpen = open.some((row) => row.id === id)
    return token && !isOpen ? [{ ...revokedRow(spenderNameOf, id, revokes, token), network }] : []
  })
  const rows = inListOrder([...open, ...revoked], ({ token }) => knownToken(token.address)?.place)
  return (
    <ApprovalTable
      status={status}
      noAnswer={noAnswer.sentence}
      rows={rows}
      unread={unread}
      isOwn={isOwn}
      network={network?.name}
      contractNames={spendersOf(chainId).map(({ name }) => name)}
      tokensRead={isLong ? LISTED_BALANCES_READ : null}
      search={{
        ...searchWords(searchFacts({ ...search, leftOut })),
        isRunning: search.state === 'searching',
        onBegin: search.begin,
      }}
      onRetry={onRetry}
    />
  )
}
