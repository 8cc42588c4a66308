import { useMemo } from 'react'
import { PATHS, swapHref } from '../../../config/paths'
import { spenderName, spendersOf } from '../../../config/spenders'
import { shortAddress } from '../../../domain/chain/address'
import { exactAmount, shortBalance } from '../../../domain/token/amount'
import { usdText, usdValue } from '../../../domain/market/money'
import { NATIVE } from '../../../domain/token/token'
import { useAppDispatch, useAppSelector, useTradeChain } from '../../../store/hooks'
import { useGetApprovalsQuery } from '../../../store/approval/approvalReads'
import { useGetTokenBalancesQuery } from '../../../store/token/tokenReads'
import { selectWalletButton } from '../../../store/chain/walletButton'
import { selectAccount } from '../../../store/wallet/connection'
import { modalOpened } from '../../../store/page/modals'
import { BalanceCard, type TokenAllowance } from '../../../views/token/BalanceCard'
import { useTokenMarket, type ViewedToken } from '../../market/useTokenMarket'
import { useNoAnswer } from '../../useNoAnswer'

/** What the connected account has of a token, and which contracts may take of it. */
export function TokenBalanceContainer({ token }: { token: ViewedToken }) {
  const { address, symbol, decimals, totalSupply } = token
  const { id: chainId } = useTradeChain()
  const dispatch = useAppDispatch()
  const isConnecting = useAppSelector(selectWalletButton).kind === 'connecting'
  const account = useAppSelector(selectAccount)
  const { price } = useTokenMarket(token)
  const tokens = useMemo(() => [address], [address])
  const spenders = useMemo(() => spendersOf(chainId).map((each) => each.address), [chainId])
  const { currentData: balances, error } = useGetTokenBalancesQuery(
    { chainId, account: account ?? '0x', tokens },
    { skip: !account },
  )
  const { currentData: approvals, error: approvalsError } = useGetApprovalsQuery(
    { chainId, account: account ?? '0x', spenders, tokens },
    { skip: !account },
  )
  // Errors stay until the next answer, also while that is awaited.
  const isApprovalsError = approvalsError !== undefined
  const units = balances?.[address]
  const noAnswer = useNoAnswer()
  const isReading = isConnecting || (account !== null && balances === undefined && error === undefined)

  // What Permit2 hands on is told on the profile.
  const direct = approvals?.open.filter(({ permit2 }) => !permit2)
  const allowances = direct?.map(({ spender, amount }): TokenAllowance => {
    return {
      id: spender,
      spender: spenderName(chainId, spender) ?? shortAddress(spender),
      // There is no more of it than that.
      amount: BigInt(amount) >= totalSupply ? null : `${exactAmount(BigInt(amount), decimals)} ${symbol}`,
    }
  })
  return (
    <BalanceCard
      symbol={symbol}
      holding={
        isReading
          ? 'reading'
          : account && {
              amount: units ? shortBalance(BigInt(units), decimals) : null,
              why: units === null ? 'the token did not answer' : noAnswer.clause,
              fiat: units && price !== null ? usdText(usdValue(BigInt(units), decimals, price)) : null,
              sellHref: units && BigInt(units) > 0n ? swapHref(address, NATIVE) : null,
              allowances: allowances ?? (isApprovalsError ? [] : 'reading'),
              isPartial: approvals ? approvals.unread > 0 : isApprovalsError,
              revokeHref: `${PATHS.profile}#approvals`,
            }
      }
      onConnect={() => dispatch(modalOpened({ modal: 'connect' }))}
    />
  )
}
