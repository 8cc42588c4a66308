import { useId, useState } from 'react'
import { Icon } from '../ui/Icon'
import styles from './Faq.module.css'

interface FaqProps {
  appName: string
  /** The wallets that can be chosen by name. */
  walletNames: readonly string[]
  /** The network on which trading is offered. */
  tradeNetwork: string
  /** The symbol of the coin in which the network's cost is paid. */
  coinSymbol: string
}

function questions({ appName, walletNames, tradeNetwork, coinSymbol }: FaqProps) {
  return [
    {
      question: `What does ${appName} do?`,
      answer:
        'It reads prices from pools on the chain, builds the swap you ask for, and hands it to your wallet to sign. There is no account to open, and no server of ours takes part in a trade. So there are no limit orders either: nobody is there to carry them out later.',
    },
    {
      question: `Can ${appName} move my tokens?`,
      answer:
        'No. Nothing moves until you confirm it in your wallet, and a swap takes the amount you confirmed and no more. Approvals are for the exact amount unless you choose unlimited in the settings.',
    },
    {
      question: 'Where do prices come from?',
      answer:
        'From the version 2 and version 3 pools of the Uniswap protocol, read through the network provider set for this site. The block beside a price says when it was read. Other kinds of pools and other exchanges are not compared, so another place can at times offer a better price.',
    },
    {
      question: 'How is a price checked?',
      answer:
        'Your browser works it out from the pools, with the contracts’ own arithmetic, and then asks Uniswap’s quoters on the chain for the same trade at the same block. Only what they answered can be reviewed. Before you confirm, the whole trade is tried out as your account, and the review shows which balances would change.',
    },
    {
      question: 'What is a sandwich, and does the guard stop it?',
      answer:
        'Somebody sees your swap waiting, buys before it and sells after it, at your cost. The guard makes a swap fail when a pool’s price got worse since the start of the block; only the network cost is lost. It works when a token is sold through version 3 pools that keep a record of their price. A low slippage limit helps everywhere.',
    },
    {
      question: 'What does a swap cost?',
      answer: `Each pool on the way keeps its fee, which is already part of the price you see. The network cost is paid in ${coinSymbol} for every transaction, also for one that fails. ${appName} adds no fee of its own. You see both before you confirm.`,
    },
    {
      question: 'What is an approval, and how do I remove one?',
      answer:
        'An approval lets a contract take one of your tokens, up to an amount. To remove one, connect your wallet, find it under Approvals on this page and choose Revoke. That sets the amount to zero. It is a transaction of its own and has a network cost.',
    },
    {
      question: 'Why did my swap fail?',
      answer:
        'Most often because the price moved past your slippage limit, or the deadline passed, before the network got to it. A failed swap sells nothing: your tokens stay in your wallet, and only the network cost is paid. One that stays pending can be sped up or cancelled in your wallet.',
    },
    {
      question: 'How do I know that a token is the real one?',
      answer:
        'By its address alone, as anybody can give a token any name. What is on no list, or looks like something else, is marked and must be accepted. Do not copy addresses from your history: look-alikes are sent there to be mistaken for yours.',
    },
    {
      question: 'What is kept, and who sees what?',
      answer: `Your settings, your transactions and the last names and balances are kept in this browser; Export and Reset are under Settings on this page. The network provider sees your address and what you look at. Hosts of lists and logos see that somebody asks for them, and a relay that links a wallet on another device sees that the two talk, not what they say. ${appName} itself gathers nothing.`,
    },
    {
      question: 'Which wallets and networks work?',
      answer: `${walletNames.join(', ')}, and any other wallet that your browser offers. Trading works on ${tradeNetwork}. If your wallet is on another network, ${appName} asks it to switch.`,
    },
  ]
}

/** Questions that open one at a time. */
export function Faq(props: FaqProps) {
  const [open, setOpen] = useState<number | null>(0)
  const id = useId()
  return (
    <div className={styles.faq}>
      {questions(props).map(({ question, answer }, index) => (
        <div key={question}>
          <h3>
            <button
              type="button"
              id={`${id}-question-${index}`}
              aria-expanded={open === index}
              aria-controls={`${id}-answer-${index}`}
              onClick={() => {
                setOpen(open === index ? null : index)
              }}
            >
              {question}
              <Icon name="down" />
            </button>
          </h3>
          <div
            id={`${id}-answer-${index}`}
            role="region"
            aria-labelledby={`${id}-question-${index}`}
            hidden={open !== index}
          >
            <p>{answer}</p>
          </div>
        </div>
      ))}
    </div>
  )
}
