import type { Given } from '../../../../server/seed/fill'
import { row } from '../../../../server/seed/row'
import type { DemoChild } from '../../../demo/published/demo-children'
import { demoNames } from '../../../demo/published/demo-names'
import { padded } from '../../../demo/published/padded'
import { type Random, random } from '../../../demo/published/random'
import { classScope } from '../../../garden/published/class-scope'
import { ChildGuardian } from '../../published/child-guardian'
import { Guardian } from '../../published/guardian'

/** Somebody who looks after a child. `relation` is a value of the dictionary `guardianRelation`. */
type Relative = { readonly relation: string; readonly name: string; readonly phone: string; readonly isPrimary: boolean }
/** A child's home: where it is and whom to call first. */
export type Family = { readonly address: string; readonly first: { readonly name: string; readonly phone: string } }

const isMan = (relation: string) => relation === '1' || relation === '3' || relation === '5'

function relativesOf(chance: Random, child: DemoChild, at: number): Relative[] {
  const elder = chance.chance(0.25) ? [chance.pick(['3', '4', '5', '6'])] : []
  const primary = chance.chance(0.65) ? '2' : '1'
  return ['1', '2', ...elder].map((relation, place) => {
    const surname = relation === '1' || relation === '3' ? child.surname : chance.weighted(demoNames.surnames).name
    const given = chance.pick(isMan(relation) ? demoNames.fathers : demoNames.mothers)
    return { relation, name: surname + given, phone: `1380000${padded(at + place, 4)}`, isPrimary: relation === primary }
  })
}

function addressOf(chance: Random): string {
  return `${chance.pick(demoNames.streets)}${chance.whole(1, 299)}号${chance.whole(1, 12)}栋${chance.whole(1, 18)}0${chance.whole(1, 4)}室`
}

function rowsOf(child: DemoChild, address: string, relative: Relative, place: number): { guardian: Given; link: Given } {
  const [guardianId, scope] = [`guardian.${child.number}.${place + 1}`, classScope(child.classId)]
  const isParent = relative.relation === '1' || relative.relation === '2'
  const { relation, isPrimary } = relative
  return {
    guardian: row(Guardian, guardianId, { name: relative.name, phone: relative.phone, address }, scope),
    link: row(
      ChildGuardian,
      `link.${child.number}.${place + 1}`,
      {
        childId: child.id,
        guardianId,
        name: relative.name,
        phone: relative.phone,
        relation,
        isLegal: isParent,
        isPrimary,
        canPickup: true,
      },
      scope,
    ),
  }
}

/** Parents and some grandparents of every child, each with a number of their own, and the homes by child. */
export function familyRows(seed: number, children: readonly DemoChild[]) {
  const chance = random(seed, 'families')
  const families = new Map<string, Family>()
  const guardians: Given[] = []
  const links: Given[] = []
  for (const child of children) {
    const relatives = relativesOf(chance, child, guardians.length + 1)
    const address = addressOf(chance)
    const { name = '', phone = '' } = relatives.find((one) => one.isPrimary) ?? {}
    families.set(child.id, { address, first: { name, phone } })
    for (const [place, relative] of relatives.entries()) {
      const made = rowsOf(child, address, relative, place)
      guardians.push(made.guardian)
      links.push(made.link)
    }
  }
  return { families, guardians, links }
}
