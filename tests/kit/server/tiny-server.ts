import { runProcess } from '../../../src/server/start/run'
import { tinyProduct } from '../product/tiny-product'

// Root's tests also run it as an ordinary user, who perhaps may not read this folder: rights go when everything is loaded.
const user = Number(process.env.RUN_AS ?? 0)
if (user > 0) {
  process.setgroups?.([])
  process.setgid?.(user)
  process.setuid?.(user)
}

await runProcess(tinyProduct, async () => ({ attach: async () => undefined }))
