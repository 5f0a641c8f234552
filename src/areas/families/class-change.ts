import { label } from '../../contract/label'

/** The call by which children go to another class, and what doing so is called. */
export const classChangePath = '/business-system/intk/garden/enrolment/change'
export const classChangeLabel = label('转班', 'Change of class')
