import type shipped from './dictionaries.json'

export { Child } from './child'
export { ChildGuardian } from './child-guardian'
export { Guardian } from './guardian'

type Shipped = typeof shipped

declare module '../../contract/registry' {
  interface DictCodes extends Shipped {}
}
