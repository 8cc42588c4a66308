import {
  namesReadOn,
  NO_NODE_URL,
  NOBODY_ELSE,
  nodeFigures,
  otherNodesText,
  OWN_NODE_PROBLEM,
  OWN_NODE_USED,
  reportSummary,
  SITE_NODES_USED,
  ABILITY_WORDS,
  findingText,
  trialProblem,
} from '#copy/chain/nodes'
import { sentences } from '#copy/browser/grammar'
import { type ReactNode, useRef, useState } from 'react'
import { settings } from '#config/settings'
import type { Chain } from '#domain/chain/chain'
import { grouped } from '#domain/browser/locale'
import { NODE_URL_MAX } from '#domain/chain/limits'
import { otherNodes, ownNodeProblem, reportFacts } from '#domain/chain/nodeReport'
import { hostOf, isNodeUrl } from '#domain/chain/nodeUrl'
import { useAppDispatch, useAppSelector, useTradeChain } from '#store/hooks'
import { announced } from '#store/browser/liveRegion'
import { NodeSettings } from '../../views/chain/NodeSettings'
import type { NodeResult } from '../../views/chain/NodeTrialResult'
import { useHead } from './useHead'
import { chooseNode, type NodeTrial, tryNode } from '#store/chain/ownNode'
import { selectOwnNodeHost } from '#store/chain/nodeChoice'
import { namesChainOf } from '#config/chains'

const siteHosts = ({ rpcUrls }: Chain) => [...new Set(rpcUrls.default.map(hostOf))]

/** The text about the site's other nodes, which get some of the requests; null if there is none. */
function othersText(chain: Chain): string | null {
  const others = otherNodes(siteHosts(chain).slice(1), settings.rpcQuorum)
  return others && otherNodesText(others)
}

/** The text about the chain of ENS names, which is read through the site's nodes; empty if it is this one. */
function elsewhereText(chain: Chain): string {
  const namesChain = namesChainOf(chain)
  return namesChain && namesChain.id !== chain.id ? namesReadOn(namesChain.name) : ''
}

function resultOf(chainId: number, host: string, trial: NodeTrial): NodeResult {
  if (trial.kind === 'problem') return { kind: 'problem', host, text: trialProblem(trial.failure, trial.chainName) }
  const { blockNumber, ageSeconds, answerMs, abilities } = trial.report
  return {
    kind: 'report',
    host,
    summary: reportSummary(reportFacts(host, trial.report)),
    tiles: [
      { label: nodeFigures.block, value: grouped(String(blockNumber)) },
      { label: nodeFigures.age, value: grouped(String(ageSeconds)), unit: nodeFigures.ageUnit },
      { label: nodeFigures.answer, value: grouped(String(answerMs)), unit: nodeFigures.answerUnit },
      { label: nodeFigures.chainId, value: String(chainId) },
    ],
    abilities: abilities.map(({ ability, isAble, finding }) => {
      const { name, use, missing } = ABILITY_WORDS[ability]
      return { name, isAble, meaning: isAble === false ? missing : use, found: findingText({ isAble, finding }) }
    }),
  }
}

/**
 * Shows the node in use, and tests which features this node or a typed one supports. The typed URL is kept only in this
 * component's state, because it may contain a key. `health` is the table of the nodes' states.
 */
export function NodeSettingsContainer(props: { health: ReactNode }) {
  // A test's result belongs to one network, so the key resets the state when the network changes.
  return <NodeSettingsOfNetwork key={useTradeChain().id} {...props} />
}

function NodeSettingsOfNetwork({ health }: { health: ReactNode }) {
  const dispatch = useAppDispatch()
  const chain = useTradeChain()
  const ownHost = useAppSelector(selectOwnNodeHost)
  const problemOfOwn = ownNodeProblem(useHead())
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [trying, setTrying] = useState<'inUse' | 'own' | null>(null)
  /** The last finished test. Its `url` is null if the node in use was tested. */
  const [tried, setTried] = useState<{ url: string | null; host: string; trial: NodeTrial } | null>(null)
  const [usedUrl, setUsedUrl] = useState<string | null>(null)
  /** The number of the current test. Earlier ones are ignored, because even a cancelled test may still finish. */
  const turn = useRef(0)

  const host = ownHost ?? siteHosts(chain)[0] ?? ''
  const typed = text.trim()

  async function testNode(url: string | null) {
    const which = url === null ? 'inUse' : 'own'
    if (trying === which) return
    cancel()
    const mine = turn.current
    setTrying(which)
    try {
      const trial = await dispatch(tryNode(url))
      if (mine === turn.current) setTried({ url, host: url === null ? host : hostOf(url), trial })
    } finally {
      if (mine === turn.current) setTrying(null)
    }
  }

  function cancel() {
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
        problem: ownHost === null || problemOfOwn === null ? null : OWN_NODE_PROBLEM[problemOfOwn],
      }}
      about={sentences(ownHost === null ? othersText(chain) : NOBODY_ELSE, elsewhereText(chain))}
      own={
        settings.customRpc
          ? {
              text,
              problem,
              onText(next) {
                setText(next)
                setProblem(null)
                // Cancel the running test, so that a slow node does not delay the next one.
                if (trying === 'own') cancel()
              },
              onTry() {
                if (isNodeUrl(typed) && typed.length <= NODE_URL_MAX) void testNode(typed)
                else setProblem(NO_NODE_URL)
              },
              onUse: canUse
                ? () => {
                    dispatch(chooseNode(typed))
                    setUsedUrl(typed)
                    dispatch(announced({ text: OWN_NODE_USED }))
                  }
                : null,
              isUsed: canUse && ownHost === hostOf(typed) && usedUrl === typed,
            }
          : null
      }
      trying={trying}
      onTryInUse={() => void testNode(null)}
      onUseSite={() => {
        dispatch(chooseNode(null))
        cancel()
        dispatch(announced({ text: SITE_NODES_USED }))
      }}
      health={health}
      result={tried && resultOf(chain.id, tried.host, tried.trial)}
    />
  )
}
