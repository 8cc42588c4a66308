interface FirstCoins {
  /** The network's coin, as "Ether" or "Sepolia Ether". */
  coin: string
  /** What a usual swap costs, for example "$0.46"; null while that is not known. */
  cost: string | null
  isTestnet: boolean
  /** Whether it can be had here: from a faucet that is linked, or from the local chain itself. */
  source: 'faucet' | 'local' | null
}

/** How an account with nothing begins. */
export function firstCoins({ coin, cost, isTestnet, source }: FirstCoins): { title: string; text: string } {
  const uses = `За каждый обмен сети платится комиссия в ${coin}${cost === null ? '' : `, сейчас около ${cost}`}.`
  const from = {
    faucet: 'В тестовой сети это ничего не стоит: монеты раздаёт кран.',
    local: 'Это локальная сеть, она даёт столько, сколько нужно.',
  }
  const elsewhere = isTestnet
    ? 'В тестовой сети это ничего не стоит, но кран этой сети здесь неизвестен.'
    : 'Купите монеты на бирже или попросите отправить их на ваш адрес — в этой сети.'
  return { title: `Сначала нужно немного ${coin}`, text: `${uses} ${source === null ? elsewhere : from[source]}` }
}
export const OPEN_FAUCET = 'Найти кран'
/** @param amount - with its symbol */
export const fundLabel = (amount: string) => `Получить ${amount}`
