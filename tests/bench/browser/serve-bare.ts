import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import type { Given } from './bare-page'

const entry = fileURLToPath(new URL('./bare-page.tsx', import.meta.url))

/** The bare page built as the product is: for production, for the same browsers, in one file. */
async function scriptOf(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { write: false, target: 'es2022', modulePreload: false, rolldownOptions: { input: entry } },
  })
  const output = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  const [script] = output.flatMap((part) => (part.type === 'chunk' && part.isEntry ? [part.code] : []))
  if (!script) throw new Error('the bare page was not built')
  return script
}

const page =
  '<!doctype html><html lang="zh-CN"><meta name="viewport" content="width=device-width, initial-scale=1"><body><div id="root"></div><script type="module" src="/page.js"></script></body></html>'

export type BarePlace = { readonly address: string; readonly close: () => void }

/** Serves the bare page with what it is to draw. Its script is kept by browsers for ever, as the product's are. */
export async function serveBare(given: Given): Promise<BarePlace> {
  const [script, data] = [gzipSync(await scriptOf(), { level: 9 }), gzipSync(JSON.stringify(given))]
  const server = createServer(({ url }, answer) => {
    const [type, body, cache] =
      url === '/page.js'
        ? ['text/javascript', script, 'public, max-age=31536000, immutable']
        : url === '/given.json'
          ? ['application/json', data, 'no-store']
          : ['text/html', gzipSync(page), 'no-cache']
    answer.writeHead(200, { 'content-type': type, 'cache-control': cache, 'content-encoding': 'gzip' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => void server.close() }
}
