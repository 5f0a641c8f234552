export { promotionFlow } from './promotion/promotion-flow'
