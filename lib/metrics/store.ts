import { toolStore } from '../tools/kept'
import { metricsDataShape } from './settings'

/** The reader's export and settings on this device. */
export const metricsStore = toolStore('tool-metrics', metricsDataShape)
