import type shipped from './dictionaries.json'
import type { errors } from './errors'

export { FoodOrder } from './buying/food-order'
export { FoodOrderLine } from './buying/food-order-line'
export { FridgeTemp } from './fridge/fridge-temp'
export { SampleFridge } from './fridge/sample-fridge'
export { RetainedSample } from './retained-sample'
export { SampleDisposal } from './sample-disposal'
export { SampleException } from './sample-exception'

type Shipped = typeof shipped
type Errors = typeof errors

declare module '../../contract/registry' {
  interface DictCodes extends Shipped {}
  interface ErrorTypes extends Errors {}
}
