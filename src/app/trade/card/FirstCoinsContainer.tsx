import { firstCoins } from '#copy/trade/firstCoins'
import { useState } from 'react'
import type { Address } from '#domain/chain/address'
import { dataFee } from '#domain/chain/dataFees'
import { usdTextAtMost } from '#domain/market/money'
import { USUAL_SWAP_GAS, USUAL_SWAP_SIZE, usualSwapCost } from '#domain/market/usualSwap'
import { tradeAmountAtMost, withSymbol } from '#domain/token/amount'
import { NATIVE } from '#domain/token/token'
import { useAppDispatch, useTradeChain } from '#store/hooks'
import { canFund, fundLocally } from '#store/wallet/fundAccount'
import { FirstCoins } from '../../../views/trade/FirstCoins'
import { useNetworkFees } from '../../chain/useNetworkFees'
import { useUsdPrices } from '../../market/useUsdPrices'

/** The number of coins that the local test chain sends in a development build. */
const FUNDED = '100'

/** The current network fee of a typical swap, in dollars or in the native coin; null while unknown. */
function useUsualCost(): string | null {
  const { nativeCurrency } = useTradeChain()
  const { etherUsd } = useUsdPrices([NATIVE])
  const { gas, dataFees } = useNetworkFees()
  if (gas.maxFeePerGas === null) return null
  const charged = (dataFees && dataFee(dataFees, { gas: USUAL_SWAP_GAS, sizes: [USUAL_SWAP_SIZE] })) ?? 0n
  const usd = usualSwapCost(gas.feePerGas, nativeCurrency.decimals, etherUsd, charged)
  return usd === null
    ? withSymbol(tradeAmountAtMost(gas.feePerGas * USUAL_SWAP_GAS + charged, nativeCurrency), nativeCurrency.symbol)
    : usdTextAtMost(usd)
}

interface FirstCoinsContainerProps {
  account: Address
  /** The network cost that the card already shows; null or undefined if it shows none. */
  cost?: string | null
  /** Whether to show only the title until the visitor expands the hint. */
  isFolded?: boolean
}

export function FirstCoinsContainer({ account, cost = null, isFolded = false }: FirstCoinsContainerProps) {
  const dispatch = useAppDispatch()
  const { nativeCurrency, isTestnet, faucetUrl } = useTradeChain()
  const [isLocal] = useState(() => dispatch(canFund()))
  const [isBusy, setBusy] = useState(false)
  const usualCost = useUsualCost()
  const source = isLocal ? 'local' : faucetUrl === undefined ? null : 'faucet'
  const onPress = async () => {
    setBusy(true)
    // The button stays busy after a success, because the coins appear only with the next block.
    if (!(await dispatch(fundLocally(account)))) setBusy(false)
  }
  return (
    <FirstCoins
      isFolded={isFolded}
      {...firstCoins({ coin: nativeCurrency.name, cost: cost ?? usualCost, isTestnet, source })}
      faucetHref={faucetUrl ?? null}
      fund={
        isLocal ? { amount: withSymbol(FUNDED, nativeCurrency.symbol), isBusy, onPress: () => void onPress() } : null
      }
    />
  )
}
