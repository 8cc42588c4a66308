import type { NodeFailure } from '#domain/chain/nodeError'

export const NO_CONTRACTS = 'لا يوجد عقد مبادلة معروف لهذه الشبكة.'

const NO_ANSWER = 'لم تستطع العقدة الإجابة عن هذا الطلب.'

const SENTENCE: Readonly<Record<NodeFailure, string>> = {
  network: 'تعذّر الوصول إلى العقدة.',
  timedOut: 'لم تستجب العقدة في الوقت المناسب.',
  refused: 'رفضت العقدة الطلب.',
  denied: 'رفضت العقدة المفتاح الموجود في عنوانها.',
  limited: 'العقدة تحدّ من عدد الطلبات.',
  batch: NO_ANSWER,
  malformed: 'أعادت العقدة استجابة غير صالحة.',
  tooLarge: 'الطلب المرسل إلى العقدة أو استجابتها أكبر من اللازم.',
  wrongChain: 'العقدة تخدم شبكة أخرى.',
  disagreement: 'العُقَد غير متفقة، لذلك لا تُستخدم أي من استجاباتها.',
  reverted: 'رفض أحد العقود الاستدعاء.',
  capped: 'يتطلب الاستدعاء وقتًا أو غازًا أكثر مما تسمح به العقدة.',
  noState: NO_ANSWER,
  tooMany: NO_ANSWER,
  notFound: NO_ANSWER,
  unsupported: NO_ANSWER,
  rpc: NO_ANSWER,
  notConfigured: NO_CONTRACTS,
}

export const nodeText = (failure: NodeFailure): string => SENTENCE[failure]
