import type shipped from './dictionaries.json'

export { Staff } from './staff'

type Shipped = typeof shipped

declare module '../../contract/registry' {
  interface DictCodes extends Shipped {}
}
