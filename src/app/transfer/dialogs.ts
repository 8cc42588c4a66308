import { lazyPart } from '../lazyPart'

export const TransferReceiptModal = lazyPart(
  async (load) =>
    (await load(() => import(/* webpackChunkName: "dialog-send" */ './TransferReceiptContainer')))
      .TransferReceiptContainer,
)
