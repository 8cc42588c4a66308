export const TRY_AGAIN = 'Yeniden dene'
export const ACTION = 'Eylem'
export const BACK = 'Geri'
export const CLOSE = 'Kapat'

export const COPY_ADDRESS = 'Adresi kopyala'
export const ADDRESS_COPIED = 'Kopyalandı!'
export const EXPLORER = 'Blok gezgini'

export const DETAILS = 'Ayrıntılar'
export const COPY = 'Kopyala'
export const COPIED = 'Kopyalandı'
export const COPY_REFUSED = 'Tarayıcı kopyalamaya izin vermedi. Metni seçip kendiniz kopyalayın.'

const NOT_AVAILABLE = 'mevcut değil'

export const notAvailable = (why: string | undefined) => (!why ? NOT_AVAILABLE : `${NOT_AVAILABLE}: ${why}`)

/** For screen readers: the text of a link that opens a new tab. */
export const opensNewTab = (link: string) => `${link} (yeni sekmede açılır)`

export const EXACT_AMOUNT = 'Tam tutar'

export const WHAT_IS = {
  slippage: 'Kayma nedir?',
  sandwich: 'Sandviç saldırısı nedir?',
  approvals: 'İzin nedir?',
  pending: 'Ne yapabilirim?',
  costs: 'Bir takasın maliyeti nedir?',
  pools: 'Havuz nedir?',
  nodes: 'Düğüm nedir?',
  'test-networks': 'Test ağı nedir?',
} as const

/** A term that has an explanation. */
export type Term = keyof typeof WHAT_IS
