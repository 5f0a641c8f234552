/**
 * What page and service worker say to each other. To the page: `exchange`, the network may be back or there is something new;
 * `open-notice`, the person tapped the message about it; `push-changed`, the browser gave this device another push address;
 * `desktop-part-kept`, all that the desktop face needs lies on the device. To the worker: `SKIP_WAITING`, the person wants the new release (workbox's own word), and `keep-desktop-part`, this device shows the
 * desktop face.
 */
export type WorkerMessage =
  | { readonly type: 'exchange' }
  | { readonly type: 'open-notice'; readonly id: string }
  | { readonly type: 'push-changed' }
  | { readonly type: 'desktop-part-kept' }
  | { readonly type: 'SKIP_WAITING' }
  | { readonly type: 'keep-desktop-part' }

/** Tag of the background sync a page asks for while work waits to be sent. */
export const exchangeTag = 'exchange'
