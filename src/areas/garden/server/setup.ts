import { sql } from 'kysely'
import { label } from '../../../contract/label'
import { isOwn } from '../../../server/db/own-tenant'
import { living, type SetupFact } from '../../../server/house/setup-steps'
import { Class } from '../published/class'
import { KindergartenProfile } from '../published/kindergarten-profile'

/** The house itself, its calendar and its classes. */
export const gardenSetup: readonly SetupFact[] = [
  {
    name: 'profile',
    place: 1,
    label: label('园所信息', 'About the kindergarten'),
    about: label('园名、地址、证照，用于打印和公示。', 'Name, address and licences, for what is printed and shown.'),
    path: '/garden/kindergarten-profile',
    needs: 'kindergarten-profile:add',
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
    async count(db, today) {
      const { rows } = await sql<{
        many: number
      }>`select count(*) as many from school_day where ${isOwn} and not gone and date >= ${today}`.execute(db)
      return rows[0]?.many ?? 0
    },
  },
  {
    name: 'classes',
    place: 3,
    label: label('班级', 'Classes'),
    about: label('每个班一条，以后可以补充班主任。', 'One for each class; its head teacher may be added later.'),
    path: '/garden/class',
    needs: 'class:add',
    count: living(Class.name),
  },
]
