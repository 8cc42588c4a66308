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
  const others = '每增加一个交易所，都需要专用的合约和检查'
  const own = `${appName} 只提供它自己能检查的内容，因此其他地方有时可能给出更好的价格。`
  const rules = 'V4 资金池可以带有自己的规则，从而改变兑换的费用'
  return hasV4
    ? {
        question: '为什么只使用部分 V4 资金池，也不使用其他交易所？',
        answer: `${rules}：经过这类资金池的兑换，没有完整的模拟就无法确认。V4 资金池使用不同的合约和授权，因此只有在划算时，兑换才会经过它们，而且并非对每种代币都使用。${others}。${own}`,
      }
    : {
        question: '为什么不使用 V4 资金池，也不使用其他交易所？',
        answer: `${rules}，而且要通过另一个合约、用另一种授权才能使用。同样，${others}。${own}`,
      }
}

const aboutTheProduct = ({ appName, coinSymbol, ...facts }: FaqFacts): FaqEntry[] => [
  {
    topic: 'purpose',
    question: `${appName} 是做什么的？`,
    answer:
      '它从链上的资金池读取价格，准备你要求的兑换，并交给你的钱包，由你在那里签名。不需要开立账户，我们也没有服务器参与兑换。所以也没有限价单：没有谁会在之后执行它们。',
  },
  {
    topic: 'custody',
    question: `${appName} 能转移我的代币吗？`,
    answer:
      '不能。在你于钱包中确认之前，什么都不会转移；一次兑换只会取走你确认的数量，不会更多。除非你在设置中选择无限额度，否则授权只针对确切数量。',
  },
  {
    topic: 'signing',
    question: '我会被要求签署什么？',
    answer: `只有交易：兑换、授权及授权的撤销，以及将 ${coinSymbol} 封装为资金池可以持有的代币，或解封装。${appName} 不要求签名消息，也不要求 permit（有了它们，他人以后无需再次询问你就能转移代币）。在任何看起来像此页面的页面上，都请拒绝它们。`,
  },
  {
    topic: 'prices',
    question: '价格从哪里来？',
    answer: `来自 Uniswap 协议 ${facts.hasV4 ? 'V2、V3 和 V4' : 'V2 和 V3'} 的资金池${facts.hasPancake ? '，在 BNB Smart Chain 上还有 PancakeSwap V2 和 V3 的资金池' : ''}，通过此页面“设置”中列明的节点读取。链由一个接一个的交易区块增长而成，价格旁边的区块号说明它有多新。`,
  },
  {
    topic: 'pools',
    question: '什么是资金池？',
    answer:
      '资金池是链上的一个程序，即合约。它持有两种代币，并将一种换成另一种，价格取决于它持有两者各多少。任何人都可以放入代币，并赚取一部分费用。资金池持有的越多，一次兑换对其价格的影响就越小。',
  },
  {
    topic: 'exchanges',
    ...exchanges({ appName, coinSymbol, ...facts }),
  },
  {
    topic: 'checks',
    question: '价格是如何检查的？',
    answer:
      '你的浏览器用与资金池相同的算法，根据资金池算出价格，然后向链上报价合约询问同一区块的同一笔兑换。你能核对的，只有这些报价合约返回的数量。在你确认之前，整笔兑换会以你的账户进行模拟，核对窗口会显示哪些余额会变化。并非每个节点都能做到这一点；做不到时，核对窗口会说明，并要求你多按一次。如果资金池有自己的规则，只有报价合约知道数量，没有这次模拟就无法确认兑换。',
  },
]

const siteFeeWords = ({ appName, siteFee }: FaqFacts): string =>
  siteFee === null
    ? `${appName} 不另加自己的费用。在你确认之前，这两种费用都会显示给你。`
    : `兑换所得中，${siteFee.percent} 归运营此网站的 ${siteFee.name}：显示的每个数量和价格都已扣除它。当 ${appName} 只是封装或解封装网络的币时，不收取此费用；对于从每次转账中扣留一部分的代币，也不收取。在你确认之前，全部费用都会显示给你。`

