import { type ReactNode, useState } from 'react'
import { NetworkDialog, type NetworkRow } from '../../src/views/chain/NetworkDialog'
import { Delta } from '../../src/views/market/Delta'
import { MarketFigures } from '../../src/views/market/MarketFigures'
import { Notifications } from '../../src/views/shell/Notifications'
import { WalletButton, type WalletButtonFacts } from '../../src/views/shell/WalletButton'
import { TokenIcon } from '../../src/views/token/TokenIcon'
import { type TradeNotice, TradeNoticeView } from '../../src/views/trade/NextStep'
import { SwapOutcome } from '../../src/views/trade/SwapOutcome'
import { Button, type ButtonKind } from '../../src/views/ui/Button'
import { IconButton } from '../../src/views/ui/IconButton'
import { Notice, type NoticeKind } from '../../src/views/ui/Notice'
import { Skeleton } from '../../src/views/ui/Skeleton'
import { Spinner } from '../../src/views/ui/Spinner'
import { StateMessage } from '../../src/views/ui/StateMessage'
import { Tag, type Tone } from '../../src/views/ui/Tag'
import { sampleChain, sampleConnected } from '../views/shell/walletSample'
import { ETH, sampleForm, sampleReceive, sampleSell, USDC } from '../views/trade/tradeSample'

const nothing = () => undefined

const KINDS: readonly ButtonKind[] = ['filled', 'tinted', 'quiet', 'outline', 'text', 'risk']
const NOTICES: readonly NoticeKind[] = ['neutral', 'accent', 'up', 'warn', 'down']
const TONES: readonly Tone[] = ['neutral', 'accent', 'up', 'warn', 'down']

const WALLETS: readonly WalletButtonFacts[] = [
  { status: 'disconnected' },
  { status: 'connecting' },
  { status: 'reconnecting', chain: sampleChain },
  { status: 'wrongNetwork' },
  sampleConnected(),
  sampleConnected({ balance: null, loading: true }),
  sampleConnected({ stale: true }),
  sampleConnected({ pending: 2 }),
  sampleConnected({ pending: 1, areForOwners: true }),
]

const LOSS: TradeNotice = {
  kind: 'warn',
  title: 'You would lose about 8.91%',
  text: 'The pools are too small for this amount.',
}

const row = (id: number, name: string, state: NetworkRow['state']): NetworkRow => ({
  chain: { id, name, iconUrl: `/icons/chains/${id}.svg`, iconBackground: '#484c50' },
  state,
  isTraded: id === 3,
})

/** What would cover the other stories is opened by a button. */
function Opened({ children }: { children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true)
        }}
      >
        Open
      </Button>
      {isOpen &&
        children(() => {
          setOpen(false)
        })}
    </>
  )
}

/** The stories by component. Each state is drawn by itself, in this order. */
export const STORIES: Readonly<Record<string, readonly (() => ReactNode)[]>> = {
  Button: [
    ...KINDS.map((kind) => () => <Button kind={kind}>{kind}</Button>),
    ...KINDS.map((kind) => () => (
      <Button kind={kind} size="sm">
        {kind}
      </Button>
    )),
    () => (
      <Button kind="filled" busy>
        busy
      </Button>
    ),
    () => (
      <Button kind="filled" disabled>
        disabled
      </Button>
    ),
    () => (
      <Button kind="filled" size="lg">
        The main action of a card
      </Button>
    ),
  ],
  IconButton: [() => <IconButton icon="search" label="md" />, () => <IconButton icon="search" label="sm" size="sm" />],
  Tag: TONES.map((tone) => () => <Tag tone={tone}>{tone}</Tag>),
  Notice: NOTICES.map((kind) => () => (
    <Notice kind={kind} title={kind}>
      A notice says what is the case, and what can be done.
    </Notice>
  )),
  Delta: [
    () => <Delta direction="up" text="1.24%" />,
    () => <Delta direction="down" text="1.24%" />,
    () => <Delta direction="none" text="0.00%" />,
  ],
  TokenIcon: [
    () => <TokenIcon {...ETH} />,
    () => <TokenIcon {...USDC} size={24} />,
    () => <TokenIcon {...ETH} logoURI="/icons/tokens/eth.webp" />,
  ],
  Waiting: [() => <Skeleton width={120} height={16} />, () => <Spinner />],
  StateMessage: [
    () => <StateMessage icon="search" title="Nothing found" text="No token has this symbol." />,
    () => <StateMessage icon="alert" title="It could not be loaded" action={<Button>Try again</Button>} />,
  ],
  WalletButton: WALLETS.map((state) => () => (
    <WalletButton state={state} onConnect={nothing} onNetwork={nothing} onAccount={nothing} />
  )),
  Notifications: [
    () => (
      <Opened>
        {(close) => (
          <Notifications
            notifications={(['info', 'success', 'warning', 'error'] as const).map((type) => ({
              id: type,
              type,
              message: `A notification of the type “${type}”`,
            }))}
            onDismiss={close}
            held
            onHold={nothing}
          />
        )}
      </Opened>
    ),
  ],
  MarketFigures: [
    () => (
      <MarketFigures
        figures={[
          {
            label: 'Ether',
            value: '$3,411.43',
            change: { direction: 'down', text: '1.24%', title: 'Since block 7' },
            source: 'A price feed',
          },
          { label: 'Network cost', value: '14 gwei', note: '$1.84 a swap', source: 'A block' },
          { label: 'Latest block', value: null, note: '8 s ago', source: 'Not read yet' },
        ]}
      />
    ),
  ],
  TradeForm: [
    () => sampleForm(),
    () =>
      sampleForm({
        receive: sampleReceive({ amount: '', plain: '', state: 'loading' }),
        main: { label: 'Review swap', disabled: true, busy: true, onPress: nothing },
      }),
    () =>
      sampleForm({
        sell: sampleSell({ error: 'Not enough ETH' }),
        main: { label: 'Use 1.28 ETH', onPress: nothing },
      }),
    () => sampleForm({ notices: [<TradeNoticeView key="loss" notice={LOSS} onEnter={nothing} />] }),
  ],
  NetworkDialog: [
    () => (
      <Opened>
        {(close) => (
          <NetworkDialog
            rows={[row(3, 'Ropsten', 'connected'), row(1, 'Ethereum', 'switching'), row(4, 'Rinkeby', 'idle')]}
            canSwitch
            appName="Tidemark"
            wrongNetwork={null}
            error={null}
            foot={null}
            onSwitch={nothing}
            onClose={close}
          />
        )}
      </Opened>
    ),
  ],
  SwapOutcome: (['pending', 'confirmed', 'failed'] as const).map((kind) => () => (
    <Opened>
      {(close) => (
        <SwapOutcome
          kind={kind}
          title={kind}
          text="1 ETH for about 3,411.77 USDC."
          steps={kind === 'pending' ? [{ id: 'wait', title: 'Waiting for the network', state: 'busy' }] : []}
          rows={[{ label: 'Network cost', value: '$1.84' }]}
          transaction={{ short: '0x8f…41d7', href: 'https://etherscan.io/tx/0x8f' }}
          actions={[{ label: 'Done', onPress: close }]}
          onClose={close}
        />
      )}
    </Opened>
  )),
}
