export const documentWords = (appName: string) => ({
  description: 'Temukan dan perdagangkan token di Ethereum dari dompet Anda sendiri.',
  noScripts: `${appName} berjalan di browser Anda dan memerlukan JavaScript. Aktifkan JavaScript, lalu muat ulang halaman ini.`,
  notStarted: {
    before: `${appName} belum dimulai. Periksa koneksi Anda, lalu `,
    reload: 'muat ulang halaman',
    after: '.',
  },
})

export type DocumentWords = ReturnType<typeof documentWords>
