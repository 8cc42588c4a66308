/** @jest-environment node */

import { readFileSync } from 'node:fs'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { QR_TEXT_MAX } from '#domain/browser/limits'
import { CONNECT_QR, DOWNLOAD_QR_SIZE } from '#domain/wallet/limits'
import { qrMatrix, type QrMatrix } from '../../../src/views/wallet/qrMatrix'
import { fitsQrCode } from '../../../src/views/wallet/connect/PairingCode'

beforeAll(() => {
  const wasm = readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'))
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })
})

const KEY = '7f6e504bfad60b485450578e05678ed3e8e8c4751d3c6160be17160d63ec90f9'
const PAIRING = `wc:${KEY}@2?expiryTimestamp=1795270400&relay-protocol=irn&symKey=${KEY}`
const ofLength = (length: number) =>
  `${PAIRING}&methods=`.padEnd(length, 'wallet_switchEthereumChain,').slice(0, length)

const PIXELS_PER_PX = 2
const grey = (level: number) => 0xff000000 + level * 0x010101
const DARK = grey(24)
const WHITE = grey(255)
/** The grey of a logo. A reader must not mistake it for dark or light modules. */
const LOGO = grey(110)
/** The width of the dark page around the plate, in px. */
const PAGE = 20

/** What a camera sees: the code on its plate on a dark page, two camera pixels for each CSS pixel. */
function photograph({ count, module, quiet, isDark }: QrMatrix, size: number, logo: number) {
  const side = (size + 2 * PAGE) * PIXELS_PER_PX
  const pixels = new Uint32Array(side * side).fill(DARK)
  /** Fills the rectangle between two corners, given in CSS pixels from the plate's top left corner. */
  const paint = (top: number, left: number, bottom: number, right: number, shade: number) => {
    const [y, x, yEnd, xEnd] = [top, left, bottom, right].map((edge) => Math.round((edge + PAGE) * PIXELS_PER_PX))
    for (let line = y!; line < yEnd!; line++) pixels.fill(shade, line * side + x!, line * side + xEnd!)
  }
  paint(0, 0, size, size, WHITE)
  const at = (index: number) => quiet + index * module
  for (let row = 0; row < count; row++)
    for (let column = 0; column < count; column++)
      if (isDark(row, column)) paint(at(row), at(column), at(row + 1), at(column + 1), DARK)
  paint((size - logo) / 2, (size - logo) / 2, (size + logo) / 2, (size + logo) / 2, LOGO)
  return { data: new Uint8ClampedArray(pixels.buffer), width: side, height: side, colorSpace: 'srgb' } as ImageData
}

async function read(picture: ImageData) {
  const [found] = await readBarcodes(picture, { formats: ['QRCode'], tryInvert: false, tryRotate: false })
  return (
    found && {
      text: found.text,
      mirrored: found.isMirrored,
      level: (JSON.parse(found.extra) as { ECLevel?: string }).ECLevel,
    }
  )
}

const SIZES = [
  ['wide', CONNECT_QR.max, CONNECT_QR.logo.wide],
  ['narrow', CONNECT_QR.min, CONNECT_QR.logo.narrow],
  ['widest narrow', CONNECT_QR.max, CONNECT_QR.logo.narrow],
] as const

describe.each(SIZES)('the connect code, %s: %i px with a logo of %i', (_, size, logo) => {
  test.each([100, PAIRING.length, 260, 500, 1_000, 1_500, QR_TEXT_MAX])(
    'U18: %i characters are read through the logo, at level M and the right way round',
    async (length) => {
      const text = ofLength(length)
      const matrix = qrMatrix(text, size, logo)
      expect(await read(photograph(matrix, size, logo))).toEqual({ text, mirrored: false, level: 'M' })
    },
  )

  test('a blot of five by five modules beside the logo does not matter', async () => {
    const matrix = qrMatrix(PAIRING, size, logo)
    const isBlot = (index: number) => index >= 10 && index < 15
    const dirty = {
      ...matrix,
      isDark: (row: number, column: number) => matrix.isDark(row, column) !== (isBlot(row) && isBlot(column)),
    }
    expect(await read(photograph(dirty, size, logo))).toMatchObject({ text: PAIRING })
  })

  test('fills the plate, and is light strictly within the hole for the logo only', () => {
    const [withLogo, without] = [qrMatrix(PAIRING, size, logo), qrMatrix(PAIRING, size)]
    const { count, module, quiet } = withLogo
    expect(count * module + 2 * quiet).toBeCloseTo(size)
    expect(quiet).toBe(size === CONNECT_QR.max ? 20 : 16)
    const hole = Math.min(logo + 20, 0.28 * count * module)
    expect(hole).toBeGreaterThan(logo + 4)
    for (let row = 0; row < count; row++)
      for (let column = 0; column < count; column++) {
        const edges = [row, row + 1, column, column + 1].map((edge) => Math.abs(quiet + edge * module - size / 2))
        const isStrictlyWithin = Math.max(...edges) < hole / 2 - 1e-9
        expect(withLogo.isDark(row, column)).toBe(!isStrictlyWithin && without.isDark(row, column))
      }
  })
})

test.each(['https://rainbow.download', 'https://coinbase-wallet.onelink.me/q5Sx/fdb9b250'])(
  'the download code of %s is read, with two modules of white around it',
  async (text) => {
    const matrix = qrMatrix(text, DOWNLOAD_QR_SIZE)
    expect(matrix.quiet / matrix.module).toBeGreaterThanOrEqual(2 - 1e-9)
    expect(await read(photograph(matrix, DOWNLOAD_QR_SIZE, 0))).toEqual({ text, mirrored: false, level: 'M' })
  },
)

test('U18: what fits is drawn, and what is longer than 2,000 characters or too many bytes does not fit', () => {
  expect(QR_TEXT_MAX).toBe(2_000)
  expect(fitsQrCode(ofLength(2_000))).toBe(true)
  expect(fitsQrCode(ofLength(2_001))).toBe(false)
  const most = 'é'.repeat(1_165)
  expect(fitsQrCode(most)).toBe(true)
  expect(qrMatrix(most, CONNECT_QR.max).count).toBe(177)
  expect(fitsQrCode(`${most}é`)).toBe(false)
  expect(() => qrMatrix(`${most}é`, CONNECT_QR.max)).toThrow()
})
