import type { StepProps, WholeSheetProps } from '../../views/wallet/connect/connectProps'
import { latePart } from '../latePart'

// One file, fetched once the connect dialog is open: what follows its first step, and all of it on a phone.
export const LateConnectStep = latePart<StepProps>(
  async (load) =>
    (await load(() => import(/* webpackChunkName: "connect-steps" */ '../../views/wallet/connect/ConnectStep')))
      .ConnectStep,
)
export const LateConnectSheet = latePart<WholeSheetProps>(
  async (load) =>
    (await load(() => import(/* webpackChunkName: "connect-steps" */ '../../views/wallet/connect/ConnectSheet')))
      .ConnectSheet,
)
