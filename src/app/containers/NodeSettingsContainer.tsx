import { useState } from 'react'
import { supportedChain } from '../../config/chains'
import { namesChain } from '../../config/namesChain'
import { settings } from '../../config/settings'
import { grouped } from '../../domain/grouped'
import { NODE_URL_MAX } from '../../domain/limits'
import type { NodeReport } from '../../domain/nodeReport'
import { hostOf, isNodeUrl } from '../../domain/nodeUrl'
import { chooseNode } from '../../store/commands/chooseNode'
import { type NodeTrial, tryNode } from '../../store/commands/tryNode'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import { announced } from '../../store/slices/liveRegion'
import { selectOwnNodeHost } from '../../store/slices/nodeChoice'
import { type NodeResult, NodeSettings } from '../../views/screens/NodeSettings'
import { useHead } from '../hooks/useHead'
import { ABILITY_WORDS } from './abilityWords'

const NO_URL =
  'Enter an https:// address, or http://localhost or http://127.0.0.1 for a node on this machine. No user name in it.'
const [siteHost = '', ...otherHosts] = [...new Set(supportedChain.rpcUrls.default.map(hostOf))]
const others = otherHosts.length > 0 ? `When it does not answer, ${otherHosts.join(' and ')} is asked. ` : ''

/** Names are read elsewhere when they are on another chain, whoever's node is in use. */
const elsewhere =
  namesChain && namesChain.id !== supportedChain.id
    ? `Names and their pictures are read on ${namesChain.name}, through the site’s nodes.`
    : ''

function resultOf(host: string, trial: NodeTrial): NodeResult {
  if (trial.kind === 'problem') return { kind: 'problem', host, text: trial.text }
  const { blockNumber, ageSeconds, answerMs, abilities }: NodeReport = trial.report
  const missing = abilities.filter(({ isAble }) => !isAble).length
  return {
    kind: 'report',
    host,
    summary:
      missing === 0
        ? `${host} can do all that this site needs.`
        : `${host} can be used. ${missing === 1 ? 'One ability is' : `${missing} abilities are`} missing.`,
    tiles: [
      { label: 'Newest block', value: grouped(String(blockNumber)) },
      { label: 'Its age', value: grouped(String(ageSeconds)), unit: 's' },
      { label: 'Time to answer', value: grouped(String(answerMs)), unit: 'ms' },
      { label: 'Chain id', value: String(supportedChain.id) },
    ],
    abilities: abilities.map(({ ability, isAble, detail }) => {
      const { name, use, missing: lack } = ABILITY_WORDS[ability]
      return { name, isAble, meaning: isAble ? use : lack, found: detail }
    }),
  }
}

/** Which node is read through, and what it or another one can do. What was typed stays here: it may hold a key. */
export function NodeSettingsContainer() {
  const dispatch = useAppDispatch()
  const ownHost = useAppSelector(selectOwnNodeHost)
  const { isOffline } = useHead()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [trying, setTrying] = useState<'inUse' | 'own' | null>(null)
  /** Null stands for the one in use. */
  const [tried, setTried] = useState<{ url: string | null; host: string; trial: NodeTrial } | null>(null)
  const [usedUrl, setUsedUrl] = useState<string | null>(null)

  const host = ownHost ?? siteHost
  const typed = text.trim()

  async function tryOut(url: string | null) {
    if (trying !== null) return
    setTrying(url === null ? 'inUse' : 'own')
    setTried(null)
    try {
      const trial = await dispatch(tryNode(url))
      setTried({ url, host: url === null ? host : hostOf(url), trial })
    } finally {
      setTrying(null)
    }
  }

  const canUse = tried?.trial.kind === 'report' && tried.url !== null && tried.url === typed
  return (
    <NodeSettings
      chainName={supportedChain.name}
      inUse={{ host, isOwn: ownHost !== null, isFailing: isOffline }}
      about={(ownHost === null ? others : 'Nobody else is asked about it. ') + elsewhere}
      own={
        settings.customRpc
          ? {
              text,
              problem,
              onText(next) {
                setText(next)
                setProblem(null)
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
              isUsed: canUse && ownHost !== null && usedUrl === typed,
            }
          : null
      }
      trying={trying}
      onTryInUse={() => void tryOut(null)}
      onUseSite={() => {
        dispatch(chooseNode(null))
        setTried(null)
        dispatch(announced({ text: 'The site’s nodes are used again.' }))
      }}
      result={tried && resultOf(tried.host, tried.trial)}
    />
  )
}
