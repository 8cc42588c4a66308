import { all } from '../browser/grammar'
import type { FaqTopic } from '#domain/browser/faqTopic'

export interface FaqFacts {
  appName: string
  walletNames: readonly string[]
  tradeNetworks: readonly string[]
  coinSymbol: string
  hasV4: boolean
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
  const own = `${appName} chỉ đưa ra những gì nó có thể tự kiểm tra, nên đôi khi nơi khác có thể có giá tốt hơn.`
  const rules = 'Một pool phiên bản 4 có thể mang theo những quy tắc riêng làm thay đổi chi phí của một lượt mua bán'
  return hasV4
    ? {
        question: 'Vì sao không phải mọi pool phiên bản 4 đều được dùng, và không dùng sàn nào khác?',
        answer: `${rules}: không thể xác nhận một lượt mua bán qua pool như vậy nếu không có mô phỏng đầy đủ. Các pool phiên bản 4 dùng hợp đồng và phê duyệt khác, nên một lượt mua bán chỉ đi qua chúng khi có lợi hơn, và không phải cho mọi token. Mỗi sàn thêm vào sẽ cần hợp đồng và các bước kiểm tra riêng. ${own}`,
      }
    : {
        question: 'Vì sao không dùng pool phiên bản 4, và không dùng sàn nào khác?',
        answer: `${rules}, và phải truy cập nó qua một hợp đồng khác với một loại phê duyệt khác. Mỗi sàn thêm vào cũng sẽ cần hợp đồng và các bước kiểm tra riêng. ${own}`,
      }
}

const aboutTheProduct = ({ appName, coinSymbol, ...facts }: FaqFacts): FaqEntry[] => [
  {
    topic: 'purpose',
    question: `${appName} làm gì?`,
    answer:
      'Nó đọc giá từ các pool trên chuỗi, chuẩn bị lượt hoán đổi bạn yêu cầu, và chuyển cho ví của bạn, nơi bạn ký. Không cần mở tài khoản, và không có máy chủ nào của chúng tôi tham gia vào một lượt mua bán. Vì vậy cũng không có lệnh giới hạn: không có ai ở đó để thực hiện chúng về sau.',
  },
  {
    topic: 'custody',
    question: `${appName} có thể chuyển token của tôi không?`,
    answer:
      'Không. Không có gì được chuyển đi cho đến khi bạn xác nhận trong ví, và một lượt hoán đổi lấy số tiền bạn đã xác nhận, không lấy hơn. Phê duyệt chỉ dành cho đúng số tiền đó, trừ khi bạn chọn “Không giới hạn” trong cài đặt.',
  },
  {
    topic: 'signing',
    question: 'Tôi sẽ được yêu cầu ký những gì?',
    answer: `Chỉ ký giao dịch: hoán đổi, phê duyệt và thu hồi phê duyệt, và đổi ${coinSymbol} thành token mà các pool có thể giữ, và ngược lại. ${appName} không yêu cầu ký thông điệp hay permit nào, vì với chúng ai đó có thể chuyển token về sau mà không hỏi lại bạn. Hãy từ chối chúng trên bất kỳ trang nào trông giống trang này.`,
  },
  {
    topic: 'prices',
    question: 'Giá lấy từ đâu?',
    answer: `Từ các pool ${facts.hasV4 ? 'phiên bản 2, 3 và 4' : 'phiên bản 2 và phiên bản 3'} của giao thức Uniswap${facts.hasPancake ? ' và, trên BNB Smart Chain, từ các pool phiên bản 2 và 3 của PancakeSwap' : ''}, được đọc qua nút nêu tên trong mục Cài đặt trên trang này. Chuỗi dài thêm từng khối giao dịch một, và số khối bên cạnh giá cho biết giá đó mới đến mức nào.`,
  },
  {
    topic: 'pools',
    question: 'Pool là gì?',
    answer:
      'Là một chương trình trên chuỗi, tức một hợp đồng, giữ hai token và đổi token này lấy token kia, theo giá được xác định từ lượng mỗi token mà nó có. Bất kỳ ai cũng có thể đưa token vào và hưởng một phần phí. Pool giữ càng nhiều thì một lượt mua bán càng ít làm giá của nó dịch chuyển.',
  },
  {
    topic: 'exchanges',
    ...exchanges({ appName, coinSymbol, ...facts }),
  },
  {
    topic: 'checks',
    question: 'Giá được kiểm tra như thế nào?',
    answer:
      'Trình duyệt của bạn tính giá từ các pool, bằng đúng phép tính của các pool, rồi hỏi các hợp đồng báo giá trên chuỗi về cùng lượt mua bán đó tại cùng khối. Chỉ có số tiền do chúng trả về mới có thể được xem lại. Trước khi bạn xác nhận, toàn bộ lượt mua bán được mô phỏng với tư cách tài khoản của bạn, và phần xem lại cho thấy số dư nào sẽ thay đổi. Không phải nút nào cũng làm được điều đó; khi ấy phần xem lại sẽ nói rõ và yêu cầu bạn nhấn thêm một lần. Nếu một pool có quy tắc riêng, chỉ các hợp đồng báo giá biết số tiền, và không thể xác nhận lượt mua bán nếu không có mô phỏng đó.',
  },
]

