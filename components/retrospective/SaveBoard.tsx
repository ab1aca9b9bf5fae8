import { site } from '@data/site'
import { csvOfBoard, headingOf, markdownOf } from '@lib/retrospective/export'
import { sharedPart, usualSettings } from '@lib/retrospective/settings'
import { sheetSize } from '@lib/retrospective/sheet'
import { savedFileName } from '@lib/site/saved-file-name'
import { Button, ButtonRow } from '../controls/Button'
import { saveFile } from '../controls/save-file'
import parts from '../tools/Parts.module.css'
import { ShareLink } from '../tools/ShareLink'
import { ClearData } from '../tools/ToolNotice'
import type { BoardControls } from './useBoard'

/** 'retrospective-sprint-42'. */
const nameOf = (heading: string) =>
  `retrospective-${heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replace(/^-|-$/g, '')}`

/** The board as a file, on paper, and as a link, and its end. */
export function SaveBoard({ controls: { board, tool, isAwake } }: { controls: BoardControls }) {
  const save = (ending: string, text: string, type: string) =>
    saveFile(savedFileName(site.brand, `${nameOf(headingOf(board))}.${ending}`), text, type)
  const points = sheetSize(board)
  return (
    <>
      {points < 7 && (
        <p className={parts.note}>
          There is much on this board: on one sheet, the text has {points} points. A larger sheet, such as A3,
          is easier to read.
        </p>
      )}
      <ButtonRow>
        <Button disabled={!isAwake} data-waits="" onClick={() => window.print()}>
          Print on one sheet
        </Button>
        <Button
          disabled={!isAwake}
          data-waits=""
          onClick={() => save('md', markdownOf(board), 'text/markdown')}
        >
          Save as Markdown
        </Button>
        <Button disabled={!isAwake} data-waits="" onClick={() => save('csv', csvOfBoard(board), 'text/csv')}>
          Save as CSV
        </Button>
      </ButtonRow>
      <div className={parts.end}>
        <ShareLink
          settings={{ format: board.format }}
          usual={usualSettings}
          data={sharedPart(tool.data)}
          isAwake={isAwake}
        />
        <ClearData tool={tool} />
      </div>
    </>
  )
}
