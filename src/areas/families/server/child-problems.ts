import type { Problems } from '../../../contract/check'
import { birthdayOf, isIdCard, sexOf } from '../../../contract/rules/id-card'
import type { ChangeAhead } from '../../../server/resource/behaviour'
import type { Child } from '../published/child'
import { attending, mayBecome, noAllergies, registered } from '../published/child-states'

type Change = Pick<ChangeAhead<typeof Child>, 'before' | 'after' | 'patch'>

/** Value of the dictionary `idType`: the resident identity card. */
const identityCard = '1'
/** What the number of an identity card is held against. */
const told = ['idNo', 'idType', 'birthday', 'sex'] as const

/** What is wrong with the number, or with what it says of birthday and sex, where a change is about any of them. */
function numberProblems({ before, after, patch }: Change): Problems {
  const isAsked = told.some((field) => field in patch && (field === 'idNo' || before?.[field] !== after[field]))
  const number = after.idNo
  if (!isAsked || after.idType !== identityCard || !number) return {}
  if (!isIdCard(number)) return { idNo: { code: 'rule.idCard' } }
  return {
    ...(birthdayOf(number) === after.birthday ? {} : { birthday: { code: 'child.id-birthday' } }),
    ...(sexOf(number) === after.sex ? {} : { sex: { code: 'child.id-sex' } }),
  }
}

/** A child attends when its family has said whether there are allergies and what may be kept of it. */
function stateProblems({ before, after }: Change): Problems {
  if (before && !mayBecome(before.status, after.status)) return { status: { code: 'child.state' } }
  if (after.status !== attending || (before && before.status !== registered)) return {}
  return {
    ...(after.allergies?.length ? {} : { allergies: { code: 'child.allergies-open' } }),
    ...(after.consents?.length ? {} : { consents: { code: 'child.consents-open' } }),
  }
}

/** What of a child about to be saved contradicts itself, the day, or what it was before. */
export function childProblems(change: Change, today: string): Problems {
  const { after } = change
  const allergies = after.allergies ?? []
  return {
    ...stateProblems(change),
    ...numberProblems(change),
    ...(after.birthday > today ? { birthday: { code: 'day.future' } } : {}),
    ...(after.leaveDate && after.leaveDate < after.entryDate ? { leaveDate: { code: 'field.order' } } : {}),
    ...(allergies.includes(noAllergies) && allergies.length > 1 ? { allergies: { code: 'child.allergies-none' } } : {}),
  }
}
