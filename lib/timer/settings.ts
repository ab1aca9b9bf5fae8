import * as z from 'zod/mini'
import { settingsOfQuery } from '../tools/address'
import { toolStore } from '../tools/kept'
import { mostWeeks, timerShape, type TimerData } from './agenda'
import { agendaIds, type AgendaId } from './agenda-ids'
import { chooseAgenda, newAgenda } from './edits'

/** What an address holds besides the steps. */
const shape = {
  agenda: z.enum(['', ...agendaIds]),
  weeks: z.int().check(z.gte(0), z.lte(mostWeeks)),
}

/** The settings of an address without a query: those of the data. */
export const usualSettings = { agenda: '' as AgendaId | '', weeks: 0 }

/** The weeks of an agenda that an address doesn't name. */
const usualWeeks = 2

/** The agenda that an address asks for, unless these data have it. `start`: the example, which isn't anyone's agenda. */
export const withQueryBefore =
  (start: TimerData) =>
  (query: string, data: TimerData): TimerData => {
    const { agenda, weeks } = settingsOfQuery(shape, usualSettings, query)
    if (agenda === '')
      return weeks === 0 || weeks === data.weeks ? data : chooseAgenda(data, data.agenda, weeks)
    const isThis = data.agenda === agenda && (weeks === 0 || weeks === data.weeks)
    return isThis && data !== start ? data : newAgenda(agenda, weeks || usualWeeks)
  }

/** What a link has: the agenda without the timer that runs. */
export const sharedPart = ({ run, ...rest }: TimerData): TimerData => rest

/** The reader's timer on this device. */
export const timerStore = toolStore('tool-timer', timerShape)
