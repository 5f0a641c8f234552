import { once } from 'node:events'
import { createServer } from 'node:net'
import { runProcess } from '../../../src/server/start/run'
import { tinyProduct } from '../product/tiny-product'

// Somebody takes the port while the product is still being opened.
await runProcess(tinyProduct, async () => {
  await once(createServer().listen(Number(process.env.PORT), '127.0.0.1').unref(), 'listening')
  return { attach: async () => undefined }
})
