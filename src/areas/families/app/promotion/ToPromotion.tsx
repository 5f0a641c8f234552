import { Navigate } from 'react-router-dom'
import { promotionScreen } from '../../promotion/promotion-paths'

/** A document is made where its classes and children are chosen, and not in a form of its fields. */
export const ToPromotion = () => <Navigate to={promotionScreen} replace />
