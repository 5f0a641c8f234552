import { randomBytes } from 'node:crypto'
import { chmodSync, readdirSync, renameSync, rmSync } from 'node:fs'
import type { Server } from 'node:net'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { clusterError, errorCode } from './cluster-error'

/** The right to use a data directory; `release` gives it back, and so does the end of the process, however it ends. */
export type Ownership = { release(): void }

const isPlate = (name: string) => /^owner-[0-9a-f]{8}\.sock$/.test(name)

/** A name plate at the door. It says `owner` once its process has won, `candidate` before. */
type Plate = Ownership & { settle(): void }

/** Rounds in which candidates who met may step back, and a process that ends may be gone, before somebody is refused; each takes about 0.2 s. */
const ROUNDS = 20

/**
 * Becomes the one owner of a data directory. Each process hangs out its own listening socket (`owner-<random>.sock`)
 * and then looks for those of others: one that answers belongs to a living process, one that refuses to a dead one.
 * Names are never used twice, so clearing a dead one cannot hit a living one. `door` is a short spelling of `dataDir`.
 * @throws ClusterError when another process is the owner
 */
export async function becomeSoleOwner(dataDir: string, door: string): Promise<Ownership> {
  if (process.platform === 'win32') return becomeOwnerByPipe(dataDir)
  for (let round = 1; ; round++) {
    const name = `owner-${randomBytes(4).toString('hex')}.sock`
    const plate = await hangOut(door, name)
    const other = await findOther(door, name)
    if (other === undefined) {
      plate.settle()
      return plate
    }
    plate.release()
    if (!/ (candidate|leaving)$/.test(other) || round === ROUNDS) throw refusal(dataDir, other)
    // Two that start together see each other: both step back for a random while. One that was killed is gone when the machine gets to it.
    await sleep(50 + Math.random() * 250)
  }
}

/** The socket gets its name only once it listens: a name in the directory always answers while its process lives. */
async function hangOut(door: string, name: string): Promise<Plate> {
  const unborn = join(door, name.replace('.sock', '.new'))
  let rank = 'candidate'
  const server = await listen(unborn, () => rank)
  // Whoever may enter the directory may ask, also an ordinary user after root: connecting takes the right to write.
  chmodSync(unborn, 0o666)
  renameSync(unborn, join(door, name))
  return {
    settle: () => {
      rank = 'owner'
    },
    release: () => {
      rmSync(join(door, name), { force: true })
      server.close()
    },
  }
}

/** Whoever else is alive, in its own words; clears the sockets of the dead. */
async function findOther(door: string, own: string): Promise<string | undefined> {
  for (const name of readdirSync(door).filter((name) => isPlate(name) && name !== own)) {
    const answer = await ask(join(door, name))
    if (answer !== undefined) return answer
    rmSync(join(door, name), { force: true })
  }
  return undefined
}

function listen(path: string, rank: () => string): Promise<Server> {
  const server = createServer((visitor) => visitor.on('error', () => undefined).end(`process ${process.pid}, ${rank()}`))
  return new Promise((resolve, reject) => server.once('error', reject).listen(path, () => resolve(server.unref())))
}

/** What the process behind a socket calls itself, undefined when nobody is there. One that hangs up without a word is about to end. */
function ask(path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect(path)
    let answer = ''
    const settle = (otherwise: string) => {
      socket.destroy()
      resolve(answer || otherwise)
    }
    const hungUp = () => settle('another process, leaving')
    socket
      .on('data', (chunk) => (answer += chunk.toString()))
      .on('end', hungUp)
      .setTimeout(1000, () => settle('another process'))
    socket.on('error', (error) => (['ECONNREFUSED', 'ENOENT'].includes(errorCode(error)) ? resolve(undefined) : hungUp()))
  })
}

/** A Windows pipe name has one owner by itself and vanishes with it. */
async function becomeOwnerByPipe(dataDir: string): Promise<Ownership> {
  const path = `\\\\.\\pipe\\kindergarten-${Buffer.from(dataDir.toLowerCase()).toString('base64url').slice(-120)}`
  try {
    const server = await listen(path, () => 'owner')
    return { release: () => void server.close() }
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE') throw error
    throw refusal(dataDir, (await ask(path)) ?? 'another process')
  }
}

const refusal = (dataDir: string, other: string) =>
  clusterError(`${dataDir} is already in use by ${other.split(',')[0]}`, 'stop that one first, give this one another data directory')
