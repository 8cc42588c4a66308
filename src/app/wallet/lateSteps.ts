import { latePart } from '../latePart'

// One file, fetched once the connect dialog is open: what follows its first step, and all of it on a phone.
export const LateConnectStep = latePart(
  async (load) =>
    (await load(() => import(/* webpackChunkName: "connect-steps" */ './ConnectStepContainer'))).ConnectStepContainer,
)
export const LateConnectSheet = latePart(
  async (load) =>
    (await load(() => import(/* webpackChunkName: "connect-steps" */ './ConnectStepContainer'))).ConnectSheetContainer,
)
