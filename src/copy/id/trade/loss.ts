import { leftToRight, percentage } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import { lossPercent } from '#domain/token/millionths'
import type { LossCause, LossFacts, LossTitle, TradeLoss, TypedLoss } from '#domain/trade/loss'
import { sentences } from '../browser/grammar'

export const lossShareText = (share: bigint) => leftToRight(`−${lossPercent(share)}`)

const TOO_HIGH: Readonly<Record<TradeLoss['cause'], string>> = {
  impact: 'Dampak harga terlalu besar',
  tax: 'Kerugian terlalu besar',
  value: 'Kerugian terlalu besar',
  change: 'Kerugian terlalu besar',
}
export const blockedLabel = ({ cause }: Pick<TradeLoss, 'cause'>) => TOO_HIGH[cause]

const TITLES: Sentences<LossTitle> = {
  worthLess: ({ percent }) => `Nilai berkurang ${percent}`,
  changed: ({ percent }) => `${percent} lebih buruk daripada saat Anda membuka tinjauan ini`,
  inAll: ({ percent }) => `Total kerugian ${percent}`,
  tax: ({ percent }) => `${percent} hilang karena biaya token`,
  impact: ({ percent }) => `Dampak harga ${percent}`,
}

export const lossTitle = (title: LossTitle) => say(TITLES, title)

const CAUSES: Sentences<LossCause> = {
  tax: ({ percent }) => `Biaya token saja sudah ${percent}.`,
  impact: ({ percent }) => `Dampak harga saja sudah ${percent}.`,
}

/** `lost`: "US$12,30", "0,004 ETH". `limit`: a loss of this share or more is not allowed. */
const LOSSES: Sentences<LossFacts> = {
  taxAlone: ({ lost }) =>
    `Sebuah token dalam perdagangan ini menahan sebagian dari setiap transfer. Anda rugi sekitar ${lost}; jumlah yang lebih kecil tidak membantu.`,
  taxAndMore: ({ lost }) =>
    `Sebuah token dalam perdagangan ini menahan sebagian dari setiap transfer. Anda rugi sekitar ${lost}.`,
  blocked: ({ lost, limit }) =>
    `Anda akan rugi sekitar ${lost}. Swap dengan kerugian ${limit} atau lebih tidak diizinkan di sini. Masukkan jumlah yang lebih kecil atau pilih token lain.`,
  blockedByValue: ({ lost, limit }) =>
    `Anda akan rugi sekitar ${lost}: apa yang Anda terima bernilai lebih rendah daripada apa yang Anda jual. Swap dengan kerugian ${limit} atau lebih tidak diizinkan di sini. Masukkan jumlah yang lebih kecil atau pilih token lain.`,
  accept: ({ lost }) => `Anda akan rugi sekitar ${lost}. Makin kecil swap, makin kecil kerugiannya.`,
  acceptByValue: ({ lost }) =>
    `Anda akan rugi sekitar ${lost}: apa yang Anda terima bernilai lebih rendah daripada apa yang Anda jual. Dengan jumlah yang lebih kecil atau token lain, kerugiannya mungkin lebih kecil.`,
  smallPool: ({ lost }) => `Jumlah ini besar dibandingkan likuiditas pada rutenya. Anda rugi sekitar ${lost}.`,
  less: ({ lost }) => `Anda rugi sekitar ${lost}.`,
  lessByValue: ({ lost }) => `Apa yang Anda terima bernilai sekitar ${lost} lebih rendah daripada apa yang Anda jual.`,
  changed: ({ lost }) => `Anda akan rugi sekitar ${lost} dibandingkan harga saat Anda membuka tinjauan ini.`,
  blockedByChange: ({ lost, limit }) =>
    `Anda akan rugi sekitar ${lost} dibandingkan harga saat Anda membuka tinjauan ini. Swap dengan kerugian ${limit} atau lebih tidak diizinkan di sini. Tutup tinjauan ini dan lihat harga yang baru.`,
}

export const lossText = (loss: LossFacts, cause: LossCause | null) =>
  sentences(say(LOSSES, loss), cause && say(CAUSES, cause))

export const acceptLabel = (lost: string) => `Saya bersedia rugi sekitar ${lost}`

const TYPED: Sentences<TypedLoss> = {
  whole: ({ typed }) => `Ketik ${typed} (persentase kerugian Anda nanti) untuk melanjutkan`,
  rounded: ({ typed, percent }) =>
    `Ketik ${typed} (kerugian Anda nanti sebesar ${percent}, dibulatkan ke atas) untuk melanjutkan`,
}
export const typeLabel = (typed: TypedLoss) => say(TYPED, typed)
export const typedLabel = (percent: string) => `Anda telah bersedia rugi hingga ${percentage(percent)}`
export const typeError = (percent: string) => `Ketik ${percent} untuk melanjutkan.`

export const networkShareTitle = (percent: string) => `Biaya jaringan adalah ${percent} dari yang Anda jual`
export const networkShareText = (cost: string, value: string) =>
  `Anda membayar ${cost} kepada jaringan untuk menjual ${value}. Biaya jaringan hampir tidak bergantung pada jumlahnya.`
export const acceptNetworkLabel = (cost: string, value: string) =>
  `Saya bersedia membayar ${cost} untuk menjual ${value}`
