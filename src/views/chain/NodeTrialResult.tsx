import { abilityTable, cannotBeUsed, IN_USE, USE_NODE } from '#copy/chain/nodes'
import { Tag } from '../ui/Tag'
import { type Tile, Tiles } from '../ui/Tiles'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { Notice } from '../ui/Notice'
import type { OwnNode } from './OwnNodeForm'
import table from '../ui/table.module.css'
import setting from '../ui/setting.module.css'

interface AbilityRow {
  name: string
  /** Null if the test was inconclusive. */
  isAble: boolean | null
  /** What the app uses the ability for, or what does not work without it. */
  meaning: string
  found: string
}

function answerText(isAble: boolean | null): string {
  if (isAble === null) return abilityTable.unclear
  return isAble ? abilityTable.yes : abilityTable.no
}

function NodeAbilities({ rows }: { rows: readonly AbilityRow[] }) {
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

export type NodeResult =
  | { kind: 'report'; host: string; summary: string; tiles: readonly Tile[]; abilities: readonly AbilityRow[] }
  | { kind: 'problem'; host: string; text: string }

function UseButton({ isUsed, onUse }: Pick<OwnNode, 'isUsed' | 'onUse'>) {
  return (
    <Button
      kind="filled"
      size="sm"
      aria-disabled={isUsed ? true : undefined}
      onClick={() => {
        if (!isUsed) onUse?.()
      }}
    >
      {isUsed ? IN_USE : USE_NODE}
    </Button>
  )
}

export function NodeTrialResult({ result, own }: { result: NodeResult | null; own: OwnNode | null }) {
  return (
    <div className={result ? setting.setting : undefined}>
      <div role="status">
        {result?.kind === 'problem' && (
          <Notice kind="down" icon="offline" title={cannotBeUsed(result.host)}>
            {result.text}
          </Notice>
        )}
        {result?.kind === 'report' && <p className={setting.hint}>{result.summary}</p>}
      </div>
      {result?.kind === 'report' && (
        <Card
          title={result.host}
          end={own && (own.isUsed || own.onUse) && <UseButton isUsed={own.isUsed} onUse={own.onUse} />}
          flush
        >
          <Tiles tiles={result.tiles} />
          <NodeAbilities rows={result.abilities} />
        </Card>
      )}
    </div>
  )
}
