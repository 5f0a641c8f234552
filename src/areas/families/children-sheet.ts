import { label } from '../../contract/label'
import { type SheetPart, type SheetTemplate, sheetPart } from '../../contract/sheet/sheet-template'
import { Child } from './published/child'
import { ChildGuardian } from './published/child-guardian'
import { Enrolment } from './published/enrolment'
import { Guardian } from './published/guardian'

const child = sheetPart(Child, {
  name: 'child',
  known: [['studentNo'], ['idNo'], ['name', 'birthday']],
  copies: { emergencyName: ['guardian1', 'name'], emergencyPhone: ['guardian1', 'phone'] },
  columns: [
    { field: 'studentNo', example: '2026001' },
    { field: 'name', example: '朱小美' },
    { field: 'sex', example: '2' },
    { field: 'birthday', example: '2022-03-15' },
    {
      field: 'idNo',
      hint: label('身份证号；其他证件请在系统中修改证件类型', 'Of the identity card; another document is entered in the record'),
    },
    { field: 'nation', example: '01' },
    { field: 'entryDate', example: '2025-09-01' },
    {
      field: 'status',
      example: '20',
      hint: label('不填为预报名；在园的幼儿须填过敏和授权', 'Registered when empty; of one who attends, allergies and consent are needed'),
    },
    { field: 'allergies', example: 'none', hint: label('没有过敏请填“无”', 'Where there are none, write the choice that says so') },
    { field: 'dietTaboo' },
    { field: 'healthTag' },
    { field: 'consents', example: 'health,photo', hint: label('家长同意收集的信息', 'What the family lets the house keep') },
    { field: 'homeAddress' },
  ],
})

const enrolment = sheetPart(Enrolment, {
  name: 'enrolment',
  known: [['childId', 'classId']],
  refers: { childId: 'child' },
  copies: { beginDate: ['child', 'entryDate'] },
  saidAt: { beginDate: 'classId' },
  mayLack: true,
  columns: [{ field: 'classId', hint: label('须先建立班级', 'The class has to be there first') }],
})

/** One of a child's parents, and what they are to it. `sign`: stands before the columns that are about them. */
function guardian(at: 1 | 2, example: { readonly name: string; readonly phone: string; readonly relation: string }): SheetPart[] {
  const named = (zh: string, en: string) => label(`监护人${at}${zh}`, `Guardian ${at}: ${en}`)
  const [name, isSecond] = [`guardian${at}`, at === 2]
  return [
    sheetPart(Guardian, {
      name,
      known: [['phone']],
      mayLack: isSecond,
      columns: [
        { field: 'name', label: named('姓名', 'name'), example: example.name, required: true },
        { field: 'phone', label: named('手机号', 'mobile'), example: example.phone, required: true },
      ],
    }),
    sheetPart(ChildGuardian, {
      name: `relation${at}`,
      known: [['childId', 'guardianId']],
      refers: { childId: 'child', guardianId: name },
      fixed: { isPrimary: !isSecond },
      mayLack: isSecond,
      columns: [{ field: 'relation', label: named('关系', 'relation'), example: example.relation, required: true }],
    }),
  ]
}

/** The list a kindergarten has of its children: one line each, with two of those who look after it. */
export const childrenSheet: SheetTemplate = {
  name: 'children',
  label: label('幼儿与监护人名单', 'Children and their guardians'),
  about: label(
    '每行一名幼儿，附两位监护人；兄弟姐妹的监护人按手机号视为同一人。',
    'One line a child, with two guardians; those of siblings are one by their mobile number.',
  ),
  parts: [
    child,
    enrolment,
    ...guardian(1, { name: '朱建国', phone: '13800001111', relation: '1' }),
    ...guardian(2, { name: '林晓', phone: '13800002222', relation: '2' }),
  ],
}
