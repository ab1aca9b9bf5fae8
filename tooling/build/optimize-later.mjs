import { setFlagsFromString } from 'node:v8'

/** How often a function runs before V8 makes fast code of it, five times its default, by the name that V8 has for it. */
const flag =
  Number.parseInt(process.versions.v8, 10) < 12
    ? '--interrupt-budget=330000'
    : '--invocation-count-for-turbofan=15000'

/** In a process of half a minute most fast code is not worth making: that took a fifth of its processor time. */
export const optimizeLater = () => setFlagsFromString(flag)
