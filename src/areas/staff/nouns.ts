import type shipped from './dictionaries.json'
import type { errors } from './errors'

export { Staff } from './published/staff'

type Shipped = typeof shipped
type Errors = typeof errors

declare module '../../contract/registry' {
  interface DictCodes extends Shipped {}
  interface ErrorTypes extends Errors {}
}
