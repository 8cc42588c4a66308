import { lazyPart } from '../lazyPart'

export const ReviewModal = lazyPart(
  async (load) =>
    (await load(() => import(/* webpackChunkName: "dialog-review" */ './review/ReviewContainer'))).ReviewContainer,
)
export const ReceiptModal = lazyPart(
  async (load) =>
    (await load(() => import(/* webpackChunkName: "dialog-review" */ './receipt/ReceiptContainer'))).ReceiptContainer,
)
export const FirstCoinsHint = lazyPart(
  async (load) =>
    (await load(() => import(/* webpackChunkName: "dialog-review" */ './card/FirstCoinsContainer')))
      .FirstCoinsContainer,
)
