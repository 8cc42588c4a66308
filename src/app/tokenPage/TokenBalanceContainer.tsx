import { tokenSilent } from '#copy/tokenPage/tokenPage'
import { useMemo } from 'react'
import { swapHref } from '#config/links'
import { PATHS } from '#config/paths'
import { spenderName, directSpendersOf } from '#config/spenders'
import { coversSupply } from '#domain/approval/approval'
import { type Address, shortAddress } from '#domain/chain/address'
import { balanceAmount, exactText, withSymbol } from '#domain/token/amount'
import { usdText, usdValue } from '#domain/market/money'
import { NATIVE } from '#domain/token/token'
import { useAppDispatch, useAppSelector, useTradeChain } from '#store/hooks'
import { useGetApprovalsQuery } from '#store/approval/approvalReads'
import { useGetBalanceQuery, useGetTokenBalancesQuery } from '#store/token/tokenReads'
import { selectWalletButton } from '#store/wallet/walletButton'
import { selectAccount } from '#store/wallet/connection'
import { modalOpened } from '#store/browser/modals'
import { BalanceCard, type Holding, type TokenAllowance } from '../../views/tokenPage/BalanceCard'
import { useTokenMarket, type ViewedToken } from '../market/useTokenMarket'
import { usePageMarket } from './usePageMarket'
import { useDeployment } from '../useDeployment'
import { useNoAnswer } from '../useNoAnswer'

export function TokenBalanceContainer({ token }: { token: ViewedToken }) {
  const { address, symbol } = token
  const { id: chainId } = useTradeChain()
  const dispatch = useAppDispatch()
  const isConnecting = useAppSelector(selectWalletButton).kind === 'connecting'
  const account = useAppSelector(selectAccount)
  const { price } = usePageMarket(token)
  const tokens = useMemo(() => [address], [address])
  const spenders = useMemo(() => directSpendersOf(chainId).map((each) => each.address), [chainId])
  const { currentData: balances, hasFailed } = useGetTokenBalancesQuery(
    { chainId, account: account ?? '0x', tokens },
    { skip: !account },
  )
  const { currentData: approvals, error: approvalsError } = useGetApprovalsQuery(
    { chainId, account: account ?? '0x', spenders, tokens },
    { skip: !account },
  )
  const isApprovalsError = approvalsError !== undefined
  const units = balances?.[address]
  const noAnswer = useNoAnswer()
  const isReading = isConnecting || (account !== null && balances === undefined && !hasFailed)

  return (
    <BalanceCard
      symbol={symbol}
      holding={
        isReading
          ? 'reading'
          : account && {
              ...balanceOf(units, token, price, swapHref(address, NATIVE, chainId)),
              onSend: () => dispatch(modalOpened({ modal: 'send', send: { currency: address } })),
              why: units === null ? tokenSilent : noAnswer.clause,
              allowances: allowancesOf(chainId, token, approvals) ?? (isApprovalsError ? [] : 'reading'),
              isPartial: approvals ? approvals.unread > 0 : isApprovalsError,
              revokeHref: `${PATHS.profile}#approvals`,
            }
      }
      onConnect={() => dispatch(modalOpened({ modal: 'connect' }))}
    />
  )
}

/** The connected account's balance of the native coin, which needs no approvals and can be wrapped. */
export function CoinBalanceContainer({ coin }: { coin: ViewedToken }) {
  const { address, symbol } = coin
  const { id: chainId } = useTradeChain()
  const dispatch = useAppDispatch()
  const isConnecting = useAppSelector(selectWalletButton).kind === 'connecting'
  const account = useAppSelector(selectAccount)
  const { price } = useTokenMarket(coin)
  const { usdc } = useDeployment() ?? {}
  const { currentData: units, hasFailed } = useGetBalanceQuery(
    { chainId, account: account ?? '0x' },
    { skip: !account },
  )
  const noAnswer = useNoAnswer()
  const isReading = isConnecting || (account !== null && units === undefined && !hasFailed)
  const balance = balanceOf(units, coin, price, swapHref(NATIVE, usdc ?? null, chainId))
  return (
    <BalanceCard
      symbol={symbol}
      holding={
        isReading
          ? 'reading'
          : account && {
              ...balance,
              onSend: () => dispatch(modalOpened({ modal: 'send', send: { currency: NATIVE } })),
              wrapHref: balance.sellHref && swapHref(NATIVE, address, chainId),
              why: noAnswer.clause,
              allowances: 'coin',
              isPartial: false,
              revokeHref: '',
            }
      }
      onConnect={() => dispatch(modalOpened({ modal: 'connect' }))}
    />
  )
}

/** The balance, its value in dollars, and a link to sell the token. Null or undefined `units` are unknown. */
function balanceOf(
  units: string | null | undefined,
  token: ViewedToken,
  price: bigint | null,
  sellHref: string,
): Pick<Holding, 'amount' | 'exact' | 'fiat' | 'sellHref'> {
  if (!units) return { amount: null, exact: null, fiat: null, sellHref: null }
  const amount = BigInt(units)
  return {
    amount: balanceAmount(amount, token),
    exact: exactText(amount, token),
    fiat: price === null ? null : usdText(usdValue(amount, token.decimals, price)),
    sellHref: amount > 0n ? sellHref : null,
  }
}

interface Approvals {
  open: readonly { spender: Address; amount: string; permit2?: unknown }[]
}

/** The contracts that may spend the token; undefined until read. Only the profile page lists Permit2 allowances. */
function allowancesOf(
  chainId: number,
  token: ViewedToken,
  approvals: Approvals | undefined,
): TokenAllowance[] | undefined {
  const direct = approvals?.open.filter(({ permit2 }) => !permit2)
  return direct?.map(({ spender, amount }) => ({
    id: spender,
    spender: spenderName(chainId, spender) ?? shortAddress(spender),
    amount: coversSupply(BigInt(amount), token.totalSupply ?? 0n)
      ? null
      : withSymbol(exactText(BigInt(amount), token), token.symbol),
  }))
}
