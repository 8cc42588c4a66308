import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SaxesAttributeNS, SaxesParser } from 'saxes'
import type { Settings } from '#config/settings'
import { ROOT } from '../root'
import { brandTokens, contrastFaults } from './colours'

// This module checks the files of a brand, which is a folder in `public` with a mark and optional pictures.

/** The optional pictures in the folder, with their width and height in pixels. */
export const PICTURES: Readonly<Record<string, readonly [width: number, height: number]>> = {
  'app-192.png': [192, 192],
  'app-512.png': [512, 512],
  'app-maskable-512.png': [512, 512],
  'apple-touch-icon.png': [180, 180],
  'share.png': [1200, 630],
}

export const MARK = 'mark.svg'

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** The elements that only draw. Scripts, styles, animations, links, pictures and foreign content are not among them. */
const ELEMENTS = words(
  'svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan linearGradient radialGradient stop clipPath mask pattern filter feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feOffset',
)

const ATTRIBUTES = words(
  'amplitude aria-hidden aria-label class clip-path clip-rule clipPathUnits color color-interpolation-filters cx cy d data-name dx dy exponent fill fill-opacity fill-rule filter filterUnits flood-color flood-opacity focusable font-family font-size font-style font-weight fr fx fy gradientTransform gradientUnits height href id in in2 intercept k1 k2 k3 k4 letter-spacing maskUnits maskContentUnits mask mode offset opacity operator overflow pathLength patternContentUnits patternTransform patternUnits points preserveAspectRatio primitiveUnits r refX refY result role rotate rx ry shape-rendering slope spreadMethod stdDeviation stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width style tableValues text-anchor textLength transform type values version viewBox width x x1 x2 y y1 y2',
)

/** Whether a value leads out of the picture, or hides where it leads by an escape. */
const leadsOut = (value: string) =>
  /\\|@|javascript:|expression/i.test(value) || /url\((?!\s*["']?#)/i.test(value) || /image(-set)?\(/i.test(value)

function attributeFault({ uri, local, name, value }: SaxesAttributeNS): string | null {
  if (name === 'xmlns' || name.startsWith('xmlns:') || name === 'xml:space') return null
  const isKnown = uri === '' ? ATTRIBUTES.has(local) : uri === XLINK && local === 'href'
  if (!isKnown) return `the attribute ${name}`
  const isOutside = local === 'href' ? !value.startsWith('#') : leadsOut(value)
  return isOutside ? `an external reference in ${name}` : null
}

/**
 * The reason why an SVG is not accepted; null if it is accepted. Only elements and attributes that draw are accepted,
 * because others could run code or load other files.
 */
export function svgFault(text: string): string | null {
  const faults: string[] = []
  const roots: string[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', () => faults.push('a mistake in its XML'))
  parser.on('doctype', () => faults.push('a document type'))
  parser.on('processinginstruction', () => faults.push('a processing instruction'))
  parser.on('opentag', ({ uri, local, name, attributes }) => {
    if (roots.length === 0) roots.push(uri === SVG ? local : '')
    if (uri !== SVG || !ELEMENTS.has(local)) faults.push(`the element ${name}`)
    faults.push(...Object.values(attributes).flatMap((attribute) => attributeFault(attribute) ?? []))
  })
  try {
    parser.write(text).close()
  } catch {
    faults.push('a mistake in its XML')
  }
  if (roots[0] !== 'svg') return 'it is no SVG'
  return faults[0] === undefined ? null : `it has ${faults[0]}`
}

/** The width and height in a PNG's header; null if the file is not a PNG. */
function pngSize(content: Buffer): readonly [number, number] | null {
  const isPng = content.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
  return isPng && content.length >= 24 ? [content.readUInt32BE(16), content.readUInt32BE(20)] : null
}

export const brandFolder = (name: string): string => join(ROOT, 'public', name)

/** Without a brand the build contains every picture, otherwise only those in the brand's folder. */
export const hasPicture = ({ brand }: Pick<Settings, 'brand'>, name: string): boolean =>
  brand.folder === null || existsSync(join(brandFolder(brand.folder), name))

function fileFaults(folder: string): string[] {
  const mark = join(folder, MARK)
  if (!existsSync(mark)) return [`BRAND_FOLDER: ${mark} is missing`]
  const fault = svgFault(readFileSync(mark, 'utf8'))
  const pictures = Object.entries(PICTURES).flatMap(([name, wanted]) => {
    const file = join(folder, name)
    if (!existsSync(file)) return []
    const size = pngSize(readFileSync(file))
    return size?.join() === wanted.join()
      ? []
      : [`BRAND_FOLDER: ${name} has to be a PNG of ${wanted.join(' x ')} pixels`]
  })
  return [...(fault === null ? [] : [`BRAND_FOLDER: ${MARK} is refused, ${fault}`]), ...pictures]
}

/**
 * Checks a brand before the build starts.
 * @throws Error naming each refused file and each pair of colours with too little contrast
 */
export function checkBrand({ brand }: Pick<Settings, 'brand'>) {
  const files = brand.folder === null ? [] : fileFaults(brandFolder(brand.folder))
  const hasColours = Object.keys(brand.colours).length > 0
  const colours = hasColours ? contrastFaults(brandTokens(brand.colours), brand.colours) : []
  const faults = [...files, ...colours]
  if (faults.length > 0) throw new Error(`This brand cannot be used:\n  ${faults.join('\n  ')}`)
}
