import { lazyPart } from '../lazyPart'

export const TokenSelect = lazyPart(
  async (load) =>
    (await load(() => import(/* webpackChunkName: "dialog-select" */ './TokenSelectContainer'))).TokenSelectContainer,
)
