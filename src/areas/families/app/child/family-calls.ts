import type { Standing } from '../../../../app/resource/row'
import { byCall } from '../../published/family-order'

type Row = Readonly<Record<string, unknown>> & { readonly id: string; readonly standing?: Standing | undefined }

/** Somebody of a child's family. `phone` is empty for whoever may not read it. */
export type FamilyMember = {
  readonly id: string
  readonly guardianId: string
  readonly name: string
  readonly phone: string
  /** A value of the dictionary `guardianRelation`. */
  readonly relation: string
  readonly isFirst: boolean
  readonly canPickup: boolean
  readonly custodyNote: string
  /** The number before an edit that this device has made, where the child's emergency number changes along with it. */
  readonly followed: string | undefined
  /** How an edit of the guardian stands that this device has made. */
  readonly standing: Standing | undefined
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * A child's guardians in the order in which they are called. Where their own rows lie here, name and number are theirs: the server copies a new one to the
 * links later.
 */
export const familyOf = (child: string, links: readonly Row[], guardians: readonly Row[] = []): readonly FamilyMember[] =>
  links
    .filter(({ childId }) => childId === child)
    .toSorted(byCall)
    .map((link) => ({ link, own: guardians.find(({ id }) => id === link.guardianId) }))
    .map(({ link, own }) => ({
      id: link.id,
      guardianId: text(link.guardianId),
      name: text(own?.name ?? link.name),
      phone: text(own?.phone ?? link.phone),
      followed: own?.standing && own.emergencyStays !== true ? text(link.phone) : undefined,
      standing: own?.standing,
      relation: text(link.relation),
      isFirst: link.isPrimary === true,
      canPickup: link.canPickup === true,
      custodyNote: text(link.custodyNote),
    }))

/** The emergency contact of a child's row, unless one of the family has the number already, or had it until it was changed here. */
export function emergencyOf(row: Row, family: readonly FamilyMember[]): { readonly name: string; readonly phone: string } | undefined {
  const [name, phone] = [text(row.emergencyName), text(row.emergencyPhone)]
  return phone && !family.some((one) => one.phone === phone || one.followed === phone) ? { name, phone } : undefined
}
