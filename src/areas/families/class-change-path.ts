/** The call by which children go to another class. */
export const classChangePath = '/business-system/intk/garden/enrolment/change'
