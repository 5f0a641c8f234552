import { defineArea } from '../../contract/area'
import { label } from '../../contract/label'
import { errors } from './errors'
import * as flows from './flows'
import * as nouns from './nouns'
import { promotionScreen } from './promotion/promotion-paths'
import { tones } from './tones'

/** Children, the classes they are in, and those who care for them. */
export const families = defineArea({
  name: 'families',
  nouns,
  online: () => import('./online-nouns'),
  flows,
  tones,
  errors,
  screens: [
    {
      path: '/garden/import-children',
      component: 'families/children-sheet',
      label: label('导入幼儿名单', 'Import children'),
      icon: 'clipboard-list',
      module: 'garden',
      needs: 'child:add',
      imports: 'child',
    },
    {
      path: promotionScreen,
      component: 'families/promotion',
      label: label('升班', 'Moving up'),
      icon: 'graduation-cap',
      module: 'garden',
      needs: 'promotion:post',
    },
  ],
})
