import { DATE_PARTS } from '#copy/page/time'
import { nextTask } from '../../domain/page/timeSlices'

/** Makes what the first answers are written with, while they are being read. */
export async function prepareDates() {
  for (const prepare of DATE_PARTS) {
    await nextTask()
    prepare()
  }
}
