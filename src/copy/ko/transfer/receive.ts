export const RECEIVE = '받기'
export const QR_LABEL = '내 주소의 QR 코드'
export const receiveText = (network: string) => `${network}의 내 주소`
export const contractOnly = (network: string) => ({
  title: `${network} 전용`,
  text: `내 계정은 ${network}의 컨트랙트입니다. 다른 네트워크에서 이 주소로 보낸 것은 잃을 수 있습니다.`,
})
