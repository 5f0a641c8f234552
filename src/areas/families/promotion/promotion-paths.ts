/** The call by which a document is made with its lines and posted. */
export const promotePath = '/business-system/intk/garden/promotion/promote'
/** The call by which a posted one is taken back by another. */
export const takeBackPath = '/business-system/intk/garden/promotion/take-back'
/** Where moving up is done. */
export const promotionScreen = '/garden/moving-up'
