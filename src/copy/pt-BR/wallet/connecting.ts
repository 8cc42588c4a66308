import { type OpeningState, openingState } from '#domain/wallet/connectStep'
import type { ConnectOutcome } from '#domain/wallet/connectWizard'
import type { WalletRow } from '#domain/wallet/walletRows'
import type { InstructionStep } from '#domain/wallet/wallet'

export const CONTINUE = 'Continuar'
export const RETRY = 'Repetir'
export const RELOAD = 'Recarregar'
export const GET = 'Obter'
export const getLabel = (wallet: string) => `Obter ${wallet}`
export const getWallet = (wallet: string) => `Obter ${wallet}`

const opening = (name: string) => `Abrindo ${name}`
const TITLES: Record<OpeningState, (name: string) => string> = {
  notInstalled: (name) => `${name} não está instalada`,
  notAvailable: (name) => `${name} não está disponível`,
  ready: (name) => `${name} está pronta`,
  inPopUp: opening,
  inExtension: opening,
  inWallet: opening,
  pairing: opening,
  ended: (name) => name,
}
export const openingTitle = (wallet: WalletRow, outcome: ConnectOutcome) =>
  TITLES[openingState(wallet, outcome)](wallet.name)

const TEXTS: Record<OpeningState, (name: string) => string | null> = {
  notInstalled: (name) => `A extensão ${name} não está instalada no seu navegador`,
  notAvailable: (name) => `${name} não está disponível neste dispositivo`,
  ready: () => null,
  inPopUp: (name) => `Confirme a conexão na janela de ${name}.`,
  inExtension: () => 'Confirme a conexão na extensão.',
  inWallet: () => 'Confirme a conexão na sua carteira.',
  pairing: () => null,
  ended: () => null,
}
export const openingText = (wallet: WalletRow, outcome: ConnectOutcome) =>
  TEXTS[openingState(wallet, outcome)](wallet.name)

export const WAITING = 'Aguardando a conexão'
export const NOTHING_OPENED = 'Nada abriu? Procure o ícone ou a janela da sua carteira; ela pode estar bloqueada.'
export const ASK_AGAIN = 'Solicitar novamente'
export const DECLINED = 'Você rejeitou a solicitação.'
export const CONNECT_FAILED = 'Erro ao conectar, tente novamente!'
export const afterInstall = (wallet: string) => `Depois de instalar ${wallet}, volte aqui e recarregue a página.`

export const HOME_TITLE = 'Uma casa para seus tokens'
export const HOME_TEXT = 'Uma carteira envia, recebe, guarda e mostra tokens na blockchain. Só você tem as chaves dela.'
export const SIGN_IN_TITLE = 'Uma nova forma de entrar'
export const SIGN_IN_TEXT = 'Conecte sua carteira em vez de criar uma conta e uma senha em cada site.'
/** Says what a visitor without a wallet can do. */
export const WITHOUT_WALLET =
  'Sem carteira você pode ver preços e gráficos, obter cotações e ler as perguntas frequentes.'

export const BROWSER_EXTENSION = 'Extensão do navegador'
export const MOBILE_WALLET = 'Carteira móvel'

export const ABOUT =
  'Uma carteira envia, recebe, guarda e mostra tokens. Ela também permite entrar sem conta nem senha.'

export const HAVE_ANOTHER = 'Tem outra carteira?'
export const PICK_FROM_LIST = 'Escolha-a na lista à esquerda.'

export const GET_ON_PHONE = '“Obter” abre a App Store ou o Google Play, conforme este celular.'
export const GET_ON_COMPUTER =
  '“Obter” abre a página do aplicativo da carteira, que você pode então instalar no celular.'

export const DOWNLOAD_TITLE = 'Escaneie para baixar'
export const DOWNLOAD_TEXT = 'Escaneie com o celular para baixar no iOS ou no Android'
export const guideTitle = (wallet: string) => `Comece a usar ${wallet}`
export const downloadQrLabel = (wallet: string) => `QR code que abre o download de ${wallet}`

export const guideSteps = (wallet: string): InstructionStep[] => [
  {
    step: 'install',
    title: `Abra o aplicativo ${wallet}`,
    description: `Adicione ${wallet} à tela inicial, para que fique fácil de acessar.`,
  },
  {
    step: 'create',
    title: 'Crie ou importe uma carteira',
    description: 'Faça backup da sua carteira e nunca compartilhe a frase secreta dela com ninguém.',
  },
  {
    step: 'scan',
    title: 'Toque no botão de escanear',
    description: 'Depois que você escanear, o celular pede que você confirme a conexão.',
  },
]

export const scanTitle = (wallet: string | null) => `Escaneie com ${wallet ?? 'o celular'}`
export const qrLabel = (wallet: string) =>
  `QR code para conectar ${wallet}. Se não puder escanear, copie o link em vez disso.`
export const LINK_TOO_LONG = 'Este link é longo demais para um QR code. Copie-o e cole-o na sua carteira.'
export const linkLabel = (wallet: string) => `Link para conectar ${wallet}`
export const COPY_LINK = 'Copiar link'
export const COPIED = 'Copiado'
export const COPY_REFUSED = 'Não foi possível copiar o link. Selecione-o aqui e copie-o.'
export const expiryText = (timeLeft: string) => `Expira em ${timeLeft}`
export const missingText = (wallet: string) => `Não tem ${wallet}?`
export const openApp = (wallet: string) => `Abrir ${wallet}`
export const OPEN_AGAIN = 'Abrir novamente'
export const OPEN_TO_CONFIRM = 'Abra o aplicativo da sua carteira para confirmar.'

type Medium = 'code' | 'link'

export const readyText = (medium: Medium) => ({ code: 'O código está pronto.', link: 'O link está pronto.' })[medium]

const RENEWED = {
  declined: {
    code: 'Você rejeitou a solicitação. Este é um novo código.',
    link: 'Você rejeitou a solicitação. Este é um novo link.',
  },
  expired: { code: 'Este é um novo código.', link: 'Este é um novo link.' },
} as const
export const renewedText = (medium: Medium, cause: keyof typeof RENEWED) => RENEWED[cause][medium]
