import { show } from '../../../app/shell/screens/shown-area'

export const shownGarden = show({ name: 'garden', area: () => import('../area').then((file) => file.garden), screens: {} })
