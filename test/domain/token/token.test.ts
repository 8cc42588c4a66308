import { readFileSync } from 'node:fs'
import { clip, contrast_ratio_wcag_2_1, OKLCH_to_XYZ_D50, XYZ_D50_to_sRGB } from '@csstools/color-helpers'
import { describe, expect, test } from '@jest/globals'
import type { Address } from '#domain/chain/address'
import { NATIVE, sameCurrency, tokenHue } from '#domain/token/token'
import { USDC, WETH } from './sampleToken'
import { fc } from '../../support/properties'

test('currencies are distinguished by address, never by symbol', () => {
  expect(sameCurrency(USDC.address, USDC.address.toLowerCase() as Address)).toBe(true)
  expect(sameCurrency(NATIVE, NATIVE)).toBe(true)
  expect(sameCurrency(NATIVE, WETH.address)).toBe(false)
})

describe('the hue of a letter', () => {
  const USDT = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
  const apart = (a: string, b: string) => {
    const distance = Math.abs(tokenHue(a) - tokenHue(b))
    return Math.min(distance, 360 - distance)
  }

  test('USDC and USDT have opposite ones; ether, WETH, DAI and WBTC have others', () => {
    expect(apart(USDC.address, USDT)).toBe(180)
    const dai = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
    const wbtc = '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599'
    const hues = [NATIVE, WETH.address, USDC.address, USDT, dai, wbtc].map(tokenHue)
    expect(new Set(hues).size).toBe(6)
  })

  test('two tokens have the same one or clearly different ones, whatever the casing', () => {
    const id = fc.stringMatching(/^0x[0-9a-fA-F]{40}$/)
    fc.assert(
      fc.property(id, id, (a, b) => {
        expect([0, 30, 60, 90, 120, 150, 180]).toContain(apart(a, b))
        expect(tokenHue(a.toLowerCase())).toBe(tokenHue(a))
      }),
    )
  })

  test('every one of them is used for the tokens of a list, none for a fifth of it', () => {
    const counts = Array.from({ length: 12 }, () => 0)
    for (let at = 0; at < 1_200; at++) counts[tokenHue(`0x${(at * 7_919).toString(16).padStart(40, '0')}`) / 30]!++
    expect(Math.min(...counts)).toBeGreaterThan(0)
    expect(Math.max(...counts)).toBeLessThan(240)
  })

  test('white text on it has a contrast of 4.5 at least', () => {
    const sheet = readFileSync('src/views/token/TokenIcon.module.css', 'utf8')
    const [, lightness, chroma] = /oklch\(([\d.]+) ([\d.]+) var\(--hue\)\)/.exec(sheet) ?? []
    for (let hue = 0; hue < 360; hue += 30) {
      const background = clip(XYZ_D50_to_sRGB(OKLCH_to_XYZ_D50([Number(lightness), Number(chroma), hue])))
      const contrast = contrast_ratio_wcag_2_1([1, 1, 1], background)
      expect([hue, contrast >= 4.5]).toEqual([hue, true])
    }
  })
})
