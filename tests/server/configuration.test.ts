import { describe, expect, test } from 'vitest'
import { readConfiguration } from '../../src/server/configuration'

describe('the configuration', () => {
  test('is complete without any setting, and listens to this machine alone', () => {
    expect(readConfiguration({})).toMatchObject({ port: 8080, host: '127.0.0.1', logLevel: 'warn' })
  })

  test.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgres://'],
    [{ PUBLIC_URL: 'somewhere' }, 'PUBLIC_URL'],
    [{ SEED: 'half' }, 'SEED must be demo or empty'],
    [{ HOUSE_NAME: '长'.repeat(61) }, 'HOUSE_NAME must have 60 or fewer characters'],
    [{ SEED_PASSWORD: 'short' }, 'SEED_PASSWORD must have 8 or more characters'],
    [{ SECRET_KEY: 'abc' }, 'SECRET_KEY must be 64 hexadecimal digits'],
    [{ PUSH_CONTACT: 'somebody' }, 'PUSH_CONTACT must be a real address'],
    [{ PUSH_CONTACT: 'mailto:admin@localhost' }, 'PUSH_CONTACT must be a real address'],
    [{ PUSH_CONTACT: 'mailto:admin@example.com' }, 'PUSH_CONTACT must be a real address'],
    [{ PUSH_CONTACT: 'http://kindergarten.cn' }, 'PUSH_CONTACT must be a real address'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES must name proxies by address'],
    [{ TRUSTED_PROXIES: 'loopback,proxy.house.cn' }, 'TRUSTED_PROXIES must name proxies by address'],
    [{ TLS_CERT: 'cert.pem' }, 'TLS_CERT and TLS_KEY belong together'],
    [{ TLS_CERT: '/nowhere/cert.pem', TLS_KEY: '/nowhere/key.pem' }, 'TLS_CERT: cannot read'],
  ])('says in one sentence what is wrong with %o', (env, words) => {
    expect(() => readConfiguration(env)).toThrow(words)
  })

  test('names every wrong setting at once', () => {
    expect(() => readConfiguration({ PORT: 'x', SEED_PASSWORD: 'y' })).toThrow(/PORT.*SEED_PASSWORD/)
  })

  test('takes a contact push services can write to', () => {
    for (const PUSH_CONTACT of ['mailto:it@sunshine-kindergarten.cn', 'https://kindergarten.cn/contact'])
      expect(readConfiguration({ PUSH_CONTACT })).toMatchObject({ pushContact: PUSH_CONTACT, pushLoopback: false })
  })

  test('believes proxies of this machine about where a call comes from, or those it is given', () => {
    expect(readConfiguration({}).trustedProxies).toEqual(['loopback'])
    expect(readConfiguration({ TRUSTED_PROXIES: 'none' }).trustedProxies).toEqual([])
    const given = '10.0.0.5, 10.1.0.0/16,fd00::/8'
    expect(readConfiguration({ TRUSTED_PROXIES: given }).trustedProxies).toEqual(['10.0.0.5', '10.1.0.0/16', 'fd00::/8'])
  })

  test('takes an empty value for none, as shells and compose files write it', () => {
    expect(readConfiguration({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 8080 })
    expect(readConfiguration({ DATABASE_URL: '' }).databaseUrl).toBeUndefined()
  })
})
