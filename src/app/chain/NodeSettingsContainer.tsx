import { useRef, useState } from 'react'
import { namesChainOf } from '../../config/namesChain'
import { settings } from '../../config/settings'
import type { Chain } from '../../domain/chain/chain'
import { grouped } from '../../domain/page/grouped'
import { HEAD_STALE_S, NODE_URL_MAX } from '../../domain/limits'
import type { NodeReport } from '../../domain/chain/nodeReport'
import { hostOf, isNodeUrl } from '../../domain/chain/nodeUrl'
import { chooseNode } from '../../store/chain/chooseNode'
import { type NodeTrial, tryNode } from '../../store/chain/tryNode'
import { useAppDispatch, useAppSelector, useTradeChain } from '../../store/hooks'
import { announced } from '../../store/page/liveRegion/liveRegion'
import { selectOwnNodeHost } from '../../store/chain/nodeChoice'
import { type NodeResult, NodeSettings } from '../../views/chain/NodeSettings'
import { useHead } from './useHead'
import { ABILITY_WORDS } from './abilityWords'

const NO_URL =
  'Enter an https:// address, or http://localhost or http://127.0.0.1 for a node on this machine. No user name in it.'

/** The site's own nodes, the one that is asked first in front. */
const siteHosts = ({ rpcUrls }: Chain) => [...new Set(rpcUrls.default.map(hostOf))]

/** With a quorum nobody is second choice. */
function othersText(chain: Chain): string {
  const [, ...otherHosts] = siteHosts(chain)
  const names = otherHosts.join(' and ')
  if (otherHosts.length === 0) return ''
  return settings.rpcQuorum > 1
    ? `${names} ${otherHosts.length === 1 ? 'is' : 'are'} asked, too, and ${settings.rpcQuorum} answers must agree. `
    : `When it does not answer, ${names} is asked. `
}

/** Names are read elsewhere when they are on another chain, whoever's node is in use. */
function elsewhereText(chain: Chain): string {
  const namesChain = namesChainOf(chain)
  return namesChain && namesChain.id !== chain.id
    ? `Names and their pictures are read on ${namesChain.name}, through the site’s nodes.`
    : ''
}

/** What the report says, all in all. */
function summaryOf(host: string, { ageSeconds, abilities }: NodeReport): string {
  const count = (wanted: boolean | null) => abilities.filter(({ isAble }) => isAble === wanted).length
  const [missing, unclear] = [count(false), count(null)]
  const said = [missing + unclear === 0 ? `${host} can do all that this site needs.` : `${host} can be used.`]
  if (missing > 0) said.push(missing === 1 ? 'One ability is missing.' : `${missing} abilities are missing.`)
  if (unclear > 0) said.push(`${unclear === 1 ? 'One' : unclear} could not be told: try it again.`)
  if (ageSeconds > HEAD_STALE_S)
    said.push(
      `Its newest block is more than ${HEAD_STALE_S / 60} minutes old; until it catches up, nothing can be traded.`,
    )
  return said.join(' ')
}

function resultOf(chainId: number, host: string, trial: NodeTrial): NodeResult {
  if (trial.kind === 'problem') return { kind: 'problem', host, text: trial.text }
  const { blockNumber, ageSeconds, answerMs, abilities } = trial.report
  return {
    kind: 'report',
    host,
    summary: summaryOf(host, trial.report),
    tiles: [
      { label: 'Newest block', value: grouped(String(blockNumber)) },
      { label: 'Its age', value: grouped(String(ageSeconds)), unit: 's' },
      { label: 'Time to answer', value: grouped(String(answerMs)), unit: 'ms' },
      { label: 'Chain id', value: String(chainId) },
    ],
    abilities: abilities.map(({ ability, isAble, detail }) => {
      const { name, use, missing: lack } = ABILITY_WORDS[ability]
      return { name, isAble, meaning: isAble === false ? lack : use, found: detail }
    }),
  }
}

/** Why nothing can be read through the visitor's own node; null when it works. */
function ownProblem({ isOffline, isOtherChain, isLimited }: ReturnType<typeof useHead>): string | null {
  if (!isOffline) return null
  if (isOtherChain) return 'Your node serves another network'
  return isLimited ? 'Your node limits requests' : 'Your node does not answer'
}

/** Which node is read through, and what it or another one can do. What was typed stays here: it may hold a key. */
export function NodeSettingsContainer() {
  const dispatch = useAppDispatch()
  const chain = useTradeChain()
  const ownHost = useAppSelector(selectOwnNodeHost)
  const head = useHead()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [trying, setTrying] = useState<'inUse' | 'own' | null>(null)
  /** Null stands for the one in use. */
  const [tried, setTried] = useState<{ url: string | null; host: string; trial: NodeTrial } | null>(null)
  const [usedUrl, setUsedUrl] = useState<string | null>(null)
  /** Which trial counts: one that was given up may still end. */
  const turn = useRef(0)

  const host = ownHost ?? siteHosts(chain)[0] ?? ''
  const typed = text.trim()

  async function tryOut(url: string | null) {
    const which = url === null ? 'inUse' : 'own'
    if (trying === which) return
    giveUp()
    const mine = turn.current
    setTrying(which)
    try {
      const trial = await dispatch(tryNode(url))
      if (mine === turn.current) setTried({ url, host: url === null ? host : hostOf(url), trial })
    } finally {
      if (mine === turn.current) setTrying(null)
    }
  }

  function giveUp() {
    turn.current += 1
    setTrying(null)
    setTried(null)
  }

  const canUse = tried?.trial.kind === 'report' && tried.url !== null && tried.url === typed
  return (
    <NodeSettings
      chainName={chain.name}
      inUse={{
        host,
        isOwn: ownHost !== null,
        problem: ownHost === null ? null : ownProblem(head),
      }}
      about={(ownHost === null ? othersText(chain) : 'Nobody else is asked about it. ') + elsewhereText(chain)}
      own={
        settings.customRpc
          ? {
              text,
              problem,
              onText(next) {
                setText(next)
                setProblem(null)
                // A slow one must not keep another one waiting.
                if (trying === 'own') giveUp()
              },
              onTry() {
                if (isNodeUrl(typed) && typed.length <= NODE_URL_MAX) void tryOut(typed)
                else setProblem(NO_URL)
              },
              onUse: canUse
                ? () => {
                    dispatch(chooseNode(typed))
                    setUsedUrl(typed)
                    dispatch(announced({ text: 'Your node is used from now on.' }))
                  }
                : null,
              isUsed: canUse && ownHost === hostOf(typed) && usedUrl === typed,
            }
          : null
      }
      trying={trying}
      onTryInUse={() => void tryOut(null)}
      onUseSite={() => {
        dispatch(chooseNode(null))
        giveUp()
        dispatch(announced({ text: 'The site’s nodes are used again.' }))
      }}
      result={tried && resultOf(chain.id, tried.host, tried.trial)}
    />
  )
}
