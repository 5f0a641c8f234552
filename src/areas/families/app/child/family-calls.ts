import { byCall } from '../../published/family-order'

type Row = Readonly<Record<string, unknown>> & { readonly id: string }

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
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** A child's guardians in the order in which they are called. */
export const familyOf = (child: string, links: readonly Row[]): readonly FamilyMember[] =>
  links
    .filter(({ childId }) => childId === child)
    .toSorted(byCall)
    .map((link) => ({
      id: link.id,
      guardianId: text(link.guardianId),
      name: text(link.name),
      phone: text(link.phone),
      relation: text(link.relation),
      isFirst: link.isPrimary === true,
      canPickup: link.canPickup === true,
      custodyNote: text(link.custodyNote),
    }))

/** The emergency contact of a child's row, unless one of the family has the number already. */
export function emergencyOf(row: Row, family: readonly FamilyMember[]): { readonly name: string; readonly phone: string } | undefined {
  const [name, phone] = [text(row.emergencyName), text(row.emergencyPhone)]
  return phone && !family.some((one) => one.phone === phone) ? { name, phone } : undefined
}
