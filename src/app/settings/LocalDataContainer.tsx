import { sizeText, STORED, WALLET_SOFTWARE } from '#copy/settings/settings'
import { parseEnvelope, type StoredName } from '#boundary/storage'
import { grouped } from '#domain/browser/locale'
import { textSize } from '#domain/browser/text'
import { isAwaited } from '#domain/transaction/transaction'
import { useAppDispatch, useAppSelector } from '#store/hooks'
import { selectAllTransactions } from '#store/transaction/transactions'
import { type StoredRow, LocalDataSettings } from '../../views/settings/LocalDataSettings'
import { useNow } from '../browser/useNow'
import { exportLocalData, resetLocalData, storedData } from '#store/settings/localData'

const POLL_MS = 2_000

/** The total length of the lists in a stored value; null if it contains no lists. */
function entriesIn(value: unknown): number | null {
  if (Array.isArray(value)) return value.length
  if (typeof value !== 'object' || value === null) return null
  const counts = Object.values(value).map(entriesIn)
  return counts.every((count) => count === null) ? null : counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
}

function rowsOf(stored: readonly { name: StoredName | null; text: string }[]): StoredRow[] {
  const own = stored.flatMap(({ name, text }) => {
    if (name === null) return []
    const entries = entriesIn(parseEnvelope(text)?.value)
    return [
      {
        name: STORED[name],
        count: entries === null ? null : grouped(String(entries)),
        size: sizeText(textSize(text.length)),
      },
    ]
  })
  const others = stored.filter(({ name }) => name === null)
  if (others.length === 0) return own
  const size = sizeText(textSize(others.reduce((sum, { text }) => sum + text.length, 0)))
  return [...own, { name: WALLET_SOFTWARE, count: grouped(String(others.length)), size }]
}

export function LocalDataContainer() {
  const dispatch = useAppDispatch()
  // Read the stored data again at intervals, because any action on the page or in another tab may change it.
  useNow(POLL_MS)
  const stored = dispatch(storedData())
  const pending = Object.values(useAppSelector(selectAllTransactions)).flat().filter(isAwaited)
  return (
    <LocalDataSettings
      rows={stored && rowsOf(stored)}
      pendingCount={pending.length}
      onExport={() => {
        dispatch(exportLocalData())
      }}
      onReset={() => void dispatch(resetLocalData())}
    />
  )
}
