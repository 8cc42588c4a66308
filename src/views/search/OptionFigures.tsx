import { Delta } from '../market/Delta'
import type { ShownChange } from '../market/chartLine'
import option from '../ui/TokenOption.module.css'

export interface OptionFigures {
  price: string
  change: ShownChange | null
}

export function Figures({ price, change }: OptionFigures) {
  return (
    <span className={option.amounts}>
      <b>{price}</b>
      {change && (
        <small>
          <Delta {...change} />
        </small>
      )}
    </span>
  )
}
