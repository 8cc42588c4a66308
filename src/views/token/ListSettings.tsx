import { listTable, RELOAD_LISTS, reloadBoth } from '#copy/token/lists'
import { PLACE } from '#domain/browser/sentences'
import { Placed } from '../ui/text/Placed'
import table from '../ui/table.module.css'
import setting from '../ui/setting.module.css'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { Skeleton } from '../ui/Skeleton'

export interface ListRow {
  kind: string
  /** Null while the list is loading for the first time. A string is the reason why there is no list. */
  facts: { name: string; age: string; source: string; kept: string; dropped: string | null } | string | null
}

interface ListSettingsProps {
  rows: readonly ListRow[]
  isReading: boolean
  onReadAgain: () => void
}

export function ListSettings({ rows, isReading, onReadAgain }: ListSettingsProps) {
  return (
    <>
      <Card flush>
        <table className={table.table} aria-busy={isReading}>
          <thead>
            <tr>
              <th scope="col">{listTable.list}</th>
              <th scope="col" className={table.right}>
                {listTable.records}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.kind} row={row} />
            ))}
          </tbody>
        </table>
      </Card>
      <div className={setting.setting}>
        <div className={setting.row}>
          <Button kind="outline" size="sm" busy={isReading} onClick={onReadAgain}>
            <Placed text={reloadBoth(PLACE)} className="vh">
              {RELOAD_LISTS}
            </Placed>
          </Button>
        </div>
      </div>
    </>
  )
}

function Row({ row: { kind, facts } }: { row: ListRow }) {
  if (facts === null || typeof facts === 'string') {
    return (
      <tr>
        <td>
          <span className={table.strong}>{kind}</span>
          {facts === null ? <Skeleton width={160} height={12} /> : <small className={table.warn}>{facts}</small>}
        </td>
        <td className={table.right}>{facts === null ? <Skeleton width={64} /> : '–'}</td>
      </tr>
    )
  }
  const { name, age, source, kept, dropped } = facts
  return (
    <tr>
      <td>
        <span className={table.strong}>{kind}</span>
        <small>{name}</small>
        <small>{age}</small>
        <small>{source}</small>
      </td>
      <td className={table.right}>
        {kept}
        {dropped !== null && <small>{dropped}</small>}
      </td>
    </tr>
  )
}
