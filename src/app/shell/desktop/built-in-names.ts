import type { Label } from '../../../contract/label'
import { noticesPath } from '../../../contract/push'
import type { TextKey } from '../../language/texts'
import { words } from '../../notices/words'
import { conflictCentrePath, devicePath } from '../screens/built-in'

/** Names of screens that are there whatever the menu says. */
export const builtInNames: Readonly<Record<string, TextKey | Label>> = {
  [devicePath]: 'deviceTitle',
  [noticesPath]: words.myNotices,
  [conflictCentrePath]: 'conflictCentreTitle',
  '/403': 'page403',
  '/404': 'page404',
  '/500': 'page500',
}
