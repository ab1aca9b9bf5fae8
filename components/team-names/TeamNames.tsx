import { teamNameWords } from '@data/team-names'
import { firstRequest } from '@lib/team-names/address'
import { generateNames } from '@lib/team-names/name-list'
import { Island } from '@components/controls/Island'
import { TeamNamesApp } from './TeamNamesApp'

/** Names shown without scripts, including the first list. */
const inAll = 50

/** The team name generator: a list of names in the HTML, which the app takes over. */
export function TeamNames() {
  const more = generateNames(teamNameWords, { ...firstRequest, size: inAll }).rows.slice(firstRequest.size)
  return (
    <>
      <Island name="team-names" shows="favorite-names" readsAddress comes="idle">
        <TeamNamesApp />
      </Island>
      <noscript>
        <ul aria-label="More team names">
          {more.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <p>
          Choosing a theme, a style or a letter needs scripts, which are turned off in your browser. These{' '}
          {inAll} names are from all themes.
        </p>
      </noscript>
    </>
  )
}
