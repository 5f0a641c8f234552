import { Agent as PlainAgent, request as plainRequest } from 'node:http'
import { Agent, request } from 'node:https'
import { lookUpOutside } from './push-address'

/** What a push service said. `status` 0: nothing, for the reason in `failure`. */
export type Answered = { readonly status: number; readonly retryAfter?: string | undefined; readonly failure?: string }
export type Parcel = { readonly endpoint: string; readonly headers: Readonly<Record<string, string>>; readonly body: Buffer }

/**
 * A line to push services, with connections that are used again. Follows no redirects and reads no answer's body. A service has
 * `patience` milliseconds for its answer, however slowly it drips.
 */
export function openPost(loopback: boolean, lanes: number, patience: number) {
  const keep = { keepAlive: true, maxSockets: lanes, scheduling: 'lifo' } as const
  const [agent, plainAgent] = [new Agent(keep), new PlainAgent(keep)]
  const post = ({ endpoint, headers, body }: Parcel, signal: AbortSignal): Promise<Answered> =>
    new Promise((resolve) => {
      const isPlain = endpoint.startsWith('http:')
      const options = { method: 'POST', headers, signal, ...(loopback ? {} : { lookup: lookUpOutside }) }
      const sent = isPlain ? plainRequest(endpoint, { ...options, agent: plainAgent }) : request(endpoint, { ...options, agent })
      const deadline = setTimeout(() => sent.destroy(new Error('no answer in time')), patience)
      sent.on('close', () => clearTimeout(deadline))
      sent.on('error', (error) => resolve({ status: 0, failure: error.message }))
      sent.on('response', (answer) => {
        answer.on('error', () => undefined)
        answer.resume()
        resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] })
      })
      sent.end(body)
    })
  const close = () => {
    agent.destroy()
    plainAgent.destroy()
  }
  return { post, close }
}
