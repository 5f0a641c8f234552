/** Milliseconds: between heartbeats, in which each must be answered, and before a reconnect. And how many failures in a row lock reconnecting. */
const heartbeat = 20_000
const pause = 20_000
const most = 5

/** `msgTxtEn`: the same as `msgTxt` in English, of what the product tells on its own account. `again`: the how manyth reminder it is. */
export type Notice = {
  readonly cmd: string
  readonly seq?: number
  readonly msgId?: string
  readonly msgTxt?: string
  readonly msgTxtEn?: string
  readonly again?: number
}

type Options = {
  readonly address: string
  readonly token: string
  readonly hear: (notice: Notice) => void
  /** Told when the connection stands, and when it is lost. */
  readonly stands?: (isOpen: boolean) => void
  /** Makes the socket; a test gives its own. */
  readonly open?: (address: string, token: string) => WebSocket
}

const parse = (text: unknown): Notice | undefined => {
  try {
    const found: unknown = JSON.parse(String(text))
    return typeof found === 'object' && found !== null && 'cmd' in found && typeof found.cmd === 'string' ? (found as Notice) : undefined
  } catch {
    return undefined
  }
}

/** Sends heartbeats, and says when one was not answered by anything before the next was due: the other side is gone unnoticed. */
function keepAlive(socket: WebSocket, dead: () => void) {
  let isHeard = true
  const timer = setInterval(() => {
    if (!isHeard) return dead()
    isHeard = false
    socket.send('HeartBeat')
  }, heartbeat)
  return {
    heard: () => {
      isHeard = true
    },
    stop: () => clearInterval(timer),
  }
}

type Events = {
  readonly opened: () => void
  readonly hear: Options['hear']
  readonly failed: () => void
  readonly gone: () => void
}

/** Follows one connection until it is gone. Returns how to end it without a word. */
function follow(socket: WebSocket, { opened, hear, failed, gone }: Events): () => void {
  let beat: ReturnType<typeof keepAlive> | undefined
  let isOver = false
  const leave = () => {
    if (isOver) return false
    isOver = true
    beat?.stop()
    return true
  }
  const lost = () => leave() && gone()
  socket.onopen = () => {
    beat = keepAlive(socket, () => {
      lost()
      socket.close()
    })
    opened()
  }
  socket.onmessage = ({ data }) => {
    beat?.heard()
    const notice = parse(data)
    if (notice && !isOver) hear(notice)
  }
  socket.onerror = failed
  socket.onclose = lost
  return () => {
    leave()
    socket.close()
  }
}

/** The socket on which the server says that something is new. It only hurries things along: nothing depends on it. */
export function noticeSocket({ address, token, hear, stands, open = (where, word) => new WebSocket(where, word) }: Options) {
  let hangUp: (() => void) | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  let errors = 0
  let over = false

  const later = () => {
    clearTimeout(again)
    again = setTimeout(connect, pause)
  }
  const events: Events = {
    hear,
    opened() {
      errors = 0
      stands?.(true)
    },
    failed() {
      errors += 1
    },
    gone() {
      hangUp = undefined
      stands?.(false)
      if (errors < most) later()
    },
  }
  function connect() {
    clearTimeout(again)
    if (!over && !hangUp) hangUp = follow(open(address, token), events)
  }

  connect()
  return {
    /** There is reason to believe that a connection would work now: also takes the lock off. */
    retry: () => {
      errors = 0
      connect()
    },
    /** The server answers other calls: takes the lock off, and tries again after the usual pause. */
    release: () => {
      if (over || hangUp || errors < most) return
      errors = 0
      later()
    },
    stop: () => {
      over = true
      clearTimeout(again)
      hangUp?.()
    },
  }
}
