import { label } from '../../../../contract/label'

/** What the record of a child says. */
export const childWords = {
  age: label('{years} 岁 {months} 个月（{birthday}）', '{years} {years:year|years} {months} {months:month|months} ({birthday})'),
  guardians: label('监护人与接送', 'Guardians and pick-up'),
  health: label('饮食与健康', 'Food and health'),
  facts: label('基本信息', 'Basics'),
  contact: label('住址与紧急联系人', 'Address and emergency contact'),
  identity: label('证件与户籍', 'Documents and origin'),
  consent: label('个人信息授权', 'Consent'),
  classes: label('在班记录', 'Classes'),
  callFirst: label('致电{name}', 'Call {name}'),
  first: label('第一联系人', 'Called first'),
  emergency: label('紧急联系人', 'Emergency contact'),
  mayPickUp: label('可接送', 'May pick up'),
  mayNot: label('不可接送', 'May not pick up'),
  noGuardians: label('还没有登记监护人', 'No guardian is recorded yet'),
  add: label('添加', 'Add'),
  addGuardian: label('添加监护人', 'Add a guardian'),
  order: label('调整顺序', 'Change the order'),
  ordered: label('完成', 'Done'),
  moved: label('{name}现在第 {at} 位，共 {of} 位', '{name} is number {at} of {of} now'),
  editPhone: label('修改{name}的手机号', 'Change the mobile of {name}'),
  emergencyToo: label(
    '{names}的紧急电话也是这个号码，会一起改。原号码仍有人接时，选“是”保留它。',
    'It is the emergency telephone of {names} too, and changes there as well. Say yes to keep the old one there.',
  ),
  savePhone: label('保存手机号', 'Save the mobile'),
  guardianAway: label(
    '此监护人不在此设备上，联网后可修改',
    'This guardian is not on this device; the number can be changed with a network',
  ),
  edit: label('编辑{name}', 'Edit {name}'),
} as const
