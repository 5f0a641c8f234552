import { rootDepartment } from '../../../../contract/system/department'
import type { Given } from '../../../../server/seed/fill'
import { type DemoDepartment, demoDepartments, departmentId } from '../../../demo/published/demo-departments'

/** The departments, with codes that grow from that of the house. */
export const departmentRows = (): Given[] =>
  (Object.keys(demoDepartments) as DemoDepartment[]).map((department, at) => ({
    id: departmentId(department),
    values: {
      departName: demoDepartments[department],
      parentId: rootDepartment,
      orgCode: `A01A0${at + 1}`,
      orgCategory: '2',
      departOrder: at + 1,
    },
  }))
