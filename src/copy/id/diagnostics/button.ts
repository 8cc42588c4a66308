export const COPY_DIAGNOSTICS = 'Salin diagnostik'
export const DIAGNOSTICS_CONTENT =
  'Hanya ini yang disalin: tanggal hari ini, browser Anda dan jendelanya, apa yang terjadi di sini sejak halaman dimuat, dan bagaimana node merespons. Akun hanya diberi nomor, token diberi nomor dan alamatnya disingkat, waktu dan blok dihitung dari kejadian pertama, jumlah dipotong menjadi dua angka, dan pesan dari dompet dan node hanya tersisa panjangnya.'
export const DIAGNOSTICS_TEXT = 'Diagnostik'
export const COPY = 'Salin'
export const COPIED = 'Disalin!'
export const DIAGNOSTICS_BY_HAND = 'Browser tidak mengizinkan penyalinan. Salin teksnya secara manual.'
