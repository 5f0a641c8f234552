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
  void import('../notices/bell/announce').then(
    (part) => part.announce(notice),
    () => undefined,
  )

/** What stands for "something is new" where the server itself could not say so. */
const news: Notice = { cmd: 'sync' }
const isNotice = ({ cmd }: Notice) => cmd === 'topic' || cmd === 'user'

export type Person = { readonly user: string; readonly token: string }

/** Holds the socket of a person, and looks by itself while there is none. All windows are told with `tell`. Returns how to stop. */
function hold({ user, token }: Person, engine: Engine, tell: (notice: Notice) => void): () => void {
  let wasLost = false
  let hasLooked = false
  const look = () => {
    hasLooked = true
    engine.wake('timer')
  }
  const poll = pollWhileDeaf({ look, isWorthIt: () => isSeen() && engine.status.getState().online })
  const socket = noticeSocket({
    address: socketAddress(user),
    token,
    stands(isOpen) {
      poll.hears(isOpen)
      // Nobody was told what happened meanwhile; and a server that is heard can be sent to, however long the engine meant to rest.
      if (isOpen) engine.wake('socket')
      if (isOpen && wasLost) tell(news)
      wasLost = !isOpen
    },
    hear(notice) {
      if (!isNotice(notice) && notice.cmd !== news.cmd) return
      engine.wake(isNotice(notice) ? 'socket' : 'poke')
      tell(notice)
    },
  })
  poll.hears(false)
  const seen = () => isSeen() && socket.retry()
  window.addEventListener('online', socket.retry)
  document.addEventListener('visibilitychange', seen)
  const unsubscribe = engine.status.subscribe((now, before) => {
    const hasSynced = now.lastSync !== before.lastSync
    if (now.online && !before.online) socket.retry()
    else if (hasSynced) socket.release()
    if (!hasSynced || !hasLooked) return
    hasLooked = false
    tell(news)
  })
  return () => {
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

/** Tells this window's readers of news, `gather` after the first of several. However many follow, that is not put off. */
function gatherNews() {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    tellSoon: () => {
      timer ??= setTimeout(() => {
        timer = undefined
        tellNews()
      }, gather)
    },
    stop: () => clearTimeout(timer),
  }
}

/**
 * Listens to the server for one person. Only the window that leads holds the socket; the others hear from it what it hears, and of rows
 * through the device's database. Returns how to stop.
 */
export function listen(person: Person, engine: Engine, leads: boolean): () => void {
  const { tellSoon, stop } = gatherNews()
  const hear = (notice: Notice) => {
    tellSoon()
    if (isNotice(notice)) announce(notice)
  }
  const windows = joinWindows(person.user, hear)
  const tell = (notice: Notice) => {
    windows.post(notice)
    hear(notice)
  }
  const ends = leads ? [hold(person, engine, tell), keepPushRight()] : []
  return () => {
    for (const end of ends) end()
    windows.close()
    stop()
  }
}
