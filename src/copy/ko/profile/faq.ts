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
  const others = '다른 거래소를 추가할 때마다 별도의 컨트랙트와 검사가 필요합니다'
  const own = `${appName}에서는 스스로 검증할 수 있는 것만 제공하므로, 때로는 다른 곳의 가격이 더 좋을 수 있습니다.`
  const rules = '버전 4 풀에는 거래 비용을 바꾸는 자체 규칙이 있을 수 있습니다'
  return hasV4
    ? {
        question: '왜 일부 버전 4 풀만 사용하고, 다른 거래소는 사용하지 않나요?',
        answer: `${rules}. 이런 풀을 거치는 거래는 완전한 시뮬레이션 없이는 진행할 수 없습니다. 버전 4 풀은 다른 컨트랙트와 다른 승인을 사용하므로, 이득이 될 때만 거래가 이 풀을 거치며, 모든 토큰에 사용하지는 않습니다. ${others}. ${own}`,
      }
    : {
        question: '왜 버전 4 풀과 다른 거래소는 사용하지 않나요?',
        answer: `${rules}. 또한 다른 컨트랙트를 거쳐야 하고 다른 종류의 승인이 필요합니다. 마찬가지로 ${others}. ${own}`,
      }
}

const aboutTheProduct = ({ appName, coinSymbol, ...facts }: FaqFacts): FaqEntry[] => [
  {
    topic: 'purpose',
    question: `${appName} 앱은 무엇을 하나요?`,
    answer:
      '체인의 풀에서 가격을 읽고, 요청한 스왑을 준비해 지갑에 넘깁니다. 서명은 지갑에서 직접 합니다. 개설할 계정이 없고, 저희 서버는 어떤 거래에도 관여하지 않습니다. 그래서 지정가 주문도 없습니다. 나중에 주문을 실행해 줄 주체가 없기 때문입니다.',
  },
  {
    topic: 'custody',
    question: `${appName} 앱이 내 토큰을 옮길 수 있나요?`,
    answer:
      '아니요. 지갑에서 확인하기 전에는 아무것도 옮겨지지 않으며, 스왑은 확인한 금액만 가져가고 그 이상은 가져가지 않습니다. 설정에서 무제한을 선택하지 않는 한 승인은 정확한 금액에 대해서만 이루어집니다.',
  },
  {
    topic: 'signing',
    question: '어떤 것에 서명하게 되나요?',
    answer: `트랜잭션에만 서명합니다. 스왑, 승인과 승인 철회, 그리고 ${coinSymbol} 코인을 풀이 보유할 수 있는 토큰으로 바꾸거나 되돌리는 트랜잭션입니다. ${appName}에서는 메시지 서명이나 퍼밋을 요청하지 않습니다. 그런 서명이 있으면 누군가가 나중에 다시 묻지 않고 토큰을 옮길 수 있습니다. 이 페이지와 비슷하게 생긴 어떤 페이지에서든 그런 요청은 거부하세요.`,
  },
  {
    topic: 'prices',
    question: '가격은 어디에서 오나요?',
    answer: `Uniswap 프로토콜의 ${facts.hasV4 ? '버전 2, 3, 4' : '버전 2와 버전 3'} 풀${facts.hasPancake ? ', BNB Smart Chain에서는 PancakeSwap의 버전 2와 3 풀' : ''}에서 오며, 이 페이지의 설정에 표시된 노드를 통해 읽습니다. 체인은 트랜잭션을 담은 블록이 하나씩 이어지며 늘어나고, 가격 옆의 블록 번호는 그 가격이 얼마나 최근 것인지를 알려 줍니다.`,
  },
  {
    topic: 'pools',
    question: '풀이란 무엇인가요?',
    answer:
      '두 가지 토큰을 보유하고 서로 교환해 주는 체인 위의 프로그램, 즉 컨트랙트입니다. 교환 가격은 풀이 각 토큰을 얼마나 가지고 있는지에 따라 정해집니다. 누구나 토큰을 넣고 수수료의 일부를 얻을 수 있습니다. 풀이 보유한 양이 많을수록 거래가 가격을 덜 움직입니다.',
  },
  {
    topic: 'exchanges',
    ...exchanges({ appName, coinSymbol, ...facts }),
  },
  {
    topic: 'checks',
    question: '가격은 어떻게 검증하나요?',
    answer:
      '브라우저가 풀과 같은 계산식으로 풀의 가격을 계산한 다음, 체인에 있는 견적 컨트랙트에 같은 블록, 같은 거래의 견적을 요청합니다. 이 컨트랙트가 돌려준 금액만 검토할 수 있습니다. 확인하기 전에 거래 전체를 사용자 계정으로 시뮬레이션하고, 어떤 잔액이 바뀔지 검토 화면에 보여 줍니다. 모든 노드가 시뮬레이션을 할 수 있는 것은 아닙니다. 할 수 없으면 검토 화면에 그렇게 표시되고 한 번 더 눌러야 합니다. 풀에 자체 규칙이 있으면 금액은 견적 컨트랙트만 알 수 있으며, 이 시뮬레이션 없이는 거래를 진행할 수 없습니다.',
  },
]

