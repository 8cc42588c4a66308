import { useEffect, useState } from 'react'
import { type ReadAddress, shapedAddress } from '../../boundary/tradeLink'
import { useAppSelector } from '../../store/hooks'
import { selectIsMarketHere } from '../../store/market/market'
import { loadAddressReader } from '../liveParts'

/** Parses addresses in a link: without checksum at first, and with it as soon as the chain can be read. */
export function useAddressReader(): ReadAddress {
  const isMarketHere = useAppSelector(selectIsMarketHere)
  const [read, setRead] = useState<ReadAddress>(() => shapedAddress)
  useEffect(() => {
    if (!isMarketHere) return
    // The loader itself reports that it is missing.
    loadAddressReader().then(
      (strict) => {
        setRead(() => strict)
      },
      () => undefined,
    )
  }, [isMarketHere])
  return read
}
