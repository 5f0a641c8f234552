import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { framedBase } from '../../contract/clients/framed-base'
import { useFace } from '../design/face'
import { QuestionDialog } from '../design/overlay/QuestionDialog'
import { Toasts } from '../design/overlay/Toasts'
import { useUpdate } from '../pwa/update'
import { isFramed } from '../session/framed'
import { Gate } from './Gate'
import { type Product, ProductContext } from './product'

const nothing = () => () => undefined

/** The product with the nouns that are here by now. */
function useHere(product: Product): Product {
  const { arriving } = product
  const catalogue = useSyncExternalStore(arriving?.here.subscribe ?? nothing, arriving?.here.getState ?? (() => product.catalogue))
  return useMemo(() => ({ ...product, catalogue }), [product, catalogue])
}

/** The whole app for a product. */
export function App({ product }: { product: Product }) {
  const here = useHere(product)
  const face = useFace()
  const Bar = useUpdate((update) => update.Bar)
  useEffect(() => {
    document.documentElement.dataset.face = face
  }, [face])
  return (
    <ProductContext value={here}>
      <BrowserRouter basename={isFramed ? framedBase : '/'}>
        {Bar && <Bar />}
        <Gate />
      </BrowserRouter>
      <QuestionDialog />
      <Toasts />
    </ProductContext>
  )
}
