import { all, counted } from '../browser/grammar'

/** Below the search: what keys do (`move`, `open`, `close`: verbs), and what is written on the keys themselves. */
export const searchKeys = { move: '移動', open: '開く', enterKey: 'Enter', close: '閉じる', escapeKey: 'Esc' }

/** Headings of groups of found tokens. `liquid`: tokens of the pairs that can be traded in large amounts. */
export const searchGroups = { byName: '名前の一致', similar: '似たシンボル', liquid: '流動性の高いペアのトークン' }

export const loadingTokens = 'トークンを読み込み中'

/** Where the search finds nothing. `text`: what was typed. */
export const noMatch = (text: string) => ({
  title: `「${text}」に一致するトークンがありません`,
  text: 'つづりを確認するか、コントラクトアドレス全体を貼り付けてください。',
})

export const withoutInvisible = (text: string) => `見えない文字を除いて検索しました：「${text}」`

/** The link to the page of an unlisted token's address. */
export const openAddress = 'このアドレスのページを開く'

/** Links and titles where an account's address, a transaction's hash or an account's name was pasted. */
export const openProfile = 'このアカウントのプロフィールを開く'
export const sendToAccount = 'このアカウントに送金'
export const pastedTransaction = {
  title: 'これはトランザクションです',
  own: '自分のアクティビティを開く',
  explorer: (explorer: string) => `${explorer}で調べる`,
  noExplorer: 'このネットワークには、調べるためのエクスプローラーがありません。',
}
export const pastedName = (name: string) => ({
  title: `${name}はアカウントの名前です`,
  reading: `${name}を照会中`,
  invalid: `${name}は有効な名前ではありません`,
  needsGateway: `${name}にはゲートウェイが必要です`,
  unreadable: `${name}を照会できませんでした`,
})

export const nameProblem = {
  invalid: '異なる種類の文字が混ざっているか、アドレスに似せてあるか、名前に使えない文字が含まれています。',
  needsGateway:
    'この名前の記録はEthereum上ではなく、このサイトが問い合わせないサーバーにあります。代わりにアドレスを使ってください。',
}
export const nameFoundBy = (hosts: readonly string[]) =>
  `このアドレスは${all(hosts)}から取得したもので、名前はそこに伝えられました。`

/** Of a pasted address that a listed token's could be mistaken for. */
export const lookalikeAddress = (pasted: string, listed: { symbol: string; address: string }) => ({
  title: `これは${listed.symbol}のアドレスではありません`,
  text: `先頭と末尾が同じです。貼り付けたのは${pasted}ですが、リストの${listed.symbol}は${listed.address}です。`,
})

/** How many tokens a search found, as a screen reader says it. */
export const foundCount = (tokens: number) => counted(tokens, { other: `${tokens}種類のトークンが見つかりました` })

/** The search for tokens, in the top bar and in the selector. */
export const searchLabels = {
  field: 'トークンを検索',
  placeholder: 'アドレスを貼り付けるかシンボルで検索',
  clear: '検索をクリア',
  list: 'トークン',
}

/** Offers a network where the pasted address is a token. */
export const switchNetwork = (symbol: string, network: string) => `${network}の${symbol}`

/** Says that the address is a token on another network as well. */
export const alsoElsewhere = '同じアドレスは、別のネットワークではトークンです。'

export const noTokenOn = (chainName: string) => `${chainName}では、このアドレスにトークンがありません`

/** Why there is no token here, and that there is one elsewhere. */
export const tokenElsewhere = (chainName: string) => ({
  title: noTokenOn(chainName),
  text: alsoElsewhere,
})

/** The selector of a token: for one side of a trade, or to look one up. */
export const selectorTitle = {
  sell: '売却するトークンを選択',
  buy: '受け取るトークンを選択',
  find: 'トークンを探す',
  send: '送金するトークンを選択',
}

/** The names of the groups of tokens. */
export const selectorGroups = {
  recent: '最近のトークン',
  common: 'よく使われるトークン',
  favourites: 'お気に入り',
  own: '自分のトークン',
  all: 'すべてのトークン',
}

/** Beside the token that is already chosen for the other side of the trade: what the visitor does with it. */
export const takenBy = { sell: '売却', buy: '受取' }

/** Marks a token that the operator does not offer for the one on the other side. */
export const pairNotOffered = 'ペアの提供なし'

/** For screen readers, in place of the sign of a listed token. */
export const onList = 'トークンリストに掲載'

export const notOnList = 'リスト外'

/** The name of an unlisted token, and where it comes from. */
export const nameByContract = (name: string) => `${name}（コントラクトから取得）`

export const stars = {
  group: 'お気に入りのトークン',
  keys: 'ShiftとEnterで、トークンをお気に入りに追加します。',
  hint: 'お気に入り（Shift+Enter）',
}

/** Announced after the star of a token was pressed. `symbol`: "UNI". */
export const favouriteText = (symbol: string, isFavourite: boolean) =>
  isFavourite ? `${symbol}をお気に入りに追加しました` : `${symbol}をお気に入りから削除しました`

export const unlisted = {
  title: 'このトークンは公開リストにありません',
  text: 'トークンは誰でも好きな名前で作れます。取引する前に、信頼できる情報源でアドレスを確認してください。',
  open: 'ページを開く',
  use: 'このトークンを使う',
}

/** Of an unlisted token whose address is a lookalike of a listed token's. */
export const unlistedLookalikeAddress = (address: string, listed: { symbol: string; address: string }) =>
  `アドレスの先頭と末尾が${listed.symbol}のものと同じですが、別のアドレスです。${address}は${listed.address}ではありません。取引する前に、すべての文字を確認してください。`

/** Beside a token that shares its symbol with another one, or almost. */
export const lookalikeHint = {
  sharedSymbol: '別のトークンと同じシンボル：アドレスを確認してください',
  similarSymbol: '別のトークンに酷似：アドレスを確認してください',
}

/** Of an unlisted token that is called almost like a listed one. */
export const looksLike = (symbol: string) => `${symbol}に酷似していますが、別のものです：アドレスを確認してください`

/** Why a pasted address cannot be chosen. */
export const pastedProblem = {
  checksum: {
    title: 'このアドレスは誤っています',
    text: '大文字の並びが残りの部分と一致しません。信頼できる情報源からもう一度コピーしてください。',
  },
  noCode: (chainName: string) => ({
    title: `${chainName}では、このアドレスにコントラクトがありません`,
    text: 'アドレスと、それが属するネットワークを確認してください。',
  }),
  notOffered: { title: 'このトークンはここでは提供されていません', text: 'このサイトの運営者が除外しています。' },
  notListed: {
    title: 'このトークンはリストにありません',
    text: 'このサイトの運営者は、リストにあるトークンの取引だけを認めています。',
  },
  notAToken: {
    title: 'このアドレスはトークンではありません',
    text: 'そこにあるコントラクトは、トークンとしての応答をしません。',
  },
  unread: (noAnswer: string) => ({
    title: 'このアドレスを読み込めませんでした',
    text: `${noAnswer}次のブロックで再試行します。`,
  }),
}

/** Small signs beside a symbol that another token has as well, or almost: adjectives or nouns, as short as possible. */
export const lookalikeTag = { sharedSymbol: '同じシンボル', similarSymbol: '酷似' }

/** The name of the button with a star that marks a token as a favourite: a verb. */
export const favouriteOf = (symbol: string) => `${symbol}をお気に入りにする`
