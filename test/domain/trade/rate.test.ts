import { expect, test } from '@jest/globals'
import type { Currency } from '../../../src/domain/token'
import { rateText } from '../../../src/domain/trade/rate'
import { ETH, usdc } from './sample'

const odd = (decimals: number): Currency => ({ ...usdc, symbol: 'ODD', decimals })

test.each<[string, Currency, Currency, bigint, bigint]>([
  ['1 ETH = 3,411.77 USDC', ETH, usdc, 10n ** 18n, 3_411_779_999n],
  ['1 USDC = 0.000293102 ETH', usdc, ETH, 3_411_770_000n, 10n ** 18n],
  ['1 ETH = 2,000 USDC', ETH, usdc, 5n * 10n ** 17n, 1_000_000_000n],
  ['1 ETH = 0.333333 USDC', ETH, usdc, 3n * 10n ** 18n, 1_000_000n],
  ['1 ETH = 1,000,000,000,000 USDC', ETH, usdc, 1n, 1n],
  ['1 ODD = 0.00000000000000000000000123456 ETH', odd(0), ETH, 1_000_000_000_000_000n, 1_234_567_891n],
  ['1 ODD = 1.5 USDC', odd(77), usdc, 10n ** 77n, 1_500_000n],
  ['1 ETH = 1.5 ODD', ETH, odd(77), 10n ** 18n, 15n * 10n ** 76n],
  ['', ETH, usdc, 0n, 5n],
])('%p', (text, from, to, sold, bought) => expect(rateText(from, to, sold, bought)).toBe(text))
