import { hasLeft } from '../../published/child-states'

/** The last day on which a child of the house stays at home, while it does; that day is one of them. */
export const keptHomeUntil = ({ quarantineUntil, status }: Readonly<Record<string, unknown>>, today: string): string | undefined =>
  typeof quarantineUntil === 'string' && quarantineUntil >= today && !hasLeft(String(status)) ? quarantineUntil : undefined
