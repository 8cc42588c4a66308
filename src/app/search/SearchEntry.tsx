import { searchLabels } from '#copy/search/searchField'
import { useState } from 'react'
import { MOBILE_BREAKPOINT_PX } from '../../domain/browser/limits'
import { IconButton } from '../../views/ui/IconButton'
import { useMediaQuery } from '../browser/useMediaQuery'
import { DialogBoundary } from '../DialogBoundary'
import { PartBoundary } from '../PartBoundary'
import { SearchContainer } from './SearchContainer'
import { useSearchFocus } from './useSearchFocus'

const NARROW = `(max-width: ${MOBILE_BREAKPOINT_PX - 0.02}px)`

/** The way into the token search: a field, or on narrow screens a button that opens a sheet. */
export function SearchEntry() {
  const isNarrow = useMediaQuery(NARROW)
  const focus = useSearchFocus(isNarrow)
  const [text, setText] = useState('')
  const search = <SearchContainer text={text} onText={setText} isSheet={isNarrow} focus={focus} />
  if (!isNarrow) return <PartBoundary>{search}</PartBoundary>
  return (
    <>
      <DialogBoundary
        onMissing={() => {
          focus.closeSheet()
        }}
      >
        {focus.isSheet && search}
      </DialogBoundary>
      <IconButton icon="search" label={searchLabels.field} className="search-open" onClick={focus.search} />
    </>
  )
}