const siteFeeWords = ({ appName, siteFee }: FaqFacts): string =>
  siteFee === null
    ? `${appName} không thu thêm phí nào của riêng mình. Bạn thấy cả hai chi phí trước khi xác nhận.`
    : `Trong số thu được từ một lượt hoán đổi, ${siteFee.percent} thuộc về ${siteFee.name}, bên vận hành trang web này: mọi số tiền và giá hiển thị đều là sau khoản đó. Phí này không thu khi ${appName} chỉ đổi coin của mạng thành token bọc của coin đó hoặc ngược lại, cũng không thu từ các token giữ lại một phần của mỗi lần chuyển. Bạn thấy toàn bộ trước khi xác nhận.`

const aboutTrading = ({ coinSymbol, ...facts }: FaqFacts): FaqEntry[] => [
  {
    topic: 'slippage',
    question: 'Trượt giá, tác động giá và thời hạn là gì?',
    answer:
      'Trượt giá là phần bạn nhận ít hơn so với báo giá vì giá dịch chuyển trước khi mạng xử lý đến lượt hoán đổi của bạn. Nếu vượt quá giới hạn bạn đặt, thì thay vào đó lượt hoán đổi sẽ thất bại. Tác động giá là mức mà chính lượt mua bán của bạn làm giá dịch chuyển: lớn nhất ở các pool nhỏ, và bạn được cảnh báo về nó. Sau thời hạn, lượt hoán đổi của bạn không còn có thể được thực hiện.',
  },
  {
    topic: 'sandwich',
    question: 'Tấn công sandwich là gì, và tính năng chống sandwich có ngăn được không?',
    answer:
      'Ai đó thấy lượt hoán đổi của bạn đang chờ, mua trước nó và bán sau nó, gây thiệt cho bạn. Tính năng chống sandwich làm lượt hoán đổi thất bại khi giá của một pool đã xấu đi kể từ đầu khối; chỉ mất phí mạng. Nó hoạt động khi bán một token qua các pool phiên bản 3 có lưu lịch sử giá. Giới hạn trượt giá thấp có ích ở mọi nơi.',
  },
  {
    topic: 'costs',
    question: 'Một lượt hoán đổi tốn bao nhiêu, và gas là gì?',
    answer: `Mỗi pool trên đường đi giữ lại phí của nó, phí này đã nằm trong giá bạn thấy. Phí mạng được trả bằng ${coinSymbol} cho mỗi giao dịch, kể cả giao dịch thất bại: gas là công việc mà mạng thực hiện cho giao dịch, và mỗi đơn vị gas có một giá thay đổi theo từng khối. ${siteFeeWords({ coinSymbol, ...facts })}`,
  },
  {
    topic: 'approvals',
    question: 'Phê duyệt là gì, và làm sao để thu hồi?',
    answer:
      'Một phê duyệt cho phép một hợp đồng lấy một loại token của bạn, tối đa đến một số tiền. Để thu hồi một phê duyệt, hãy kết nối ví, tìm nó trong mục Phê duyệt trên trang này và chọn “Thu hồi”; “Tìm trong mọi khối” sẽ tìm các phê duyệt cho những hợp đồng khác. Thu hồi đặt số tiền về 0. Đó là một giao dịch riêng và tốn phí mạng.',
  },
  {
    topic: 'failure',
    question: 'Vì sao lượt hoán đổi của tôi thất bại?',
    answer:
      'Thường nhất là vì giá đã vượt quá giới hạn trượt giá của bạn, hoặc thời hạn đã qua, trước khi mạng xử lý đến nó. Một lượt hoán đổi thất bại không bán gì cả: token của bạn vẫn ở trong ví, và bạn chỉ trả phí mạng.',
  },
  {
    topic: 'pending',
    question: 'Giao dịch của tôi cứ ở trạng thái đang chờ xử lý. Tôi có thể làm gì?',
    answer:
      'Chưa có gì được chuyển đi, nhưng mọi thứ bạn gửi sau nó đều phải chờ. Hãy tăng tốc hoặc hủy nó trong ví của bạn: cả hai đều đặt một giao dịch khác có phí mạng cao hơn vào chỗ của nó. Một lượt hoán đổi mà mạng xử lý đến sau thời hạn sẽ không bán gì cả. Đừng gửi lại cùng lượt hoán đổi đó trước khi bạn biết điều gì đã xảy ra với lượt đầu.',
  },
]

