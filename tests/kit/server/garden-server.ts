import { product } from '../../../src/product'
import { runProcess } from '../../../src/server/start/run'

// The kindergarten's calls without its app, so that nothing has to be built first.
await runProcess(product, async () => ({ attach: async () => undefined }))
