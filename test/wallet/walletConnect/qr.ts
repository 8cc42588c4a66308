import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

let prepared: Promise<unknown> | undefined

/** Loads the decoder from node_modules, because the package would otherwise fetch it from a CDN. */
function prepare() {
  const require = createRequire(join(process.cwd(), 'package.json'))
  const wasm = readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'))
  prepared ??= prepareZXingModule({
    overrides: { wasmBinary: wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength) },
    fireImmediately: true,
  })
  return prepared
}

/** Returns the text of the QR code in a picture (PNG or JPEG), such as a screenshot. Throws if there is no code. */
export async function readQr(picture: Uint8Array): Promise<string> {
  await prepare()
  const [code] = await readBarcodes(picture, { formats: ['QRCode'], tryHarder: true, maxNumberOfSymbols: 1 })
  if (!code?.isValid) throw new Error('There is no QR code to read in the picture.')
  return code.text
}
