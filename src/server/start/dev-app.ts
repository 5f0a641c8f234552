import middie from '@fastify/middie'
import type { AppSource } from './run'

const pages = /^\/(sys|sync|websocket|vxeSocket|online|business-system|actuator|healthz)(\/|$)/

/** The app straight from its sources, reloaded while one works. The reload socket has a port of its own: ours answers upgrades itself. */
export function devApp(root: string, port: number): AppSource {
  return {
    async attach(server) {
      const { createServer } = await import('vite')
      const vite = await createServer({
        configFile: `${root}/vite.config.ts`,
        server: { middlewareMode: true, hmr: { port: port + 1 } },
        appType: 'spa',
      })
      await server.register(middie)
      server.use((request, response, next) => (pages.test(request.url ?? '/') ? next() : vite.middlewares(request, response, next)))
      server.addHook('onClose', () => vite.close())
    },
  }
}
