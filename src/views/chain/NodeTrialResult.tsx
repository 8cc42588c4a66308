import { cannotBeUsed, IN_USE, USE_NODE } from '#copy/chain/nodes'
import { Tiles, type Tile } from '../ui/Tiles'
import setting from '../ui/setting.module.css'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { Notice } from '../ui/Notice'
import { type AbilityRow, NodeAbilities } from './NodeAbilities'
import type { OwnNode } from './OwnNodeForm'

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

/** The result of a node's test, and a button to use the node if it is the visitor's own. */
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
