import type { Demo } from '../../../../server/seed/demo'
import { hashIn } from '../../../../server/seed/fill-files'
import { demoChildren } from '../../../demo/published/demo-children'
import { demoFaces } from '../../../demo/published/demo-faces'
import { termAround } from '../../../demo/published/term-around'
import { Child } from '../../published/child'
import { ChildGuardian } from '../../published/child-guardian'
import { Enrolment } from '../../published/enrolment'
import { Guardian } from '../../published/guardian'
import { childRows } from './child-rows'
import { familyRows } from './family-rows'

/** 360 children and those who care for them. */
export const demo: Demo = ({ today, seed }) => {
  const { beginDate } = termAround(today).term
  const all = demoChildren(seed, today, beginDate)
  const faces = demoFaces(
    seed,
    all.map(({ id, sex, classId }) => ({ id, sitter: sex === '1' ? 'boy' : 'girl', among: classId })),
  )
  const { families, guardians, links } = familyRows(seed, all)
  const { children, enrolments } = childRows(seed, { today, joined: beginDate }, all, families, hashIn(faces))
  return {
    furniture: [
      { noun: Child, rows: children },
      { noun: Guardian, rows: guardians },
      { noun: ChildGuardian, rows: links },
      { noun: Enrolment, rows: enrolments },
    ],
    files: faces.all(),
  }
}
