import { latePart } from '../../latePart'

/**
 * The search in the top bar. Its code is fetched when somebody is about to use it, together with the choice of a token,
 * which shares most of it.
 */
export const LateSearch = latePart(
  async (load) =>
    (await load(() => import(/* webpackChunkName: "trade-dialogs" */ './SearchContainer'))).SearchContainer,
)
