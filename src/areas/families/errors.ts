import { ask } from '../../contract/error'

/** Ways in which the files of children say no. */
export const errors = {
  'child.state': ask(
    409,
    '状态只能按“预报名→在园⇄请长假→转出/毕业/退园”变更',
    'A child is registered, attends, may be on long leave in between, and then leaves: this change is not among them',
  ),
  'child.allergies-open': ask(
    409,
    '入园前请登记过敏情况，没有请选“无”',
    'Say what the child is allergic to before it attends, or that there is nothing',
  ),
  'child.allergies-none': ask(400, '已选“无”，不能再选其他过敏原', 'Nothing and something cannot both be chosen'),
  'child.consents-open': ask(409, '入园前请登记个人信息授权', 'Say what the family consents to before the child attends'),
  'child.no-guardian': ask(409, '入园前请登记可接送的监护人', 'Enter a guardian who may pick the child up before it attends'),
  'enrolment.overlap': ask(409, '该幼儿此期间已在其他班级', 'The child is in another class during that time'),
  'enrolment.same': ask(409, '该幼儿已在这个班级', 'The child is in this class already'),
  'guardian.primary': ask(409, '须有一位第一联系人，请先指定另一位', 'Somebody has to be called first; choose another one before'),
  'child.id-birthday': ask(400, '与证件号码中的出生日期不符', 'Differs from the birthday in the document number'),
  'child.id-sex': ask(400, '与证件号码中的性别不符', 'Differs from the sex in the document number'),
} as const
