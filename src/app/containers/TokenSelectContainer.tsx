import { useMemo, useState } from 'react'
import { parseAddress } from '../../boundary/url'
import { supportedChain } from '../../config/chains'
import { deploymentOf } from '../../config/deployments'
import { shortBalance } from '../../domain/amount'
import { usdText, usdValue } from '../../domain/money'
import { type CurrencyId, NATIVE, sameCurrency, searchTokens, type Token } from '../../domain/token'
import { useAppSelector } from '../../store/hooks'
import { useGetBalanceQuery, useGetTokenBalancesQuery, useGetTokenFactsQuery } from '../../store/queries/chainReads'
import { useGetTokensQuery } from '../../store/queries/lists'
import { selectAccount } from '../../store/slices/connection'
import { type TokenRow, TokenSelectDialog } from '../../views/tokenSelect/TokenSelectDialog'
import { useTokens } from '../hooks/useCurrencies'
import { useUsdPrices } from '../hooks/useUsdPrices'

interface TokenSelectContainerProps {
  side: 'sell' | 'buy' | 'find'
  /** What the other side has. */
  other: CurrencyId | null
  onChoose: (id: CurrencyId) => void
  onClose: () => void
}

const chainId = supportedChain.id
const { nativeCurrency } = supportedChain
const TITLES = { sell: 'Select a token to sell', buy: 'Select a token to receive', find: 'Find a token' }
const COMMON: readonly CurrencyId[] = [NATIVE, ...(deploymentOf(chainId)?.bases ?? [])]

/** Chooses a token of the list, the chain's own coin, or any token by its address. */
export function TokenSelectContainer({ side, other, onChoose, onClose }: TokenSelectContainerProps) {
  const [text, setText] = useState('')
  const tokens = useTokens()
  const { isLoading } = useGetTokensQuery(undefined)
  const account = useAppSelector(selectAccount)

  const addresses = useMemo(() => tokens.map(({ address }) => address), [tokens])
  const native = useGetBalanceQuery({ chainId, account: account ?? '0x' }, { skip: !account }).currentData
  const { currentData: balances } = useGetTokenBalancesQuery(
    { chainId, account: account ?? '0x', tokens: addresses },
    { skip: !account || addresses.length === 0 },
  )
  const held = useMemo(() => tokens.filter(({ address }) => BigInt(balances?.[address] ?? 0) > 0n), [tokens, balances])
  const usd = useUsdPrices(useMemo(() => [NATIVE, ...held.map(({ address }) => address)], [held]))

  const pasted = parseAddress(text)
  const isListed = pasted.ok && tokens.some(({ address }) => address === pasted.address)
  const unlistedAddress = pasted.ok && !isListed && !isLoading ? pasted.address : null
  const { currentData: facts, isFetching } = useGetTokenFactsQuery(
    { chainId, token: unlistedAddress ?? '0x' },
    { skip: !unlistedAddress },
  )

  const taken = (id: CurrencyId) =>
    other !== null && sameCurrency(other, id) ? (side === 'sell' ? 'Receiving' : 'Selling') : null

  const valueOf = (id: CurrencyId, units: bigint, decimals: number | null) => {
    const price = usd.priceOf(id)
    return price === null || decimals === null ? null : usdValue(units, decimals, price)
  }

  const tokenRow = ({ address, symbol, name, logoURI, decimals }: Token): TokenRow => {
    const units = BigInt(balances?.[address] ?? 0)
    const value = units > 0n ? valueOf(address, units, decimals) : null
    return {
      id: address,
      symbol,
      name,
      logoURI,
      balance: units > 0n && decimals !== null ? shortBalance(units, decimals) : null,
      fiat: value === null ? null : usdText(value),
      taken: taken(address),
    }
  }

  const nativeUnits = native === undefined ? null : BigInt(native)
  const nativeValue = nativeUnits === null ? null : valueOf(NATIVE, nativeUnits, nativeCurrency.decimals)
  const nativeRow: TokenRow = {
    id: NATIVE,
    symbol: nativeCurrency.symbol,
    name: nativeCurrency.name,
    logoURI: null,
    balance: nativeUnits === null ? null : shortBalance(nativeUnits, nativeCurrency.decimals),
    fiat: nativeValue === null ? null : usdText(nativeValue),
    taken: taken(NATIVE),
  }

  const wanted = text.trim().toLowerCase()
  const isNativeWanted = nativeCurrency.symbol.toLowerCase().includes(wanted)
  const byValue = [...held].sort((a, b) => {
    const value = (token: Token) => valueOf(token.address, BigInt(balances?.[token.address] ?? 0), token.decimals) ?? 0n
    const difference = value(b) - value(a)
    return difference === 0n ? 0 : difference > 0n ? 1 : -1
  })
  const own = [...(nativeUnits ? [nativeRow] : []), ...byValue.map(tokenRow)]
  const rest = tokens.filter((token) => !held.includes(token)).map(tokenRow)

  const groups =
    wanted === ''
      ? [
          { name: 'Your tokens', rows: own },
          { name: 'All tokens', rows: nativeUnits ? rest : [nativeRow, ...rest] },
        ]
      : [{ name: '', rows: [...(isNativeWanted ? [nativeRow] : []), ...searchTokens(tokens, text).map(tokenRow)] }]

  const common = COMMON.flatMap((id) => {
    if (id === NATIVE) return [nativeRow]
    const token = tokens.find(({ address }) => address === id)
    return token ? [tokenRow(token)] : []
  }).slice(0, 5)

  return (
    <TokenSelectDialog
      title={TITLES[side]}
      text={text}
      common={common}
      groups={groups}
      unlisted={
        unlistedAddress && typeof facts === 'object'
          ? {
              id: unlistedAddress,
              symbol: facts.symbol,
              name: facts.name,
              logoURI: null,
              taken: taken(unlistedAddress),
            }
          : null
      }
      loading={isLoading || isFetching}
      onText={setText}
      onChoose={onChoose}
      onClose={onClose}
    />
  )
}
