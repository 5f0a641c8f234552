import { JobAction, planRight, runRight } from '../../contract/system/job-action'
import { useCan } from '../session/use-can'

/** Whether one may have jobs done and cancel them, and whether one may stop them and change their times. */
export function useJobRights(): { mayRun: boolean; mayPlan: boolean } {
  const can = useCan()
  return { mayRun: can(`${JobAction.name}:${runRight}`), mayPlan: can(`${JobAction.name}:${planRight}`) }
}
