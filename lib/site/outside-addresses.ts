import { shareTargets } from '../share/share-links'
import type { SiteInput } from './schema'

/** A third-party host that pages call, in the words of the Privacy Policy. */
export interface OutsideAddress {
  host: string
  /** What the reader does to trigger the call. */
  when: string
  /** What it receives besides the IP address and browser type. */
  what: string
}

const hostOf = (address: string): string => new URL(address).hostname

const nothing = { url: '', title: '', description: '', hashtags: [] }

/** Every host that pages call by themselves; plain links are not included. */
export function outsideAddresses({ newsletter }: Pick<SiteInput, 'newsletter'>): OutsideAddress[] {
  const { endpoint, formId, script } = newsletter
  const sharing = shareTargets.map(target => ({
    host: hostOf(target.href(nothing)),
    when: `You press the ${target.label} button below an article`,
    what: "The page's address and, for most networks, its title, description or keywords",
  }))
  return [
    ...(script
      ? [
          {
            host: hostOf(script),
            when: 'You open an article that has the sign-up form',
            what: 'Nothing more',
          },
        ]
      : []),
    ...(formId
      ? [
          {
            host: hostOf(endpoint),
            when: 'You send the sign-up form for the handbook',
            what: 'Your first name and email address',
          },
        ]
      : []),
    ...sharing,
  ]
}
