import type { Label } from '../../../contract/label'
import type { Tone } from '../../../contract/tone'
import type { ViewRow } from '../../resource/row'
import { words } from './words'

/** How an agent's time stands. `now`: the kindergarten's wall clock. */
export function agencyAt(
  { status, startTime, endTime }: Pick<ViewRow, string>,
  now: string,
): { readonly tone: Tone; readonly label: Label } {
  if (status !== '1') return { tone: 'plain', label: words.off }
  if (now > String(endTime)) return { tone: 'plain', label: words.over }
  return now < String(startTime) ? { tone: 'open', label: words.coming } : { tone: 'good', label: words.acting }
}
