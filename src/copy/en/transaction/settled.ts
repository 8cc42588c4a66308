/** What the tab's title says of what settled while nobody looked, as "Swap 1 ETH for UNI: Confirmed". */
export const settledText = (description: string, status: string) => `${description}: ${status}`
