import type { DepartmentNode } from './department'
import type { Departments } from './use-departments'

const node = (id: string, title: string, children: readonly DepartmentNode[] = []): DepartmentNode => ({
  id,
  title,
  row: { id, departName: title, orgCode: id.toUpperCase() },
  children,
})

const again = () => undefined

/** Departments of nobody, for the workbench. */
export const sampleDepartments: Departments = {
  tree: [
    node('a01', '总部 Headquarters', [
      node('a01a01', '办公室 Office'),
      node('a01a02', '后勤 Services', [node('a01a02a01', '食堂 Kitchen'), node('a01a02a02', '仓库 Store')]),
      node('a01a03', '一个名字特别长的部门，用来看看放不放得下 A department with a very long name'),
    ]),
    node('a02', '分部 Branch'),
  ],
  error: undefined,
  again,
}
/** The same where there are none, while they come, and where they cannot be had. */
export const departmentStates = {
  full: sampleDepartments,
  empty: { tree: [], error: undefined, again },
  coming: { tree: undefined, error: undefined, again },
  failing: { tree: undefined, error: new Error('a sample of a failure'), again },
} as const satisfies Readonly<Record<string, Departments>>
