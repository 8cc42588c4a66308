import { abilityTable } from '#copy/chain/nodes'
import table from '../ui/table.module.css'
import { Tag } from '../ui/Tag'

export interface AbilityRow {
  name: string
  /** Null if the test was inconclusive. */
  isAble: boolean | null
  /** What the app uses the ability for, or what does not work without it. */
  meaning: string
  /** The result, for example "Back 30 days". */
  found: string
}

function answerText(isAble: boolean | null): string {
  if (isAble === null) return abilityTable.unclear
  return isAble ? abilityTable.yes : abilityTable.no
}

export function NodeAbilities({ rows }: { rows: readonly AbilityRow[] }) {
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{abilityTable.ability}</th>
          <th scope="col" className={table.right}>
            {abilityTable.found}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, isAble, meaning, found }) => (
          <tr key={name}>
            <td>
              <span className={table.strong}>{name}</span>
              <small className={isAble === false ? table.warn : undefined}>{meaning}</small>
            </td>
            <td className={table.right}>
              <Tag tone={isAble ? 'up' : 'warn'} icon={isAble ? 'check' : 'alert'}>
                {answerText(isAble)}
              </Tag>
              <small>{found}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
