import { runProcess } from '../../../src/server/start/run'
import { productWith } from '../product/large-product'

// The kindergarten with as many nouns as NOUNS says, without its app. Everything is loaded when the first line here runs.
process.stdout.write(`loaded after ${Math.round(performance.now())} ms\n`)
await runProcess(productWith(Number(process.env.NOUNS)), async () => ({ attach: async () => undefined }))
