import type shipped from './dictionaries.json'

export { Class } from './class'
export { Enrolment } from './enrolment'
export { Grade } from './grade'
export { KindergartenProfile } from './kindergarten-profile'
export { SchoolDay } from './school-day'
export { SchoolYear } from './school-year'
export { Term } from './term'

type Shipped = typeof shipped

declare module '../../contract/registry' {
  interface DictCodes extends Shipped {}
}
