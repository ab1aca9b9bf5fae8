import { useRouter } from 'next/router'
import { useConfig } from 'nextra-theme-docs'
import { useMounted } from 'nextra/hooks'
import type { ReactNode } from 'react'
import { newIssueUrl } from '@lib/site/repository'
import { OutsideLink } from './OutsideLink'

interface IssueLinkProps {
  /** Makes the issue's title from the address that failed. */
  titleOf: (path: string) => string
  labels: string
  children: ReactNode
}

function IssueLink({ titleOf, labels, children }: IssueLinkProps) {
  const { docsRepositoryBase } = useConfig()
  const { asPath } = useRouter()
  // The exported page does not know which address failed; the browser does.
  const path = useMounted() ? asPath : ''
  return (
    <p>
      <OutsideLink href={newIssueUrl(docsRepositoryBase, titleOf(path), labels)}>{children}</OutsideLink>
    </p>
  )
}

/** The not-found page's link to an issue that names the address. */
export function NotFound() {
  const { content, labels } = useConfig().notFound
  return (
    <IssueLink titleOf={path => `Found broken \`${path}\` link. Please fix!`} labels={labels}>
      {content as ReactNode}
    </IssueLink>
  )
}

/** The server-error page's link to an issue that names the address. */
export function ServerError() {
  const { content, labels } = useConfig().serverSideError
  return (
    <IssueLink titleOf={path => `Got server-side error in \`${path}\` url. Please fix!`} labels={labels}>
      {content as ReactNode}
    </IssueLink>
  )
}
