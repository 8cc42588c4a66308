import {
  inUseFor,
  testInUse,
  nothingRead,
  SITE_NODE,
  SITE_NODES_ONLY,
  TEST,
  USE_SITE_NODES,
  YOUR_NODE,
} from '#copy/chain/nodes'
import { clsx } from 'clsx'
import { type ReactNode, useRef } from 'react'
import { PLACE } from '#domain/browser/sentences'
import { Placed } from '../ui/text/Placed'
import setting from '../ui/setting.module.css'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { Tag } from '../ui/Tag'
import { TermLink } from '../ui/text/TermLink'
import { type NodeResult, NodeTrialResult } from './NodeTrialResult'
import { type OwnNode, OwnNodeForm } from './OwnNodeForm'

interface NodeSettingsProps {
  chainName: string
  inUse: {
    host: string
    isOwn: boolean
    /** Why the visitor's own node cannot be used; null if that node works, or if the site's nodes are in use. */
    problem: string | null
  }
  about: string
  own: OwnNode | null
  trying: 'inUse' | 'own' | null
  onTryInUse: () => void
  onUseSite: () => void
  health: ReactNode
  result: NodeResult | null
}

export function NodeSettings(props: NodeSettingsProps) {
  const { chainName, inUse, about, own, trying, onTryInUse, onUseSite, health, result } = props
  const input = useRef<HTMLInputElement>(null)
  const useSite = (
    <Button
      kind="outline"
      size="sm"
      onClick={() => {
        onUseSite()
        // The button disappears when it is pressed, so the focus is moved to the field.
        input.current?.focus()
      }}
    >
      {USE_SITE_NODES}
    </Button>
  )
  return (
    <>
      {inUse.problem !== null && (
        <Notice kind="warn" icon="offline" title={inUse.problem} action={useSite} role="status">
          {nothingRead(chainName)}
        </Notice>
      )}
      <div className={setting.setting}>
        <div className={setting.label}>{inUseFor(chainName)}</div>
        <div className={setting.row}>
          <b>{inUse.host}</b>
          <Tag tone={inUse.isOwn ? 'accent' : 'neutral'}>{inUse.isOwn ? YOUR_NODE : SITE_NODE}</Tag>
        </div>
        <p className={setting.hint}>
          {about} <TermLink topic="nodes" isOnPage />
        </p>
        <div className={setting.row}>
          <Button kind="outline" size="sm" busy={trying === 'inUse'} onClick={onTryInUse}>
            <Placed text={testInUse(PLACE)} className="vh">
              {TEST}
            </Placed>
          </Button>
          {inUse.isOwn && inUse.problem === null && useSite}
        </div>
      </div>
      {health}
      {own ? (
        <OwnNodeForm own={own} isTrying={trying === 'own'} input={input} />
      ) : (
        <p className={clsx(setting.hint, setting.setting)}>{SITE_NODES_ONLY}</p>
      )}
      <NodeTrialResult result={result} own={own} />
    </>
  )
}
