import type { Notice } from './notice-socket'

/** Between the windows of one person: the one that holds the socket passes on what it heard. */
export type PersonChannel = { readonly post: (notice: Notice) => void; readonly close: () => void }

/** Joins the windows of a person; `hear` is told what another window passes on. */
export function joinWindows(user: string, hear: (notice: Notice) => void): PersonChannel {
  const channel = new BroadcastChannel(`notices:${user}`)
  channel.onmessage = ({ data }: MessageEvent<Notice>) => hear(data)
  return { post: (notice) => channel.postMessage(notice), close: () => channel.close() }
}