const siteFeeWords = ({ appName, siteFee }: FaqFacts): string =>
  siteFee === null
    ? `${appName}에서 따로 더하는 수수료는 없습니다. 확인하기 전에 두 비용을 모두 볼 수 있습니다.`
    : `스왑으로 받는 금액 중 ${siteFee.percent}는 이 사이트를 운영하는 ${siteFee.name}에게 갑니다. 표시되는 모든 금액과 가격은 이를 뺀 것입니다. ${appName}에서 코인을 래핑하거나 언래핑하기만 할 때, 그리고 이체할 때마다 일부를 떼어 가는 토큰에는 이 수수료를 받지 않습니다. 확인하기 전에 모든 비용을 볼 수 있습니다.`

const aboutTrading = ({ coinSymbol, ...facts }: FaqFacts): FaqEntry[] => [
  {
    topic: 'slippage',
    question: '슬리피지, 가격 영향, 기한이란 무엇인가요?',
    answer:
      '슬리피지는 네트워크가 스왑을 처리하기 전에 가격이 움직여 견적보다 덜 받게 되는 정도입니다. 설정한 한도를 넘으면 스왑은 체결되지 않고 실패합니다. 가격 영향은 내 거래 자체가 가격을 얼마나 움직이는지를 나타내며, 작은 풀에서 가장 크고, 그럴 때는 경고가 표시됩니다. 기한이 지나면 스왑은 더 이상 실행될 수 없습니다.',
  },
  {
    topic: 'sandwich',
    question: '샌드위치란 무엇이며, 방어 기능이 막아 주나요?',
    answer:
      '누군가가 대기 중인 스왑을 보고 그 앞에서 사고 그 뒤에서 팔아, 내가 손해를 보게 하는 것입니다. 방어 기능은 블록이 시작된 이후 풀의 가격이 나빠졌으면 스왑을 실패하게 합니다. 이때는 네트워크 비용만 잃습니다. 가격 기록을 남기는 버전 3 풀을 통해 토큰을 팔 때 작동합니다. 슬리피지 한도를 낮게 설정하면 어디서나 도움이 됩니다.',
  },
  {
    topic: 'costs',
    question: '스왑 비용은 얼마이며, 가스란 무엇인가요?',
    answer: `경로에 있는 각 풀이 수수료를 떼며, 이는 표시되는 가격에 이미 포함되어 있습니다. 네트워크 비용은 모든 트랜잭션에 대해, 실패한 트랜잭션에 대해서도 ${coinSymbol} 코인으로 지불합니다. 가스는 네트워크가 트랜잭션을 위해 하는 작업이며, 가스 한 단위의 가격은 블록마다 바뀝니다. ${siteFeeWords({ coinSymbol, ...facts })}`,
  },
  {
    topic: 'approvals',
    question: '승인이란 무엇이며, 어떻게 없애나요?',
    answer:
      '승인은 컨트랙트가 내 토큰 중 한 종류를 정해진 금액까지 가져갈 수 있게 합니다. 승인을 없애려면 지갑을 연결하고, 이 페이지의 승인에서 해당 승인을 찾아 “승인 철회”를 선택하세요. “모든 블록 검색”은 다른 컨트랙트에 대한 승인도 찾습니다. 철회하면 승인 금액이 0이 됩니다. 철회는 별도의 트랜잭션이며 네트워크 비용이 듭니다.',
  },
  {
    topic: 'failure',
    question: '내 스왑은 왜 실패했나요?',
    answer:
      '대부분은 네트워크가 스왑을 처리하기 전에 가격이 슬리피지 한도를 넘어 움직였거나 기한이 지났기 때문입니다. 실패한 스왑은 아무것도 팔지 않습니다. 토큰은 지갑에 그대로 남고, 네트워크 비용만 지불합니다.',
  },
  {
    topic: 'pending',
    question: '트랜잭션이 계속 대기 중입니다. 어떻게 해야 하나요?',
    answer:
      '아직 아무것도 옮겨지지 않았지만, 그 뒤에 보내는 것은 모두 기다려야 합니다. 지갑에서 속도를 높이거나 취소하세요. 둘 다 네트워크 비용이 더 높은 다른 트랜잭션으로 기존 트랜잭션을 대체합니다. 기한이 지난 뒤에 네트워크가 처리하는 스왑은 아무것도 팔지 않습니다. 첫 번째 스왑이 어떻게 되었는지 알기 전에는 같은 스왑을 다시 보내지 마세요.',
  },
]

