import * as z from 'zod/mini'
import { route } from '../../../src/server/http/route'
import { keptAlive } from '../../../src/server/start/kept-alive'
import { runProcess } from '../../../src/server/start/run'
import { tinyProduct } from '../product/tiny-product'

const open = { door: 'open', input: z.object({}) } as const
const faults = [
  // Behind the back of the call: nobody is there to catch it.
  route('GET /try/throw', open, () => {
    setTimeout(() => {
      throw new Error('planted fault')
    })
  }),
  route('GET /try/reject', open, () => {
    void Promise.reject(new Error('planted rejection'))
  }),
  route('GET /try/pid', open, () => process.pid),
]

// As a person starts the product: a process that watches over another one.
await keptAlive(() => runProcess({ ...tinyProduct, routes: faults }, async () => ({ attach: async () => undefined })))
