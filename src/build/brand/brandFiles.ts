import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../../config/settings'
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

/** Content that is not allowed in an SVG, because it could run code or load other files. */
const REFUSED: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a script', /<script\b/i],
  ['foreignObject', /<foreignObject\b/i],
  ['an event handler', /\son[a-z]+\s*=/i],
  ['an external reference', /\b(?:xlink:)?href\s*=\s*["']?\s*(?!["']?#)[^"'\s>]/i],
  ['an external reference', /url\(\s*["']?\s*(?!#)[^"'#\s)]/i],
  ['an external reference', /@import|javascript:/i],
  ['a declaration of entities', /<!(?:ENTITY|DOCTYPE)/i],
]

/** The reason why an SVG is not accepted; null if it is accepted. */
export function svgFault(text: string): string | null {
  if (!/<svg\b/i.test(text)) return 'it is no SVG'
  const found = REFUSED.find(([, pattern]) => pattern.test(text))
  return found ? `it has ${found[0]}` : null
}

/** The width and height in a PNG's header; null if the file is not a PNG. */
function pngSize(content: Buffer): readonly [number, number] | null {
  const isPng = content.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))
  return isPng && content.length >= 24 ? [content.readUInt32BE(16), content.readUInt32BE(20)] : null
}

export const brandFolder = (name: string): string => join(ROOT, 'public', name)

/**
 * Whether the build contains a picture. Without a brand it contains every picture, otherwise only those in the brand's
 * folder.
 */
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
