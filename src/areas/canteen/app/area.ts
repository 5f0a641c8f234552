import { earlyPart } from '../../../app/design/early-part'
import { show } from '../../../app/shell/shown-area'
import { canteen } from '../area'

export const shownCanteen = show(canteen, {
  'canteen/samples': earlyPart(() => import('./SampleLog').then((file) => file.SampleLog)),
  'canteen/keeping': earlyPart(() => import('./KeepingScreen').then((file) => file.KeepingScreen)),
  'canteen/fridges': earlyPart(() => import('./FridgeScreen').then((file) => file.FridgeScreen)),
  'canteen/completeness': earlyPart(() => import('./CompletenessScreen').then((file) => file.CompletenessScreen)),
  'canteen/papers': earlyPart(() => import('./PapersScreen').then((file) => file.PapersScreen)),
  'canteen/chain': earlyPart(() => import('./ChainScreen').then((file) => file.ChainScreen)),
})
