interface FirstCoins {
  coin: string
  /** The network cost of a usual swap; null while it is unknown. */
  cost: string | null
  isTestnet: boolean
  source: 'faucet' | 'local' | null
}

export function firstCoins({ coin, cost, isTestnet, source }: FirstCoins): { title: string; text: string } {
  const uses = `Setiap swap membayar jaringan dalam ${coin}${cost === null ? '' : `, saat ini sekitar ${cost}`}.`
  const from = {
    faucet: 'Di jaringan uji, koin ini gratis: sebuah faucet membagikannya.',
    local: 'Jaringan ini jaringan lokal, dan memberi sebanyak yang Anda perlukan.',
  }
  const elsewhere = isTestnet
    ? 'Di jaringan uji, koin ini gratis, tetapi tidak ada faucet untuk jaringan ini yang dikenal di sini.'
    : 'Belilah di sebuah bursa, atau mintalah dikirimi ke alamat Anda, di jaringan ini.'
  return {
    title: `Pertama-tama Anda memerlukan ${coin}`,
    text: `${uses} ${source === null ? elsewhere : from[source]}`,
  }
}
export const OPEN_FAUCET = 'Cari faucet'
export const fundLabel = (amount: string) => `Dapatkan ${amount}`
