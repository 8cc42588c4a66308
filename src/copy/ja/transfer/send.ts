import { say, type Sentences } from '#domain/browser/sentences'
import type { RefusedRecipient } from '#domain/transfer/recipient'
import type { CautionFacts, StoppedFacts } from '#domain/transfer/transferFacts'
import { all, sentences } from '../browser/grammar'
import { beyondTermsWords, revertText, stopText } from '../trade/stop'

export const SEND = '送金'
export const REVIEW = '送金前に確認'
export const RECIPIENT_HINT = 'アドレスまたは名前'
export const SUGGESTIONS = { named: 'アドレス帳', paid: '支払い済みの相手', own: 'あなたのアカウント' } as const

export const CONNECT_TO_SEND = 'ウォレットを接続して送金'
export const SELECT_TOKEN = '送金するトークンを選択'
export const ENTER_RECIPIENT = '受取人を入力'
export const CHECK_RECIPIENT = '受取人を確認してください'
export const READING_RECIPIENT = '受取人を確認中'
export const sendLabel = (amount: string) => `${amount}を送金`
export const sendAnywayLabel = (amount: string) => `それでも${amount}を送金`

export const noAddressFor = (name: string) => `${name}に対応するアドレスはありません。`
export const addressOf = (name: string) => `${name}のアドレス`

export const REFUSALS: Readonly<Record<RefusedRecipient, string>> = {
  self: 'これは送金元のアカウントです。',
  nobody: 'このアドレスの鍵は誰も持っていません。ここに送ったものは失われます。',
  ownToken: 'これはトークン自体のコントラクトです。ここに送ったものは失われます。',
  token: 'これはトークンのコントラクトです。ここに送ったものは通常失われます。',
  siteContract: 'これは取引所のコントラクトです。ここに送ったものは失われます。',
}

export const STOPPED = {
  title: 'これはあなたが知っているアドレスではありません',
  text: '両方とも先頭と末尾が同じですが、異なるアドレスです。誤ってコピーさせるために誰かが作ったものかもしれません。',
  entered: '入力したアドレス',
  known: '知っているアドレス',
  use: '知っているアドレスを使う',
} as const

const CAUTIONS: Sentences<CautionFacts, { title: string; text: string }> = {
  alike: ({ known }) => ({
    title: `このアドレスは${known}に似ています`,
    text: '異なるアドレスです。すべての文字を比較してください。',
  }),
  first: {
    title: 'このアドレスへの初めての支払い',
    text: 'このブラウザには以前の支払いの記録がありません。支払いは取り消せません。',
  },
  contract: {
    title: '受取人はコントラクトです',
    text: '送ったものを払い出す手段がなければ、失われます。',
  },
  elsewhere: ({ networks, network }) => ({
    title: `受取人は${network}に存在しないコントラクトです`,
    text: `存在するネットワーク：${all(networks)}。${network}では、送ったものを誰も永久に動かせない可能性があります。`,
  }),
  unread: {
    title: '受取人を確認できませんでした',
    text: 'ノードから、コントラクトかどうかの回答がありませんでした。',
  },
}
export const cautionWords = (caution: CautionFacts) => say(CAUTIONS, caution)
export const CONSENT =
  'すべての文字を比較しました。また、このネットワークでこのアドレスを使うよう受取人から指示されました'

export const TO = '送金先'
export const ARRIVES = '届く数量'
export const ARRIVED = '届いた数量'
export const KEPT = 'トークンが差し引く数量'

const NOTHING_SENT = '何も送信されていません。'

const STOPS: Sentences<StoppedFacts> = {
  shared: ({ stop }) => stopText(stop),
  reverts: ({ revert }) => sentences(revertText(revert), NOTHING_SENT),
  coinRefused: sentences('このアドレスのコントラクトは、この支払いを受け付けません。', NOTHING_SENT),
  refused: ({ symbol }) => sentences(`${symbol}のコントラクトが、この支払いを拒否します。`, NOTHING_SENT),
  nothingArrives: ({ symbol }) =>
    sentences(`シミュレーションでは、${symbol}が受取人にまったく届きませんでした。`, NOTHING_SENT),
  lessArrives: ({ received, reviewed }) =>
    sentences(`シミュレーションでは、${reviewed}ではなく${received}が受取人に届きました。`, NOTHING_SENT),
  moreLeaves: ({ excess }) => sentences(beyondTermsWords(excess).text, NOTHING_SENT),
  alsoLeaves: ({ token }) =>
    sentences(`シミュレーションでは、別のトークンもウォレットから出ました：${token}。`, NOTHING_SENT),
  unexpected: sentences('問題が発生しました。', NOTHING_SENT),
}
export const transferStopText = (stop: StoppedFacts) => say(STOPS, stop)

export const SENT = 'ネットワークに送信しました'
export const SENT_TEXT = 'このウィンドウを閉じても、支払いは続行されます。'
export const arrivedText = (received: string) => `${received}が受取人に届きました。`
