import { count, derived, dict, note, optional, ref, refs, text } from '../field'
import { label } from '../label'
import { defineResource, type RecordOf } from '../resource'

declare module '../registry' {
  interface NounTypes {
    department: typeof Department
  }
  interface ReaderWays {
    department: true
  }
}

/** Id of the department that is the house itself. */
export const rootDepartment = 'department.root'

/** A unit of the organisation. `orgCode` grows from the parent's code: `A01`, `A01A01`. */
export const Department = defineResource({
  name: 'department',
  label: label('部门', 'Department'),
  path: '/sys/sysDepart',
  offline: 'read',
  fields: {
    departName: text('部门名称', 'Department', { max: 100 }),
    parentId: optional(ref('department', '上级部门', 'Parent')),
    orgCode: derived(text('机构编码', 'Code', { max: 64 })),
    orgCategory: dict('org_category', '机构类型', 'Kind', { initial: '2' }),
    mobile: optional(text('电话', 'Telephone', { rule: 'phone', max: 20 })),
    fax: optional(text('传真', 'Fax', { max: 50 })),
    /** Who heads it, under the name existing clients know. */
    directorUserIds: optional(refs('user', '负责人', 'In charge', { max: 20, weak: true })),
    address: optional(text('地址', 'Address', { max: 200 })),
    departOrder: optional(count('排序', 'Order', { initial: 0, summed: false })),
    memo: optional(note('备注', 'Note')),
  },
  picker: 'department',
  placedBy: 'departOrder',
  title: 'departName',
  list: ['departName', 'orgCode', 'orgCategory', 'mobile', 'departOrder'],
  defaultOrder: { by: ['orgCode asc'] },
  search: ['departName', 'orgCode'],
  form: [['departName', 'parentId'], ['orgCategory', 'directorUserIds'], ['mobile', 'fax'], ['address', 'departOrder'], ['memo']],
})
export type Department = RecordOf<typeof Department>
