import type { Progress } from './shape'

/** The progress with a lesson marked as read at a time, or as unread if there is no time. */
export function withLesson<Some extends Pick<Progress, 'lessons'>>(
  progress: Some,
  route: string,
  time: string | undefined,
): Some {
  const { [route]: _before, ...others } = progress.lessons
  const lessons = time === undefined ? others : { ...others, [route]: time }
  return { ...progress, lessons, last: route }
}
