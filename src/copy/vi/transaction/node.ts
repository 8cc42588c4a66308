import type { NodeFailure } from '#domain/chain/nodeError'

export const NO_CONTRACTS = 'Mạng này không có hợp đồng hoán đổi nào được biết.'

const NO_ANSWER = 'Nút không thể trả lời yêu cầu này.'

const SENTENCE: Readonly<Record<NodeFailure, string>> = {
  network: 'Không thể kết nối tới nút.',
  timedOut: 'Nút không phản hồi kịp thời.',
  refused: 'Nút đã từ chối yêu cầu.',
  denied: 'Nút đã từ chối khóa trong địa chỉ của nó.',
  limited: 'Nút giới hạn số yêu cầu.',
  batch: NO_ANSWER,
  malformed: 'Nút trả về phản hồi không hợp lệ.',
  tooLarge: 'Yêu cầu gửi đến nút, hoặc phản hồi của nó, quá lớn.',
  wrongChain: 'Nút phục vụ mạng khác.',
  disagreement: 'Các nút không khớp nhau, nên không dùng phản hồi nào của chúng.',
  reverted: 'Một hợp đồng đã từ chối lệnh gọi.',
  capped: 'Lệnh gọi cần nhiều thời gian hoặc gas hơn mức nút cho phép.',
  noState: NO_ANSWER,
  tooMany: NO_ANSWER,
  notFound: NO_ANSWER,
  unsupported: NO_ANSWER,
  rpc: NO_ANSWER,
  notConfigured: NO_CONTRACTS,
}

export const nodeText = (failure: NodeFailure): string => SENTENCE[failure]
