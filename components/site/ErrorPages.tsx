import { useConfig } from 'nextra-theme-docs'
import type { ReactNode } from 'react'
import { newIssueUrl } from '@lib/site/repository'
import * as words from '@data/words/errors'
import { OutsideLink } from './OutsideLink'

interface IssueLinkProps {
  /** The issue's title; '{}' is replaced by the failed address in the browser. */
  title: string
  labels: string
  children: ReactNode
}

function IssueLink({ title, labels, children }: IssueLinkProps) {
  const { docsRepositoryBase } = useConfig()
  const urlFor = (address: string) => newIssueUrl(docsRepositoryBase, title.replace('{}', address), labels)
  return (
    <p>
      <OutsideLink href={urlFor('')} data-issue={urlFor('{}')}>
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
export const NotFound = issueLink('notFound', words.linkIssue)

/** The server-error page's link to report the address. */
export const ServerError = issueLink('serverSideError', words.errorIssue)
