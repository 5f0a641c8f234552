import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Addresses that are nobody's on the internet: this machine, this network, and those that stand for either (RFC 6890). */
const inside = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['100::', 64],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, bits, 'ipv6')

const bare = (host: string) => host.replace(/^\[|\]$/g, '')
const isOutside = (address: string): boolean => !inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
const loopbacks = ['localhost', '127.0.0.1', '::1']

/**
 * Whether the server may write to an address a device brought: https at the usual port, without a name or password in it, and not to
 * a number of the house's own network. `loopback` allows this machine as well, also without TLS. What a name stands for is looked at
 * when it is written to, because that can change.
 */
export function isPushAddress(given: string, loopback: boolean): boolean {
  if (given.length > 2000 || !URL.canParse(given)) return false
  const { protocol, hostname, port, username, password, hash } = new URL(given)
  const host = bare(hostname)
  if (username || password || hash) return false
  if (loopback && loopbacks.includes(host)) return protocol === 'https:' || protocol === 'http:'
  return protocol === 'https:' && port === '' && host.includes(isIP(host) === 6 ? ':' : '.') && (isIP(host) === 0 || isOutside(host))
}

/** Looks names up and answers only addresses outside. The connection is made to what was answered here, so that no second look-up can differ. */
export const lookUpOutside: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '')
    const outside = found.filter(({ address }) => isOutside(address))
    const [first] = outside
    if (!first) return done(Object.assign(new Error(`${host} is inside this network`), { code: 'EACCES' }), '')
    if (options.all) done(null, outside)
    else done(null, first.address, first.family)
  })
}
