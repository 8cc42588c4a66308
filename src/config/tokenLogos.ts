import { logoFile } from './paths'

/** Common tokens of mainnet, and the file of each one's logo. */
const MAINNET: ReadonlyMap<string, string> = new Map([
  ['0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 'usdc'],
  ['0xdAC17F958D2ee523a2206206994597C13D831ec7', 'usdt'],
  ['0x6B175474E89094C44Da98b954EedeAC495271d0F', 'dai'],
  ['0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599', 'wbtc'],
  ['0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984', 'uni'],
  ['0x514910771AF9Ca656af840dff83E8264EcF986CA', 'link'],
  ['0x7Fc66500c84A76Ad7e9c93437bFc5Ac33E2DDaE9', 'aave'],
  ['0x9f8F72aA9304c8B593d555F12eF6589cC3A579A2', 'mkr'],
  ['0xc00e94Cb662C3520282E6f5717214004A7f26888', 'comp'],
  ['0x95aD61b0a150d79219dCF64E1E6Cc01f0B64C4cE', 'shib'],
  ['0x45804880De22913dAFE09f4980848ECE6EcbAf78', 'paxg'],
  ['0x5A98FcBEA516Cf06857215779Fd812CA3beF1B32', 'ldo'],
  ['0xD533a949740bb3306d119CC777fa900bA034cd52', 'crv'],
  ['0xC011a73ee8576Fb46F5E1c5751cA3B9Fe0af2a6F', 'snx'],
  ['0xc944E90C64B2c07662A292be6244BDf05Cda44a7', 'grt'],
  ['0x6B3595068778DD592e39A122f4f5a5cF09C90fE2', 'sushi'],
  ['0x0bc529c00C6401aEF6D220BE8C6Ea1667F6Ad93e', 'yfi'],
  ['0xC18360217D8F7Ab5e7c516566761Ea12Ce7F9D72', 'ens'],
  ['0x7D1AfA7B718fb893dB30A3aBc0Cfc608AaCfeBB0', 'matic'],
  ['0x455e53CBB86018Ac2B8092FdCd39d8444aFFC3F6', 'pol'],
  ['0x853d955aCEf822Db058eb8505911ED77F175b99e', 'frax'],
  ['0x3845badAde8e6dFF049820680d1F14bD3903a5d0', 'sand'],
  ['0x0F5D2fB29fb7d3CFeE444a200298f468908cC942', 'mana'],
  ['0x111111111117dC0aa78b770fA6A738034120C302', '1inch'],
  ['0x0D8775F648430679A709E98d2b0Cb6250d2887EF', 'bat'],
  ['0xD33526068D116cE69F19A9ee46F0bd304F21A51f', 'rpl'],
  ['0xF57e7e7C23978C3cAEC3C3548E3D615c346e79fF', 'imx'],
  ['0xBe9895146f7AF43049ca1c1AE358B0541Ea49704', 'cbeth'],
  ['0x6982508145454Ce325dDbE47a25d4ec3d2311933', 'pepe'],
  ['0x6c3ea9036406852006290770BEdFcAbA0e23A0e8', 'pyusd'],
])

const BY_CHAIN: ReadonlyMap<number, ReadonlyMap<string, string>> = new Map([[1, MAINNET]])

/**
 * The logo that ships with the build, by the chain and the checksummed address that the list gives the token; null
 * where there is none. Sources and licences: public/icons/LICENCES.txt.
 */
export function shippedLogo(chainId: number, address: string): string | null {
  const file = BY_CHAIN.get(chainId)?.get(address)
  return file === undefined ? null : logoFile(file)
}
