import { defineArea } from '../../contract/area'
import { label } from '../../contract/label'
import { errors } from './errors'
import * as nouns from './nouns'
import { tones } from './tones'

/** Who works here. */
export const staff = defineArea({
  name: 'staff',
  nouns,
  tones,
  errors,
  online: () => import('./online-nouns'),
  screens: [
    {
      path: '/garden/import-staff',
      component: 'staff/staff-sheet',
      label: label('导入教职工名单', 'Import staff'),
      icon: 'clipboard-list',
      module: 'garden',
      needs: 'staff:add',
      imports: 'staff',
    },
  ],
})
