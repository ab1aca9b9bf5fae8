import { useState } from 'react'
import { roles, type Columns, type Role } from '@lib/metrics/columns'
import { hasDates, type Reading } from '@lib/metrics/read-items'
import type { DateOrder } from '@lib/tools/dates'
import { SelectField } from '../controls/SelectField'
import toolStyles from '../tools/Fields.module.css'
import parts from '../tools/Parts.module.css'

const labels: Readonly<Record<Role, string>> = {
  key: 'Key',
  title: 'Title',
  created: 'Created on',
  started: 'Started on',
  done: 'Done on',
  points: 'Points',
}

const orders = [
  ['day-first', 'Day first: 03/04 is April 3'],
  ['month-first', 'Month first: 03/04 is March 4'],
] as const

/** What the tool has found out about the order of dates; undefined if no date needs one. */
function orderInWords(order: Reading['dateOrder'], isChosen: boolean): string | undefined {
  if (order === 'unclear')
    return 'Your dates fit both orders, so nothing is counted until you choose. Which number comes first?'
  if (order === 'mixed')
    return 'Some of your dates fit only with the day first, others only with the month first. Choose one, and correct the lines that are named then.'
  if (order === 'iso') return undefined
  if (isChosen) return 'You chose this order.'
  return `Read with the ${order === 'day-first' ? 'day' : 'month'} first, because a number in one of your dates is above 12 or both are the same.`
}

interface ColumnFieldsProps {
  reading: Omit<Reading, 'items'>
  chosenOrder: DateOrder | undefined
  onColumns: (columns: Columns) => void
  onOrder: (order: DateOrder) => void
}

/** What each column was taken for, and how dates are read: shown, to be corrected. */
export function ColumnFields({ reading, chosenOrder, onColumns, onOrder }: ColumnFieldsProps) {
  const { header, firstRows, columns, dateOrder } = reading
  const words = orderInWords(dateOrder, chosenOrder !== undefined)
  // A column's name, and what its first row has.
  const options = [
    ['-1', '(none)'],
    ...header.map((name, at) => [
      `${at}`,
      [name, firstRows[0]?.[at]].filter(Boolean).join(': ').slice(0, 60),
    ]),
  ] as [string, string][]
  // Opened where the reader has to choose; it stays as the reader leaves it then.
  const mustChoose = !hasDates(columns) || dateOrder === 'unclear' || dateOrder === 'mixed'
  const [isOpen, setOpen] = useState(false)
  const value = dateOrder === 'day-first' || dateOrder === 'month-first' ? dateOrder : ''
  return (
    <details
      className={parts.fold}
      open={isOpen || mustChoose}
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      <summary>Columns and dates</summary>
      <div className={toolStyles.fields}>
        {roles.map(role => (
          <SelectField
            key={role}
            label={labels[role]}
            value={`${columns[role]}`}
            options={options}
            onChoose={chosen => onColumns({ ...columns, [role]: Number(chosen) })}
          />
        ))}
      </div>
      {words && (
        <>
          <p role="status">{words}</p>
          <div className={toolStyles.fields}>
            <SelectField
              label="Order of dates"
              value={value}
              options={[...(value ? [] : [['', 'Choose …'] as const]), ...orders]}
              onChoose={chosen => {
                if (chosen) onOrder(chosen as DateOrder)
              }}
            />
          </div>
        </>
      )}
    </details>
  )
}
