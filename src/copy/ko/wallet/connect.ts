import type { WalletGroupName } from '#domain/wallet/wallet'
import { sameName } from '#domain/wallet/namesake'
import type { WalletRow } from '#domain/wallet/walletRows'

export const TITLE = '지갑 연결'
export const GET_A_WALLET = '지갑 받기'
export const WHAT_IS_A_WALLET = '지갑이란 무엇인가요?'
export const LEARN_MORE = '자세히 알아보기'
export const BACK = '뒤로'
export const CLOSE = '닫기'
export const CONNECT = '연결'
export const INSTALL = '설치'

const GROUPS: Readonly<Record<WalletGroupName, string>> = {
  recent: '최근',
  popular: '인기',
  installed: '설치됨',
}
export const groupName = (name: WalletGroupName): string => GROUPS[name]
export const RECENT = GROUPS.recent
export const INSTALLED = GROUPS.installed
export const NOT_READY = '(지원되지 않음)'
/** For screen readers: a wallet that has to be installed first. */
export const notInstalled = (wallet: string) => `${wallet} 설치되지 않음`
export const UNVERIFIED = '확인되지 않음'

export const CONNECT_FAILED = '연결 중 오류가 발생했습니다. 다시 시도하세요!'

export const installLabel = (wallet: string) => `${wallet} 설치`

export const unverifiedText = ({ name, duplicate, unverified }: WalletRow): string | null =>
  duplicate
    ? `여기에 있는 다른 프로그램도 같은 이름(${name})을 주장합니다. 이것이 어느 쪽인지 아는 경우에만 연결하세요.`
    : unverified
      ? `이 프로그램이 스스로 밝힌 이름(${name})이 사실임을 증명하는 것은 없습니다. 아는 프로그램인 경우에만 연결하세요.`
      : null

export const SHOW = '보기'
export const HIDE = '숨기기'

export function namesakesText({ name }: WalletRow, namesakes: readonly WalletRow[]): string {
  const areEqual = namesakes.every((other) => sameName(other.name, name))
  return `${areEqual ? '이름이 같은 지갑' : `${name} 이름을 주장하는 지갑`} ${namesakes.length}개 더`
}
export const namesakesLabel = (isOpen: boolean, text: string) => `${text} ${isOpen ? HIDE : SHOW}`

export const FRAMED = '이 페이지는 다른 페이지 안에 표시되고 있습니다'
export const FRAMED_WHY =
  '바깥쪽 페이지가 여기에 보이는 것을 가리거나 포인터 아래에서 움직일 수 있습니다. 그래서 여기에서는 지갑을 연결하지 않으며 아무것도 전송하지 않습니다.'

export const TERMS_FIRST = '지갑을 연결하기 전에, 이 사이트의 운영자가 약관에 동의해 줄 것을 요청합니다.'
export const readTerms = (version: string) => `약관 읽기 (버전 ${version})`
export const acceptTermsLabel = (appName: string) => `${appName}의 약관에 동의합니다`

export const openByItself = (appName: string) => `별도의 탭에서 ${appName} 열기`
