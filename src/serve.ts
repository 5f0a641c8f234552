import { fileURLToPath } from 'node:url'
import { product } from './product'
import { builtApp } from './server/start/built-app'
import { devApp } from './server/start/dev-app'
import { runProcess } from './server/start/run'

const root = fileURLToPath(new URL('..', import.meta.url))

await runProcess(product, async () => (process.argv.includes('--dev') ? devApp(root, Number(process.env.PORT ?? 8080)) : builtApp(root)))
