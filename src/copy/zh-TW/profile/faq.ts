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
  /** Whether some trades go through Uniswap V4. */
  hasV4: boolean
  /** The site's fee, for example "0.25%", and the name of its recipient; null if the site takes no fee. */
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

const exchanges = ({ appName, hasV4 }: FaqFacts): Omit<FaqEntry, 'topic'> => {
  const others = '每增加一個交易所，都需要專用的合約和驗證'
  const own = `${appName} 只提供它自己能驗證的內容，因此其他地方有時可能有更好的價格。`
  const rules = 'V4 資金池可以帶有自己的規則，從而改變兌換的費用'
  return hasV4
    ? {
        question: '為什麼只使用部分 V4 資金池，也不使用其他交易所？',
        answer: `${rules}：經過這類資金池的兌換，沒有完整的模擬就無法確認。V4 資金池使用不同的合約和授權，因此只有在划算時，兌換才會經過它們，而且並非對每種代幣都使用。${others}。${own}`,
      }
    : {
        question: '為什麼不使用 V4 資金池，也不使用其他交易所？',
        answer: `${rules}，而且要透過另一個合約、用另一種授權才能使用。同樣地，${others}。${own}`,
      }
}

const aboutTheProduct = ({ appName, coinSymbol, ...facts }: FaqFacts): FaqEntry[] => [
  {
    topic: 'purpose',
    question: `${appName} 是做什麼的？`,
    answer:
      '它從鏈上的資金池讀取價格，準備你要求的兌換，並交給你的錢包，由你在那裡簽署。不需要開立帳戶，我們也沒有伺服器參與兌換。所以也沒有限價單：沒有誰會在之後執行它們。',
  },
  {
    topic: 'custody',
    question: `${appName} 能轉移我的代幣嗎？`,
    answer:
      '不能。在你於錢包中確認之前，什麼都不會轉移；一次兌換只會取走你確認的數量，不會更多。除非你在設定中選擇無限額度，否則授權只針對確切數量。',
  },
  {
    topic: 'signing',
    question: '我會被要求簽署什麼？',
    answer: `只有交易：兌換、授權及授權的撤銷，以及將 ${coinSymbol} 封裝為資金池可以持有的代幣，或解封裝。${appName} 不要求簽署訊息，也不要求 permit（有了它們，他人之後無需再次詢問你就能轉移代幣）。在任何看起來像此頁面的頁面上，都請拒絕它們。`,
  },
  {
    topic: 'prices',
    question: '價格從哪裡來？',
    answer: `來自 Uniswap 協定 ${facts.hasV4 ? 'V2、V3 和 V4' : 'V2 和 V3'} 的資金池${facts.hasPancake ? '，在 BNB Smart Chain 上還有 PancakeSwap V2 和 V3 的資金池' : ''}，透過此頁面「設定」中列明的節點讀取。鏈由一個接一個的交易區塊增長而成，價格旁邊的區塊編號說明它有多新。`,
  },
  {
    topic: 'pools',
    question: '什麼是資金池？',
    answer:
      '資金池是鏈上的一個程式，也就是合約。它持有兩種代幣，並將一種換成另一種，價格取決於它持有兩者各多少。任何人都可以放入代幣，並賺取一部分手續費。資金池持有的越多，一次兌換對其價格的影響就越小。',
  },
  {
    topic: 'exchanges',
    ...exchanges({ appName, coinSymbol, ...facts }),
  },
  {
    topic: 'checks',
    question: '價格是如何驗證的？',
    answer:
      '你的瀏覽器用與資金池相同的算法，依資金池算出價格，然後向鏈上報價合約詢問同一區塊的同一筆兌換。只有這些報價合約傳回的數量，才會交給你核對。在你確認之前，整筆兌換會以你的帳戶進行模擬，核對視窗會顯示哪些餘額會變動。並非每個節點都能做到這一點；做不到時，核對視窗會說明，並要求你多按一次。如果資金池有自己的規則，只有報價合約知道數量，沒有這次模擬就無法確認兌換。',
  },
]

const siteFeeWords = ({ appName, siteFee }: FaqFacts): string =>
  siteFee === null
    ? `${appName} 不另外收取自己的費用。在你確認之前，這兩種費用都會顯示給你。`
    : `兌換所得中，${siteFee.percent} 歸營運此網站的 ${siteFee.name}：顯示的每個數量和價格都已扣除它。當 ${appName} 只是封裝或解封裝網路的幣時，不收取此費用；對於從每次轉帳中扣留一部分的代幣，也不收取。在你確認之前，全部費用都會顯示給你。`

