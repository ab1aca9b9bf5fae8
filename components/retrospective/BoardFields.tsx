import { useId } from 'react'
import { longestText } from '@lib/retrospective/board'
import { changeFormat } from '@lib/retrospective/cards'
import { formatOf, type FormatId } from '@lib/retrospective/formats'
import { SelectField } from '../controls/SelectField'
import toolStyles from '../tools/Fields.module.css'
import parts from '../tools/Parts.module.css'
import { formatOptions } from './StartForm'
import type { BoardControls } from './useBoard'

/** What the board is about: its format, title and day. */
export function BoardFields({ controls: { board, act, type } }: { controls: BoardControls }) {
  const id = useId()
  return (
    <details className={parts.fold} data-needs-scripts="">
      <summary>Format, title and day</summary>
      <SelectField
        label="Format"
        value={board.format}
        options={formatOptions}
        onChoose={value =>
          act(
            now => changeFormat(now, value as FormatId),
            `Now ${formatOf(value as FormatId).title}. Cards are in the same place, or in the last column.`,
          )
        }
      />
      <div className={toolStyles.field}>
        <label htmlFor={`${id}-title`}>Sprint or period</label>
        <input
          id={`${id}-title`}
          value={board.title}
          maxLength={longestText}
          autoComplete="off"
          onChange={event => type(now => ({ ...now, title: event.target.value }))}
        />
      </div>
      <div className={toolStyles.field}>
        <label htmlFor={`${id}-day`}>Day</label>
        <input
          id={`${id}-day`}
          type="date"
          value={board.day}
          onChange={event => type(now => ({ ...now, day: event.target.value }))}
        />
      </div>
    </details>
  )
}
