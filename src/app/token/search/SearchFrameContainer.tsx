import type { RefObject } from 'react'
import { SearchFrame, type SearchFrameProps } from '../../../views/token/SearchFrame'
import { useRestoreFocus, useSaveFocus } from '../../page/browser/useFocusHandover'

interface SearchFrameContainerProps extends SearchFrameProps {
  focused: RefObject<string | null>
}

/** The search before its code is here; text and focus go to the one that takes its place. */
export function SearchFrameContainer({ focused, ...frame }: SearchFrameContainerProps) {
  useSaveFocus(focused)
  // It is mounted once more while the code of the search is loading.
  useRestoreFocus(focused)
  return <SearchFrame {...frame} />
}
