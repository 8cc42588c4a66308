/** The RPC methods for batches of calls (EIP-5792). */
export const BATCH_METHODS = ['wallet_getCapabilities', 'wallet_sendCalls', 'wallet_getCallsStatus']
