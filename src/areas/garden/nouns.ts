import type shipped from './dictionaries.json'
import type { errors } from './errors'

export { Class } from './published/class'
export { Grade } from './published/grade'
export { KindergartenProfile } from './published/kindergarten-profile'
export { SchoolDay } from './published/school-day'
export { SchoolYear } from './published/school-year'
export { Term } from './published/term'

type Shipped = typeof shipped
type Errors = typeof errors

declare module '../../contract/registry' {
  interface DictCodes extends Shipped {}
  interface ErrorTypes extends Errors {}
}
