import { useId, useRef } from 'react'
import { Tiles, type Tile } from '../ui/Tiles'
import table from '../ui/table.module.css'
import setting from '../ui/setting.module.css'
import { Button } from '../ui/Button'
import { Card } from '../ui/Card'
import { Hidden } from '../ui/text/Hidden'
import { Notice } from '../ui/Notice'
import { Tag } from '../ui/Tag'

export interface AbilityRow {
  name: string
  /** Null: it could not be told. */
  isAble: boolean | null
  /** What it is needed for, or what is missing without it. */
  meaning: string
  /** What was found, as "Back 30 days". */
  found: string
}

export type NodeResult =
  | { kind: 'report'; host: string; summary: string; tiles: readonly Tile[]; abilities: readonly AbilityRow[] }
  | { kind: 'problem'; host: string; text: string }

interface NodeSettingsProps {
  chainName: string
  inUse: {
    host: string
    isOwn: boolean
    /** Why nothing can be read through the visitor's own; null when it works, and for the site's. */
    problem: string | null
  }
  /** Who else is asked, and about what. */
  about: string
  /** The visitor's own address; null where the site allows only its own nodes. */
  own: {
    text: string
    /** Why the text cannot be tried. */
    problem: string | null
    onText: (text: string) => void
    onTry: () => void
    /** Null until it was tried and answers. */
    onUse: (() => void) | null
    isUsed: boolean
  } | null
  /** Which one is being tried. */
  trying: 'inUse' | 'own' | null
  onTryInUse: () => void
  onUseSite: () => void
  result: NodeResult | null
}

/** The node in use, a way to try another one, and what was found. */
export function NodeSettings(props: NodeSettingsProps) {
  const { chainName, inUse, about, own, trying, onTryInUse, onUseSite, result } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const useSite = (
    <Button
      kind="outline"
      size="sm"
      onClick={() => {
        onUseSite()
        // The button goes with what it undid.
        input.current?.focus()
      }}
    >
      Use the site’s nodes
    </Button>
  )
  return (
    <>
      {inUse.problem !== null && (
        <Notice kind="warn" icon="offline" title={inUse.problem} action={useSite} role="status">
          Nothing can be read of {chainName} meanwhile, as nobody else is asked.
        </Notice>
      )}
      <div className={setting.setting}>
        <div className={setting.label}>In use for {chainName}</div>
        <div className={setting.row}>
          <b>{inUse.host}</b>
          <Tag tone={inUse.isOwn ? 'accent' : 'neutral'}>{inUse.isOwn ? 'Your node' : 'The site’s'}</Tag>
        </div>
        {about !== '' && <p className={setting.hint}>{about}</p>}
        <div className={setting.row}>
          <Button kind="outline" size="sm" busy={trying === 'inUse'} onClick={onTryInUse}>
            Test<Hidden>, the node in use</Hidden>
          </Button>
          {inUse.isOwn && inUse.problem === null && useSite}
        </div>
      </div>
      {own ? (
        <form
          className={setting.setting}
          onSubmit={(event) => {
            event.preventDefault()
            own.onTry()
          }}
        >
          <div className={setting.label}>
            <label htmlFor={id}>A node of your own</label>
          </div>
          <div className={setting.row}>
            <div className={`field ${setting.wide}`}>
              <input
                ref={input}
                id={id}
                aria-describedby={`${id}-hint`}
                aria-invalid={own.problem === null ? undefined : true}
                inputMode="url"
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                placeholder="https://"
                value={own.text}
                onChange={({ currentTarget: { value } }) => {
                  own.onText(value)
                }}
              />
            </div>
            <Button type="submit" busy={trying === 'own'}>
              Test
            </Button>
          </div>
          <p
            id={`${id}-hint`}
            className={own.problem === null ? setting.hint : `${setting.hint} ${setting.down}`}
            aria-live="polite"
          >
            {own.problem ??
              'It is tried out first. Once you use it, everything about this network is asked of it alone. Whoever runs it sees your internet address and what you look at, and could show you wrong figures.'}
          </p>
        </form>
      ) : (
        <p className={`${setting.hint} ${setting.setting}`}>This site allows only its own nodes.</p>
      )}
      <div className={result ? setting.setting : undefined}>
        <div role="status">
          {result?.kind === 'problem' && (
            <Notice kind="down" icon="offline" title={`${result.host} cannot be used`}>
              {result.text}
            </Notice>
          )}
          {result?.kind === 'report' && <p className={setting.hint}>{result.summary}</p>}
        </div>
        {result?.kind === 'report' && (
          <Card
            title={result.host}
            end={
              own &&
              (own.isUsed || own.onUse) && (
                <Button
                  kind="filled"
                  size="sm"
                  aria-disabled={own.isUsed ? true : undefined}
                  onClick={() => {
                    if (!own.isUsed) own.onUse?.()
                  }}
                >
                  {own.isUsed ? 'In use' : 'Use this node'}
                </Button>
              )
            }
            flush
          >
            <Tiles tiles={result.tiles} />
            <Abilities rows={result.abilities} />
          </Card>
        )}
      </div>
    </>
  )
}

function Abilities({ rows }: { rows: readonly AbilityRow[] }) {
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">Ability and what it is for</th>
          <th scope="col" className={table.right}>
            Found
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
                {isAble === null ? 'Unclear' : isAble ? 'Yes' : 'No'}
              </Tag>
              <small>{found}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
