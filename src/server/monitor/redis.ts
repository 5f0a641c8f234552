import { refuse } from '../../contract/error'

/** Milliseconds Redis has for an answer, and for a connection. */
const patience = 3000

/** A Redis that is looked at. Nothing of the product lies there. */
export type Redis = {
  /** Answers a command as it was said: a text, a number, null, or a list of these. Refuses with `redis.away` and `redis.said`. */
  readonly ask: (words: readonly string[]) => Promise<unknown>
  readonly close: () => void
}

/** What is used of the client. Its own type holds every command there is, at a price the compiler pays. */
type Client = {
  readonly isReady: boolean
  readonly connect: () => Promise<unknown>
  readonly sendCommand: (words: readonly string[]) => Promise<unknown>
  readonly on: (event: 'error', listener: (error: Error) => void) => unknown
  readonly destroy: () => void
}

/** Fetched when it is first needed: most houses have no Redis. */
async function connected(url: string): Promise<Client> {
  const { createClient } = await import('@redis/client')
  const client: Client = createClient({
    url,
    RESP: 2,
    disableClientInfo: true,
    disableOfflineQueue: true,
    commandsQueueMaxLength: 100,
    maintNotifications: 'disabled',
    socket: { connectTimeout: patience, reconnectStrategy: false },
  })
  // Without a listener it would end the process; whoever asks next is told, and tries again.
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    client.destroy()
    throw error
  }
  return client
}

const tooSlow = () => new Promise<never>((_, fail) => setTimeout(() => fail(new Error('Redis is silent')), patience * 2).unref())

/** Redis's own no begins with a word in capitals; anything else is the matter of the connection. */
const isReply = (error: unknown): error is Error => error instanceof Error && error.constructor.name === 'SimpleError'

/** Opens a Redis by its address. It connects when it is first asked, and again when it was away. */
export function openRedis(url: string): Redis {
  let opening: Promise<Client> | undefined
  const end = () => {
    const old = opening
    opening = undefined
    old?.then((client) => client.destroy()).catch(() => undefined)
  }
  const client = async () => {
    if (opening && !(await opening.catch(() => undefined))?.isReady) end()
    opening ??= connected(url)
    return opening
  }
  return {
    async ask(words) {
      try {
        return await Promise.race([client().then((open) => open.sendCommand(words)), tooSlow()])
      } catch (error) {
        if (isReply(error)) refuse('redis.said', { message: error.message.slice(0, 300) })
        end()
        return refuse('redis.away')
      }
    },
    close: end,
  }
}
