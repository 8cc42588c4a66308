import { fakePage, type FakePage } from './fakePage'

interface News {
  to: number
  key: string
  oldValue: string | null
  newValue: string | null
}

/** Tabs with one storage. The test decides when a tab receives the storage events of the other tabs. */
export function sharedStorage(tabs: number) {
  const entries = new Map<string, string>()
  const news: News[] = []

  const pages = Array.from({ length: tabs }, (_, from): FakePage => {
    function change(key: string, newValue: string | null) {
      const oldValue = entries.get(key) ?? null
      if (newValue === null) entries.delete(key)
      else entries.set(key, newValue)
      if (oldValue === newValue) return
      for (let to = 0; to < tabs; to++) if (to !== from) news.push({ to, key, oldValue, newValue })
    }
    return Object.assign(fakePage(), {
      localStorage: {
        get length() {
          return entries.size
        },
        key: (index: number) => [...entries.keys()][index] ?? null,
        getItem: (key: string) => entries.get(key) ?? null,
        setItem: (key: string, value: string) => change(key, value),
        removeItem: (key: string) => change(key, null),
        clear: () => entries.clear(),
      },
    })
  })

  const deliver = ({ to, ...what }: News) => pages[to]?.dispatchEvent(Object.assign(new Event('storage'), what))
  return {
    pages,
    kept: entries,
    waiting: () => news.length,
    /** Delivers one of the waiting storage events. If `again` is true, the event also stays in the queue. */
    deliver(at: number, again = false) {
      const [one] = news.slice(at % news.length)
      if (!one) return
      if (!again) news.splice(at % news.length, 1)
      deliver(one)
    },
  }
}
