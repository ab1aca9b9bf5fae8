import type { ReactNode } from 'react'
import { site } from '@data/site'
import { newIssueUrl } from '@lib/site/repository'
import * as words from '@data/words/errors'
import { OutsideLink } from './OutsideLink'

const addresses = {
  booking: () => site.bookingPage,
  feedback: () => site.feedbackBoard,
  mistake: () => newIssueUrl(site.docsRepositoryBase, words.mistakeIssue, 'bug'),
}

interface ContactLinkProps {
  to: keyof typeof addresses
  children: ReactNode
}

/** A link to one of the ways to reach the owner, whose addresses are in data/site.ts. */
export function ContactLink({ to, children }: ContactLinkProps) {
  return <OutsideLink href={addresses[to]()}>{children}</OutsideLink>
}
