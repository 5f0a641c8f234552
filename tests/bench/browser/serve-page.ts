import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

/** A page by itself, built as the product is: for production and the same browsers. `entry`: the file it begins with. */
export async function servePage(entry: string): Promise<{ readonly address: string; readonly close: () => void }> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { write: false, target: 'es2022', modulePreload: false, rolldownOptions: { input: entry } },
  })
  const parts = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  const files = new Map(parts.map((part) => [`/${part.fileName}`, part.type === 'chunk' ? part.code : Buffer.from(part.source)]))
  const start = parts.find((part) => part.type === 'chunk' && part.isEntry)
  if (!start) throw new Error(`${entry} was not built`)
  const styles = [...files.keys()].filter((name) => name.endsWith('.css')).map((name) => `<link rel="stylesheet" href="${name}">`)
  const page = `<!doctype html><html lang="en" data-face="desktop"><head>${styles.join('')}</head><body><script type="module" src="/${start.fileName}"></script></body></html>`
  const types: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css' }
  const server = createServer(({ url = '' }, answer) => {
    const file = files.get(url)
    answer.writeHead(200, { 'content-type': file ? (types[url.split('.').at(-1) ?? ''] ?? 'application/octet-stream') : 'text/html' })
    answer.end(file ?? page)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => void server.close() }
}
