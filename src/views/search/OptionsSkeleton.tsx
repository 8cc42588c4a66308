import { clsx } from 'clsx'
import { loadingTokens } from '#copy/search/search'
import { Skeleton } from '../ui/Skeleton'
import option from '../ui/TokenOption.module.css'
import table from '../ui/table.module.css'

const NAME_WIDTHS = [92, 74, 110, 64, 88]

/** Placeholders for the tokens that are loading. The sentence is below them, so that the first rows replace them in place. */
export function OptionsSkeleton({ className }: { className?: string }) {
  return (
    <div className={className}>
      <ul aria-hidden="true">
        {NAME_WIDTHS.map((width) => (
          <li key={width} className={option.option}>
            <Skeleton width={36} height={36} round />
            <span className={clsx(option.words, table.bones)}>
              <Skeleton width={56} />
              <Skeleton width={width} height={12} />
            </span>
            <Skeleton width={52} />
          </li>
        ))}
      </ul>
      <div role="status" className={option.heading}>
        {loadingTokens}
      </div>
    </div>
  )
}
