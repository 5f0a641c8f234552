/** The call by which a child goes to another class. */
export const classChangePath = '/business-system/intk/garden/enrolment/change'
