/** Values of the dictionary `childStatus` and where each leads: registered, attending and on long leave in turn, and gone for good. */
const next: Readonly<Record<string, readonly string[]>> = {
  10: ['20'],
  20: ['30', '40', '50', '60'],
  30: ['20', '40', '50', '60'],
}

export const registered = '10'
export const attending = '20'

/** Why a child left, in values of the dictionary `childLeaveType`, by the state it left in. */
const reasons: Readonly<Record<string, string>> = { 40: 'transfer', 50: 'graduate', 60: 'withdraw' }

export const mayBecome = (from: string, to: string): boolean => from === to || (next[from]?.includes(to) ?? false)

/** The reason for leaving that goes with a state; undefined for a child that has not left. */
export const leaveReason = (status: string): string | undefined => reasons[status]

export const hasLeft = (status: string): boolean => leaveReason(status) !== undefined

/** The answer to the question about allergies that says there are none. */
export const noAllergies = 'none'
