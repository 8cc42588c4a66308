import { Suspense } from 'react'
import type { QrCodeProps } from '../../views/ui/qr/QrCode'
import { Skeleton } from '../../views/ui/Skeleton'
import { lazyPart } from '../lazyPart'

const QrCodePart = lazyPart(
  async (load) => (await load(() => import(/* webpackChunkName: "qr-code" */ '../../views/ui/qr/QrCode'))).QrCode,
)

/** A QR code, whose encoder is loaded with the first one that is shown. */
export function LazyQrCode(props: QrCodeProps) {
  return (
    <Suspense fallback={<Skeleton width={props.size} height={props.size} />}>
      <QrCodePart {...props} />
    </Suspense>
  )
}
