import { createServer, type Socket } from 'node:net'

type Answer = string | number | null | Error | readonly Answer[]

const encoded = (answer: Answer): string => {
  if (answer === null) return '$-1\r\n'
  if (answer instanceof Error) return `-${answer.message}\r\n`
  if (typeof answer === 'number') return `:${answer}\r\n`
  if (typeof answer === 'string') return `$${Buffer.byteLength(answer)}\r\n${answer}\r\n`
  return `*${answer.length}\r\n${answer.map(encoded).join('')}`
}

/** The commands that have come whole, and what is left. */
function commandsIn(text: string): { commands: string[][]; rest: string } {
  const commands: string[][] = []
  let rest = text
  for (;;) {
    const many = /^\*(\d+)\r\n/.exec(rest)
    if (!many) return { commands, rest }
    let at = many[0].length
    const words: string[] = []
    for (let word = 0; word < Number(many[1]); word++) {
      const head = /^\$(\d+)\r\n/.exec(rest.slice(at))
      if (!head) return { commands, rest }
      at += head[0].length
      words.push(rest.slice(at, at + Number(head[1])))
      at += Number(head[1]) + 2
    }
    if (at > rest.length) return { commands, rest }
    commands.push(words)
    rest = rest.slice(at)
  }
}

const info = '# Server\r\nredis_version:7.4.1\r\nuptime_in_days:3\r\n# Memory\r\nused_memory:1048576\r\nunheard_of:1\r\n'

/** As much of a Redis as is asked: it speaks its protocol, holds what it is given, and remembers what it was told. */
export async function openSmallRedis(held: Readonly<Record<string, string>>) {
  const heard: string[] = []
  const sockets = new Set<Socket>()
  const answers: Readonly<Record<string, (words: string[]) => Answer>> = {
    ping: () => 'PONG',
    dbsize: () => Object.keys(held).length,
    info: () => info,
    strlen: ([, key = '']) => held[key]?.length ?? 0,
    get: ([, key = '']) => held[key] ?? null,
    scan: () => ['0', Object.keys(held)],
    lindex: () => new Error('WRONGTYPE Operation against a key holding the wrong kind of value'),
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    let waiting = ''
    socket.on('data', (data) => {
      const { commands, rest } = commandsIn(waiting + data.toString())
      waiting = rest
      for (const words of commands) {
        heard.push(words.join(' '))
        const answer = answers[words[0]?.toLowerCase() ?? '']
        socket.write(encoded(answer ? answer(words) : 'OK'))
      }
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  return {
    url: `redis://127.0.0.1:${port}`,
    heard,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}
