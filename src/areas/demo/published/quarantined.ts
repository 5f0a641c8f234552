import { childAt } from './demo-classes'

/** The child of the first class that has chickenpox and stays at home until six days from today. */
export const quarantined = { child: childAt('class.x1', 11), daysLeft: 6 } as const
