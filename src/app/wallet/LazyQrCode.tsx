import { lazy, Suspense } from 'react'
import { loadPart } from '../../domain/page/loadPart'
import type { QrCodeProps } from '../../views/ui/qr/QrCode'
import { Skeleton } from '../../views/ui/Skeleton'

const QrCodePart = lazy(async () => ({
  default: (await loadPart(() => import(/* webpackChunkName: "qr-code" */ '../../views/ui/qr/QrCode'))).QrCode,
}))

/** A QR code, whose encoder is loaded with the first one that is shown. */
export function LazyQrCode(props: QrCodeProps) {
  return (
    <Suspense fallback={<Skeleton width={props.size} height={props.size} />}>
      <QrCodePart {...props} />
    </Suspense>
  )
}
