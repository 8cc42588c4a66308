import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  clip,
  type Color,
  contrast_ratio_wcag_2_1,
  OKLCH_to_XYZ_D50,
  sRGB_to_XYZ_D50,
  XYZ_D50_to_OKLCH,
  XYZ_D50_to_sRGB,
} from '@csstools/color-helpers'
import { ROOT } from '../root'

// This module derives the colours of both themes from a brand's six colours, and checks their contrast.

type ThemeName = 'light' | 'dark'
const BRAND_COLOURS = ['accent', 'background', 'text', 'up', 'down', 'warn'] as const
type BrandColour = (typeof BRAND_COLOURS)[number]
type BrandColours = Partial<Record<BrandColour, string>>

type Tokens = Readonly<Record<string, Readonly<Record<ThemeName, string>>>>

const DECLARATION = /--(c-[\w-]+): var\(--light, (#[0-9a-f]{6})\) var\(--dark, (#[0-9a-f]{6})\);/g

/** The design tokens in a style sheet that are declared with one colour for each theme. */
function declaredTokens(css: string): Tokens {
  return Object.fromEntries(
    [...css.matchAll(DECLARATION)].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]),
  )
}

export const usualTokens = (): Tokens => declaredTokens(readFileSync(join(ROOT, 'src/styles/tokens.css'), 'utf8'))

/**
 * The design tokens that are derived from each brand colour. In the light theme, the first token in `moves` is the
 * brand colour itself, and the other tokens in `moves` are lightened or darkened by the same amount as the first. The
 * tokens in `keeps` keep their default lightness.
 */
const FAMILIES: Readonly<Record<BrandColour, { moves: readonly string[]; keeps: readonly string[] }>> = {
  accent: {
    moves: ['c-accent', 'c-accent-hover', 'c-accent-press', 'c-accent-text'],
    keeps: ['c-accent-soft', 'c-accent-soft-2', 'c-accent-line'],
  },
  background: {
    moves: ['c-bg'],
    keeps: ['c-surface', 'c-raised', 'c-inset', 'c-hover', 'c-thumb', 'c-line', 'c-line-strong', 'c-line-control'],
  },
  text: { moves: ['c-text', 'c-text-2', 'c-text-3'], keeps: [] },
  up: { moves: ['c-up'], keeps: ['c-up-soft'] },
  down: { moves: ['c-down', 'c-down-hover'], keeps: ['c-down-soft'] },
  warn: { moves: ['c-warn'], keeps: ['c-warn-soft', 'c-warn-line'] },
}

const rgbOf = (hex: string): Color => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as Color

/** The contrast ratio of two colours (WCAG 2). */
export const contrast = (a: string, b: string): number => contrast_ratio_wcag_2_1(rgbOf(a), rgbOf(b))

/** Lightness, chroma and hue in Oklab. */
const lchOf = (hex: string): Color => XYZ_D50_to_OKLCH(sRGB_to_XYZ_D50(rgbOf(hex)))

