import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { longestHouseName } from '../contract/system/house'
import { readTls, type Tls } from './read-tls'

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

const groups = ['loopback', 'linklocal', 'uniquelocal']
const proxiesOf = (list: string): string[] => (list.trim() === 'none' ? [] : listed(list))

function isProxy(one: string): boolean {
  const [address = '', bits, ...more] = one.split('/')
  const most = { 4: 32, 6: 128 }[isIP(address)] ?? -1
  return groups.includes(one) || (most > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)))
}

/** The address of a server that is trusted with sign-ins: nobody on the way may read or change what it says. */
const guardedAddress = z.optional(
  z.string().check(z.regex(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])\S+$/, 'must begin with https://')),
)

const shape = z.object({
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65535)), 8080),
  HOST: z._default(z.string().check(z.minLength(1)), '127.0.0.1'),
  DATA_DIR: z._default(z.string().check(z.minLength(1)), './data'),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//, 'must begin with postgres://'))),
  PUBLIC_URL: z.optional(z.url('must be an address such as https://kindergarten.example')),
  TLS_CERT: z.optional(z.string()),
  TLS_KEY: z.optional(z.string()),
  SEED: z._default(z.enum(['demo', 'empty'], 'must be demo or empty'), 'demo'),
  HOUSE_NAME: z.optional(z.string().check(z.maxLength(longestHouseName, `must have ${longestHouseName} or fewer characters`))),
  SEED_PASSWORD: z.optional(z.string().check(z.minLength(8, 'must have 8 or more characters'))),
  SECRET_KEY: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits'))),
  FILES_S3_ENDPOINT: z.optional(z.url('must be an address such as https://s3.example')),
  FILES_S3_BUCKET: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket'))),
  FILES_S3_KEY: z.optional(z.string()),
  FILES_S3_SECRET: z.optional(z.string()),
  FILES_S3_REGION: z._default(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, 'must be a region such as us-east-1')), 'us-east-1'),
  TOKEN_HOSTS: z._default(
    z
      .string()
      .check(
        z.regex(/^[a-z0-9.-]+(:\d+)?(\s*,\s*[a-z0-9.-]+(:\d+)?)*$/, 'must be hosts with commas between, such as reports.your-house.cn'),
      ),
    '',
  ),
  CORS_ORIGINS: z._default(
    z
      .string()
      .check(
        z.regex(
          /^(https?:\/\/[a-z0-9.-]+(:\d+)?)?(\s*,\s*https?:\/\/[a-z0-9.-]+(:\d+)?)*$/,
          'must be origins with commas between, such as https://office.your-house.cn',
        ),
      ),
    '',
  ),
  OPERATOR: z.optional(z.string().check(z.regex(/^\w{4,18}$/, 'must be the user name of an account'))),
  DATA_SOURCE_HOSTS: z._default(
    z
      .string()
      .check(
        z.regex(
          /^(([a-z0-9.-]+|\[[\da-f:.]+\])(:\d+)?)?(\s*,\s*([a-z0-9.-]+|\[[\da-f:.]+\])(:\d+)?)*$/i,
          'must be hosts with commas between, such as reports-db.your-house.cn:5432',
        ),
      ),
    '',
  ),
  SMS_PROVIDER: z._default(z.enum(['none', 'console'], 'must be none or console'), 'none'),
  CAS_URL: guardedAddress,
  OIDC_ISSUER: guardedAddress,
  OIDC_CLIENT_ID: z.optional(z.string().check(z.maxLength(200))),
  OIDC_CLIENT_SECRET: z.optional(z.string().check(z.maxLength(500))),
  OIDC_NAME: z._default(z.string().check(z.maxLength(40)), 'OpenID'),
  OIDC_SOURCE: z._default(z.string().check(z.regex(/^[a-z][a-z_]{1,29}$/, 'must have small letters only')), 'oidc'),
  REGISTRATION_HOUSE: z.optional(
    z.coerce
      .number('must be the number of a house')
      .check(z.int('must be the number of a house'), z.minimum(1, 'must be the number of a house')),
  ),
  PUSH_CONTACT: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^(mailto:[^@\s]+@|https:\/\/)(?![^/]*\b(localhost|example\.(com|net|org))$)[^@\s/]+\.[a-z]{2,}(\/\S*)?$/i,
          'must be a real address to be written to, such as mailto:it@your-house.cn',
        ),
      ),
  ),
  PUSH_LOOPBACK: z._default(z.enum(['no', 'yes']), 'no'),
  TRUSTED_PROXIES: z._default(
    z
      .string()
      .check(
        z.refine(
          (list) => proxiesOf(String(list)).every(isProxy),
          'must name proxies by address, such as 10.0.0.5 or 10.0.0.0/8, or as loopback, with commas between; or be none',
        ),
      ),
    'loopback',
  ),
  REDIS_URL: z.optional(z.string().check(z.regex(/^rediss?:\/\/\S+$/, 'must begin with redis:// or rediss://'))),
  METRICS_TOKEN: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{16,200}$/, 'must have 16 to 200 letters, digits and signs'))),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'warn'),
})

/** A bucket of an S3-compatible store. */
export type S3Place = {
  readonly endpoint: string
  readonly bucket: string
  readonly key: string
  readonly secret: string
  readonly region: string
}

/** A provider of OpenID Connect, as it knows this server. */
export type OidcPlace = {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** As people know it. */
  readonly name: string
  /** As clients know it. */
  readonly source: string
}

