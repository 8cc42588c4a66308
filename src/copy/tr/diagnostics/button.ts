export const COPY_DIAGNOSTICS = 'Tanılamayı kopyala'
export const DIAGNOSTICS_CONTENT =
  'Yalnızca şunlar kopyalanır: tarayıcınız ve penceresi, sayfa yüklendiğinden beri burada olanlar ve düğümlerin nasıl yanıt verdiği. Hesaplar ve tokenlar numaralanıp kısaltılır, tutarlar iki basamağa indirilir, cüzdanlardan ve düğümlerden gelen iletilerin yalnızca uzunluğu kalır.'
export const DIAGNOSTICS_TEXT = 'Tanılama'
export const COPY = 'Kopyala'
export const COPIED = 'Kopyalandı!'
export const DIAGNOSTICS_BY_HAND = 'Tarayıcı kopyalamaya izin vermedi. Metni elle kopyalayın.'
