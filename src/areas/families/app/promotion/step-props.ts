import type { Preview } from '../../promotion/preview'
import type { Draft } from './draft'
import type { MovingHouse } from './use-house'

/** What every step is given. */
export type StepProps = {
  readonly draft: Draft
  readonly change: (part: Partial<Draft>) => void
  readonly house: MovingHouse
  readonly preview: Preview
}
