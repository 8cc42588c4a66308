import type { NodeFailure } from '#domain/chain/nodeError'

export const NO_CONTRACTS = 'Bu ağda bilinen bir takas sözleşmesi yok.'

const NO_ANSWER = 'Düğüm bu isteğe yanıt veremedi.'

const SENTENCE: Readonly<Record<NodeFailure, string>> = {
  network: 'Düğüme ulaşılamıyor.',
  timedOut: 'Düğüm zamanında yanıt vermedi.',
  refused: 'Düğüm isteği geri çevirdi.',
  denied: 'Düğüm, adresindeki anahtarı geri çevirdi.',
  limited: 'Düğüm istekleri sınırlıyor.',
  batch: NO_ANSWER,
  malformed: 'Düğüm geçersiz bir yanıt döndürdü.',
  tooLarge: 'Düğüme gönderilen istek veya yanıtı çok büyüktü.',
  wrongChain: 'Düğüm başka bir ağa hizmet veriyor.',
  disagreement: 'Düğümler birbiriyle uyuşmuyor, bu yüzden yanıtlarının hiçbiri kullanılmıyor.',
  reverted: 'Bir sözleşme çağrıyı geri çevirdi.',
  capped: 'Çağrı, düğümün izin verdiğinden daha fazla zaman veya gas gerektiriyor.',
  noState: NO_ANSWER,
  tooMany: NO_ANSWER,
  notFound: NO_ANSWER,
  unsupported: NO_ANSWER,
  rpc: NO_ANSWER,
  notConfigured: NO_CONTRACTS,
}

export const nodeText = (failure: NodeFailure): string => SENTENCE[failure]
