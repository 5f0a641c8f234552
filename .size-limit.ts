import { built, firstLoad } from './tests/house/first-load'

// What may be fetched before the first mark can be made, and what a device fetches at every check for a new release.
export default [
  { name: 'a phone until the board is usable', path: firstLoad.map((file) => `${built}/${file}`), gzip: true, limit: '220 kB' },
  { name: 'service worker', path: `${built}/sw.js`, gzip: true, limit: '12 kB' },
]
