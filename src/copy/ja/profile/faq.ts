import { all } from '../browser/grammar'
import type { FaqTopic } from '#domain/browser/faqTopic'

export interface FaqFacts {
  appName: string
  /** The wallets that can be chosen by name. */
  walletNames: readonly string[]
  /** The networks on which trading is offered. */
  tradeNetworks: readonly string[]
  /** The symbol of the currency that the network cost is paid in. */
  coinSymbol: string
  /** Whether anything is traded through Uniswap V4. */
  hasV4: boolean
  /** The site's fee, as "0.25%", and who receives it; null where it takes none. */
  hasPancake: boolean
  siteFee: { percent: string; name: string } | null
  /** The hosts that are asked for names whose records are not on Ethereum; null if there are none. */
  gateways: readonly string[] | null
}

export interface FaqEntry {
  topic: FaqTopic
  question: string
  answer: string
}

/** What is read and traded, and why not more. */
const exchanges = ({ appName, hasV4 }: FaqFacts): Omit<FaqEntry, 'topic'> => {
  const others = '他の取引所を増やすには、それぞれ専用のコントラクトと検査が必要です'
  const own = `${appName}は、自身で確かめられるものだけを提供します。そのため、他の場所の価格の方が有利なこともあります。`
  const rules = 'バージョン4のプールには、取引の費用を変える独自の規則を持つものがあります'
  return hasV4
    ? {
        question: 'なぜバージョン4のプールをすべて使わず、他の取引所も使わないのですか？',
        answer: `${rules}。そのようなプールを通る取引は、完全なシミュレーションなしには実行できません。バージョン4のプールはコントラクトと承認が異なるため、取引がそこを通るのは有利になる場合だけで、すべてのトークンが対象というわけでもありません。${others}。${own}`,
      }
    : {
        question: 'なぜバージョン4のプールも他の取引所も使わないのですか？',
        answer: `${rules}。また、別のコントラクトと別の種類の承認が必要です。同様に、${others}。${own}`,
      }
}

const aboutTheProduct = ({ appName, coinSymbol, ...facts }: FaqFacts): FaqEntry[] => [
  {
    topic: 'purpose',
    question: `${appName}は何をしますか？`,
    answer:
      'チェーン上のプールから価格を読み取り、求められたスワップを準備してウォレットに渡します。署名はウォレットで行います。アカウントの開設は不要で、運営側のサーバーが取引に関わることもありません。そのため、後で注文を実行する者がおらず、指値注文もありません。',
  },
  {
    topic: 'custody',
    question: `${appName}はトークンを動かせますか？`,
    answer:
      'いいえ。ウォレットで確認するまで何も動きません。スワップが引き落とすのは確認した数量だけで、それを超えることはありません。設定で無制限を選ばない限り、承認は正確な数量に対するものです。',
  },
  {
    topic: 'signing',
    question: '何に署名を求められますか？',
    answer: `トランザクションだけです。スワップ、承認とその取り消し、そして${coinSymbol}をプールで扱えるトークンに変えることとその逆です。${appName}は、署名付きメッセージやpermitを求めません。それらがあると、誰かが後から改めて許可を求めずにトークンを動かせるようになります。このページのように見えるページでそれらを求められたら、拒否してください。`,
  },
  {
    topic: 'prices',
    question: '価格はどこから取得していますか？',
    answer: `Uniswapプロトコルの${facts.hasV4 ? 'バージョン2、3、4' : 'バージョン2とバージョン3'}のプール${facts.hasPancake ? '、BNB Smart ChainではPancakeSwapのバージョン2と3のプールも' : ''}から、このページの「設定」に示されたノードを通して読み取ります。チェーンにはトランザクションのブロックが1つずつ追加されていき、価格の横のブロック番号がその新しさを示します。`,
  },
  {
    topic: 'pools',
    question: 'プールとは何ですか？',
    answer:
      'チェーン上のプログラム（コントラクト）です。2つのトークンを保有し、一方を他方と交換します。価格は、それぞれの保有量から決まります。誰でもトークンを預けて、手数料の一部を得ることができます。プールの保有量が多いほど、取引による価格の動きは小さくなります。',
  },
  {
    topic: 'exchanges',
    ...exchanges({ appName, coinSymbol, ...facts }),
  },
  {
    topic: 'checks',
    question: '価格はどのように確認されますか？',
    answer:
      'ブラウザがプールと同じ計算方法で価格を算出し、同じ取引を同じブロックで、チェーン上のクォーターに問い合わせます。内容の確認に進めるのは、クォーターが返した数量だけです。確認する前に、取引全体を自分のアカウントとしてシミュレーションし、どの残高が変わるかを確認画面に示します。すべてのノードがこれに対応しているわけではありません。対応していない場合は、確認画面にその旨が表示され、もう一度ボタンを押すよう求められます。独自の規則を持つプールでは数量がわかるのはクォーターだけで、このシミュレーションなしに取引を実行することはできません。',
  },
]

