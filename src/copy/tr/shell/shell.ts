import type { NotificationType } from '#domain/browser/notification'
import { say, type Sentences } from '#domain/browser/sentences'
import type { Span } from '#domain/browser/time'
import type { ClockError } from '#domain/chain/blockTime'
import { counted } from '../browser/grammar'
import { grouped } from '#domain/browser/locale'

export const SKIP = 'İçeriğe geç'
export const SKIP_TO_TRADE = 'Alım satım kartına geç'

export const PAGE_TITLES = { swap: 'Alım satım', token: 'Token', profile: 'Profil' }

export const brandLabel = (brandName: string) => `${brandName}, ana sayfa`
export const TRADE_LINK = 'Alım satım'
export const PROFILE_LINK = 'Profil'

export const FOOTER = 'Alt bilgi'
export const PREVIEW = 'Önizleme'
export const SWITCH_THEME = 'Açık ve koyu tema arasında geçiş yap'
export const FAQ_LINK = 'SSS'
export const IMPRINT_LINK = 'Künye'
export const OFFLINE = 'Çevrimdışı'
export const NO_NODE = 'Hiçbir düğüm yanıt vermiyor'
export const SCREEN_WAITS = 'Bağlantı geri gelir gelmez bu ekran yüklenir.'
/** The link to the settings for a node of the visitor's own. */
export const OWN_NODE_LINK = 'Kendi düğümünüzü kullanın'
export const NODE_BLOCKED = 'Bu sitenin ilkesi tarafından engellendi'
export const OWN_NODE_OFFLINE = 'Düğümünüz çevrimdışı'
/** For screen readers, once the block turns amber. `block`: for example "Block 19,482,113". */
export const noNewBlock = (block: string) => `${block}, bir dakikadır yeni blok yok`
export const headBlockText = (number: number | null) => `Blok ${number === null ? '–' : grouped(String(number))}`

const SPANS: Sentences<Span> = {
  minutes: ({ count }) => counted(count, { one: '1 dakika', other: `${count} dakika` }),
  hours: ({ count }) => `${count} saat`,
  days: ({ count }) => `${count} gün`,
}

export const wrongClockText = ({ isFast, by }: ClockError) =>
  `Cihazınızın saati ${say(SPANS, by)} ${isFast ? 'ileri' : 'geri'}`

export const NOTIFICATIONS = 'Bildirimler'
/** For screen readers: the title of a notification with its type. */
export const NOTIFIED: Readonly<Record<NotificationType, (title: string) => string>> = {
  info: (title) => `Bilgi: ${title}`,
  success: (title) => `Başarılı: ${title}`,
  warning: (title) => `Uyarı: ${title}`,
  error: (title) => `Hata: ${title}`,
  pending: (title) => `Beklemede: ${title}`,
}
export const DISMISS = 'Gizle'

export const PART_MISSING = 'Bu sayfanın bir bölümü yüklenemedi'
export const PART_BROKEN = 'Bu sayfanın bir bölümü çalışmayı durdurdu'
/** Shown while another tab has a later release of the site. */
export const PAGE_OUTDATED = 'Bu sayfa, başka bir sekmedekinden daha eski'
export const RELOAD_FOR_NEWER =
  'Başka bir sekme bu sitenin daha yeni bir sürümünü gösteriyor. Burada yaptığınız değişiklikler kaydedilmez. Yeni sürümü kullanmak için sayfayı yeniden yükleyin.'
export const PAGE_BROKEN = 'Bu sayfa çalışmayı durdurdu'
export const MAYBE_NEW_VERSION = 'Bu sayfanın yeni bir sürümü olabilir.'
export const STOPPED_BY_POLICY = 'Bu sitenin güvenlik ilkesi bunu engelliyor.'
export const CHANGED_FILE =
  'Bu sitenin bir dosyası oluşturulan dosyayla aynı değil, bu nedenle tarayıcınız onu çalıştırmadı.'
export const NOTHING_ELSE_SENT =
  'Cüzdanınızda daha önce onayladıklarınız bu sayfa olmadan devam eder. Başka hiçbir şey gönderilmedi.'
export const RELOAD = 'Yenile'

export const NOT_FOUND = 'Sayfa bulunamadı'
export const NO_PAGE = 'Bu adreste sayfa yok. Adresi kontrol edin veya çift listesinden başlayın.'
export const GO_TO_START = 'Ana sayfaya git'

export const TITLE = 'Doğrudan cüzdanınızdan token alıp satın'
export const LEAD =
  'Fiyatlar zincirdeki havuzlardan gelir. İmzalamadan önce maliyetin tamamını görürsünüz ve imzalayana kadar hiçbir şey hareket etmez.'
export const KEYS = 'Anahtarlarınız cüzdanınızda kalır'
export const APPROVALS = 'İzinler varsayılan olarak tam tutar içindir'
export const FIGURES = 'Her rakam zincirden okunur'
