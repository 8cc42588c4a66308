import { durationText } from '../browser/time'
import { counted, inOrder } from '../browser/grammar'

export const PROGRESS = 'Kemajuan'
const plainTitle = (title: string) => title
/** A step's title with its state, for screen readers. */
export const STEP_TITLES = {
  todo: plainTitle,
  current: plainTitle,
  busy: plainTitle,
  done: (title: string) => `selesai: ${title}`,
  failed: (title: string) => `gagal: ${title}`,
}

export const stepAnnouncement = (state: keyof typeof STEP_TITLES, title: string, text: string | undefined) =>
  `${STEP_TITLES[state](title)}${text ? `. ${text}` : ''}`

export function confirmationsText(requests: readonly string[]): string {
  const order = inOrder(requests)
  return counted(requests.length, { other: `${requests.length} konfirmasi: ${order}` })
}
export const LAST_REQUESTS = { swap: 'tukar', wrap: 'bungkus', unwrap: 'buka bungkus' } as const

export const WALLET_SHOWS = 'Apa yang akan ditunjukkan dompet Anda'
export const WALLET_SHOWS_ELSE = 'Jika dompet Anda menunjukkan hal lain, tolak.'
export const REQUEST_NUMBER = 'Permintaan'
export const REQUEST_CONTRACT = 'Kontrak'
export const REQUEST_AMOUNT = 'Jumlah'
export const TOKEN_CONTRACT = 'Kontrak token'
export const APPROVED_AMOUNT = 'Jumlah yang disetujui'
export const REQUEST_COST = 'Biaya jaringan'
export const requestNumber = (number: number, requests: number) => `${number} dari ${requests}`
export const requestCost = (native: string, usd: string | null) =>
  usd === null ? `Sekitar ${native}` : `Sekitar ${usd} (${native})`

export const APPROVAL = 'Persetujuan'
export const ALREADY_GIVEN = 'Sudah diberikan'
export const OLD_APPROVAL = 'Persetujuan lama'
export const RESET_FIRST = 'Kembalikan ke 0 dulu'
export const YOU_APPROVE = 'Anda menyetujui'
export const SPENDER = 'Penerima izin'
export const THROUGH_PERMIT2 = 'Melalui Permit2'
export const PERMIT2_SPENDER = 'Diambil oleh'
export const permit2Note = (minutes: number) => `(sampai ${durationText(minutes)} setelah Anda mengonfirmasi)`
export const TO_PERMIT2 = '(kepada Permit2)'

export const NOTES = { maybe: '(jika diperlukan)', batch: '(bersama swap)' } as const

export const withoutLimit = (symbol: string) => `${symbol} tidak terbatas`
export const unlimitedTitle = (symbol: string) => `Anda menyetujui ${withoutLimit(symbol)}`
export const unlimitedText = (symbol: string) =>
  `Penerima izin dapat mengambil ${symbol} Anda dalam jumlah berapa pun, bahkan nanti, sampai Anda mencabut persetujuan. Pilih “Jumlah persis” di pengaturan perdagangan untuk menyetujui swap ini saja.`
