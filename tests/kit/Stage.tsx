import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { QuestionDialog } from '../../src/app/design/overlay/QuestionDialog'
import { Toasts } from '../../src/app/design/overlay/Toasts'
import { EngineProvider } from '../../src/app/offline/EngineProvider'
import type { Engine } from '../../src/app/offline/engine'
import { type Product, ProductContext } from '../../src/app/shell/product'

/** Everything a screen of the app stands on. */
export function Stage({ product, engine, children }: { product: Product; engine: Engine; children?: ReactNode }) {
  return (
    <ProductContext value={product}>
      <MemoryRouter>
        <EngineProvider engine={engine}>{children}</EngineProvider>
      </MemoryRouter>
      <QuestionDialog />
      <Toasts />
    </ProductContext>
  )
}
