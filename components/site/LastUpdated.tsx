import { formatDate } from '@lib/site/format-date'

interface LastUpdatedProps {
  /** The page's dateModified; the theme hands it over as a Date. */
  timestamp: Date
}

/** 'Last updated at' with the page's own date, in the HTML and the same before and after mount. */
export function LastUpdated({ timestamp }: LastUpdatedProps) {
  return (
    <>
      Last updated at <time dateTime={timestamp.toISOString()}>{formatDate(timestamp)}</time>
    </>
  )
}
