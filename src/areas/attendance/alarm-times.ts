/** From when a roll that has not been handed in is its teachers' business, and from when the principal's. */
export const uncalledSince = { teachers: '09:00', principal: '09:15' } as const

/** From when a child nobody has reached is its head teacher's business, and from when that of those who look after the whole house. */
export const unreachedSince = { headTeacher: '09:30', leaders: '10:30' } as const
