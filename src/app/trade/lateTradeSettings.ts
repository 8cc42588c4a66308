import { latePart } from '../latePart'

/** The settings of a trade, in one file with the choice of a token. */
export const LateTradeSettings = latePart(
  async (load) =>
    (await load(() => import(/* webpackChunkName: "trade-dialogs" */ './card/TradeSettingsContainer')))
      .TradeSettingsContainer,
)
