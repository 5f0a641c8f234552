export { Promotion } from './published/promotion'
export { PromotionChild } from './published/promotion-child'
export { PromotionClass } from './published/promotion-class'
