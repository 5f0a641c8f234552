import type { FileTransport } from '../../../src/app/files/upload/file-transport'
import type { Ask, Reply } from '../../../src/contract/sync/exchange'
import type { FakeServer } from './fake-server'

/** What befalls one call: lost before or after the server has seen it, delivered twice, or answered with a status. */
export type Mishap = 'request-lost' | 'reply-lost' | 'twice' | { readonly status: number; readonly retryAfter?: number }

/** A network whose mishaps are listed beforehand. `asks` and `replies` remember what went over it. */
export class FakeNetwork {
  readonly asks: Ask[] = []
  readonly replies: Reply[] = []
  mishaps: (Mishap | undefined)[] = []
  /** Judges every call that nothing else befalls. */
  judge: (ask: Ask) => Mishap | undefined = () => undefined
  /** The calls about files, as `HEAD` or `PUT` and where it began, and what befalls them. */
  readonly fileCalls: string[] = []
  judgeFile: (call: string) => Mishap | undefined = () => undefined
  private readonly server: FakeServer

  /** A call that was answered, by its place. */
  heard(at: number): { readonly ask: Ask; readonly reply: Reply } {
    const [ask, reply] = [this.asks.at(at), this.replies.at(at)]
    if (!ask || !reply) throw new Error('no such call')
    return { ask, reply }
  }

  constructor(server: FakeServer) {
    this.server = server
  }

  readonly transport = async (ask: Ask): Promise<Reply> => {
    this.asks.push(structuredClone(ask))
    const mishap = this.mishaps.shift() ?? this.judge(ask)
    await Promise.resolve()
    if (mishap === 'request-lost') throw { status: 0 }
    if (typeof mishap === 'object') throw mishap
    const first = this.server.exchange(ask)
    if (mishap === 'reply-lost') throw { status: 0 }
    const reply = mishap === 'twice' ? this.server.exchange(ask) : first
    this.replies.push(reply)
    return reply
  }

  readonly files: FileTransport = {
    ask: (sha) => this.carryFile('HEAD', () => this.server.state.files.ask(sha)),
    put: (sha, part) => this.carryFile(`PUT ${part.offset}`, () => this.server.state.files.put(sha, part)),
  }

  private async carryFile<T>(call: string, deliver: () => T | Promise<T>): Promise<T> {
    this.fileCalls.push(call)
    const mishap = this.judgeFile(call)
    await Promise.resolve()
    if (mishap === 'request-lost') throw { status: 0 }
    if (typeof mishap === 'object') throw mishap
    const first = await deliver()
    if (mishap === 'reply-lost') throw { status: 0 }
    return mishap === 'twice' ? deliver() : first
  }
}
