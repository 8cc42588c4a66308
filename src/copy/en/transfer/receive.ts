/** Texts of the dialog that shows the visitor’s own address to somebody who pays. */

export const RECEIVE = 'Receive'
export const QR_LABEL = 'QR code of your address'
export const receiveText = (network: string) => `Your address on ${network}`
/** Says that the account is a contract. */
export const contractOnly = (network: string) => ({
  title: `Only on ${network}`,
  text: `Your account is a contract on ${network}. What is sent to this address on another network may be lost.`,
})
