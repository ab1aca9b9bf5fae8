import { site } from '@data/site'
import { misuse } from '../misuse'

const labels: Record<keyof typeof site.operator, string> = {
  postalAddress: 'Postal address',
  privateContact: 'For confidential matters',
  host: 'Web host',
  newsletterProvider: 'Newsletter provider',
  bookingProvider: 'Booking service',
  supervisoryAuthority: 'Supervisory authority',
  governingLaw: 'Governing law',
  court: 'Court with jurisdiction',
}

/** Details of the site's operator, as far as the owner has filled them in: `fields` of `operator` in data/site.ts, separated by spaces. */
export function OperatorDetails({ fields }: { fields: string }) {
  const names = fields.split(' ')
  const unknown = names.find(name => !Object.hasOwn(labels, name))
  if (unknown !== undefined)
    throw misuse(
      'OperatorDetails',
      `has the field '${unknown}': write one of ${Object.keys(labels).join(', ')}.`,
    )
  const given = (names as (keyof typeof labels)[]).filter(name => site.operator[name] !== '')
  if (given.length === 0) return null
  return (
    <ul>
      {given.map(name => (
        <li key={name}>
          {labels[name]}: {site.operator[name]}
        </li>
      ))}
    </ul>
  )
}
