export const COPY_DIAGNOSTICS = 'Tanılamayı kopyala'
export const DIAGNOSTICS_CONTENT =
  'Yalnızca şunlar kopyalanır: bugünün tarihi, tarayıcınız ve penceresi, sayfa yüklendiğinden beri burada olanlar ve düğümlerin nasıl yanıt verdiği. Hesaplar yalnızca numaralanır, tokenlar numaralanır ve adresleri kısaltılır, zamanlar ve bloklar ilk olaydan itibaren sayılır, tutarlar iki basamağa indirilir, cüzdanlardan ve düğümlerden gelen iletilerin yalnızca uzunluğu kalır.'
export const DIAGNOSTICS_TEXT = 'Tanılama'
export const COPY = 'Kopyala'
export const COPIED = 'Kopyalandı!'
export const DIAGNOSTICS_BY_HAND = 'Tarayıcı kopyalamaya izin vermedi. Metni elle kopyalayın.'
