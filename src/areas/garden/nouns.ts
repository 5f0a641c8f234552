import type shipped from './dictionaries.json'
import type { errors } from './errors'

export { Class } from './class'
export { Grade } from './grade'
export { KindergartenProfile } from './kindergarten-profile'
export { SchoolDay } from './school-day'
export { SchoolYear } from './school-year'
export { Term } from './term'

type Shipped = typeof shipped
type Errors = typeof errors

declare module '../../contract/registry' {
  interface DictCodes extends Shipped {}
  interface ErrorTypes extends Errors {}
}
