import { Island } from '../controls/Island'
import { ProgressToolsApp } from './ProgressToolsApp'

/** The stored progress, with tools to save, restore, and delete it. */
export function ProgressTools() {
  return (
    <Island name="progress" shows="progress" comes="in-view">
      <ProgressToolsApp />
    </Island>
  )
}
