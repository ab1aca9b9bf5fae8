import { site } from '@data/site'
import * as words from '@data/words/offline'
import { Button, ButtonRow } from '../controls/Button'
import { Island } from '../controls/Island'
import outline from '../course/CourseOutline.module.css'

/** Saves the course for reading offline (browser/saved-course.ts). The build fills in its size (tooling/build/offline-files.ts). */
export function SaveCourse() {
  if (!site.offline) return null
  return (
    <Island name="saved-course" shows="saved-course">
      <p>
        {words.canBeSaved} <span data-course-size="" />
      </p>
      <ButtonRow>
        <Button data-waits="" disabled>
          {words.save}
        </Button>
        <span hidden>
          <Button>{words.remove}</Button>
        </span>
      </ButtonRow>
      <div hidden>
        <progress className={outline.bar} aria-label={words.saving} />
      </div>
      <p role="status" />
      <p role="alert" />
    </Island>
  )
}
