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
  'promotion.done': ask(409, '{name} 已经升过班，请先撤销原来的升班单', '{name} has moved up already; take that back first'),
  'promotion.undone': ask(409, '这张升班单已经撤销', 'This has been taken back already'),
  'promotion.soon': ask(400, '升班日最早为明天', 'The first day in the new classes is tomorrow at the earliest'),
  'promotion.outside-year': ask(400, '升班日应在新学年之内', 'The first day in the new classes lies in the new year'),
  'promotion.year-differs': ask(409, '{name} 已存在，起止日期不同', '{name} exists already, with other days'),
  'promotion.class-missing': ask(409, '{name} 还没有去向', 'Nothing is said of {name}'),
  'promotion.class-gone': ask(
    409,
    '第 {place} 行的原班级不是原学年的在读班级，或出现了两次',
    'Line {place}: its class is no running one of the year, or stands there twice',
  ),
  'promotion.nameless': ask(400, '新班级须有班名和年级', 'A new class has a name and a level'),
  'promotion.name-taken': ask(409, '新学年已有班级叫 {name}', 'The new year has a class called {name} already'),
  'promotion.head-twice': ask(
    409,
    '{name} 的班主任在新学年已带另一个班',
    'The head teacher of {name} has another class in the new year already',
  ),
  'promotion.child-gone': ask(
    409,
    '{count} 名单独安排的幼儿已不在这些班级',
    '{count} {count:child|children} set apart {count:is|are} not in these classes any more',
  ),
  'promotion.repeats-nowhere': ask(
    400,
    '{count} 名留班幼儿还没有选班级',
    '{count} {count:child|children} to repeat {count:has|have} no class to do so in',
  ),
  'promotion.later': ask(
    409,
    '{count} 名幼儿在升班日之后才进入原班级，请先改好在班记录',
    '{count} {count:child is|children are} to come into an old class only after that day; correct {count:that enrolment|those enrolments} first',
  ),
  'promotion.used': ask(
    409,
    '新班级里已有 {count} 条后来登记的在班记录，请先改回',
    'The new classes have {count} {count:enrolment|enrolments} entered since; change {count:that|those} back first',
  ),
  'promotion.called': ask(
    409,
    '新班级已有 {count} 张考勤单，不能撤销升班',
    'The new classes have {count} attendance {count:sheet|sheets}; moving up cannot be taken back',
  ),
  'child.id-birthday': ask(400, '与证件号码中的出生日期不符', 'Differs from the birthday in the document number'),
  'child.id-sex': ask(400, '与证件号码中的性别不符', 'Differs from the sex in the document number'),
} as const
