import { durationText } from '../browser/time'
import { grouped } from '#domain/browser/locale'
import { wrappedSymbol } from '#domain/chain/chain'

/** The page of one token, and why there is none. */
/** In the bar of a phone, which leads to the card. */
export const swapToken = (symbol: string) => `${symbol}をスワップ`

export const tokenPage = {
  title: 'トークン',
  loading: 'トークンを読み込み中',
  home: 'ホームに戻る',
  explorer: 'エクスプローラーで見る',
  retry: '再試行',
  pools: 'プール',
  safety: '安全性に関する事実',
}

/** Why the link does not identify a token. */
export const noAddress = {
  missing: {
    title: 'どのトークンですか？',
    text: 'このリンクにはトークンの指定がありません。ページの上部で、シンボルで検索するか、アドレスを貼り付けてください。',
  },
  malformed: {
    title: 'これはトークンのアドレスではありません',
    text: 'トークンのアドレスは、0xの後に40文字が続くものです。全体がコピーされているか確認してください。',
  },
  checksum: {
    title: 'このアドレスには誤りがあります',
    text: '大文字の並びが残りの部分と一致しないため、少なくとも1文字が誤っています。元の場所からもう一度コピーしてください。',
  },
}

/** Why there is no token at the address. */
export const noToken = {
  noContract: (chainName: string) => ({
    title: `${chainName}では、このアドレスにトークンがありません`,
    text: 'アドレスは有効ですが、このネットワークではトークンのコントラクトがありません。誰かのウォレットの場合、トークンページはありません。',
  }),
  notOffered: () => ({
    title: 'このトークンはここでは提供されていません',
    text: 'このサイトの運営者が除外しています。トークン自体については何も意味しません。',
  }),
  notToken: (chainName: string) => ({
    title: `これは${chainName}のトークンではありません`,
    text: 'アドレスにコントラクトはありますが、トークンとしての応答をしません。',
  }),
}

/** `noAnswer`: the reason, as a sentence. */
export const tokenUnread = (noAnswer: string) => ({
  title: 'このトークンを読み込めませんでした',
  text: noAnswer,
})

export const noPool = {
  title: 'このトークンを保有するプールはありません',
  text: '表示できるオンチェーンの価格がなく、ここでは取引できません。',
}

/** Below the pools of the token. */
export const poolsSource = (blockNumber: number) => `ブロック${grouped(String(blockNumber))}でプールを読み取り`

/** Beside the name of the network's own coin: "Ethereum’s own coin". */
export const coinTag = (chainName: string) => `${chainName}のネイティブコイン`

export const NAMED_HERE = 'このサイトに登録済み'

/** Whether the token is on the list; null if the list could not be read. */
export const listTag = (isListed: boolean | null) =>
  isListed === null ? 'トークンリスト未読み込み' : isListed ? 'トークンリストに掲載' : 'トークンリストにありません'

export const lookalikeNote = { sharedSymbol: 'シンボルの重複', similarSymbol: '別のトークンに酷似' }

export const favouriteHint = 'トークンを選ぶ画面では、お気に入りが先頭に表示されます'

export const addToWallet = { idle: 'ウォレットに追加', busy: 'ウォレットで確認' }

export const checkAddress = '取引する前にこのアドレスを確認してください'

/** Below `checkAddress`, or below what an unlisted token can be mistaken for. */
export const namesCanBeCopied =
  '名前とシンボルはコントラクト自身が示すもので、別のトークンを真似ることができます。アドレスをプロジェクトの公式サイトと照合してください。'

/** For which token this one can be mistaken, by the kind of lookalike. */
export const lookalikeTitle = {
  address: (symbol: string) => `このアドレスは${symbol}のものに酷似しているだけです`,
  unlisted: (symbol: string) => `これはトークンリストの${symbol}ではありません`,
  coin: (symbol: string) => `これは${symbol}ではありません`,
  sharedSymbol: (symbol: string) => `リストには${symbol}という別のトークンもあります`,
  similarSymbol: (symbol: string) => `このシンボルは、別のトークンである${symbol}に酷似しています`,
}

export const thisAddress = (address: string) => `このページ：${address}`

export const otherAddress = (symbol: string, address: string) => `${symbol}：${address}`

