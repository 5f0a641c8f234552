import { label } from '../../contract/label'
import { type SheetTemplate, sheetPart } from '../../contract/sheet/sheet-template'
import { Staff } from './published/staff'

/** The list a kindergarten has of those who work there. */
export const staffSheet: SheetTemplate = {
  name: 'staff',
  label: label('教职工名单', 'Staff'),
  about: label(
    '每行一名教职工；登录账号须先由管理员建立，也可以以后再填。',
    'One line for each of the staff; an account is made by the administrator first, and may be given later.',
  ),
  parts: [
    sheetPart(Staff, {
      name: 'staff',
      known: [['staffNo'], ['name', 'phone']],
      columns: [
        { field: 'staffNo', example: 'T001' },
        { field: 'name', example: '王芳' },
        { field: 'sex', example: '2' },
        { field: 'phone', example: '13800003333' },
        { field: 'post', example: 'headTeacher' },
        { field: 'postType' },
        { field: 'deptId' },
        { field: 'entryDate', example: '2020-08-20' },
        {
          field: 'status',
          example: '10',
          hint: label(
            '不填为待入职；登记教职工档案的查询结果后再改为在职',
            'Not yet started when empty; somebody works here once the personnel file has the result of a background check',
          ),
        },
        { field: 'userId', hint: label('已有的用户账号', 'The user name of an account there is') },
      ],
    }),
  ],
}
