import { built, firstLoad, signInLoad } from './tests/house/first-load'

// What may be fetched before somebody can sign in, before the first mark can be made, and by a device at every check for a new release.
export default [
  { name: 'a phone until somebody can sign in', path: signInLoad.map((file) => `${built}/${file}`), gzip: true, limit: '115 kB' },
  { name: 'a phone until the board is usable', path: firstLoad.map((file) => `${built}/${file}`), gzip: true, limit: '190 kB' },
  { name: 'service worker', path: `${built}/sw.js`, gzip: true, limit: '12 kB' },
]
