import type { Token } from '#domain/token/token'
import type { Figure } from '../figures'
import { tokenList } from '../tokenList'
import type { Stage, Subject, Visit } from './stage'

const COUNTS = [1_000, 10_000, 100_000] as const

/** Each text is typed and deleted character by character. Some match many symbols or addresses, and some none. */
const KEYS = ['usd', 'eth', '0xa0', 'a1f'].flatMap((text) => [
  ...Array.from(text),
  ...Array<string>(text.length).fill('Backspace'),
])

const FIELD = '[role=search] input'
const OPTION = '[role=search] [role=option]'

interface Typed {
  /** The times from each key event until the rows that match its text are painted. */
  toPaint: number[]
  rows: number
  /** The time from the arrival of the token list until its last token can be found. */
  toList: number
  /** The duration of the longest task before the last token is found. */
  longestTask: number
}

function counter(tokens: readonly Token[]) {
  const texts = tokens.map(({ symbol, address }) => `${symbol}\n${address}`.toLowerCase())
  const known = new Map([['', 0]])
  return (text: string) => {
    const count = known.get(text) ?? texts.filter((each) => each.includes(text)).length
    known.set(text, count)
    return count
  }
}

interface Keys {
  countOf: (text: string) => number
  /** The first round, in which all texts are typed as well, is only a warm-up. */
  rounds: number
}

async function type(visit: Visit, { countOf, rounds }: Keys): Promise<Pick<Typed, 'toPaint' | 'rows'>> {
  const typed = { toPaint: [] as number[], rows: 0 }
  let text = ''
  for (let round = 0; round < rounds; round++) {
    for (const key of KEYS) {
      const before = countOf(text)
      text = key === 'Backspace' ? text.slice(0, -1) : text + key
      const { toPaint, rows } = await visit.duringText<{ toPaint: number; rows: number }>(
        `window.probe.nextRows(${JSON.stringify(text)}, ${countOf(text)})`,
        () => visit.page.keyboard.press(key),
      )
      typed.rows = Math.max(typed.rows, rows)
      // If the number of rows has not changed, the painted rows could still be those of the previous text.
      if (round > 0 && countOf(text) !== before) typed.toPaint.push(toPaint)
    }
  }
  return typed
}

async function measure(visit: Visit, tokens: readonly Token[], keys: Keys): Promise<Typed> {
  const last = tokens.at(-1)?.address ?? ''
  const field = visit.page.locator(FIELD)
  await field.fill(last)
  await visit.page.locator(OPTION).first().waitFor()
  const toList = await visit.probe((probe) => probe.sinceList())
  const { longest: longestTask } = await visit.probe((probe) => probe.tasks())
  await field.fill('')
  await visit.settle()
  return { ...(await type(visit, keys)), toList, longestTask }
}

/** Types into the search and into the minimal search, with lists of 1,000 to 100,000 tokens. */
export async function measureSearch(stage: Stage, rounds: number): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const count of COUNTS) {
    const tokens = tokenList(count)
    const list = JSON.stringify({ tokens })
    const keys = { countOf: counter(tokens), rounds }
    const measured = async (subject: Subject) => {
      const visit = await stage.visit({ list })
      try {
        await visit.goto(stage.urlOf(subject) + (subject === 'ours' ? '/' : '/list.html'))
        return await measure(visit, tokens, keys)
      } finally {
        await visit.close()
      }
    }
    const [ours, floor] = [await measured('ours'), await measured('floor')]
    const of = `of ${count.toLocaleString('en')} tokens`
    const toPaint = { part: 'search', unit: 'ms', ours: ours.toPaint, floor: floor.toPaint } as const
    figures.push(
      { ...toPaint, what: `key → rows painted, ${of}, median` },
      { ...toPaint, what: `key → rows painted, ${of}, 95 %`, share: 0.95 },
      { part: 'search', what: `rows in the document, ${of}`, unit: '', ours: [ours.rows], floor: [floor.rows] },
      {
        part: 'search',
        what: `list arrived → last token found, ${of}`,
        unit: 'ms',
        ours: [ours.toList],
        floor: [floor.toList],
      },
      {
        part: 'search',
        what: `longest task meanwhile`,
        unit: 'ms',
        ours: [ours.longestTask],
        floor: [floor.longestTask],
      },
    )
  }
  return figures
}
