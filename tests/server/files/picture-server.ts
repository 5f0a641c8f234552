import { runProcess } from '../../../src/server/start/run'
import { pictureProduct } from './picture-product'

await runProcess(pictureProduct, async () => ({ attach: async () => undefined }))
