import { connect, type Socket } from 'node:net'

/** A connection that waits for a word. */
export type Ear = { readonly socket: Socket; readonly hears: (word: string) => Promise<number> }

const together = 100
/** A ping of a socket, and the pong it wants. */
const ping = Buffer.from([0x89, 0])
const pong = Buffer.from([0x8a, 0x80, 0, 0, 0, 0])

/** A connection on which whatever comes is only looked through for a word. `opening` is sent first; it is open when `answer` has come. */
function openEar(host: string, port: number, opening: string, answer: string): Promise<Ear> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true })
    socket.on('error', reject)
    socket.once('connect', () => {
      if (opening) socket.write(opening)
      if (!answer) resolve(ear)
    })
    socket.once('close', () => fail(new Error('a connection ended')))
    let heard = ''
    let wake = () => {}
    let fail = reject
    socket.on('data', (chunk: Buffer) => {
      if (answer && chunk.includes(ping)) socket.write(pong)
      heard = (heard + chunk.toString('latin1')).slice(-2000)
      if (answer && heard.startsWith('HTTP/1.1 ') && heard.includes(answer)) resolve(ear)
      else if (heard.startsWith('HTTP/1.1 4')) reject(new Error(heard.slice(0, 60)))
      wake()
    })
    const hears = (word: string): Promise<number> =>
      new Promise((done, failed) => {
        fail = failed
        wake = () => heard.includes(word) && done(performance.now())
        wake()
      })
    const ear = { socket, hears }
  })
}

/** Many connections, a few opened at a time. `openingOf` is what each says first. */
export async function openEars(
  host: string,
  port: number,
  count: number,
  openingOf: (at: number) => string,
  answer: string,
): Promise<Ear[]> {
  const ears: Ear[] = []
  for (let at = 0; at < count; at += together) {
    const few = Array.from({ length: Math.min(together, count - at) }, (_, more) => openEar(host, port, openingOf(at + more), answer))
    ears.push(...(await Promise.all(few)))
  }
  return ears
}
