import { toolStore } from '../tools/kept'
import { flowDataShape } from './settings'

/** The reader's board on this device. */
export const flowStore = toolStore('tool-flow', flowDataShape)
