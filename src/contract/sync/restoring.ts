/** The verb of an op that brings a removed row back as it was. It needs no right of its own: whoever may remove and add rows may do it. */
export const restoring = 'restore'
