import type shipped from './dictionaries.json'
import type { errors } from './errors'

export { Child } from './child'
export { ChildGuardian } from './child-guardian'
export { Enrolment } from './enrolment'
export { Guardian } from './guardian'

type Shipped = typeof shipped
type Errors = typeof errors

declare module '../../contract/registry' {
  interface DictCodes extends Shipped {}
  interface ErrorTypes extends Errors {}
}
