import type { WalletGroupName } from '#domain/wallet/wallet'
import { sameName } from '#domain/wallet/namesake'
import type { WalletRow } from '#domain/wallet/walletRows'
import { counted } from '../browser/grammar'

export const TITLE = 'Conectar uma carteira'
export const GET_A_WALLET = 'Obter uma carteira'
export const WHAT_IS_A_WALLET = 'O que é uma carteira?'
export const LEARN_MORE = 'Saiba mais'
export const BACK = 'Voltar'
export const CLOSE = 'Fechar'
export const CONNECT = 'Conectar'
export const INSTALL = 'Instalar'

const GROUPS: Readonly<Record<WalletGroupName, string>> = {
  recent: 'Recentes',
  popular: 'Populares',
  installed: 'Instaladas',
}
export const groupName = (name: WalletGroupName): string => GROUPS[name]
/** Tags of one wallet. */
export const RECENT = 'Recente'
export const INSTALLED = 'Instalada'
export const NOT_READY = '(sem suporte)'
/** For screen readers: a wallet that has to be installed first. */
export const notInstalled = (wallet: string) => `${wallet} Não instalada`
export const UNVERIFIED = 'Não verificada'

export const CONNECT_FAILED = 'Erro ao conectar, tente novamente!'

export const installLabel = (wallet: string) => `Instalar ${wallet}`

export const unverifiedText = ({ name, duplicate, unverified }: WalletRow): string | null =>
  duplicate
    ? `Outro programa aqui afirma ser ${name}. Conecte-se somente se você souber qual deles é este.`
    : unverified
      ? `Este programa se apresenta como ${name}, mas nada prova que seja. Conecte-se somente se você o conhecer.`
      : null

export const SHOW = 'Mostrar'
export const HIDE = 'Ocultar'

export function namesakesText({ name }: WalletRow, namesakes: readonly WalletRow[]): string {
  const areEqual = namesakes.every((other) => sameName(other.name, name))
  const claims = counted(namesakes.length, {
    one: `que afirma ser ${name}`,
    many: `que afirmam ser ${name}`,
    other: `que afirmam ser ${name}`,
  })
  return `mais ${namesakes.length} ${areEqual ? 'com este nome' : claims}`
}
export const namesakesLabel = (isOpen: boolean, text: string) => `${isOpen ? HIDE : SHOW} ${text}`

export const FRAMED = 'Esta página é mostrada dentro de outra'
export const FRAMED_WHY =
  'A página ao redor poderia cobrir o que você vê aqui, ou movê-lo sob o seu ponteiro. Por isso, nenhuma carteira é conectada aqui, e nada é enviado.'

export const TERMS_FIRST =
  'Antes de você conectar uma carteira, o operador deste site pede que você aceite os termos dele.'
export const readTerms = (version: string) => `Ler os termos (versão ${version})`
export const acceptTermsLabel = (appName: string) => `Aceito os termos de ${appName}`

export const openByItself = (appName: string) => `Abrir ${appName} em uma aba própria`