const gatewayWords = (gateways: FaqFacts['gateways']): string =>
  gateways === null
    ? ''
    : ` Nếu bản ghi của một tên không nằm trên Ethereum, tên hoặc tài khoản cũng được gửi đến ${all(gateways)}.`

const aboutSafety = ({ appName, walletNames, tradeNetworks, gateways }: FaqFacts): FaqEntry[] => [
  {
    topic: 'genuine-token',
    question: 'Làm sao biết một token là token thật?',
    answer:
      'Chỉ bằng địa chỉ của nó, vì bất kỳ ai cũng có thể đặt tên bất kỳ cho token. Các token không có trong danh sách, hoặc trùng tên với token khác, đều được đánh dấu. Đừng sao chép địa chỉ từ lịch sử giao dịch của bạn: kẻ lừa đảo đặt vào đó những địa chỉ trông giống để bạn sao chép nhầm.',
  },
  {
    topic: 'storage',
    question: 'Những gì được lưu trong trình duyệt của tôi?',
    answer: `Cài đặt của bạn cùng địa chỉ của nút riêng, token yêu thích và gần đây, các giao dịch của bạn, tên và số dư gần nhất, và những ví bạn đã dùng. Phần mềm riêng của các ví cũng lưu ở đó những gì nó cần để giữ kết nối. Mục Cài đặt trên trang này liệt kê tất cả những gì ${appName} lưu; ở đó bạn có thể lưu chúng vào tệp và xóa chúng.`,
  },
  {
    topic: 'privacy',
    question: 'Ai thấy được những gì tôi làm ở đây?',
    answer: `Bản thân ${appName} không thu thập gì. Nút thấy địa chỉ internet của bạn, các tài khoản của bạn và những gì bạn xem. Máy chủ của danh sách, logo và ảnh hồ sơ thấy những gì bạn tải từ đó, và bên lưu trữ trang này thấy rằng bạn truy cập trang. Máy chủ chuyển tiếp kết nối với ví trên thiết bị khác thấy rằng hai bên liên lạc với nhau, nhưng không thấy họ trao đổi gì. Những gì bạn gửi là công khai, như mọi thứ trên chuỗi.${gatewayWords(gateways)}`,
  },
  {
    topic: 'genuine-page',
    question: 'Làm sao kiểm tra rằng trang này là thật?',
    answer:
      'Hãy xem địa chỉ của trang trước khi bạn kết nối ví. Trang nêu mã băm của từng tập lệnh của nó, và trình duyệt của bạn không chạy tập lệnh nào khác đi hoặc đến từ nơi khác. Bản dựng có thể tái tạo: cùng mã nguồn với cùng cài đặt cho ra đúng những tệp đó, nên bất kỳ ai cũng có thể tự dựng và so sánh. Và điều quyết định cuối cùng là những gì ví của bạn hiển thị cho bạn.',
  },
  {
    topic: 'wallets',
    question: 'Những ví và mạng nào dùng được?',
    answer: `${all([...walletNames, 'bất kỳ ví nào khác mà trình duyệt của bạn cung cấp'])}. Có thể mua bán trên ${all(tradeNetworks)}. Nếu ví của bạn đang ở mạng khác, bạn có thể chuyển mạng từ đây.`,
  },
  {
    topic: 'nodes',
    question: 'Nút là gì?',
    answer: `Là một máy tính giữ một bản sao của chuỗi và trả lời các câu hỏi về chuỗi. ${appName} đọc giá và số dư từ một nút và xem giao dịch của bạn đã được đưa vào khối hay chưa; ví của bạn gửi giao dịch qua nút riêng của ví. Trong mục Cài đặt trên trang này, bạn có thể kiểm tra nút đang dùng, hoặc chọn nút riêng của mình.`,
  },
  {
    topic: 'test-networks',
    question: 'Mạng thử nghiệm là gì?',
    answer:
      'Là một mạng để dùng thử. Coin và token trên đó được cho không và không có giá trị, dù giá nào được hiển thị, và không thể chuyển sang mạng chính của Ethereum.',
  },
]

export const faqEntries = (facts: FaqFacts): FaqEntry[] => [
  ...aboutTheProduct(facts),
  ...aboutTrading(facts),
  ...aboutSafety(facts),
]
