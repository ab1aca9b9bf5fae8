import * as words from '@data/words/exam-screen'
import { QuietButton } from './QuietButton'

interface BookmarkButtonProps {
  isOn: boolean
  onPress: () => void
}

/** Bookmarks the question by whose number it stands. */
export function BookmarkButton({ isOn, onPress }: BookmarkButtonProps) {
  return (
    <QuietButton aria-label={words.bookmark} aria-pressed={isOn} title={words.bookmarkKey} onClick={onPress}>
      <svg viewBox="0 0 16 20" width="16" height="20" aria-hidden="true">
        <path d="M2 2h12v16l-6-5-6 5z" />
      </svg>
    </QuietButton>
  )
}
