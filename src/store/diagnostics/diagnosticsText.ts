import { settings, version } from '#config/settings'
import type { Diagnostics, PageFacts } from '#domain/diagnostics/diagnostics'
import { createRedactor, type Redactor } from '#domain/diagnostics/redaction'
import { selectWalletChainId } from '../chain/walletChain'
import { selectTradeChainId } from '../chain/tradeChain'
import type { Services } from '../services'
import type { AppThunk, RootState } from '../types'
import { selectReach, selectStatus, selectWalletId } from '../wallet/connection'
import { selectOwnNodeHost } from '../chain/nodeChoice'
import { configuredChains } from '#config/chains'
import { allWallets } from '#config/wallets'

function nodesOf({ node }: Services, state: RootState, redact: Redactor['redact']): Diagnostics['nodes'] {
  const chainId = selectTradeChainId(state)
  const endpoints = node.health(chainId).map((endpoint) => redact({ ...endpoint, host: undefined }))
  return { chainId, isOwn: selectOwnNodeHost(state) !== null, endpoints }
}

/** Keys and node URLs, which must not appear in the diagnostics. */
function knownSecrets({ storage }: Services): string[] {
  const { alchemyKey, walletConnectProjectId } = settings
  const own = Object.values(storage.read('ownNodes') ?? {})
  return [alchemyKey, walletConnectProjectId, ...own].filter((secret) => typeof secret === 'string')
}

/** The ids of the wallets in the catalogue. The diagnostics may contain them, because no other wallet has these ids. */
const WALLET_NAMES: ReadonlySet<string> = new Set(
  allWallets.flatMap(({ id, rdns }) => [id, ...rdns, ...rdns.map((name) => `rdns:${name}`)]),
)

const OWN_NAMES: ReadonlySet<string> = new Set([...WALLET_NAMES, ...configuredChains.map(({ id }) => String(id))])

/** Creates the diagnostics of the visit as JSON without private data, see `Diagnostics`. */
export const diagnosticsText =
  ({ hash, ...page }: PageFacts): AppThunk<string> =>
  (_dispatch, getState, extra) => {
    const state = getState()
    const { recorded } = extra
    const [first] = recorded
    const before = {
      ...(first?.before ?? { ...state, chainReads: undefined, lists: undefined }),
      addressBook: undefined,
    }
    const values = [before, recorded.map(({ action }) => action)]
    const { redact, redactRecord, legend } = createRedactor(values, {
      since: first?.at ?? Date.now(),
      names: OWN_NAMES,
      secrets: knownSecrets(extra),
    })
    const preloadedState = JSON.stringify(redactRecord(before))
    // Omits the `meta` that Redux Toolkit adds to actions.
    const actions = recorded.map(({ at, action }) => ({
      type: action.type,
      ...('payload' in action && { payload: redact(action.payload) }),
      meta: { at: at - (first?.at ?? 0) },
    }))
    const id = selectWalletId(state)
    const diagnostics: Diagnostics = {
      app: settings.appName,
      madeOn: new Date().toISOString().slice(0, 10),
      build: { version, commit: settings.commit, hash },
      page,
      wallet: {
        status: selectStatus(state),
        id: id !== null && WALLET_NAMES.has(id) ? id : null,
        reach: selectReach(state),
        chainId: selectWalletChainId(state),
      },
      nodes: nodesOf(extra, state, redact),
      standIns: legend(),
      preloadedState,
      payload: JSON.stringify(actions),
    }
    return `${JSON.stringify(diagnostics, null, 2)}\n`
  }
