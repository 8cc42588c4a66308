interface FirstCoins {
  /** The network's coin, as "Ether" or "Sepolia Ether". */
  coin: string
  /** What a usual swap costs, for example "$0.46"; null while that is not known. */
  cost: string | null
  isTestnet: boolean
  /** Whether it can be had here: from a faucet that is linked, or from the local chain itself. */
  source: 'faucet' | 'local' | null
}

export function firstCoins({ coin, cost, isTestnet, source }: FirstCoins): { title: string; text: string } {
  const uses = `Cada intercambio paga a la red en ${coin}${cost === null ? '' : `, unos ${cost} en este momento`}.`
  const from = {
    faucet: 'En una red de prueba no cuesta nada: un faucet lo regala.',
    local: 'Esta red es local y da tanto como necesites.',
  }
  const elsewhere = isTestnet
    ? 'En una red de prueba no cuesta nada, pero aquí no se conoce ningún faucet de esta.'
    : 'Compra un poco en un exchange, o pide que te lo envíen a tu dirección, en esta red.'
  return { title: `Primero necesitas ${coin}`, text: `${uses} ${source === null ? elsewhere : from[source]}` }
}
export const OPEN_FAUCET = 'Buscar un faucet'
export const fundLabel = (amount: string) => `Obtener ${amount}`
