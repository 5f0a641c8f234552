import { sql } from 'kysely'
import { vi } from 'vitest'
import type { OpenHouse } from '../../kit/server/open-house'
import { testPassword } from '../../kit/test-password'
import { SmallOidc } from '../../kit/third/small-oidc'
import { oidcSettings, sends, there, ticketIn } from '../../kit/third/there'

/** What somebody holds who is on their way in. The values are made anew now and then, their number stays, so that the same requests come. */
export type OnTheWay = {
  /** Numbers of somebody who signs in, of nobody, and of somebody who sets a password. */
  readonly mobiles: string[]
  /** Codes they were sent for that. */
  readonly codes: string[]
  /** Tickets to go in and to bind with. */
  readonly tickets: string[]
  /** By which the browsers are known that tickets were given to, in the same order, and those that were sent on an errand. */
  readonly cookies: string[]
  /** What a provider sends somebody back with. */
  readonly returns: Readonly<Record<string, string>>[]
}

const own = 'https://garden.test'
/** The code of a number nothing was sent to. */
const none = '000000'

/** The ways into a house beside the password: text messages that are read here, and a provider that vouches for two people. */
export class WaysIn {
  readonly held: OnTheWay = { mobiles: ['13700000001', '13900000009', '13700000002'], codes: [], tickets: [], cookies: [], returns: [] }
  private readonly provider = new SmallOidc(`${own}/sys/thirdLogin/callback/oidc`)

  private calls = 0
  private sent = none
  /** One that no limit has counted yet. */
  private readonly address = () => `172.16.${++this.calls >> 8}.${this.calls & 255}`

  /** Settings of a house that has these ways. */
  async open(): Promise<Record<string, string>> {
    await this.provider.open()
    return {
      SMS_PROVIDER: 'console',
      REGISTRATION_HOUSE: '1',
      ...oidcSettings(this.provider),
      PUBLIC_URL: own,
    }
  }

  /** Reads what a house sends from now on. */
  listen({ engine: { sms } }: OpenHouse): void {
    if (!sms) throw new Error('nothing carries text messages')
    vi.spyOn(sms, 'send').mockImplementation(async ({ code }) => {
      this.sent = code
    })
  }

  close(): Promise<void> {
    return this.provider.close()
  }

  /** Beginnings of addresses people are led to. */
  leads(): string[] {
    return [`${this.provider.issuer}/authorize?`, `${own}/oauth2-app/login?`]
  }

  async renew(house: OpenHouse): Promise<void> {
    const fresh: OnTheWay = { mobiles: [], codes: await this.codes(house), tickets: [], cookies: [], returns: [] }
    const errands: string[] = []
    for (const way of ['page', 'window'] as const) {
      for (const sub of ['known-there', 'free-there']) {
        const { cookie, back } = await this.there(house, way, sub)
        const answered = await house.server.inject({ url: back, headers: { cookie }, remoteAddress: this.address() })
        const ticket = ticketIn(answered)
        if (sub === 'known-there') await this.bind(house, ticket, cookie, way)
        fresh.tickets.push(ticket)
        fresh.cookies.push(cookie)
      }
      const { cookie, back } = await this.there(house, way, 'known-there')
      errands.push(cookie)
      fresh.returns.push(Object.fromEntries(new URL(back, own).searchParams))
    }
    fresh.cookies.push(...errands)
    for (const kind of ['codes', 'tickets', 'cookies'] as const) this.held[kind].splice(0, Number.POSITIVE_INFINITY, ...fresh[kind])
    this.held.returns.splice(0, Number.POSITIVE_INFINITY, ...fresh.returns)
  }

  /** Has a code sent to each number, whose accounts are as they were: requests before may have taken them away. */
  private async codes({ engine, call }: OpenHouse): Promise<string[]> {
    const { databases } = engine
    const [known = '', free = '', other = ''] = this.held.mobiles
    await sql`update "user" set phone = null where phone in (${known}, ${other}, ${free})`.execute(databases.owner)
    await sql`update "user" set gone = false, status = '1', phone = case id when 'user.single' then ${known} else ${other} end
      where id in ('user.single', 'user.nobody')`.execute(databases.owner)
    await sql`delete from sms_sent`.execute(databases.owner)
    const codes: string[] = []
    for (const [mobile, smsmode] of [
      [known, '0'],
      [free, '1'],
      [other, '2'],
    ]) {
      this.sent = none
      await call('POST /sys/sms', { mobile, smsmode })
      codes.push(this.sent)
    }
    return codes
  }

  private there({ server }: OpenHouse, way: keyof typeof sends, sub: string) {
    this.provider.person = { ...this.provider.person, sub }
    return there(server, sends[way], { remoteAddress: this.address() })
  }

  private async bind({ call }: OpenHouse, uuid: string, cookie: string, way: keyof typeof sends): Promise<void> {
    await call('POST /sys/third/user/checkPassword', { uuid, username: 'single', password: testPassword, page: way === 'page' }, { cookie })
  }
}