/** What the site itself takes. */
const siteFeeWords = ({ appName, siteFee }: FaqFacts): string =>
  siteFee === null
    ? `${appName}が独自の手数料を加えることはありません。プール手数料とネットワークコストは、どちらも確認する前に表示されます。`
    : `スワップで得られる分のうち${siteFee.percent}が、このサイトを運営する${siteFee.name}に渡ります。表示される数量と価格はすべて、これを差し引いた後のものです。${appName}がコインをそのトークンに変えるだけの場合やその逆の場合、また送付のたびに一部を差し引くトークンからは徴収しません。確認する前に、すべてが表示されます。`

const aboutTrading = ({ coinSymbol, ...facts }: FaqFacts): FaqEntry[] => [
  {
    topic: 'slippage',
    question: 'スリッページ、価格への影響、期限とは何ですか？',
    answer:
      'スリッページとは、ネットワークがスワップを処理するまでに価格が動き、受取が見積もりより少なくなる幅のことです。設定した上限を超えると、代わりにスワップが失敗します。価格への影響とは、自分の取引自体が価格をどれだけ動かすかを指します。小さなプールほど大きく、その場合は警告が表示されます。期限を過ぎると、スワップはもう実行されません。',
  },
  {
    topic: 'sandwich',
    question: 'サンドイッチ攻撃とは何ですか？ガードで防げますか？',
    answer:
      '誰かが待機中のスワップを見て、その前に購入し、その後に売却して、スワップした人に損をさせることです。ガードは、ブロックの開始時よりプールの価格が不利になった場合にスワップを失敗させます。失うのはネットワークコストだけです。ガードは、価格の記録を残すバージョン3のプールを通してトークンを売却するときに機能します。スリッページの上限を低くすることは、どこでも有効です。',
  },
  {
    topic: 'costs',
    question: 'スワップの費用はいくらですか？ガスとは何ですか？',
    answer: `途中の各プールは手数料を受け取ります。これは表示される価格にすでに含まれています。ネットワークコストは、トランザクションごとに${coinSymbol}で支払います。失敗したトランザクションにもかかります。ガスとは、トランザクションのためにネットワークが行う作業のことで、その1単位の価格はブロックごとに変わります。${siteFeeWords({ coinSymbol, ...facts })}`,
  },
  {
    topic: 'approvals',
    question: '承認とは何ですか？どうすれば取り消せますか？',
    answer:
      '承認とは、コントラクトが自分のトークンの1つを、ある数量まで引き落とせるようにすることです。取り消すには、ウォレットを接続し、このページの「承認」で見つけて「承認を取り消す」を選んでください。「全ブロックを検索」では、別のコントラクトの承認を探します。取り消すと、数量がゼロになります。取り消しはそれ自体が1つのトランザクションで、ネットワークコストがかかります。',
  },
  {
    topic: 'failure',
    question: 'なぜスワップが失敗したのですか？',
    answer:
      '多くの場合、ネットワークが処理する前に、価格がスリッページの上限を超えて動いたか、期限が過ぎたためです。失敗したスワップは何も売却しません。トークンはウォレットに残り、支払うのはネットワークコストだけです。',
  },
  {
    topic: 'pending',
    question: 'トランザクションが処理待ちのままです。どうすればよいですか？',
    answer:
      'まだ何も動いていませんが、その後に送信したものはすべて待たされます。ウォレットでスピードアップまたはキャンセルしてください。どちらも、より高いネットワークコストの別のトランザクションに置き換えます。期限を過ぎてからネットワークが処理したスワップは、何も売却しません。最初のスワップがどうなったか分かるまで、同じスワップを再び送信しないでください。',
  },
]

