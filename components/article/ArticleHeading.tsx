import type { ComponentProps } from 'react'
import { usePage } from '@components/site/usePage'
import { site } from '@data/site'
import { Byline } from './Byline'

/** A page's heading, with the byline on articles. */
export function ArticleHeading(props: ComponentProps<'h1'>) {
  const { isArticle, author, dateModified } = usePage()
  return (
    <>
      <h1 {...props} />
      {isArticle && dateModified && (
        <Byline author={author ?? site.author.name} dateModified={dateModified} />
      )}
    </>
  )
}
