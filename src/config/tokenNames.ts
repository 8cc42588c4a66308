import { dollarSymbol } from '#domain/chain/network'
import { type CurrencyId, NATIVE } from '#domain/token/token'
import type { OtherNames } from '#domain/search/tokenSearch'
import { configuredChain } from './chains'
import { deploymentOf } from './deployments'

/** Other common names of native coins, by symbol. */
const COINS: Readonly<Record<string, string>> = { ETH: 'Ethereum', BNB: 'Binance Coin', POL: 'Polygon Matic' }

const WBTC = '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599'

function namesOf(chainId: number): OtherNames {
  const deployment = deploymentOf(chainId)
  const coin = COINS[configuredChain(chainId).nativeCurrency.symbol]
  const dollars = deployment && dollarSymbol(deployment) === 'USDC' ? deployment.usdc : null
  return new Map<CurrencyId, string>([
    ...(coin === undefined ? [] : [[NATIVE, coin] as const]),
    ...(coin === undefined || !deployment ? [] : [[deployment.weth, `Wrapped ${coin}`] as const]),
    ...(dollars === null ? [] : [[dollars, 'USD Coin'] as const]),
    [WBTC, 'Wrapped Bitcoin'],
  ])
}

const known = new Map<number, OtherNames>()

/** Other common names of a network's tokens. Searches also match these names. */
export function otherNamesOf(chainId: number): OtherNames {
  const names = known.get(chainId) ?? namesOf(chainId)
  known.set(chainId, names)
  return names
}