const gatewayWords = (gateways: FaqFacts['gateways']): string =>
  gateways === null
    ? ''
    : `名前の記録がEthereum上にない場合は、名前またはアカウントが${all(gateways)}にも伝えられます。`

const aboutSafety = ({ appName, walletNames, tradeNetworks, gateways }: FaqFacts): FaqEntry[] => [
  {
    topic: 'genuine-token',
    question: 'トークンが本物かどうかは、どうすれば分かりますか？',
    answer:
      'アドレスだけが頼りです。トークンには誰でも好きな名前を付けられるためです。リストにないトークンや、別のトークンと同じ名前のトークンには、印が付きます。トランザクション履歴からアドレスをコピーしないでください。詐欺師は、誤ってコピーさせるために酷似したアドレスをそこに紛れ込ませます。',
  },
  {
    topic: 'storage',
    question: 'ブラウザには何が保存されますか？',
    answer: `設定（自分のノードのアドレスを含む）、お気に入りと最近のトークン、トランザクション、最後に読み取った名前と残高、使用したウォレットです。ウォレット自身のソフトウェアも、接続の維持に必要なものをそこに保存します。このページの「設定」では、${appName}が保存しているものをすべて一覧で確認し、ファイルに保存し、削除できます。`,
  },
  {
    topic: 'privacy',
    question: 'ここでの行動は誰に見えますか？',
    answer: `${appName}自体は何も収集しません。ノードには、IPアドレス、アカウント、閲覧内容が見えます。リスト、ロゴ、プロフィール画像のホストには、そこから何を読み込んだかが見え、このページのホストには、このページを訪れたことが見えます。別の端末のウォレットをつなぐ中継サーバーには、両者が通信していることは見えますが、やり取りの内容は見えません。送信したものは、チェーン上のすべてと同じく公開されます。${gatewayWords(gateways)}`,
  },
  {
    topic: 'genuine-page',
    question: 'このページが本物かどうかは、どうすれば確認できますか？',
    answer:
      'ウォレットを接続する前に、ページのアドレスを見てください。ページには各スクリプトのハッシュが示されており、ブラウザは、それと異なるものや別の場所から来たものを実行しません。ビルドは再現可能です。同じソースと同じ設定からはまったく同じファイルができるため、誰でもビルドして比較できます。そして最終的に重要なのは、ウォレットに表示される内容です。',
  },
  {
    topic: 'wallets',
    question: 'どのウォレットとネットワークを使えますか？',
    answer: `${all([...walletNames, 'ブラウザが提供するその他のウォレット'])}を使えます。取引できるのは${all(tradeNetworks)}です。ウォレットが別のネットワークにある場合は、ここから切り替えられます。`,
  },
  {
    topic: 'nodes',
    question: 'ノードとは何ですか？',
    answer: `チェーンのコピーを保持し、それに関する問い合わせに答えるコンピューターです。${appName}は、ノードから価格と残高を読み取り、トランザクションがブロックに取り込まれたかどうかを確認します。トランザクションは、ウォレットが独自のノードを通して送信します。このページの「設定」で、使用中のノードをテストしたり、自分のノードを選んだりできます。`,
  },
  {
    topic: 'test-networks',
    question: 'テストネットとは何ですか？',
    answer:
      'いろいろ試すためのネットワークです。そのコインとトークンは無料で配られ、どのような価格が表示されていても価値はなく、Ethereumのメインネットワークに移すことはできません。',
  },
]

/** The frequently asked questions, in order. */
export const faqEntries = (facts: FaqFacts): FaqEntry[] => [
  ...aboutTheProduct(facts),
  ...aboutTrading(facts),
  ...aboutSafety(facts),
]