export const coinHasNoAddress = (symbol: string) =>
  `${symbol}はネットワークのネイティブコインで、アドレスがありません。`

/** The chart of a token's price in dollars. */
export const chartTitle = '価格'

/**
 * Why there is no price. Prices come from pools with these two tokens, and the first one's own from a feed. `coin`: the
 * network's own symbol; `dollar`: that of the dollars that prices are by.
 */
export const noPrice = {
  ether: (coin: string) => `現在、${coin}の信頼できるドル建ての価格がないため、このトークンの価格もありません。`,
  shallow: (coin: string, dollar: string) =>
    `信頼できる価格を出せるほど厚みのある、このトークンと${wrappedSymbol(coin)}または${dollar}のプールがありません。`,
  hooked: 'このトークンのプールには独自の規則があり、そこから信頼できる価格は得られません。',
}

/** `noAnswer`: the reason, as a sentence. */
export const priceUnread = (noAnswer: string) => `${noAnswer}次のブロックで再試行します。`

/** Below a chart that shows no line, why. */
export const noPriceSource = {
  unread: '価格を読み込めませんでした',
  reading: '価格を読み込み中',
  none: '信頼できる価格なし',
}

/** `time`: the block's time, formatted. */
export const blockLine = (blockNumber: number, time: string) => `ブロック${grouped(String(blockNumber))}、${time}`

/** The figures of a token; `pools` is "4 pools", and null until they are read. */
export const figureLabels = {
  liquidity: (pools: string | null) => (pools === null ? '流動性' : `流動性（${pools}）`),
  /**
   * `span` is "24 h to 14:02", and null until it is read. `pools` are those whose trades are counted, for example
   * "3 of 4 pools"; null where they are all of them.
   */
  volume: (span: string | null, pools: string | null) =>
    span === null ? '出来高' : pools === null ? `出来高、${span}` : `出来高（${pools}）、${span}`,
  /** The label says how the value is computed, because much of a supply may never come to a market. */
  marketValue: '評価額（供給量×価格）',
  supply: '総供給量',
}

export type NoFigure = 'unread' | 'reading' | 'noPool' | 'noPrice' | 'refused'

/** Why a figure is not known, as a clause; `noAnswer`: why something could not be read. */
export const noFigure = (why: NoFigure, noAnswer: string) =>
  ({
    unread: noAnswer,
    reading: '読み込み中',
    noPool: 'このトークンを保有するプールはありません',
    noPrice: 'プールの保有分にドル建ての価格がありません',
    refused: 'ノードが過去の取引を返しません',
  })[why]

/** A period that ended at a time: "24 h to 14:02". `minutes`: how long it was. */
export const volumeSpan = (minutes: number, until: string) => `${until}までの${durationText(minutes)}`

/** Why the value of all of a token is not known, as a clause; null where it has no price. */
export const noMarketValue = (noAnswer: string | null) => noAnswer ?? '価格がありません'

/** The connected account's balance of a token. */
export const balanceCard = {
  title: '自分の残高',
  disconnected: '残高を表示するにはウォレットを接続してください',
  connect: '接続',
  sell: '売却',
  wrap: 'ラップ',
  approvals: '承認',
  partial: 'その他の承認を読み込めませんでした。',
  manage: '承認を管理',
}

/** Why the balance is not known, as a clause. */
export const tokenSilent = 'トークンが応答しませんでした'

export const sellToken = (symbol: string) => `${symbol}を売却`

export const wrapCoin = (symbol: string) => `${symbol}をラップ`

/** Of a network's own coin, which approvals do not apply to. */
export const noApprovalOf = (symbol: string) =>
  `${symbol}に承認は必要ありません。どのコントラクトも、このアカウントから引き落とすことはできません。`

export const spendersUnread = (symbol: string) => `他に誰が${symbol}を動かせるかを確認できませんでした。`
export const noSpender = (symbol: string) =>
  `ここで知られているコントラクトの中に、${symbol}を動かせるものはありません。`

/** `amount` is null for the whole balance. */
export const mayMove = (spender: string, amount: string | null, symbol: string) =>
  `${spender}は${amount ?? `保有する${symbol}の全量`}を動かせます`
