import type { NodeFailure } from '#domain/chain/nodeError'

export const NO_CONTRACTS = 'Jaringan ini tidak memiliki kontrak swap yang dikenal.'

const NO_ANSWER = 'Node tidak dapat menjawab permintaan ini.'

const SENTENCE: Readonly<Record<NodeFailure, string>> = {
  network: 'Node tidak dapat dijangkau.',
  timedOut: 'Node tidak merespons tepat waktu.',
  refused: 'Node menolak permintaan.',
  denied: 'Node menolak kunci dalam alamatnya.',
  limited: 'Node membatasi permintaan.',
  batch: NO_ANSWER,
  malformed: 'Node mengembalikan respons yang tidak sah.',
  tooLarge: 'Permintaan ke node, atau responsnya, terlalu besar.',
  wrongChain: 'Node melayani jaringan lain.',
  disagreement: 'Respons node-node saling berbeda, sehingga tidak satu pun digunakan.',
  reverted: 'Sebuah kontrak menolak panggilan itu.',
  capped: 'Panggilan itu memerlukan waktu atau gas lebih banyak daripada yang diizinkan node.',
  noState: NO_ANSWER,
  tooMany: NO_ANSWER,
  notFound: NO_ANSWER,
  unsupported: NO_ANSWER,
  rpc: NO_ANSWER,
  notConfigured: NO_CONTRACTS,
}

export const nodeText = (failure: NodeFailure): string => SENTENCE[failure]
