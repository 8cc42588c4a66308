import type { RefObject } from 'react'
import { SearchFrame } from '../../../views/token/SearchFrame'
import { useRestoreFocus, useSaveFocus } from '../../page/browser/useFocusHandover'

interface SearchFrameContainerProps {
  text: string
  onText: (text: string) => void
  focused: RefObject<string | null>
}

/** The search before the tokens can be searched; text and focus go to the one that takes its place. */
export function SearchFrameContainer({ text, onText, focused }: SearchFrameContainerProps) {
  useSaveFocus(focused)
  // It is mounted once more while the code of the search is loading.
  useRestoreFocus(focused)
  return <SearchFrame text={text} onText={onText} />
}