function hexOf(lch: Color): string {
  const rgb = clip(XYZ_D50_to_sRGB(OKLCH_to_XYZ_D50(lch)))
  return `#${rgb
    .map((value) =>
      Math.round(255 * value)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/**
 * A default colour with the hue of the brand's colour. Its chroma is scaled by the ratio of the brand's chroma to that
 * of `base`, at most threefold.
 */
function derived(usual: string, base: Color, given: Color, moved: number): string {
  const [lightness, chroma] = lchOf(usual)
  const ratio = base[1] === 0 ? 0 : Math.min(3, given[1] / base[1])
  return hexOf([Math.min(1, Math.max(0, lightness + moved)), chroma * ratio, given[2]])
}

const onColour = (hex: string) => (contrast('#ffffff', hex) >= contrast('#000000', hex) ? '#ffffff' : '#000000')

function familyOf(colour: BrandColour, given: string, usual: Tokens): Tokens {
  const { moves, keeps } = FAMILIES[colour]
  const [first = ''] = moves
  const base = lchOf(usual[first]?.light ?? given)
  const wanted = lchOf(given)
  const entries = [...moves, ...keeps].flatMap((name) => {
    const both = usual[name]
    if (!both) return []
    const moved = moves.includes(name) ? wanted[0] - base[0] : 0
    const light = IS_GIVEN.has(name) ? given : derived(both.light, base, wanted, moved)
    return [[name, { light, dark: derived(both.dark, base, wanted, 0) }] as const]
  })
  return Object.fromEntries(entries)
}

/** The tokens whose value in the light theme is the brand's colour itself. */
const IS_GIVEN = new Set(['c-accent-text', ...Object.values(FAMILIES).flatMap(({ moves }) => moves.slice(0, 1))])

function writtenOn({ 'c-accent': accent, 'c-down': down }: Tokens, colours: BrandColours): Tokens {
  const on = (under: Tokens[string] | undefined) =>
    under && { light: onColour(under.light), dark: onColour(under.dark) }
  const [onAccent, onDown] = [on(accent), on(down)]
  return {
    ...(colours.accent !== undefined && onAccent && { 'c-on-accent': onAccent }),
    ...(colours.down !== undefined && onDown && { 'c-on-down': onDown }),
  }
}

/** All tokens of both themes. Those of colours that the brand does not set keep their defaults. */
export function brandTokens(colours: BrandColours, usual: Tokens = usualTokens()): Tokens {
  const families = BRAND_COLOURS.flatMap((colour) => {
    const given = colours[colour]
    return given === undefined ? [] : [familyOf(colour, given, usual)]
  })
  const tokens: Tokens = Object.assign({}, usual, ...families) as Tokens
  return { ...tokens, ...writtenOn(tokens, colours) }
}

const SURFACES = ['c-bg', 'c-surface', 'c-raised', 'c-inset']
/** The minimum contrast of each colour on its backgrounds: 4.5:1 for text and 3:1 for controls. */
const PAIRS: readonly (readonly [name: string, on: readonly string[], least: number])[] = [
  ['c-text', SURFACES, 4.5],
  ['c-text-2', SURFACES, 4.5],
  ['c-text-3', SURFACES, 4.5],
  ['c-accent-text', [...SURFACES, 'c-accent-soft'], 4.5],
  ['c-up', SURFACES, 4.5],
  ['c-down', SURFACES, 4.5],
  ['c-warn', SURFACES, 4.5],
  ['c-on-accent', ['c-accent', 'c-accent-hover', 'c-accent-press'], 4.5],
  ['c-on-down', ['c-down', 'c-down-hover'], 4.5],
  ['c-accent', SURFACES, 3],
  ['c-line-control', SURFACES, 3],
]

const sourceOf = (name: string): BrandColour | undefined =>
  BRAND_COLOURS.find((colour) => {
    const { moves, keeps } = FAMILIES[colour]
    return [...moves, ...keeps, `c-on-${colour}`].includes(name)
  })

function settingsOf(names: readonly string[], colours: BrandColours): string {
  const sources = names.flatMap((name) => sourceOf(name) ?? []).filter((source) => colours[source] !== undefined)
  return [...new Set(sources)].map((source) => `COLOR_${source.toUpperCase()}`).join(' and ')
}

/** Describes each pair of colours that has too little contrast, with the settings that determine it. */
export function contrastFaults(tokens: Tokens, colours: BrandColours = {}): string[] {
  return PAIRS.flatMap(([name, ons, least]) =>
    ons.flatMap((on) =>
      (['light', 'dark'] as const).flatMap((theme) => {
        const [front, back] = [tokens[name]?.[theme] ?? '', tokens[on]?.[theme] ?? '']
        const ratio = contrast(front, back)
        if (ratio >= least) return []
        const shown = (Math.floor(ratio * 100) / 100).toFixed(2)
        const settings = settingsOf([name, on], colours)
        return [
          `${settings}: ${name} ${front} on ${on} ${back} in the ${theme} theme: ${shown}:1, and ${least}:1 is needed`,
        ]
      }),
    ),
  )
}

/** The default corner radius of buttons and fields, in pixels. All other radii are scaled in proportion to it. */
const USUAL_RADIUS = 12

/** Replaces the default colours and corners of a style sheet with a brand's. */
export function brandedSheet(css: string, tokens: Tokens, radius: number | null): string {
  const coloured = css.replace(DECLARATION, (whole, name: string) => {
    const both = tokens[name]
    return both ? `--${name}: var(--light, ${both.light}) var(--dark, ${both.dark});` : whole
  })
  if (radius === null) return coloured
  return coloured.replace(
    /--(r-\d): (\d+)px;/g,
    (_, name: string, size: string) => `--${name}: ${Math.round((Number(size) * radius) / USUAL_RADIUS)}px;`,
  )
}
