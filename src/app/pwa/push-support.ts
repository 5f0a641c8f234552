/** What this browser can do about push messages. `install`: only in the installed app. `blocked`: the person once said no. */
export type PushSupport = 'unsupported' | 'install' | 'blocked' | 'possible'

type Here = {
  readonly hasPush: boolean
  readonly isApple: boolean
  readonly isInstalled: boolean
  readonly permission: NotificationPermission | undefined
}

/** Phones and tablets of Apple, also a tablet that passes for a computer. */
const isApple = () =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

const isInstalled = () =>
  window.matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true)

const here = (): Here => ({
  hasPush: 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
  isApple: isApple(),
  isInstalled: isInstalled(),
  permission: 'Notification' in window ? Notification.permission : undefined,
})

/** On iPhone and iPad only the installed app has push messages, from 16.4 on. */
export function pushSupport({ hasPush, isApple, isInstalled, permission }: Here = here()): PushSupport {
  if (isApple && !isInstalled) return 'install'
  if (!hasPush) return 'unsupported'
  return permission === 'denied' ? 'blocked' : 'possible'
}
