/** One whole request of HTTP/1.1 as it came, and what of its head matters here. */
export type WholeRequest = {
  readonly bytes: Buffer
  readonly method: string
  readonly path: string
  readonly body: Buffer
  readonly isUpgrade: boolean
}

const headEnd = Buffer.from('\r\n\r\n')

/** Cuts what a browser sends on one connection into requests. Browsers send bodies with their length. */
export class RequestReader {
  #rest = Buffer.alloc(0)

  /** Takes in what has come. Answers the requests that are whole now. */
  read(chunk: Buffer): WholeRequest[] {
    this.#rest = Buffer.concat([this.#rest, chunk])
    const found: WholeRequest[] = []
    for (let next = this.#take(); next; next = this.#take()) found.push(next)
    return found
  }

  #take(): WholeRequest | undefined {
    const end = this.#rest.indexOf(headEnd)
    if (end < 0) return undefined
    const head = this.#rest.subarray(0, end).toString('latin1')
    const length = Number(/^content-length:\s*(\d+)/im.exec(head)?.[1] ?? 0)
    const whole = end + headEnd.length + length
    if (this.#rest.length < whole) return undefined
    const bytes = this.#rest.subarray(0, whole)
    this.#rest = this.#rest.subarray(whole)
    const [method = '', path = ''] = head.split(' ', 2)
    return { bytes, method, path, body: bytes.subarray(end + headEnd.length), isUpgrade: /^upgrade:\s*websocket/im.test(head) }
  }
}