const gatewayWords = (gateways: FaqFacts['gateways']): string =>
  gateways === null ? '' : ` 이름의 기록이 Ethereum에 없으면 이름이나 계정이 다음에도 전달됩니다: ${all(gateways)}.`

const aboutSafety = ({ appName, walletNames, tradeNetworks, gateways }: FaqFacts): FaqEntry[] => [
  {
    topic: 'genuine-token',
    question: '토큰이 진짜인지 어떻게 알 수 있나요?',
    answer:
      '주소로만 알 수 있습니다. 누구나 토큰에 아무 이름이나 붙일 수 있기 때문입니다. 목록에 없는 토큰이나 다른 토큰과 이름이 같은 토큰에는 표시가 붙습니다. 트랜잭션 기록에서 주소를 복사하지 마세요. 사기꾼들이 실수로 복사하도록 비슷하게 생긴 주소를 그곳에 남겨 둡니다.',
  },
  {
    topic: 'storage',
    question: '내 브라우저에는 무엇이 저장되나요?',
    answer: `직접 지정한 노드의 주소를 포함한 설정, 즐겨찾기한 토큰과 최근 토큰, 내 트랜잭션, 마지막으로 읽은 이름과 잔액, 그리고 사용한 지갑이 저장됩니다. 지갑 자체의 소프트웨어도 연결을 유지하는 데 필요한 것을 저장합니다. 이 페이지의 설정에서 ${appName}의 모든 저장 항목을 보고, 파일로 저장하고, 삭제할 수 있습니다.`,
  },
  {
    topic: 'privacy',
    question: '내가 여기에서 하는 일을 누가 볼 수 있나요?',
    answer: `${appName} 자체는 아무것도 수집하지 않습니다. 노드는 인터넷 주소, 계정, 조회하는 내용을 볼 수 있습니다. 목록, 로고, 프로필 사진의 호스트는 그곳에서 무엇을 불러오는지 볼 수 있고, 이 페이지를 호스팅하는 쪽은 방문 사실을 볼 수 있습니다. 다른 기기의 지갑을 연결해 주는 릴레이는 둘이 통신한다는 사실은 볼 수 있지만 주고받는 내용은 볼 수 없습니다. 전송한 것은 체인의 모든 것과 마찬가지로 공개됩니다.${gatewayWords(gateways)}`,
  },
  {
    topic: 'genuine-page',
    question: '이 페이지가 진짜인지 어떻게 확인할 수 있나요?',
    answer:
      '지갑을 연결하기 전에 페이지의 주소를 확인하세요. 이 페이지에는 각 스크립트의 해시가 적혀 있으며, 브라우저는 해시가 다르거나 다른 곳에서 온 스크립트를 실행하지 않습니다. 빌드는 재현할 수 있습니다. 같은 소스와 같은 설정에서 정확히 같은 파일이 나오므로, 누구나 직접 빌드해서 비교할 수 있습니다. 그리고 최종적으로 중요한 것은 지갑이 보여 주는 내용입니다.',
  },
  {
    topic: 'wallets',
    question: '어떤 지갑과 네트워크를 사용할 수 있나요?',
    answer: `사용할 수 있는 지갑: ${all([...walletNames, '브라우저가 제공하는 다른 모든 지갑'])}. 거래할 수 있는 네트워크: ${all(tradeNetworks)}. 지갑이 다른 네트워크에 있으면 여기에서 전환할 수 있습니다.`,
  },
  {
    topic: 'nodes',
    question: '노드란 무엇인가요?',
    answer: `체인의 사본을 보관하고 체인에 관한 질문에 답하는 컴퓨터입니다. ${appName} 앱은 노드에서 가격과 잔액을 읽고, 트랜잭션이 블록에 포함되었는지 확인합니다. 지갑은 자체 노드를 통해 트랜잭션을 보냅니다. 이 페이지의 설정에서 사용 중인 노드를 테스트하거나 직접 노드를 선택할 수 있습니다.`,
  },
  {
    topic: 'test-networks',
    question: '테스트넷이란 무엇인가요?',
    answer:
      '시험용 네트워크입니다. 이 네트워크의 코인과 토큰은 무료로 나눠 주는 것으로, 어떤 가격이 표시되더라도 가치가 없으며 Ethereum 메인 네트워크로 옮길 수 없습니다.',
  },
]

export const faqEntries = (facts: FaqFacts): FaqEntry[] => [
  ...aboutTheProduct(facts),
  ...aboutTrading(facts),
  ...aboutSafety(facts),
]
