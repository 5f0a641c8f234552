import { openSheets } from '../../../src/server/excel/open-sheets'
import { openPictures } from '../../../src/server/files/open-pictures'
import type { Processes } from '../../../src/server/open-engine'

const stay = () => undefined

let shared: Processes | undefined

/** Processes all houses of a test process use, one after the other: to start them costs more than what most tests ask of them. They end when nobody asks them. */
export function sharedProcesses(): Processes {
  const silent = () => undefined
  shared ??= { pictures: { ...openPictures(silent), close: stay }, sheets: { ...openSheets(silent), close: stay } }
  return shared
}
