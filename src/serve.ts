import { fileURLToPath } from 'node:url'
import { keptAlive } from './server/start/kept-alive'

const root = fileURLToPath(new URL('..', import.meta.url))
const isWrittenOn = process.argv.includes('--dev')

/** Loaded only where it runs: whoever watches over it stays small. */
async function serve(): Promise<void> {
  const { product } = await import('./product')
  const { runProcess } = await import('./server/start/run')
  const { builtApp } = await import('./server/start/built-app')
  const { devApp } = await import('./server/start/dev-app')
  await runProcess(product, async () => (isWrittenOn ? devApp(root, Number(process.env.PORT ?? 8080)) : builtApp(root)))
}

await (isWrittenOn ? serve() : keptAlive(serve))
