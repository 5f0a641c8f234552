/** Scope key of everything that belongs to a class. A child without a class is seen by those who see everybody. */
export const classScope = (classId: string | null | undefined): string => (classId ? `class/${classId}` : 'no-class')
