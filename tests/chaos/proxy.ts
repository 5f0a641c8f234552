import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { dice, type Roll } from '../kit/dice'
import { RequestReader, type WholeRequest } from './request-reader'
import { drawFate, type Fate, type Weather } from './weather'

/** One exchange on its way: when it was begun, whether it carried edits, and what became of it. */
export type Call = {
  readonly at: number
  readonly ops: number
  fate: Fate | 'refused' | 'answered'
}

type Recorded = { readonly bytes: Buffer; readonly due: number }

/** The way of one device to the house, with its own address and its own weather. */
export class ChaosProxy {
  readonly calls: Call[] = []
  readonly fates: Record<string, number> = {}
  replayed = 0
  weather: Weather = 'fair'
  #recorded: Recorded[] = []
  readonly #links = new Set<Link>()
  readonly #server = createServer((client) => this.#links.add(new Link(client, this)))
  readonly roll: Roll
  readonly target: number

  constructor(target: number, seed: number) {
    this.target = target
    this.roll = dice(seed)
  }

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`
  }

  /** Changes the weather. What was held still wakes up or breaks. */
  turn(weather: Weather): void {
    const wasHeld = this.weather === 'half-open'
    this.weather = weather
    if (weather === 'half-open') for (const link of this.#links) link.hold()
    else if (wasHeld) for (const link of this.#links) link.wake(this.roll(2) === 0)
    if (weather === 'away') for (const link of this.#links) link.break()
  }

  /** Notes an exchange, and keeps some with edits to be delivered once more, `later` milliseconds from now. */
  note(request: WholeRequest, fate: Fate): Call {
    this.fates[fate] = (this.fates[fate] ?? 0) + 1
    const text = request.body.toString('utf8')
    const ops = text.split('"trunk":').length - 1
    const call: Call = { at: Date.now(), ops, fate }
    this.calls.push(call)
    if (ops > 0 && this.roll(3) > 0) this.#recorded.push({ bytes: request.bytes, due: Date.now() + 5000 + this.roll(90_000) })
    return call
  }

  /** Delivers recorded requests that are due, or all of them, once more on connections of their own. Nobody waits for the answers. */
  async replay(all = false): Promise<void> {
    const due = this.#recorded.filter((one) => all || one.due <= Date.now())
    this.#recorded = this.#recorded.filter((one) => !due.includes(one))
    await Promise.all(due.map((one) => this.#deliver(one.bytes)))
  }

  async #deliver(bytes: Buffer): Promise<void> {
    const socket = connect(this.target, '127.0.0.1')
    const isOver = new Promise<boolean>((resolve) => {
      socket.once('data', () => resolve(true))
      socket.once('error', () => resolve(false))
      socket.once('close', () => resolve(false))
      socket.setTimeout(20_000, () => resolve(false))
    })
    socket.write(bytes)
    if (await isOver) this.replayed += 1
    socket.destroy()
  }

  forget(link: Link): void {
    this.#links.delete(link)
  }

  close(): void {
    for (const link of this.#links) link.break()
    this.#server.close()
  }
}

/** One connection of a browser, and the one to the house behind it. */
class Link {
  readonly #client: Socket
  readonly #proxy: ChaosProxy
  readonly #reader = new RequestReader()
  #house: Socket | undefined
  #isOpaque = false
  #ways = { up: Promise.resolve(), down: Promise.resolve() }
  #calls: Call[] = []
  #fate: Fate = 'passed'

  constructor(client: Socket, proxy: ChaosProxy) {
    this.#client = client
    this.#proxy = proxy
    client.on('data', (chunk) => this.#heard(chunk))
    client.on('error', () => this.break())
    client.on('close', () => this.break())
  }

  #heard(chunk: Buffer): void {
    if (this.#isOpaque) this.#carry('up', chunk)
    else for (const request of this.#reader.read(chunk)) this.#send(request)
  }

  #send(request: WholeRequest): void {
    const isExchange = request.method === 'POST' && request.path.startsWith('/sync')
    this.#fate = drawFate(this.#proxy.weather, isExchange, this.#proxy.roll)
    if (isExchange) this.#calls.push(this.#proxy.note(request, this.#fate))
    this.#isOpaque = request.isUpgrade
    if (this.#fate === 'lost') this.break()
    else if (this.#fate !== 'held') this.#carry('up', request.bytes)
  }

  #reach(): Socket {
    if (this.#house) return this.#house
    const house = connect(this.#proxy.target, '127.0.0.1')
    this.#house = house
    house.on('data', (chunk) => this.#answered(chunk))
    house.on('error', () => this.#refused())
    house.on('close', () => this.break())
    return house
  }

  #refused(): void {
    for (const call of this.#calls) call.fate = 'refused'
    this.break()
  }

  #answered(chunk: Buffer): void {
    if (this.#fate === 'unanswered') this.break()
    else if (this.#fate === 'cut') {
      this.#client.write(chunk.subarray(0, Math.floor(chunk.length / 2)))
      this.break()
    } else {
      for (const call of this.#calls.splice(0)) call.fate = 'answered'
      this.#carry('down', chunk)
    }
  }

  #carry(way: 'up' | 'down', chunk: Buffer): void {
    const pause = this.#proxy.weather === 'slow' ? 50 + this.#proxy.roll(900) : 0
    this.#ways[way] = this.#ways[way].then(async () => {
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
      const to = way === 'up' ? this.#reach() : this.#client
      if (!this.#client.destroyed && !to.destroyed) to.write(chunk)
    })
  }

  hold(): void {
    this.#client.pause()
    this.#house?.pause()
  }

  wake(isAlive: boolean): void {
    if (isAlive && this.#fate !== 'held') {
      this.#client.resume()
      this.#house?.resume()
    } else this.break()
  }

  break(): void {
    this.#proxy.forget(this)
    if (!this.#client.destroyed) this.#client.resetAndDestroy()
    this.#house?.destroy()
  }
}
