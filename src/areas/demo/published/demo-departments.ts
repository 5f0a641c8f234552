/** Departments of the demonstration kindergarten below the house itself, in their order. */
export const demoDepartments = {
  office: '办公室',
  canteen: '食堂',
} as const

export type DemoDepartment = keyof typeof demoDepartments

/** Id of a department. */
export const departmentId = (department: DemoDepartment): string => `department.${department}`