/** What the product was started with. Paths are absolute. */
export type Configuration = {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl?: string | undefined
  readonly publicUrl?: string | undefined
  readonly tls?: Tls | undefined
  /** The first tenant begins empty, instead of with a demonstration. */
  readonly isEmpty?: boolean
  /** Name of a first tenant that begins empty. */
  readonly houseName?: string | undefined
  readonly seedPassword?: string | undefined
  /** 32 bytes as hexadecimal digits; kept in DATA_DIR when absent. */
  readonly secretKey?: string | undefined
  /** Where files lie; below DATA_DIR when absent. */
  readonly filesS3?: S3Place | undefined
  /** Hosts, beside this server's, whose pages in the menu may be given the sign-in of whoever opens them. */
  readonly tokenHosts: readonly string[]
  /** Origins, beside this server's, whose pages may make calls and read what is answered. */
  readonly corsOrigins: readonly string[]
  /** User name of the one account that opens and freezes houses; nobody does where absent. */
  readonly operator?: string | undefined
  /** Hosts, with or without a port, whose databases administrators may have this server connect to; none where empty. */
  readonly dataSourceHosts: readonly string[]
  /** Who carries text messages: nobody, or the console of the server, for development. */
  readonly smsProvider: 'none' | 'console'
  /** The tenant people may register into, each let in by an administrator; nobody registers when absent. */
  readonly registrationHouse?: number | undefined
  /** The server of CAS whose tickets sign people in; none when absent. */
  readonly casUrl?: string | undefined
  /** By whose accounts people may sign in; nobody's when absent. */
  readonly oidc?: OidcPlace | undefined
  /** Whom push services may write to, `mailto:` or `https:`; PUBLIC_URL when absent. Without either, push messages are sent only by a server nobody else reaches. */
  readonly pushContact?: string | undefined
  /** Push services on this machine are allowed, for tests. */
  readonly pushLoopback: boolean
  /** Proxies whose word on where a call comes from is taken: addresses, ranges, or groups of them. */
  readonly trustedProxies: readonly string[]
  /** A Redis administrators may look at. The product itself needs none. */
  readonly redisUrl?: string | undefined
  /** With this a scraper is told how the server fares. */
  readonly metricsToken?: string | undefined
  readonly logLevel: string
}

/** The bucket that was named. Its settings only make sense together. */
function readS3(found: z.infer<typeof shape>): S3Place | undefined {
  const { FILES_S3_ENDPOINT: endpoint, FILES_S3_BUCKET: bucket, FILES_S3_KEY: key, FILES_S3_SECRET: secret } = found
  if (!endpoint && !bucket && !key && !secret) return undefined
  if (!endpoint || !bucket || !key || !secret)
    throw new Error('Configuration: FILES_S3_ENDPOINT, FILES_S3_BUCKET, FILES_S3_KEY and FILES_S3_SECRET belong together; set all or none')
  if (!/^https?:/.test(endpoint)) throw new Error('Configuration: FILES_S3_ENDPOINT must begin with https:// or http://')
  return { endpoint: endpoint.replace(/\/+$/, ''), bucket, key, secret, region: found.FILES_S3_REGION }
}

/** The provider that was named. People come back from it to the address of this server. */
function readOidc(found: z.infer<typeof shape>): OidcPlace | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name, OIDC_SOURCE: source } = found
  if (!issuer && !clientId && !clientSecret) return undefined
  if (!issuer || !clientId || !clientSecret || !found.PUBLIC_URL)
    throw new Error('Configuration: OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together, with PUBLIC_URL; set all or none')
  return { issuer, clientId, clientSecret, name, source }
}

/** Reads the configuration from the environment. Throws one sentence naming every setting that is wrong. */
export function readConfiguration(env: Record<string, string | undefined>): Configuration {
  const given = Object.fromEntries(Object.entries(env).filter(([name, value]) => name in shape.def.shape && value !== ''))
  const read = shape.safeParse(given)
  if (!read.success) {
    throw new Error(`Configuration: ${read.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`).join('; ')}`)
  }
  const found = read.data
  if (Boolean(found.TLS_CERT) !== Boolean(found.TLS_KEY))
    throw new Error('Configuration: TLS_CERT and TLS_KEY belong together; set both or neither')
  return {
    port: found.PORT,
    host: found.HOST,
    dataDir: resolve(found.DATA_DIR),
    databaseUrl: found.DATABASE_URL,
    publicUrl: found.PUBLIC_URL?.replace(/\/$/, ''),
    tls: found.TLS_CERT && found.TLS_KEY ? readTls(found.TLS_CERT, found.TLS_KEY) : undefined,
    isEmpty: found.SEED === 'empty',
    houseName: found.HOUSE_NAME?.trim(),
    seedPassword: found.SEED_PASSWORD,
    secretKey: found.SECRET_KEY,
    filesS3: readS3(found),
    tokenHosts: listed(found.TOKEN_HOSTS),
    corsOrigins: listed(found.CORS_ORIGINS),
    operator: found.OPERATOR,
    dataSourceHosts: listed(found.DATA_SOURCE_HOSTS),
    smsProvider: found.SMS_PROVIDER,
    registrationHouse: found.REGISTRATION_HOUSE,
    casUrl: found.CAS_URL?.replace(/\/+$/, ''),
    oidc: readOidc(found),
    pushContact: found.PUSH_CONTACT,
    pushLoopback: found.PUSH_LOOPBACK === 'yes',
    trustedProxies: proxiesOf(found.TRUSTED_PROXIES),
    redisUrl: found.REDIS_URL,
    metricsToken: found.METRICS_TOKEN,
    logLevel: found.LOG_LEVEL,
  }
}
