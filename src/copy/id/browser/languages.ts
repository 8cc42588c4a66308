export const LANGUAGE_LIST = 'Bahasa'

export const CHECKED: string | null =
  'Kalimat tentang uang telah diperiksa dengan terjemahan balik. Jika ragu, teks bahasa Inggris yang berlaku.'

export const ANSWER_FIRST = 'Jawab dulu permintaan dari dompet Anda, lalu ganti bahasa.'
