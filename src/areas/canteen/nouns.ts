import type shipped from './dictionaries.json'
import type { errors } from './errors'

export { FridgeTemp } from './fridge-temp'
export { RetainedSample } from './retained-sample'
export { SampleDisposal } from './sample-disposal'
export { SampleException } from './sample-exception'
export { SampleFridge } from './sample-fridge'

type Shipped = typeof shipped
type Errors = typeof errors

declare module '../../contract/registry' {
  interface DictCodes extends Shipped {}
  interface ErrorTypes extends Errors {}
}
