import { all, counted } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { NodeNews } from '#domain/chain/nodeHealth'

const ANSWERS = {
  limited: { sentence: 'Düğüm istekleri sınırlıyor.', clause: 'düğüm istekleri sınırlıyor' },
  blocked: {
    sentence: 'Bu sitenin güvenlik ilkesi düğümü engelliyor.',
    clause: 'bu sitenin güvenlik ilkesi düğümü engelliyor',
  },
  silent: { sentence: 'Düğüm yanıt vermedi.', clause: 'düğüm yanıt vermedi' },
  unconnected: { sentence: 'Bu cihazın ağ bağlantısı yok.', clause: 'bu cihazın ağ bağlantısı yok' },
} as const

export function noAnswer(why: keyof typeof ANSWERS): { sentence: string; clause: string } {
  return ANSWERS[why]
}

export const blockedText = (host: string | null) =>
  host === null
    ? 'Bu sitenin güvenlik ilkesi bu sayfanın bir bölümünü engelliyor.'
    : `Bu sitenin güvenlik ilkesi şu sunucuya giden istekleri engelliyor: ${host}.`

const NODES: Sentences<NodeNews> = {
  back: ({ hosts }) =>
    counted(hosts.length, {
      one: `${all(hosts)} yeniden çalışıyor`,
      other: `${all(hosts)} yeniden çalışıyor`,
    }),
  oneBack: ({ failing, answering }) => `${all(failing)} hata verdi; ${answering} yeniden çalışıyor`,
  replaced: ({ failing, answering }) => `${all(failing)} hata verdi; yerine ${answering} kullanılıyor`,
}
export const nodeNote = (news: NodeNews) => say(NODES, news)

export const unnamedNetwork = (id: number | null) => (id === null ? 'bilinmeyen bir ağ' : `${id} numaralı ağ`)

export const NETWORK = 'Ağ'

export const onNetwork = (heading: string, network: string) => `${heading}: ${network}`

export const timeOn = (time: string, network: string) => `${time} · ${network}`
