import { appTeamHours } from '../../../../data/example/team'
import { wrongWordings } from '../../../../data/example/wording'
import { isPageOfOtherTeam } from './app-sprints'
import type { ExampleCheck } from './example-text'

/** The example's things have the example's names. */
export const wordingFits: ExampleCheck = ({ text }) =>
  wrongWordings.flatMap(({ pattern, instead, onlyWith }) =>
    onlyWith && !onlyWith.test(text)
      ? []
      : [...text.matchAll(pattern)].map(([said]) => `'${said}': write ${instead} (data/example/wording.ts).`),
  )

const between =
  '(?:,| is| was| begins| began| starts| started| takes place| took place| every day| always| still|:)*'
const clock =
  '(\\d{1,2}(?::\\d\\d)?(?: ?[ap]m)?|one|two|three|four|five|eight|nine|ten|eleven|twelve|noon)\\b'
/** Words that make a number after 'at' a count: 'at one branch', 'at three boards'. */
const counted = '(?! (?:of|board|branch|desk|table|screen|glance|point|place|end|time|[a-z]+s)\\b)'
const hourAfter = new RegExp(`\\bDaily Scrum${between} at ${clock}${counted}`, 'g')
const hourBefore = /\b(\d{1,2}:\d\d(?: ?[ap]m)?|\d{1,2} ?[ap]m) Daily Scrum\b/g

const isTwo = (hour: string): boolean => /^(?:2|two)(?::00)?(?: ?pm)?$/.test(hour)

/** The app team's Daily Scrum is at 2 pm; questions and other teams may have any hour. */
export const dailyScrumHourFits: ExampleCheck = ({ text, route, from }) =>
  from === 'question' || isPageOfOtherTeam(route)
    ? []
    : [...text.matchAll(hourAfter), ...text.matchAll(hourBefore)]
        .filter(([, hour = '']) => !isTwo(hour))
        .map(
          ([said]) =>
            `'${said}': the app team's Daily Scrum is at ${appTeamHours.dailyScrum} every day (data/example/team.ts).`,
        )
