export const RECEIVE = 'Получить'
export const QR_LABEL = 'QR-код вашего адреса'
export const receiveText = (network: string) => `Ваш адрес в сети ${network}`
export const contractOnly = (network: string) => ({
  title: `Только в сети ${network}`,
  text: `Ваш аккаунт — контракт в сети ${network}. То, что отправят на этот адрес в другой сети, может быть потеряно.`,
})
