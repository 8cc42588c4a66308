import { connectedAs, COPIED, DECLINED, DISCONNECTED, networkChanged, waitingFor } from '#copy/wallet/notifications'
import { isAnyOf } from '@reduxjs/toolkit'
import { chainById } from '#config/chains'
import { displayName } from '#domain/chain/address'
import { lastIdentity } from '#domain/wallet/lastRead'
import {
  accountsChanged,
  assetRefused,
  chainChanged,
  connected,
  connectFailed,
  connectStarted,
  disconnected,
  switchFailed,
} from '#events'
import { addressCopied } from './copyAddress'
import { selectWalletName } from './wallets'
import { selectWalletChainId } from '../chain/walletChain'
import { selectTradeChain } from '../chain/tradeChain'
import { selectAccount, selectAttempt, selectStatus, selectWalletId } from './connection'
import { announced } from '../browser/liveRegion'
import { selectOpenModal } from '../browser/modals'
import type { StartListening } from '../types'

/**
 * Announces changes of the state to screen readers, so that repeated events, late events and events of other wallets
 * are left out. So are failures, because they are shown as alerts.
 */
export function announceWalletEvents(startListening: StartListening) {
  startListening({
    actionCreator: connectStarted,
    effect({ payload: { walletId } }, api) {
      const name = selectWalletName(api.getState(), walletId)
      api.dispatch(announced({ text: waitingFor(name) }))
    },
  })

  startListening({
    matcher: isAnyOf(connected, accountsChanged, disconnected),
    effect(_action, api) {
      const before = api.getOriginalState()
      const account = selectAccount(api.getState())
      if (account === selectAccount(before)) return
      if (!account) {
        api.dispatch(announced({ text: DISCONNECTED }))
        return
      }
      // Reconnecting to the wallet of the last visit is not announced.
      if (selectStatus(before) === 'reconnecting') return
      const reads = api.extra.storage.read('lastReads') ?? []
      const identity = lastIdentity(reads, { chainId: selectTradeChain(api.getState()).id, account })
      api.dispatch(announced({ text: connectedAs(displayName(account, identity?.name ?? null)) }))
    },
  })

  startListening({
    actionCreator: chainChanged,
    effect(_action, api) {
      const chainId = selectWalletChainId(api.getState())
      if (!selectWalletId(api.getState()) || chainId === selectWalletChainId(api.getOriginalState())) return
      api.dispatch(announced({ text: networkChanged(chainById(chainId)?.name) }))
    },
  })

  startListening({
    actionCreator: connectFailed,
    effect({ payload: { reason, attempt } }, api) {
      const isOver = reason === 'rejected' && attempt === selectAttempt(api.getState())
      if (isOver) api.dispatch(announced({ text: DECLINED }))
    },
  })
  for (const actionCreator of [switchFailed, assetRefused]) {
    startListening({
      actionCreator,
      effect({ payload: { reason } }, api) {
        if (reason === 'rejected') api.dispatch(announced({ text: DECLINED }))
      },
    })
  }

  startListening({
    actionCreator: addressCopied,
    effect(_action, api) {
      // Other copy buttons change their text when pressed, and screen readers announce that change.
      if (selectOpenModal(api.getState()) === 'account') api.dispatch(announced({ text: COPIED }))
    },
  })
}
