import { leftToRight, percentage } from '#domain/browser/locale'
import { say, type Sentences } from '#domain/browser/sentences'
import { lossPercent } from '#domain/token/millionths'
import type { LossCause, LossFacts, LossTitle, TradeLoss, TypedLoss } from '#domain/trade/loss'
import { sentences } from '../browser/grammar'

export const lossShareText = (share: bigint) => leftToRight(`−${lossPercent(share)}`)

const TOO_HIGH: Readonly<Record<TradeLoss['cause'], string>> = {
  impact: 'Fiyat etkisi çok yüksek',
  tax: 'Kayıp çok yüksek',
  value: 'Kayıp çok yüksek',
  change: 'Kayıp çok yüksek',
}
export const blockedLabel = ({ cause }: Pick<TradeLoss, 'cause'>) => TOO_HIGH[cause]

const TITLES: Sentences<LossTitle> = {
  worthLess: ({ percent }) => `Değeri ${percent} daha düşük`,
  changed: ({ percent }) => `Bu incelemeyi açtığınız ana göre ${percent} daha kötü`,
  inAll: ({ percent }) => `Toplam ${percent} kayıp`,
  tax: ({ percent }) => `Token ücreti nedeniyle ${percent} kayıp`,
  impact: ({ percent }) => `${percent} fiyat etkisi`,
}

export const lossTitle = (title: LossTitle) => say(TITLES, title)

const CAUSES: Sentences<LossCause> = {
  tax: ({ percent }) => `Yalnızca token ücreti ${percent} tutuyor.`,
  impact: ({ percent }) => `Yalnızca fiyat etkisi ${percent} tutuyor.`,
}

const LOSSES: Sentences<LossFacts> = {
  taxAlone: ({ lost }) =>
    `Bu alım satımdaki bir token her transferden bir pay alıkoyar. Yaklaşık ${lost} kaybedersiniz; daha küçük bir tutar yardımcı olmaz.`,
  taxAndMore: ({ lost }) =>
    `Bu alım satımdaki bir token her transferden bir pay alıkoyar. Yaklaşık ${lost} kaybedersiniz.`,
  blocked: ({ lost, limit }) =>
    `Yaklaşık ${lost} kaybederdiniz. Kaybı ${limit} veya daha fazla olan takaslara burada izin verilmez. Daha küçük bir tutar girin veya başka bir token seçin.`,
  blockedByValue: ({ lost, limit }) =>
    `Yaklaşık ${lost} kaybederdiniz: alacağınız, satacağınızdan daha az değerli. Kaybı ${limit} veya daha fazla olan takaslara burada izin verilmez. Daha küçük bir tutar girin veya başka bir token seçin.`,
  accept: ({ lost }) => `Yaklaşık ${lost} kaybedersiniz. Daha küçük takaslarda kayıp daha azdır.`,
  acceptByValue: ({ lost }) =>
    `Yaklaşık ${lost} kaybedersiniz: alacağınız, satacağınızdan daha az değerli. Daha küçük bir tutarda veya başka bir tokenda kayıp daha az olabilir.`,
  smallPool: ({ lost }) => `Bu tutar, rotasındaki likidite için büyük. Yaklaşık ${lost} kaybedersiniz.`,
  less: ({ lost }) => `Yaklaşık ${lost} kaybedersiniz.`,
  lessByValue: ({ lost }) => `Alacağınız, satacağınızdan yaklaşık ${lost} daha az değerli.`,
  changed: ({ lost }) => `Bu incelemeyi açtığınız andaki fiyata göre yaklaşık ${lost} kaybedersiniz.`,
  blockedByChange: ({ lost, limit }) =>
    `Bu incelemeyi açtığınız andaki fiyata göre yaklaşık ${lost} kaybedersiniz. Kaybı ${limit} veya daha fazla olan takaslara burada izin verilmez. Bu incelemeyi kapatın ve yeni fiyata bakın.`,
}

export const lossText = (loss: LossFacts, cause: LossCause | null) =>
  sentences(say(LOSSES, loss), cause && say(CAUSES, cause))

export const acceptLabel = (lost: string) => `Yaklaşık ${lost} kaybetmeyi kabul ediyorum`

const TYPED: Sentences<TypedLoss> = {
  whole: ({ typed }) => `Devam etmek için ${typed} yazın (kaybedeceğiniz yüzde)`,
  rounded: ({ typed, percent }) =>
    `Devam etmek için ${typed} yazın (kaybedeceğiniz ${percent} oranının yukarı yuvarlanmış hâli)`,
}
export const typeLabel = (typed: TypedLoss) => say(TYPED, typed)
export const typedLabel = (percent: string) => `En fazla ${percentage(percent)} kaybetmeyi kabul ettiniz`
export const typeError = (percent: string) => `Devam etmek için ${percent} yazın.`

export const networkShareTitle = (percent: string) => `Ağ maliyeti, sattığınız değerin ${percent} oranında`
export const networkShareText = (cost: string, value: string) =>
  `${value} satmak için ağa ${cost} ödersiniz. Ağ maliyeti miktara neredeyse hiç bağlı değildir.`
export const acceptNetworkLabel = (cost: string, value: string) => `${value} satmak için ${cost} ödemeyi kabul ediyorum`
