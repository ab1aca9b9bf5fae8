import { Island } from '../site/Island'
import { ProgressToolsApp } from './ProgressToolsApp'

/** What the reader's device knows of the course, and how to take it along, bring it back or be rid of it. */
export function ProgressTools() {
  return (
    <Island name="progress" shows="progress" comes="in-view">
      <ProgressToolsApp />
    </Island>
  )
}
