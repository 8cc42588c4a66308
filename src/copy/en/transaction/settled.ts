/** What the tab's title and the system's notifications say of transactions. */

export const pendingText = (count: number) => `${count} pending`
/** As "Swap 1 ETH for UNI: Confirmed". */
export const settledText = (description: string, status: string) => `${description}: ${status}`
