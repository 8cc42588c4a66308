export const documentWords = (appName: string) => ({
  description: 'Temukan dan perdagangkan token di Ethereum dari dompet Anda sendiri.',
  noScripts: `${appName} berjalan di browser Anda dan memerlukan JavaScript. Aktifkan JavaScript, lalu muat ulang halaman ini.`,
  /** `link` makes its text a link that reloads the page. */
  notStarted: (link: (text: string) => string) =>
    `${appName} belum dimulai. Periksa koneksi Anda, lalu ${link('muat ulang halaman')}.`,
})

export type DocumentWords = ReturnType<typeof documentWords>
