import type shipped from './dictionaries.json'
import type { errors } from './errors'

export { Class } from './published/class'
export { Grade } from './published/grade'
export { KindergartenProfile } from './published/kindergarten-profile'
export { SchoolDay } from './published/school-day'
export { Term } from './published/term'
export { SchoolYear } from './school-year'

type Shipped = typeof shipped
type Errors = typeof errors

declare module '../../contract/registry' {
  interface DictCodes extends Shipped {}
  interface ErrorTypes extends Errors {}
}
