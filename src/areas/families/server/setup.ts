import { label } from '../../../contract/label'
import { living, type SetupFact } from '../../../server/house/setup-steps'
import { Child } from '../published/child'

/** The children, once there are classes for them. */
export const familiesSetup: readonly SetupFact[] = [
  {
    name: 'children',
    place: 6,
    label: label('幼儿与监护人', 'Children and their guardians'),
    about: label('用 Excel 一次导入，导入前逐格检查。', 'By Excel at once, looked at cell by cell before.'),
    path: '/garden/import-children',
    needs: 'child:add',
    count: living(Child.name),
  },
]
