import { byCall } from '../../../families/published/family-order'

/** `name` and `phone` are those of the guardian, whose own row may lie on the device of another class. */
type Link = {
  readonly id: string
  readonly childId: string
  readonly guardianId: string
  readonly relation: string
  readonly isPrimary: boolean
  readonly place?: number | null
  readonly name?: string | null
  readonly phone?: string | null
}
type Person = { readonly id: string; readonly name: string; readonly phone: string }
type Called = { readonly id: string; readonly emergencyName: string; readonly emergencyPhone: string }

/** Somebody to call about a child. `relation` is a dictionary value; none for the emergency contact. */
export type FamilyContact = { readonly name: string; readonly phone: string; readonly relation?: string; readonly isFirst: boolean }

/** Whom to call about a child, in order: the one called first, other guardians, and the emergency contact unless already named. */
export function familyContacts(child: Called, links: readonly Link[], guardians: readonly Person[]): FamilyContact[] {
  const found = links
    .filter((link) => link.childId === child.id)
    .toSorted(byCall)
    .flatMap((link): FamilyContact[] => {
      const person = guardians.find((guardian) => guardian.id === link.guardianId)
      const [name, phone] = [person?.name ?? link.name, person?.phone ?? link.phone]
      return name && phone ? [{ name, phone, relation: link.relation, isFirst: link.isPrimary }] : []
    })
  if (!child.emergencyPhone || found.some((contact) => contact.phone === child.emergencyPhone)) return found
  return [...found, { name: child.emergencyName, phone: child.emergencyPhone, isFirst: false }]
}
