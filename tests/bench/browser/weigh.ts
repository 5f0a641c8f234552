import type { CDPSession } from 'playwright'

/** Bytes of scripts and styles as they come over the network, until somebody asks for the sum. */
export function weigh(session: CDPSession): () => number {
  const wanted = new Set<string>()
  let bytes = 0
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script' || type === 'Stylesheet') wanted.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (wanted.has(requestId)) bytes += encodedDataLength
  })
  return () => bytes
}
