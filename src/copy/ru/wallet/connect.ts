import { counted } from '../browser/grammar'
import type { WalletGroupName } from '#domain/wallet/wallet'
import { sameName } from '#domain/wallet/namesake'
import type { WalletRow } from '#domain/wallet/walletRows'

/** The connect dialog. */

export const TITLE = 'Подключить кошелёк'
export const GET_A_WALLET = 'Получить кошелёк'
export const WHAT_IS_A_WALLET = 'Что такое кошелёк?'
export const LEARN_MORE = 'Подробнее'
export const BACK = 'Назад'
export const CLOSE = 'Закрыть'
export const CONNECT = 'Подключить'
export const INSTALL = 'Установить'

const GROUPS: Readonly<Record<WalletGroupName, string>> = {
  recent: 'Недавний',
  popular: 'Популярные',
  installed: 'Установленные',
}
export const groupName = (name: WalletGroupName): string => GROUPS[name]
export const RECENT = GROUPS.recent
export const INSTALLED = GROUPS.installed
export const NOT_READY = '(не поддерживается)'
/** For screen readers: a wallet that has to be installed first. */
export const notInstalled = (wallet: string) => `${wallet} Не установлен`
export const UNVERIFIED = 'Не проверен'

/** Whatever the reason was. */
export const CONNECT_FAILED = 'Ошибка подключения, повторите попытку!'

export const installLabel = (wallet: string) => `Установить ${wallet}`

/** Why a wallet may not be what it claims to be; null without doubts. */
export function unverifiedText({ name, duplicate, unverified }: WalletRow): string | null {
  if (duplicate)
    return `Ещё одна программа здесь выдаёт себя за ${name}. Подключайте, только если знаете, какая именно программа перед вами.`
  if (unverified)
    return `Эта программа называет себя ${name}, но ничто этого не подтверждает. Подключайте, только если знаете её.`
  return null
}

export const SHOW = 'Показать'
export const HIDE = 'Скрыть'

/** How many more wallets claim the same identity as the one whose row they stand behind. */
export function namesakesText({ name }: WalletRow, namesakes: readonly WalletRow[]): string {
  const areEqual = namesakes.every((other) => sameName(other.name, name))
  const count = namesakes.length
  return areEqual
    ? `ещё ${count} с этим названием`
    : counted(count, {
        one: `ещё ${count}, который выдаёт себя за ${name}`,
        few: `ещё ${count}, которые выдают себя за ${name}`,
        many: `ещё ${count}, которые выдают себя за ${name}`,
        other: `ещё ${count}, которые выдают себя за ${name}`,
      })
}
export const namesakesLabel = (isOpen: boolean, text: string) => `${isOpen ? HIDE : SHOW} ${text}`

export const FRAMED = 'Эта страница показана внутри другой'
export const FRAMED_WHY =
  'Окружающая страница могла бы перекрыть то, что вы здесь видите, или сдвинуть это под вашим указателем. Поэтому кошелёк здесь не подключается и ничего не отправляется.'

/** Before the operator's terms, in place of the list of wallets. */
export const TERMS_FIRST = 'Прежде чем вы подключите кошелёк, оператор этого сайта просит принять его условия.'
export const readTerms = (version: string) => `Прочитать условия (версия ${version})`
export const acceptTermsLabel = (appName: string) => `Я принимаю условия ${appName}`

/** Leads to the same page in a tab of its own. */
export const openByItself = (appName: string) => `Открыть ${appName} в отдельной вкладке`