const aboutTrading = ({ coinSymbol, ...facts }: FaqFacts): FaqEntry[] => [
  {
    topic: 'slippage',
    question: '什么是滑点、价格影响和截止时间？',
    answer:
      '滑点是指在网络处理你的兑换之前价格发生变动，使你得到的比报价少多少。超过你设定的上限时，兑换会失败，而不会以更差的价格执行。价格影响是指你自己的兑换使价格变动多少：在小资金池中最大，你会收到警告。截止时间过后，你的兑换就无法再执行。',
  },
  {
    topic: 'sandwich',
    question: '什么是三明治攻击，防护能阻止它吗？',
    answer:
      '有人看到你的兑换在等待，就在它之前买入、之后卖出，由你承担代价。如果资金池的价格自区块开始以来变差，防护会使兑换失败；损失的只有网络费用。它在通过保留价格记录的 V3 资金池卖出代币时有效。较低的滑点上限在任何情况下都有帮助。',
  },
  {
    topic: 'costs',
    question: '兑换需要多少费用，什么是 Gas？',
    answer: `途经的每个资金池都会收取其费用，这已包含在你看到的价格中。每笔交易都用 ${coinSymbol} 支付网络费用，即使是失败的交易：Gas 是网络为它所做的工作，每单位 Gas 的价格随区块而变。${siteFeeWords({ coinSymbol, ...facts })}`,
  },
  {
    topic: 'approvals',
    question: '什么是授权，如何撤销授权？',
    answer:
      '授权允许一个合约取走你的一种代币，最多到某个数量。要撤销授权，请连接钱包，在此页面的“授权”中找到它，然后选择“撤销授权”；“搜索全部区块”会查找对其他合约的授权。撤销授权会将数量设为零。它本身是一笔交易，需要网络费用。',
  },
  {
    topic: 'failure',
    question: '我的兑换为什么失败？',
    answer:
      '最常见的原因是，在网络处理它之前，价格的变动超过了你的滑点上限，或截止时间已过。失败的兑换不会卖出任何东西：你的代币留在你的钱包中，只支付网络费用。',
  },
  {
    topic: 'pending',
    question: '我的交易一直待处理。我可以做什么？',
    answer:
      '目前什么都没有转移，但你在它之后发送的任何交易都必须等待。请在钱包中将它加速或取消：两者都会用另一笔网络费用更高的交易来替换它。网络在截止时间之后才处理的兑换，不会卖出任何东西。在知道第一次兑换的结果之前，不要再次发送同样的兑换。',
  },
]

const gatewayWords = (gateways: FaqFacts['gateways']): string =>
  gateways === null ? '' : `如果名称的记录不在 Ethereum 上，名称或账户也会告知 ${all(gateways)}。`

const aboutSafety = ({ appName, walletNames, tradeNetworks, gateways }: FaqFacts): FaqEntry[] => [
  {
    topic: 'genuine-token',
    question: '我怎么知道一种代币是真的？',
    answer:
      '只能凭地址，因为任何人都可以给代币取任意名称。不在列表中的代币，或与其他代币同名的代币，都会被标记。不要从你的交易历史中复制地址：骗子会在那里放入形似的地址，让你误复制。',
  },
  {
    topic: 'storage',
    question: '我的浏览器中保存了什么？',
    answer: `你的设置以及你自己的节点的地址、收藏的和最近的代币、你的交易、最近一次的名称和余额，以及你用过哪些钱包。钱包自己的软件也会在那里保存维持连接所需的内容。此页面的“设置”列出 ${appName} 保存的全部内容，并可将其保存为文件或删除。`,
  },
  {
    topic: 'privacy',
    question: '谁能看到我在这里做什么？',
    answer: `${appName} 本身不收集任何信息。节点会看到你的互联网地址、你的账户以及你查看的内容。列表、标志和头像的托管方会看到你从它们那里加载了什么，而托管此页面的一方会看到你访问了它。连接另一台设备上钱包的中继会看到双方在通信，但看不到它们交换的内容。你发送的内容是公开的，与链上的一切一样。${gatewayWords(gateways)}`,
  },
  {
    topic: 'genuine-page',
    question: '如何检查此页面是真的？',
    answer:
      '连接钱包之前，请查看此页面的地址。此页面列明了其每个脚本的哈希，凡是不同的或来自别处的脚本，你的浏览器都不会运行。构建是可复现的：相同的源代码加上相同的设置，会得到完全相同的文件，因此任何人都可以自行构建并比较。而最终算数的，是你的钱包显示给你的内容。',
  },
  {
    topic: 'wallets',
    question: '哪些钱包和网络可用？',
    answer: `${all([...walletNames, '你的浏览器提供的任何其他钱包'])}。可在以下网络上交易：${all(tradeNetworks)}。如果你的钱包在另一个网络上，你可以从这里切换。`,
  },
  {
    topic: 'nodes',
    question: '什么是节点？',
    answer: `节点是一台保存链的副本并回答有关链的问题的计算机。${appName} 从节点读取价格和余额，并查看你的交易是否已被打包；你的钱包通过它自己的节点发送交易。在此页面的“设置”中，你可以测试正在使用的节点，或选择你自己的节点。`,
  },
  {
    topic: 'test-networks',
    question: '什么是测试网？',
    answer:
      '测试网是用来试验的网络。它的币和代币是免费发放的，无论显示什么价格，都没有价值，也无法转移到 Ethereum 主网。',
  },
]

export const faqEntries = (facts: FaqFacts): FaqEntry[] => [
  ...aboutTheProduct(facts),
  ...aboutTrading(facts),
  ...aboutSafety(facts),
]
