import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { configuredChain, isSupported, supportedChains } from '#config/chains'
import { activeNetwork, type ActiveNetwork, type NetworkSource } from '#domain/chain/activeNetwork'
import type { Chain } from '#domain/chain/chain'
import { chainChanged, connected, disconnected } from '#events'

interface TradeChainState extends ActiveNetwork {
  /** The wallet's chain; null while it is not known. */
  walletChainId: number | null
}

const initialState: TradeChainState = { chainId: supportedChains[0].id, source: 'default', walletChainId: null }

/** Stores the wallet's network, and makes it the active network if `activeNetwork` allows this. */
function noteWallet(state: TradeChainState, chainId: number | null, source: NetworkSource) {
  state.walletChainId = chainId
  if (isSupported(chainId)) Object.assign(state, activeNetwork(state, { chainId, source }))
}

/**
 * The active network, on which tokens are traded. It may differ from the wallet's network. `activeNetwork` defines the
 * rules. All reads of the chain use its id.
 */
export const tradeChainSlice = createSlice({
  name: 'tradeChain',
  initialState,
  reducers: {
    tradeChainChosen: {
      prepare: (payload: { chainId: number; source?: 'link' | 'storage' }) => ({
        payload: { source: 'press' as const, ...payload },
      }),
      reducer(state, { payload }: PayloadAction<ActiveNetwork>) {
        Object.assign(state, activeNetwork(state, payload))
      },
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(connected, (state, { payload }) => {
        noteWallet(state, payload.chainId, 'wallet')
      })
      .addCase(chainChanged, (state, { payload }) => {
        // If the wallet's chain was unknown before, the wallet only reported it late, so the visitor has not switched.
        noteWallet(state, payload.chainId, state.walletChainId === null ? 'wallet' : 'press')
      })
      .addCase(disconnected, (state) => {
        state.walletChainId = null
      }),
  selectors: { selectTradeChainId: ({ chainId }) => chainId },
})

export const { tradeChainChosen } = tradeChainSlice.actions
export const { selectTradeChainId } = tradeChainSlice.selectors

export const selectTradeChain = (state: WithSlice<typeof tradeChainSlice>): Chain =>
  configuredChain(selectTradeChainId(state))
