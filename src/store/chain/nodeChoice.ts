import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { selectTradeChainId } from './tradeChain'

interface NodeChoiceState {
  /** Hosts of nodes that the visitor chose, by chain id. The store keeps no whole URL, because it may contain a key. */
  hosts: Readonly<Record<number, string>>
}

const initialState: NodeChoiceState = { hosts: {} }

/** The chains for which the visitor's own node is used. The others are read from the site's nodes. */
export const nodeChoiceSlice = createSlice({
  name: 'nodeChoice',
  initialState,
  reducers: {
    nodeChosen(state, { payload: { chainId, host } }: PayloadAction<{ chainId: number; host: string | null }>) {
      const others = Object.entries(state.hosts).filter(([id]) => id !== String(chainId))
      state.hosts = Object.fromEntries(host === null ? others : [...others, [chainId, host]])
    },
  },
  selectors: { selectHosts: ({ hosts }) => hosts },
})

export const { nodeChosen } = nodeChoiceSlice.actions
const { selectHosts } = nodeChoiceSlice.selectors

/** The host of the visitor's own node for a network, usually the traded one; null while the site's nodes are used. */
export const selectOwnNodeHost = (
  state: Parameters<typeof selectHosts>[0] & Parameters<typeof selectTradeChainId>[0],
  chainId = selectTradeChainId(state),
): string | null => selectHosts(state)[chainId] ?? null
