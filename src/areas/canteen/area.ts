import { defineArea } from '../../contract/area'
import { label } from '../../contract/label'
import { errors } from './errors'
import * as flows from './flows'
import * as nouns from './nouns'
import { tones } from './tones'

/** Food samples kept as evidence, and the fridges they are kept in. */
export const canteen = defineArea({
  name: 'canteen',
  nouns,
  tones,
  flows,
  errors,
  modules: { canteen: { label: label('食堂', 'Canteen'), icon: 'utensils' } },
  screens: [
    {
      path: '/canteen/samples',
      component: 'canteen/samples',
      label: label('今日留样', 'Sample log'),
      icon: 'list-checks',
      module: 'canteen',
      needs: 'retained-sample:add',
    },
    {
      path: '/canteen/keeping',
      component: 'canteen/keeping',
      label: label('保存与销毁', 'Kept samples'),
      icon: 'package',
      module: 'canteen',
      needs: 'sample-disposal:list',
    },
    {
      path: '/canteen/fridges',
      component: 'canteen/fridges',
      label: label('冰箱测温', 'Fridge check'),
      icon: 'thermometer',
      module: 'canteen',
      needs: 'fridge-temp:list',
    },
    {
      path: '/canteen/completeness',
      component: 'canteen/completeness',
      label: label('留样完整性', 'Day overview'),
      icon: 'shield-check',
      module: 'canteen',
      needs: 'sample-exception:list',
    },
    {
      path: '/canteen/papers',
      component: 'canteen/papers',
      label: label('登记表与标签', 'Register and labels'),
      icon: 'file-text',
      module: 'canteen',
      needs: 'retained-sample:list',
    },
    {
      path: '/canteen/chain',
      component: 'canteen/chain',
      label: label('证据链核验', 'Check of records'),
      icon: 'shield-check',
      module: 'canteen',
      needs: 'retained-sample:list',
    },
  ],
})
