import type { Label } from '../../../contract/label'
import { noticesPath } from '../../../contract/push'
import { accountWords } from '../../language/account-words'
import type { TextKey } from '../../language/texts'
import { words } from '../../notices/words'
import { panePath } from '../../own-account/pane-path'
import { panes } from '../../own-account/panes'
import { centrePath, conflictCentrePath, devicePath } from '../screens/built-in'

/** Names of screens that are there whatever the menu says. */
export const builtInNames: Readonly<Record<string, TextKey | Label>> = {
  [devicePath]: 'deviceTitle',
  [noticesPath]: words.myNotices,
  [conflictCentrePath]: 'conflictCentreTitle',
  [centrePath]: accountWords.accountCentre,
  ...Object.fromEntries(panes.map(({ name, title }) => [panePath(name), title])),
  '/403': 'page403',
  '/404': 'page404',
  '/500': 'page500',
}
