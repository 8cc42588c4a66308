import webpack from 'webpack'
import { writeFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { webpackConfig } from '/work/wt/room/webpack.config'
import { loadSettings } from '/work/wt/room/src/build/settings'
import { budgetTable, measure } from '/work/wt/room/src/build/budgets'
const out = '/tmp/room/dist'
const compiler = webpack(webpackConfig('production', loadSettings('/work/wt/room', {...process.env, PREVIEW:'1'}), out))
compiler.run((e, stats) => {
  if (e || stats!.hasErrors()) { console.error(e ?? stats!.toString('errors-only')); process.exit(1) }
  const c = stats!.compilation
  console.log(budgetTable(measure(c, out)))
  const rows: any[] = []
  for (const chunk of c.chunks) {
    const files = [...chunk.files].filter(f => f.endsWith('.js'))
    const gz = files.reduce((s, f) => s + gzipSync(readFileSync(join(out, f)), {level: 9}).length, 0)
    const raw = files.reduce((s, f) => s + readFileSync(join(out, f)).length, 0)
    const mods: any[] = []
    for (const m of c.chunkGraph.getChunkModules(chunk)) {
      const inner = (m as any).modules
      if (inner) for (const i of inner) mods.push([i.readableIdentifier(c.requestShortener), i.size(), m.readableIdentifier(c.requestShortener)])
      else mods.push([m.readableIdentifier(c.requestShortener), m.size(), null])
    }
    rows.push({ id: chunk.id, name: chunk.name, reason: (chunk as any).chunkReason, files: [...chunk.files], gz, raw, groups: [...chunk.groupsIterable].map(g => g.name ?? (g as any).origins?.map((o:any)=>o.request).join()), mods })
  }
  rows.sort((a,b)=>b.gz-a.gz)
  writeFileSync('/tmp/room/stats.json', JSON.stringify(rows))
  for (const r of rows) console.log(r.gz, r.raw, r.name ?? '-', r.id, r.groups.join(' | ').slice(0,150), r.mods.length)
  compiler.close(()=>{})
})
