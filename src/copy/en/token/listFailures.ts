/** In the console, where a list cannot be read. */
export const listNotRead = (failure: string) => `List not read: ${failure}`

export const noListRead = (isHeld: boolean, reason: string) =>
  `${isHeld ? 'The list could not be read again' : 'No list could be read'}: ${reason}`
