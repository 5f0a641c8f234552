import { useLanguage } from '../language/language'
import type { Engine } from '../offline/engine'
import { comparePush } from '../pwa/push-device'
import { tellNews } from './news'
import { type Notice, noticeSocket } from './notice-socket'
import { joinWindows } from './person-channel'
import { pollWhileDeaf } from './poll'
import { socketAddress } from './socket-address'

/** Milliseconds in which several pokes count as one. */
const gather = 800

const isSeen = () => document.visibilityState === 'visible'

/** Says a notice in this window. What words take arrives only now; failing to is no harm, for the bell counts it all the same. */
const announce = (notice: Notice) =>
  void import('../notices/announce').then(
    (part) => part.announce(notice),
    () => undefined,
  )

export type Person = { readonly user: string; readonly token: string }

/** Holds the socket of a person, and looks by itself while there is none. Returns how to stop. */
function hold({ user, token }: Person, engine: Engine, pass: (notice: Notice) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let wasLost = false
  const tellSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(tellNews, gather)
  }
  const poll = pollWhileDeaf({ look: () => engine.wake('timer'), isWorthIt: () => isSeen() && engine.status.getState().online })
  const socket = noticeSocket({
    address: socketAddress(user),
    token,
    stands(isOpen) {
      poll.hears(isOpen)
      // Nobody was told what happened meanwhile; and a server that is heard can be sent to, however long the engine meant to rest.
      if (isOpen) engine.wake('socket')
      if (isOpen && wasLost) tellSoon()
      wasLost = !isOpen
    },
    hear(notice) {
      const isNotice = notice.cmd === 'topic' || notice.cmd === 'user'
      if (!isNotice && notice.cmd !== 'sync') return
      engine.wake(isNotice ? 'socket' : 'poke')
      tellSoon()
      if (isNotice) pass(notice)
    },
  })
  poll.hears(false)
  const seen = () => isSeen() && socket.retry()
  window.addEventListener('online', socket.retry)
  document.addEventListener('visibilitychange', seen)
  const unsubscribe = engine.status.subscribe((now, before) => {
    if (now.online && !before.online) socket.retry()
    else if (now.lastSync !== before.lastSync) socket.release()
  })
  return () => {
    clearTimeout(timer)
    unsubscribe()
    window.removeEventListener('online', socket.retry)
    document.removeEventListener('visibilitychange', seen)
    socket.stop()
    poll.stop()
  }
}

/** Keeps the server's picture of this device right: compared at every start and sign-in, and when the language changes. */
function keepPushRight(): () => void {
  const compare = () => void comparePush().catch(() => undefined)
  compare()
  return useLanguage.subscribe(compare)
}

/**
 * Listens to the server for one person. Only the window that leads holds the socket; the others hear of rows through the device's
 * database, and of notices from it. Returns how to stop.
 */
export function listen(person: Person, engine: Engine, leads: boolean): () => void {
  const windows = joinWindows(person.user, announce)
  const pass = (notice: Notice) => {
    windows.post(notice)
    announce(notice)
  }
  const ends = leads ? [hold(person, engine, pass), keepPushRight()] : []
  return () => {
    for (const end of ends) end()
    windows.close()
  }
}
