import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPreview } from '../../../src/build/preview'
import type { Address } from '#domain/chain/address'
import { encodeAggregate3 } from '#services/chain/multicall'
import { contracts, pairAddress, pairs, tokenOf } from '../../chain/world'
import { TESTED_CHAIN_URL } from '../../support/testedBuild'
import { bundleScript } from '../../wallet/bundleScript'

const CSS = `
body { margin: 0; font: 16px/1.5 sans-serif; }
header { display: flex; justify-content: space-between; padding: 16px; }
.view { position: relative; width: 600px; max-height: 388px; overflow-y: auto; overflow-anchor: none; }
.rows { position: absolute; left: 0; right: 0; }
.rows a { display: flex; align-items: center; gap: 12px; height: 56px; color: inherit; text-decoration: none; }
.rows i { display: grid; place-items: center; width: 36px; height: 36px; border-radius: 50%; background: #ddd; }
.rows span { flex: 1; }
`

const html = (script: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Floor</title>
    <link rel="stylesheet" href="/assets/floor.css" />
    <script defer src="/assets/${script}.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>
`

/** `getReserves()`, https://docs.uniswap.org/contracts/v2/reference/smart-contracts/pair#getreserves */
const GET_RESERVES = '0x0902f1ac'

const batch = () => ({
  to: contracts.multicall,
  data: encodeAggregate3(
    pairs.map(({ base, quote }) => ({
      to: pairAddress(tokenOf(base).address, tokenOf(quote).address) as Address,
      data: GET_RESERVES,
    })),
  ),
})

/** Serves the minimal pages in the same way as the build. Each page's path is the name of its file. */
export async function startFloorSite() {
  const dir = mkdtempSync(join(tmpdir(), 'bench-floor-'))
  const assets = join(dir, 'assets')
  mkdirSync(assets)
  writeFileSync(join(dir, '_headers'), '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n')
  writeFileSync(join(assets, 'floor.css'), CSS)
  for (const [file, name] of [
    ['index', 'page'],
    ['list', 'list'],
    ['block', 'block'],
    ['keys', 'keys'],
  ] as const) {
    const script = await bundleScript(`test/bench/floor/${name}.tsx`, {
      jsx: 'automatic',
      define: {
        'process.env.NODE_ENV': '"production"',
        NODE_URL: JSON.stringify(TESTED_CHAIN_URL),
        BATCH: JSON.stringify(batch()),
      },
    })
    writeFileSync(join(assets, `${name}.js`), script)
    writeFileSync(join(dir, `${file}.html`), html(name))
  }
  const { url, close } = await startPreview({ port: 0, dir })
  return {
    url,
    async close() {
      await close()
      rmSync(dir, { recursive: true })
    },
  }
}
