import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server of CAS that vouches by each ticket once, as a real one does. */
export class SmallCas {
  /** Whom each ticket stands for that was not shown yet. */
  readonly tickets = new Map<string, string>()
  /** What was asked. */
  readonly heard: string[] = []
  /** How it is to answer. */
  answer: 'well' | 'moved' | 'broken' | 'large' | 'odd' = 'well'
  private readonly server = createServer((request, response) => this.say(new URL(request.url ?? '/', 'http://cas'), response))

  async open(): Promise<this> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done))
    return this
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/cas/`
  }

  close(): Promise<void> {
    this.server.closeAllConnections()
    return new Promise((done) => this.server.close(() => done()))
  }

  private say({ pathname, searchParams }: URL, response: ServerResponse): unknown {
    this.heard.push(`${pathname} ${searchParams.get('service')}`)
    const ticket = searchParams.get('ticket') ?? ''
    const user = this.tickets.get(ticket)
    this.tickets.delete(ticket)
    const said = user ? { authenticationSuccess: { user } } : { authenticationFailure: { code: 'INVALID_TICKET' } }
    if (this.answer === 'moved') return response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()
    if (this.answer === 'broken') return response.writeHead(500).end()
    if (this.answer === 'odd') return response.end('<cas:user>boss</cas:user>')
    if (this.answer === 'large') return response.end(JSON.stringify({ more: 'x'.repeat(100_000) }))
    return response.end(JSON.stringify({ serviceResponse: said }))
  }
}
