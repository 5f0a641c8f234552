import type { TableMessage, Written } from '../../../../contract/live/table-socket'

/** Milliseconds: from one answer to the next heart beat, in which a beat must be answered, and before a reconnect. */
const rest = 10_000
const patience = 6_000
const pause = 5_000

type Options = {
  readonly address: string
  readonly token: string
  readonly hear: (socketKey: string, written: Written) => void
  /** Makes the socket; a test gives its own. */
  readonly open?: (address: string, token: string) => WebSocket
}

function parse(text: unknown): TableMessage | undefined {
  try {
    const found: unknown = JSON.parse(String(text))
    return typeof found === 'object' && found !== null && 'type' in found && 'data' in found ? (found as TableMessage) : undefined
  } catch {
    return undefined
  }
}

function updateIn(message: TableMessage | undefined): Parameters<Options['hear']> | undefined {
  if (message?.type !== 'update_vxe_table' || typeof message.data !== 'object') return undefined
  const { socketKey, args } = message.data
  const [row, caseId, stamp] = Array.isArray(args) ? args : []
  const isRow = typeof row === 'object' && row !== null && typeof row.id === 'string'
  return isRow ? [socketKey, { row, caseId: String(caseId), stamp: Number(stamp) || 0 }] : undefined
}

/** One connection, kept alive by heart beats until it is gone. Returns how to end it without a word. */
function follow(socket: WebSocket, hear: Options['hear'], gone: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const leave = () => {
    isOver = true
    clearTimeout(timer)
    socket.close()
  }
  const lost = () => {
    if (isOver) return
    leave()
    gone()
  }
  const beat = () => {
    socket.send(JSON.stringify({ type: 'heart_beat', data: '' } satisfies TableMessage))
    timer = setTimeout(lost, patience)
  }
  socket.onopen = beat
  socket.onmessage = ({ data }) => {
    if (isOver) return
    const message = parse(data)
    const update = updateIn(message)
    if (update) hear(...update)
    if (message?.type !== 'heart_beat') return
    clearTimeout(timer)
    timer = setTimeout(beat, rest)
  }
  socket.onerror = lost
  socket.onclose = lost
  return leave
}

/** The socket over which pages that have the same table open tell one another what is written in it. */
export function tableConnection({ address, token, hear, open = (where, word) => new WebSocket(where, word) }: Options) {
  let socket: WebSocket | undefined
  let leave: (() => void) | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    clearTimeout(again)
    leave?.()
    leave = undefined
    socket = undefined
  }
  const begin = () => {
    if (socket) return
    clearTimeout(again)
    socket = open(address, token)
    leave = follow(socket, hear, () => {
      end()
      again = setTimeout(begin, pause)
    })
  }
  return {
    begin,
    end,
    /** Answers whether it could be sent. What cannot be sent now is worth nothing later. */
    send(socketKey: string, { row, caseId, stamp }: Written): boolean {
      if (socket?.readyState !== 1) return false
      socket.send(JSON.stringify({ type: 'update_vxe_table', data: { socketKey, args: [row, caseId, stamp] } } satisfies TableMessage))
      return true
    },
  }
}
