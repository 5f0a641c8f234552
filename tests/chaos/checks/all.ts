import { wasOne } from '../outcome'
import { busy } from './busy'
import { bounded } from './calls'
import type { Case, Check } from './case'
import { changeLog, converged, isolated, sameAsTables } from './devices'
import { effects, order, recorded, sheets } from './effects'
import { noOrphans, nothingLeft, samePictures, shownPictures, unbroken } from './pictures'
import { offeredAgain, restored } from './restores'
import { honest, noBlink, noFlicker } from './screens'
import { noLoss, progress, visible } from './told'

/** Every check by the name it is reported under. */
export const checks: Readonly<Record<string, Check>> = {
  [wasOne]: busy,
  'the restore was one': restored,
  'I1 nothing told is lost': noLoss,
  'I1 refused and held edits are visible': visible,
  'I1 what a restore took is offered again': offeredAgain,
  'I2 I7 I11 every op once, merged by the rules': effects,
  'I2 sheets stand where their last move left them': sheets,
  'I3 devices hold what the server would give them': converged,
  'I3 records on devices are those of the tables': sameAsTables,
  'I4 edits of one device on one row in order': order,
  'I5 everything that may go goes': progress,
  'I6 the server hands out the bytes a sample names': samePictures,
  'I6 a sample holds the photographs its form showed': shownPictures,
  'I6 no record names a picture that is not there': noOrphans,
  'I6 the record hashes of a device hang together': unbroken,
  'I7 held fields are recorded with both values': recorded,
  'I9 I10 marks come and go only by somebody': noBlink,
  'I10 no mark blinks': noFlicker,
  'I12 nobody holds what is beyond their reach': isolated,
  'I12 whoever leaves a device leaves nothing readable': nothingLeft,
  'I14 few calls while nothing gets through': bounded,
  'I15 no change is skipped': changeLog,
  'I16 all is sent only when it is': honest,
}

/** What each check found wrong. A check that breaks is a violation itself. */
export const verdicts = (found: Case): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(checks).map(([name, check]) => {
      try {
        return [name, check(found)]
      } catch (error) {
        return [name, [`the check broke: ${error instanceof Error ? error.stack : String(error)}`]]
      }
    }),
  )
