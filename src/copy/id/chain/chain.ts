import { all, counted } from '../browser/grammar'
import { say, type Sentences } from '#domain/browser/sentences'
import type { NodeNews } from '#domain/chain/nodeHealth'

const CLAUSES = {
  limited: 'node membatasi permintaan',
  blocked: 'kebijakan keamanan situs ini memblokir node',
  silent: 'node tidak merespons',
  unconnected: 'perangkat ini tidak terhubung ke jaringan',
} as const

export function noAnswer(why: keyof typeof CLAUSES): { sentence: string; clause: string } {
  const clause = CLAUSES[why]
  return { sentence: `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`, clause }
}

export const blockedText = (host: string | null) =>
  `Kebijakan keamanan situs ini memblokir ${host === null ? 'sebagian halaman ini' : `permintaan ke ${host}`}.`

const NODES: Sentences<NodeNews> = {
  back: ({ hosts }) => counted(hosts.length, { other: `${all(hosts)} kembali berfungsi` }),
  oneBack: ({ failing, answering }) => `${all(failing)} gagal; ${answering} kembali berfungsi`,
  replaced: ({ failing, answering }) => `${all(failing)} gagal; ${answering} digunakan sebagai gantinya`,
}
export const nodeNote = (news: NodeNews) => say(NODES, news)

export const unnamedNetwork = (id: number | null) => (id === null ? 'jaringan yang tidak dikenal' : `jaringan ${id}`)

export const NETWORK = 'Jaringan'

export const onNetwork = (heading: string, network: string) => `${heading} di ${network}`

export const timeOn = (time: string, network: string) => `${time} · ${network}`
