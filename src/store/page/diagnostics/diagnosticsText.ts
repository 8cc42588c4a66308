import { settings } from '../../../config/settings'
import { version } from '../../../config/version'
import { type Diagnostics, DIAGNOSTICS_FORM, type PageFacts } from '../../../domain/page/diagnostics/diagnostics'
import { createRedactor } from '../../../domain/page/diagnostics/redaction'
import { selectChainId } from '../../chain/chain'
import { selectOwnNodeHost } from '../../chain/node/nodeChoice'
import { selectTradeChainId } from '../../chain/tradeChain'
import type { Services } from '../../services'
import type { AppThunk, RootState } from '../../types'
import { selectReach, selectStatus, selectWalletId } from '../../wallet/connection'

/** The endpoints of the traded network without their names: the order is that of the settings. */
function nodesOf({ node }: Services, state: RootState): Diagnostics['nodes'] {
  const chainId = selectTradeChainId(state)
  const endpoints = node.health(chainId).map((endpoint) => ({ ...endpoint, host: undefined }))
  return { chainId, isOwn: selectOwnNodeHost(state) !== null, endpoints }
}

/** The keys and addresses that this build and this browser know, wherever they might have got to. */
function knownSecrets({ storage }: Services): string[] {
  const { alchemyKey, walletConnectProjectId } = settings
  const own = Object.values(storage.read('ownNodes') ?? {})
  return [alchemyKey, walletConnectProjectId, ...own].filter((secret) => typeof secret === 'string')
}

/** One line for each field, and for each action. */
function asText(diagnostics: Diagnostics): string {
  const lines = Object.entries(diagnostics).map(([field, value]: [string, unknown]) => {
    const text =
      field === 'actions' && Array.isArray(value) && value.length > 0
        ? `[\n${value.map((each) => JSON.stringify(each)).join(',\n')}\n]`
        : JSON.stringify(value)
    return `${JSON.stringify(field)}:${text}`
  })
  return `{\n${lines.join(',\n')}\n}\n`
}

/** The diagnostics of the visit so far, as text, without anything private. See `Diagnostics`. */
export const diagnosticsText =
  ({ hash, ...page }: PageFacts): AppThunk<string> =>
  (_dispatch, getState, extra) => {
    const state = getState()
    const after = { ...state, chainReads: undefined, lists: undefined }
    const { recorded } = extra
    const [first] = recorded
    const before = first?.before ?? after
    const values = [before, recorded.map(({ action }) => action), after, page]
    const { redact, redactText, redactRecord, legend } = createRedactor(values, knownSecrets(extra))
    const id = selectWalletId(state)
    const open = {
      path: redactText(page.path),
      walletId: id === null ? null : redactText(id),
      before: redactRecord(before),
      // What happened, without what Redux Toolkit adds to it.
      actions: recorded.map(({ at, action }) => ({
        at: at - (first?.at ?? 0),
        type: redactText(action.type),
        ...('payload' in action && { payload: redact(action.payload) }),
      })),
      after: redactRecord(after),
    }
    return asText({
      app: settings.appName,
      form: DIAGNOSTICS_FORM,
      madeAt: new Date().toISOString(),
      build: { version, commit: settings.commit, hash },
      page: { ...page, path: open.path },
      wallet: {
        status: selectStatus(state),
        id: open.walletId,
        reach: selectReach(state),
        chainId: selectChainId(state),
      },
      nodes: nodesOf(extra, state),
      standIns: legend(),
      before: open.before,
      actions: open.actions,
      after: open.after,
    })
  }
