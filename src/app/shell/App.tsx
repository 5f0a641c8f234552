import { useEffect } from 'react'
import { BrowserRouter } from 'react-router-dom'
import { useFace } from '../design/face'
import { QuestionDialog } from '../design/QuestionDialog'
import { Toasts } from '../design/Toasts'
import { UpdateBar } from '../pwa/UpdateBar'
import { Gate } from './Gate'
import { type Product, ProductContext } from './product'

/** The whole app for a product. */
export function App({ product }: { product: Product }) {
  const face = useFace()
  useEffect(() => {
    document.documentElement.dataset.face = face
  }, [face])
  return (
    <ProductContext value={product}>
      <BrowserRouter>
        <UpdateBar />
        <Gate />
      </BrowserRouter>
      <QuestionDialog />
      <Toasts />
    </ProductContext>
  )
}
