import { searchLabels } from '#copy/token/searchField'
import { type RefObject, startTransition, Suspense, useState } from 'react'
import { MOBILE_BREAKPOINT_PX } from '../../../domain/page/limits'
import { IconButton } from '../../../views/ui/IconButton'
import { useMediaQuery } from '../../page/browser/useMediaQuery'
import { LateDialog } from '../../LateDialog'
import { PartBoundary } from '../../PartBoundary'
import { LateSearch } from './lateSearch'
import { SearchFrameContainer } from './SearchFrameContainer'
import { useSearchFocus } from './useSearchFocus'

const NARROW = `(max-width: ${MOBILE_BREAKPOINT_PX - 0.02}px)`

interface SearchEntryProps {
  /** What was typed before the tokens could be searched. */
  early: string
  focused: RefObject<string | null>
}

/**
 * The way into the token search: a field, or on narrow screens a button. The search itself comes when somebody is about
 * to use it, and goes on with what was typed meanwhile.
 */
export function SearchEntry({ early, focused }: SearchEntryProps) {
  const isNarrow = useMediaQuery(NARROW)
  const focus = useSearchFocus(isNarrow)
  const [text, setText] = useState(early)
  const [isWanted, setWanted] = useState(false)
  const search = <LateSearch text={text} onText={setText} focused={focused} isSheet={isNarrow} focus={focus} />
  if (isNarrow) {
    return (
      <>
        <LateDialog
          onMissing={() => {
            focus.closeSheet()
          }}
        >
          {focus.isSheet && search}
        </LateDialog>
        <IconButton
          icon="search"
          label={searchLabels.field}
          className="search-open"
          onPointerEnter={() => {
            LateSearch.fetch()
          }}
          onClick={focus.search}
        />
      </>
    )
  }
  const frame = (
    <SearchFrameContainer
      text={text}
      onText={setText}
      focused={focused}
      onNear={LateSearch.fetch}
      onFocus={() => {
        // The field stays until what takes its place is here.
        startTransition(() => {
          setWanted(true)
        })
      }}
    />
  )
  return (
    <PartBoundary fallback={frame}>
      <Suspense fallback={frame}>{isWanted ? search : frame}</Suspense>
    </PartBoundary>
  )
}
