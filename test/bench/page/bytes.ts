import { tokenOf } from '../../chain/world'
import type { Figure } from '../figures'
import type { SentFile } from './inPage'
import type { Stage, Visit } from './stage'

const ROUTES = {
  '/': '/',
  '/swap': '/swap',
  '/token': `/token?address=${tokenOf('UNI').address}`,
  '/profile': '/profile',
}

const KINDS: Readonly<Record<string, (path: string) => boolean>> = {
  JavaScript: (path) => path.endsWith('.js'),
  CSS: (path) => path.endsWith('.css'),
  font: (path) => path.endsWith('.woff2'),
}

const sum = (files: readonly SentFile[]) => files.reduce((total, { bytes }) => total + bytes, 0) / 1_000

async function filesOf(visit: Visit, url: string) {
  await visit.goto(url)
  await visit.settle()
  return visit.probe((probe) => ({ files: probe.files(), works: probe.load().works }))
}

/** Measures the bytes that each screen loads until the connect button works, and until the page is idle. */
export async function measureBytes(stage: Stage): Promise<Figure[]> {
  const measured = async (url: string) => {
    const visit = await stage.visit()
    try {
      return await filesOf(visit, url)
    } finally {
      await visit.close()
    }
  }
  const floor = await measured(`${stage.urlOf('floor')}/`)
  const figures: Figure[] = []
  for (const [route, path] of Object.entries(ROUTES)) {
    const ours = await measured(stage.urlOf('ours') + path)
    for (const [kind, isKind] of Object.entries(KINDS)) {
      const bytesOf = ({ files }: typeof ours, until: number) =>
        sum(files.filter((file) => isKind(file.path) && file.at <= until))
      const row = { part: 'bytes', unit: 'kB' } as const
      const first = { what: `${route}, ${kind} until the button works`, until: (of: typeof ours) => of.works }
      const idle = { what: `${route}, ${kind} once idle`, until: () => Infinity }
      for (const { what, until } of kind === 'JavaScript' ? [first, idle] : [idle])
        figures.push({ ...row, what, ours: [bytesOf(ours, until(ours))], floor: [bytesOf(floor, until(floor))] })
    }
  }
  return figures
}
