/** The parts of a tab's title, each undefined or empty where there is nothing to say. */
export interface TitleParts {
  screen?: string | undefined
  /** Of the screen, for example "UNI $8.00". */
  subject?: string | undefined
  /** For example "2 pending". */
  status?: string | undefined
}

export const titleText = ({ screen, subject, status }: TitleParts) =>
  [status, subject || screen].filter(Boolean).join(' · ')

export const pageTitle = (title: string, brandName: string) => `${title} | ${brandName}`

export const tokenTitle = (symbol: string, price: string | null) => (price === null ? symbol : `${symbol} ${price}`)
export const pairTitle = (base: string, unit: string) => `${base}/${unit}`
export const profileTitle = (name: string) => `Profil: ${name}`

export const SYSTEM_NOTIFICATIONS = 'Sistem bildirimleri'
export const SWITCHES = { on: 'Açık', off: 'Kapalı' } as const

export const SYSTEM_NOTIFICATIONS_HINT =
  'Siz başka bir sekmede veya penceredeyken bir işlem tamamlandığında ya da artık gerçekleşemediğinde haber verir. Bu sayfa açık kalmalıdır.'
export const NO_SYSTEM_NOTIFICATIONS = {
  denied:
    'Tarayıcınız bu sitenin bildirimlerini engelliyor. Tarayıcınızın bu siteye ait ayarlarından izin verin, ardından bildirimleri burada açın.',
  unanswered: 'Bildirimlere henüz izin vermediniz. Yeniden açın ve “İzin ver” seçeneğini seçin.',
  unsupported: 'Bu tarayıcı bildirim gösteremiyor. Bunun yerine sekmenin başlığı sizi bilgilendirir.',
} as const

export const NOTIFICATIONS_ARE_ON = 'İşlemlerinizle ilgili gelişmeler burada görünür.'
