import { defineArea } from '../../contract/area'
import { label } from '../../contract/label'
import { errors } from './errors'
import * as nouns from './nouns'
import { tones } from './tones'

/** Children, the classes they are in, and those who care for them. */
export const families = defineArea({
  name: 'families',
  nouns,
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
    },
  ],
})
