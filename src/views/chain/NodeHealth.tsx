import { healthTable, nodesSummary } from '#copy/chain/nodes'
import { clsx } from 'clsx'
import setting from '../ui/setting.module.css'
import table from '../ui/table.module.css'
import { Card } from '../ui/Card'
import { Icon } from '../ui/icon/Icon'
import { Tag, type Tone } from '../ui/Tag'

export interface NodeHealthRow {
  host: string
  /** `unused`: nothing was asked of it. `reserve`: it answered, and another one is asked first. */
  state: 'inUse' | 'reserve' | 'unused' | 'failing'
  /** When it last answered, and how fast. */
  answer: string
  /** Its newest block, and how far it is behind; null before it named one. */
  head: string | null
  /** How often it has failed in a row, and why; null when it does not fail. */
  failure: string | null
  /** How many requests it gets. */
  requests: string
}

const TONES: Readonly<Record<NodeHealthRow['state'], Tone>> = {
  inUse: 'up',
  reserve: 'neutral',
  unused: 'neutral',
  failing: 'warn',
}

/** How each node does, one per row, in the order in which they are asked: folded away below how many there are. */
export function NodeHealth({ rows }: { rows: readonly NodeHealthRow[] }) {
  const inUse = rows.find(({ state }) => state === 'inUse')?.host ?? null
  return (
    <div className={setting.setting}>
      <Card title={healthTable.title} flush>
        <details>
          <summary className={clsx(table.link, table.fold)}>
            {nodesSummary(rows.length, inUse)}
            <Icon name="down" size={16} />
          </summary>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">{healthTable.node}</th>
                <th scope="col" className={table.right}>
                  {healthTable.state}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ host, state, answer, head, failure, requests }, index) => (
                <tr key={index}>
                  <td>
                    <span className={table.strong}>{host}</span>
                    <small>{answer}</small>
                    {head !== null && <small>{head}</small>}
                    {failure !== null && <small className={table.warn}>{failure}</small>}
                  </td>
                  <td className={table.right}>
                    <Tag tone={TONES[state]}>{healthTable[state]}</Tag>
                    <small>{requests}</small>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </Card>
    </div>
  )
}