const aboutTrading = ({ coinSymbol, ...facts }: FaqFacts): FaqEntry[] => [
  {
    topic: 'slippage',
    question: '什麼是滑價、價格影響和截止時間？',
    answer:
      '滑價是指在網路處理你的兌換之前價格有了變動，使你得到的比報價少多少。超過你設定的上限時，兌換會失敗，而不會以更差的價格執行。價格影響是指你自己的兌換使價格變動多少，在小資金池中最大；對於價格影響，你會收到警告。截止時間過後，你的兌換就無法再執行。',
  },
  {
    topic: 'sandwich',
    question: '什麼是三明治攻擊，防護能阻止它嗎？',
    answer:
      '有人看到你的兌換在等待，就在它之前買入、之後賣出，由你承擔代價。如果資金池的價格自區塊開始以來變差，防護會使兌換失敗；損失的只有網路費。它在透過保留價格紀錄的 V3 資金池賣出代幣時有效。較低的滑價上限在任何情況下都有幫助。',
  },
  {
    topic: 'costs',
    question: '兌換要花多少費用，什麼是 Gas？',
    answer: `途經的每個資金池都會收取其手續費，這已包含在你看到的價格中。每筆交易都用 ${coinSymbol} 支付網路費，即使是失敗的交易：Gas 是網路為它所做的工作，每單位 Gas 的價格隨區塊而變。${siteFeeWords({ coinSymbol, ...facts })}`,
  },
  {
    topic: 'approvals',
    question: '什麼是授權，如何撤銷授權？',
    answer:
      '授權允許一個合約取走你的一種代幣，最多到某個數量。要撤銷授權，請連接錢包，在此頁面的「授權」中找到它，然後選擇「撤銷授權」；「搜尋所有區塊」會尋找對其他合約的授權。撤銷授權會將數量設為零。它本身是一筆交易，需要網路費。',
  },
  {
    topic: 'failure',
    question: '我的兌換為什麼失敗？',
    answer:
      '最常見的原因是，在網路處理它之前，價格的變動超過了你的滑價上限，或截止時間已過。失敗的兌換不會賣出任何東西：你的代幣留在你的錢包中，只支付網路費。',
  },
  {
    topic: 'pending',
    question: '我的交易一直待處理。我可以怎麼做？',
    answer:
      '目前什麼都沒有轉移，但你在它之後送出的任何交易都必須等待。請在錢包中將它加速或取消：兩者都會用另一筆網路費更高的交易來取代它。網路在截止時間之後才處理的兌換，不會賣出任何東西。在知道第一次兌換的結果之前，不要再次送出同樣的兌換。',
  },
]

const gatewayWords = (gateways: FaqFacts['gateways']): string =>
  gateways === null ? '' : `如果名稱的記錄不在 Ethereum 上，名稱或帳戶也會告知 ${all(gateways)}。`

const aboutSafety = ({ appName, walletNames, tradeNetworks, gateways }: FaqFacts): FaqEntry[] => [
  {
    topic: 'genuine-token',
    question: '我怎麼知道一種代幣是真的？',
    answer:
      '只能憑地址，因為任何人都可以替代幣取任意名稱。不在清單中的代幣，或與其他代幣同名的代幣，都會被標示。不要從你的交易歷史中複製地址：詐騙者會在那裡放入形似的地址，讓你誤複製。',
  },
  {
    topic: 'storage',
    question: '我的瀏覽器中保存了什麼？',
    answer: `你的設定以及你自己的節點的網址、收藏的和最近的代幣、你的交易、最近一次的名稱和餘額，以及你用過哪些錢包。錢包自己的軟體也會在那裡保存維持連接所需的內容。此頁面的「設定」列出 ${appName} 保存的全部內容，並可將其存成檔案或刪除。`,
  },
  {
    topic: 'privacy',
    question: '誰能看到我在這裡做什麼？',
    answer: `${appName} 本身不收集任何資訊。節點會看到你的網際網路位址、你的帳戶以及你查看的內容。清單、標誌和大頭貼的代管方會看到你從它們那裡載入了什麼，而代管此頁面的一方會看到你造訪了它。連接另一台裝置上錢包的中繼會看到雙方在通訊，但看不到它們交換的內容。你送出的內容是公開的，與鏈上的一切一樣。${gatewayWords(gateways)}`,
  },
  {
    topic: 'genuine-page',
    question: '如何檢查此頁面是真的？',
    answer:
      '連接錢包之前，請查看此頁面的網址。此頁面列明其每個指令碼的雜湊，凡是不同的或來自別處的指令碼，你的瀏覽器都不會執行。建置是可重現的：相同的原始碼加上相同的設定，會得到完全相同的檔案，因此任何人都可以自行建置並比較。而最終算數的，是你的錢包顯示給你的內容。',
  },
  {
    topic: 'wallets',
    question: '哪些錢包和網路可用？',
    answer: `${all([...walletNames, '你的瀏覽器提供的任何其他錢包'])}。可在以下網路上交易：${all(tradeNetworks)}。如果你的錢包在另一個網路上，你可以從這裡切換。`,
  },
  {
    topic: 'nodes',
    question: '什麼是節點？',
    answer: `節點是一台保存鏈的副本並回答有關鏈的問題的電腦。${appName} 從節點讀取價格和餘額，並查看你的交易是否已納入區塊；你的錢包透過它自己的節點送出交易。在此頁面的「設定」中，你可以測試使用中的節點，或選擇你自己的節點。`,
  },
  {
    topic: 'test-networks',
    question: '什麼是測試網？',
    answer:
      '測試網是用來試驗的網路。它的幣和代幣是免費發放的，無論顯示什麼價格，都沒有價值，也無法轉移到 Ethereum 主網。',
  },
]

export const faqEntries = (facts: FaqFacts): FaqEntry[] => [
  ...aboutTheProduct(facts),
  ...aboutTrading(facts),
  ...aboutSafety(facts),
]
