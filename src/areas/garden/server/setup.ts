import { sql } from 'kysely'
import { label } from '../../../contract/label'
import { addDays } from '../../../contract/time'
import { living, type SetupFact } from '../../../server/house/setup-steps'
import { Class, classState } from '../published/class'
import { KindergartenProfile } from '../published/kindergarten-profile'
import { Term } from '../published/term'

/** Days ahead within which the next term begins for a calendar to be there. */
const soon = 60

/** The house itself, its calendar and its classes. */
export const gardenSetup: readonly SetupFact[] = [
  {
    name: 'profile',
    place: 1,
    label: label('园所信息', 'About the kindergarten'),
    about: label('园名、地址、证照，用于打印和公示。', 'Name, address and licences, for what is printed and shown.'),
    path: '/garden/kindergarten-profile',
    needs: 'kindergarten-profile:add',
    ways: [{ label: label('填写园所信息', 'Fill it in'), path: '/garden/kindergarten-profile', needs: 'kindergarten-profile:add' }],
    count: living(KindergartenProfile.name),
  },
  {
    name: 'calendar',
    place: 2,
    label: label('学年、学期与校历', 'School year, term and calendar'),
    about: label(
      '先建学年，再建学期；校历按学期生成，含节假日。',
      'A school year first, then a term, which makes the calendar with its holidays.',
    ),
    path: '/garden/term',
    needs: 'term:add',
    ways: [
      { label: label('建学期', 'Add a term'), path: '/garden/term', needs: 'term:add' },
      { label: label('建学年', 'Add a school year'), path: '/garden/school-year', needs: 'school-year:add' },
    ],
    count: living(Term.name, (today) => sql`end_date >= ${today} and begin_date <= ${addDays(today, soon)}`),
  },
  {
    name: 'classes',
    place: 3,
    label: label('班级', 'Classes'),
    about: label('每个班一条，以后可以补充班主任。', 'One for each class; its head teacher may be added later.'),
    path: '/garden/class',
    needs: 'class:add',
    ways: [{ label: label('添加班级', 'Add a class'), path: '/garden/class', needs: 'class:add' }],
    count: living(Class.name, () => sql`status = ${classState.running}`),
  },
]
