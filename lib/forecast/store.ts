import { toolStore } from '../tools/kept'
import { forecastDataShape } from './settings'

/** The reader's forecast on this device. */
export const forecastStore = toolStore('tool-forecast', forecastDataShape)
