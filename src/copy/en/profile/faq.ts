import { all } from '../browser/grammar'
import type { FaqTopic } from '#domain/browser/faqTopic'

export interface FaqFacts {
  appName: string
  walletNames: readonly string[]
  tradeNetworks: readonly string[]
  /** The symbol of the coin in which the network cost is paid. */
  coinSymbol: string
  /** Whether some trades go through Uniswap V4. */
  hasV4: boolean
  /** Whether some trades go through PancakeSwap. */
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

/** The answer to the question which exchanges are used. The answer also says why no other exchanges are used. */
const exchanges = ({ appName, hasV4 }: FaqFacts): Omit<FaqEntry, 'topic'> => {
  const others = 'Each further exchange would need its own contracts and checks'
  const own = `${appName} offers only what it can check itself, so another place can at times offer a better price.`
  const rules = 'A version 4 pool can bring rules of its own that change what a trade costs'
  return hasV4
    ? {
        question: 'Why not every version 4 pool, and no other exchanges?',
        answer: `${rules}: a trade through such a pool cannot be confirmed without a complete simulation. Version 4 pools use a different contract and approval, so a trade goes through them only when it pays, and not for every token. ${others}. ${own}`,
      }
    : {
        question: 'Why no version 4 pools, and no other exchanges?',
        answer: `${rules}, and it is reached through another contract with another kind of approval. ${others}, too. ${own}`,
      }
}

const aboutTheProduct = ({ appName, coinSymbol, ...facts }: FaqFacts): FaqEntry[] => [
  {
    topic: 'purpose',
    question: `What does ${appName} do?`,
    answer:
      'It reads prices from pools on the chain, prepares the swap you ask for, and hands it to your wallet, where you sign it. There is no account to open, and no server of ours takes part in a trade. So there are no limit orders either: nobody is there to execute them later.',
  },
  {
    topic: 'custody',
    question: `Can ${appName} move my tokens?`,
    answer:
      'No. Nothing moves until you confirm it in your wallet, and a swap takes the amount you confirmed and no more. Approvals are for the exact amount unless you choose unlimited in the settings.',
  },
  {
    topic: 'signing',
    question: 'What will I be asked to sign?',
    answer: `Transactions only: swaps, approvals and their removal, and turning ${coinSymbol} into a token that pools can hold, and back. ${appName} asks for no signed messages and no permits, with which somebody could move tokens later without asking you again. Reject them on any page that looks like this one.`,
  },
  {
    topic: 'prices',
    question: 'Where do prices come from?',
    answer: `From the ${facts.hasV4 ? 'version 2, 3 and 4' : 'version 2 and version 3'} pools of the Uniswap protocol${facts.hasPancake ? ', and on BNB Smart Chain from those of PancakeSwap’s versions 2 and 3' : ''}, read through the node that is named under Settings on this page. The chain grows by one block of transactions after another, and the number of the block beside a price says how recent it is.`,
  },
  {
    topic: 'pools',
    question: 'What is a pool?',
    answer:
      'A program on the chain, a contract, that holds two tokens and exchanges one for the other, at a price that follows from how much it has of each. Anybody can put tokens in and earns a share of the fees. The more a pool holds, the less a trade moves its price.',
  },
  {
    topic: 'exchanges',
    ...exchanges({ appName, coinSymbol, ...facts }),
  },
  {
    topic: 'checks',
    question: 'How is a price checked?',
    answer:
      'Your browser works it out from the pools, with the same arithmetic as the pools, and then asks the quoters on the chain for the same trade at the same block. Only the amount that they return can be reviewed. Before you confirm, the whole trade is simulated as your account, and the review shows which balances would change. Not every node can do that; the review then says so and asks for one more press. Where a pool has rules of its own, only the quoters know the amount, and without that simulation the trade cannot be confirmed.',
  },
]

/** The sentences about the site's own fee. */
const siteFeeWords = ({ appName, siteFee }: FaqFacts): string =>
  siteFee === null
    ? `${appName} adds no fee of its own. You see both costs before you confirm.`
    : `Of what a swap gives, ${siteFee.percent} goes to ${siteFee.name}, who runs this site: every amount and price shown is after that. It is not taken when ${appName} only turns the coin into its token or back, nor of tokens that keep a part of each transfer. You see all of it before you confirm.`

const aboutTrading = ({ coinSymbol, ...facts }: FaqFacts): FaqEntry[] => [
  {
    topic: 'slippage',
    question: 'What are slippage, price impact and the deadline?',
    answer:
      'Slippage is how much less than quoted you get because the price moves before the network gets to your swap. Past the limit that you set, the swap fails instead. Price impact is how far your own trade moves the price: most in small pools, and you are warned of it. After the deadline your swap can no longer go through.',
  },
  {
    topic: 'sandwich',
    question: 'What is a sandwich, and does the guard stop it?',
    answer:
      'Somebody sees your swap waiting, buys before it and sells after it, at your expense. The guard makes a swap fail when a pool’s price got worse since the start of the block; only the network cost is lost. It works when a token is sold through version 3 pools that keep a record of their price. A low slippage limit helps everywhere.',
  },
  {
    topic: 'costs',
    question: 'What does a swap cost, and what is gas?',
    answer: `Each pool on the way keeps its fee, which is already part of the price you see. The network cost is paid in ${coinSymbol} for every transaction, even for one that fails: gas is the work that the network does for it, and each unit of gas has a price that changes from block to block. ${siteFeeWords({ coinSymbol, ...facts })}`,
  },
  {
    topic: 'approvals',
    question: 'What is an approval, and how do I remove one?',
    answer:
      'An approval lets a contract take one of your tokens, up to an amount. To remove one, connect your wallet, find it under Approvals on this page and choose Revoke; Search all blocks looks for those of other contracts. Revoking sets the amount to zero. It is a transaction of its own and has a network cost.',
  },
  {
    topic: 'failure',
    question: 'Why did my swap fail?',
    answer:
      'Most often because the price moved past your slippage limit, or the deadline passed, before the network got to it. A failed swap sells nothing: your tokens stay in your wallet, and only the network cost is paid.',
  },
  {
    topic: 'pending',
    question: 'My transaction stays pending. What can I do?',
    answer:
      'Nothing has moved yet, but whatever you send after it has to wait. Speed it up or cancel it in your wallet: both put another transaction with a higher network cost in its place. A swap that the network reaches after its deadline sells nothing. Do not send the same swap again before you know what happened to the first.',
  },
]

/** The sentence about the servers that are asked for names; empty if there are none. */
const gatewayWords = (gateways: FaqFacts['gateways']): string =>
  gateways === null
    ? ''
    : ` If the records of a name are not on Ethereum, the name or the account is also told to ${all(gateways)}.`

const aboutSafety = ({ appName, walletNames, tradeNetworks, gateways }: FaqFacts): FaqEntry[] => [
  {
    topic: 'genuine-token',
    question: 'How do I know that a token is the real one?',
    answer:
      'By its address alone, as anybody can give a token any name. Tokens that are not on the list, or that share a name with another token, are marked. Do not copy addresses from your transaction history: scammers put look-alike addresses there for you to copy by mistake.',
  },
  {
    topic: 'storage',
    question: 'What is kept in my browser?',
    answer: `Your settings with the address of a node of your own, favourite and recent tokens, your transactions, the last names and balances, and which wallets you used. Wallets’ own software also keeps there what it needs to stay connected. Settings on this page lists all that ${appName} keeps, saves it to a file, and deletes it.`,
  },
  {
    topic: 'privacy',
    question: 'Who sees what I do here?',
    answer: `${appName} itself collects nothing. The node sees your internet address, your accounts and what you look at. The hosts of lists, logos and profile pictures see what you load from them, and whoever hosts this page sees that you visit it. A relay that links a wallet on another device sees that the two communicate, but not what they exchange. What you send is public, like everything on the chain.${gatewayWords(gateways)}`,
  },
  {
    topic: 'genuine-page',
    question: 'How can I check that this page is genuine?',
    answer:
      'Look at its address before you connect a wallet. The page names the hash of each of its scripts, and your browser runs none that differs or comes from elsewhere. Builds are reproducible: the same source with the same settings gives exactly the same files, so anybody can build it and compare. And what counts in the end is what your wallet shows you.',
  },
  {
    topic: 'wallets',
    question: 'Which wallets and networks work?',
    answer: `${all([...walletNames, 'any other wallet that your browser offers'])}. Trading works on ${all(tradeNetworks)}. If your wallet is on another network, you can switch it from here.`,
  },
  {
    topic: 'nodes',
    question: 'What is a node?',
    answer: `A computer that keeps a copy of the chain and answers questions about it. ${appName} reads prices and balances from one and sees whether your transactions were mined; your wallet sends them through a node of its own. Under Settings on this page you can test the node in use, or choose your own.`,
  },
  {
    topic: 'test-networks',
    question: 'What is a test network?',
    answer:
      'A network for trying things out. Its coins and tokens are given away and have no value, whatever price is shown, and they cannot be moved to Ethereum’s main network.',
  },
]

/** The frequently asked questions, in order. */
export const faqEntries = (facts: FaqFacts): FaqEntry[] => [
  ...aboutTheProduct(facts),
  ...aboutTrading(facts),
  ...aboutSafety(facts),
]
