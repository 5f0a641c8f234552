import type shipped from './dictionaries.json'
import type { errors } from './errors'

export { Child } from './published/child'
export { ChildGuardian } from './published/child-guardian'
export { Enrolment } from './published/enrolment'
export { Guardian } from './published/guardian'

type Shipped = typeof shipped
type Errors = typeof errors

declare module '../../contract/registry' {
  interface DictCodes extends Shipped {}
  interface ErrorTypes extends Errors {}
}
