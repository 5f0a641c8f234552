import { addDays } from '../../../../contract/time'
import type { Given } from '../../../../server/seed/fill'
import { row } from '../../../../server/seed/row'
import type { DemoChild } from '../../../demo/published/demo-children'
import { idNumber } from '../../../demo/published/id-number'
import { quarantined } from '../../../demo/published/quarantined'
import { type Random, random } from '../../../demo/published/random'
import { classScope } from '../../../garden/published/class-scope'
import { Child } from '../../published/child'
import { noAllergies } from '../../published/child-states'
import { Enrolment } from '../../published/enrolment'
import type { Family } from './family-rows'
import { allergies, taboos } from './health-notes'

/** What a class has to mind about a child. */
function noted(child: DemoChild, today: string) {
  const allergy = allergies.find((note) => note.child === child.at)
  const taboo = taboos.find((note) => note.child === child.at)
  const isKeptHome = quarantined.child === child.at
  return {
    nation: taboo?.nation,
    dietTaboo: taboo ? [taboo.taboo] : [],
    allergies: [...(allergy?.allergies ?? [noAllergies])],
    healthTag: isKeptHome ? '水痘隔离中' : (allergy?.healthTag ?? null),
    quarantineUntil: isKeptHome ? addDays(today, quarantined.daysLeft) : null,
  }
}

/** Where families come from: mostly from here, some from nearby, a few from far. Codes of regions. */
const origins = ['330113', '330110', '330106', '330521', '330424', '340100', '361100', '411500']
const originOf = (at: number): string => origins[at % 3 === 0 ? at % origins.length : 0] ?? ''

/** What the details of all children are told from. `faceOf`: the hash of the drawing that stands for a child, where there is one. */
type Story = { readonly chance: Random; readonly today: string; readonly faceOf: (id: string) => string | undefined }

function childRow({ chance, today, faceOf }: Story, child: DemoChild, family: Family | undefined): Given {
  const { nation, ...notes } = noted(child, today)
  const values = {
    studentNo: `${child.entryDate.slice(0, 4)}${child.number}`,
    name: child.surname + child.given,
    nickName: chance.chance(0.3) ? `${child.given.slice(-1)}${child.given.slice(-1)}` : null,
    sex: child.sex,
    birthday: child.birthday,
    idType: '1',
    idNo: idNumber(child.birthday, child.sex, child.at),
    nation: nation ?? (chance.chance(0.95) ? '01' : chance.pick(['06', '08', '11', '15'])),
    nationality: '中国',
    hukouType: child.at % 3 === 0 ? 'rural' : 'resident',
    hukouPlace: originOf(child.at),
    nativePlace: originOf(child.at * 7 + 3),
    bloodType: chance.pick(['A', 'B', 'O', 'O', 'AB', 'U']),
    homeAddress: family?.address,
    circumstances: chance.chance(0.4) ? ['onlyChild'] : chance.chance(0.1) ? ['migrant'] : [],
    entryDate: child.entryDate,
    classId: child.classId,
    mealPlan: child.mealPlan,
    emergencyName: family?.first.name ?? '',
    emergencyPhone: family?.first.phone ?? '',
    consents: chance.chance(0.9) ? ['health', 'photo'] : ['health'],
    consentBy: family?.first.name ?? null,
    consentDate: child.entryDate,
    status: '20',
    ...notes,
  }
  const face = values.consents.includes('photo') ? faceOf(child.id) : undefined
  return row(Child, child.id, { ...values, photo: face ? [face] : null }, classScope(child.classId))
}

/** The children and their places in the classes, which all began on `joined`. */
export function childRows(
  seed: number,
  days: { readonly today: string; readonly joined: string },
  all: readonly DemoChild[],
  families: ReadonlyMap<string, Family>,
  faceOf: Story['faceOf'],
) {
  const story = { chance: random(seed, 'details'), today: days.today, faceOf }
  return {
    children: all.map((child) => childRow(story, child, families.get(child.id))),
    enrolments: all.map(({ id, number, classId }) =>
      row(Enrolment, `enrolment.${number}`, { childId: id, classId, beginDate: days.joined }, classScope(classId)),
    ),
  }
}
