import { latePart } from '../../latePart'

/** The choice of a token. Its code is fetched when somebody is about to open it. */
export const LateTokenSelect = latePart(
  async (load) =>
    (await load(() => import(/* webpackChunkName: "trade-dialogs" */ './TokenSelectContainer'))).TokenSelectContainer,
)
