export const RECEIVE = 'Terima'
export const QR_LABEL = 'Kode QR alamat Anda'
export const receiveText = (network: string) => `Alamat Anda di ${network}`
export const contractOnly = (network: string) => ({
  title: `Hanya di ${network}`,
  text: `Akun Anda adalah kontrak di ${network}. Yang dikirim ke alamat ini di jaringan lain bisa hilang.`,
})
