import { sql } from 'kysely'
import { label } from '../../../contract/label'
import { living, type SetupFact } from '../../../server/house/setup-steps'
import { Child } from '../published/child'
import { attending } from '../published/child-states'

/** The children, once there are classes for them. */
export const familiesSetup: readonly SetupFact[] = [
  {
    name: 'children',
    place: 4,
    label: label('幼儿与监护人', 'Children and their guardians'),
    about: label('用 Excel 一次导入，导入前逐格检查。', 'By Excel at once, looked at cell by cell before.'),
    path: '/garden/child',
    needs: 'child:add',
    ways: [
      { label: label('用 Excel 导入', 'Import from Excel'), path: '/garden/import-children', needs: 'child:add' },
      { label: label('逐个添加', 'Add one by one'), path: '/garden/child', needs: 'child:add' },
    ],
    count: living(Child.name, () => sql`status = ${attending}`),
  },
]
