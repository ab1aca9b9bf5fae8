import { useConfig } from 'nextra-theme-docs'
import type { ReactNode } from 'react'
import { newIssueUrl } from '@lib/site/repository'
import { OutsideLink } from './OutsideLink'

interface IssueLinkProps {
  /** The issue's title; '{}' is replaced by the failed address in the browser. */
  title: string
  labels: string
  children: ReactNode
}

function IssueLink({ title, labels, children }: IssueLinkProps) {
  const { docsRepositoryBase } = useConfig()
  return (
    <p>
      <OutsideLink
        href={newIssueUrl(docsRepositoryBase, title.replace('{}', ''), labels)}
        data-issue={title}
        data-base={docsRepositoryBase}
        data-labels={labels}
      >
        {children}
      </OutsideLink>
    </p>
  )
}

const issueLink = (page: 'notFound' | 'serverSideError', title: string) =>
  function ErrorPageLink() {
    const { content, labels } = useConfig()[page]
    return (
      <IssueLink title={title} labels={labels}>
        {content as ReactNode}
      </IssueLink>
    )
  }

/** The not-found page's link to report the address. */
export const NotFound = issueLink('notFound', 'Found broken `{}` link. Please fix!')

/** The server-error page's link to report the address. */
export const ServerError = issueLink('serverSideError', 'Got server-side error in `{}` url. Please fix!')
