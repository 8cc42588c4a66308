import { all, counted } from '../browser/grammar'
import type { ImprintSettings } from '#domain/profile/imprint'
import { coinWord } from '#domain/chain/chain'
import { grouped } from '#domain/browser/locale'

/** Titles and descriptions of the two sections below the tabs. Imprint: who runs the site, as some laws require. */
export const FAQ_TITLE = 'よくある質問'
export const IMPRINT_TITLE = '運営者情報'
export const ABOUT_FAQ = 'よくある質問への短い回答'
export const ABOUT_IMPRINT = 'このサイトの運営者'

/** The visually hidden heading without an account. */
export const PROFILE = 'プロフィール'

/** Around the address of another account: "Viewing 0xf3…2266, read only." */
export const SHOW_PICTURE = '画像を表示'
/** Says that the shown account is another one than the connected one. */
export const viewing = (address: string) => `${address}を表示中（閲覧のみ）。`
export const BACK_TO_OWN = '自分のアカウントに戻る'

/** Problems with the address of an account. */
export const WRONG_ADDRESS = {
  checksum: {
    title: 'このアドレスは誤っています',
    text: '大文字の並びが残りの部分と一致しません。信頼できる情報源からもう一度コピーしてください。',
  },
  malformed: {
    title: 'これはアカウントのアドレスではありません',
    text: 'アドレスは、0xの後に数字またはaからfまでの文字が40個続くものです。',
  },
} as const

export const CONNECTING = {
  title: 'ウォレットに接続中',
  text: 'ウォレットが応答すると、トークンが表示されます。',
} as const

export const DISCONNECTED = {
  title: 'トークンを表示するにはウォレットを接続してください',
  text: '残高と承認は、ノードを通してチェーンから読み取られ、そのノードにはアドレスが見えます。ここから送信したものを一覧に残すのは、このブラウザだけです。',
  action: '接続',
} as const

/** @param walletNetwork - the name of the network that the wallet is on */
export const wrongNetwork = (walletNetwork: string, chainName: string) => ({
  title: `ウォレットのネットワークは${walletNetwork}です`,
  text: `ここでトークンを表示するには、${chainName}に切り替えてください。`,
  action: `${chainName}に切り替える`,
})

export const FOREIGN_ACTIVITY = {
  title: 'ここから送信されたものは表示されません',
  text: '一覧に残るのは、送信したブラウザだけです。スワップは公開されており、下でチェーンから探せます。',
} as const

export const coinBalance = (coinName: string) => `${coinName}の残高`
export const TOTAL_VALUE = '合計額'
/** What the total omits, for example "1 of 4 tokens has no price". */
export const withoutPrice = (unpriced: number, tokens: number) =>
  counted(tokens, { other: counted(unpriced, { other: `${tokens}種類中${unpriced}種類のトークンに価格がありません` }) })

/** The networks that the total omits. */
export const stillRead = (networks: readonly string[]) => `読み込み中：${all(networks)}`
export const unreadNetworks = (networks: readonly string[]) => `読み込めませんでした：${all(networks)}`

export const LABELS: Readonly<Record<keyof ImprintSettings, string>> = {
  operator: '運営者',
  address: '所在地',
  contact: '連絡先',
  register: '登記情報',
  responsible: '内容の責任者',
}
/** Beside an entry of the imprint that the operator has not filled in. */
export const PLACEHOLDER = '未記入'

/** The tokens of the connected account. */
export const profileTokens = {
  title: 'トークン',
  retry: '再試行',
  failed: '残高を読み込めませんでした',
  token: 'トークン',
  price: '価格',
  balance: '残高',
  value: '評価額',
  action: '操作',
  trade: '取引',
  boughtNote:
    '「購入額」は、このブラウザから送信したスワップと「アクティビティ」で見つかったスワップでの、当時の価格による平均取得額で、ネットワークコストは含みません。含まれない分は、これらのスワップで購入したものではありません。',
}

export const boughtFor = (paid: string) => `購入額 ${paid}`
export const partBoughtFor = (part: string, whole: string, paid: string) => `${whole}のうち${part}の購入額 ${paid}`

export const noReliablePrice = '信頼できる価格を示すプールも価格フィードもありません。'

/** `coin`: the symbol of the network's own, whose price is from a feed where there is one. */
export const pricesFrom = (blockNumber: number, coin: string, hasFeed: boolean) =>
  `最も厚いプール${hasFeed ? `と${coinWord(coin)}の価格フィード` : ''}の、ブロック${grouped(String(blockNumber))}での価格`

/** The value of the tokens that an account holds, with the balances and prices of a day ago. `value`: "$12,300.10". */
export const worthDayAgo = (value: string, blockNumber: number) =>
  `1日前、これらのトークンの価値は${value}でした（ブロック${grouped(String(blockNumber))}での残高と価格による）。もう保有していないトークンは含みません。`

export const withBalance = (count: number) => `残高あり${count}件`

export const hideSmall = (limit: string) => `${limit}未満の残高を隠す`
export const showSmall = (limit: string, count: number) => `${limit}未満の残高を表示（${count}）`

/** For the number of tokens whose balance could not be read. */
export const balancesUnread = (balances: number) => ({
  title: counted(balances, { other: `${balances}件の残高を読み込めませんでした` }),
  text: counted(balances, { other: '合計には含まれていません。' }),
})

export const noTokens = (chainName: string) => ({
  title: `このウォレットには${chainName}のトークンがありません`,
  text: '受け取ったり購入したりしたトークンが、ここに表示されます。',
  action: '取引へ',
})

export const tradeToken = (symbol: string) => `${symbol}を取引`

/** The networks, among several, on which an account holds nothing that is known here. */
export const nothingOn = (networks: readonly string[]) => `${all(networks)}にトークンはありません`
