export const ADDRESS_BOOK = { title: 'アドレス帳', about: 'アドレスの名前（このブラウザにのみ保存）' } as const

export const NO_ADDRESSES = 'アドレスはまだありません。'
export const NAME = '名前'
export const ADDRESS = 'アドレス'
export const ADD = 'アドレスを保存'
export const removeLabel = (name: string) => `${name}を削除`
export const REMOVE = '削除'
export const IMPORT = 'インポート'
export const EXPORT = 'エクスポート'
export const UNDO = '元に戻す'

export const saved = (name: string) => `${name}を保存しました。`
export const removed = (name: string) => `${name}を削除しました。`

export const imported = (added: number, kept: number, left: number) =>
  `追加：${added}。ここで名前あり：${kept}。除外：${left}。`

export const PROBLEMS = {
  noName: '名前を入力してください。',
  malformed: 'アドレスは、0xの後に数字またはaからfまでの文字が40個続くものです。',
  checksum: 'このアドレスは誤って入力されています。大文字の並びが残りの部分と一致しません。',
  full: 'アドレス帳がいっぱいです。',
  tooLarge: 'このファイルはアドレス帳として大きすぎます。',
  unreadable: 'このファイルはアドレス帳ではありません。',
} as const
