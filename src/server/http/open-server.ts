import type { IncomingMessage } from 'node:http'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { sql } from 'kysely'
import { Refusal, refuse } from '../../contract/error'
import { SystemLog } from '../../contract/journal/system-log'
import { Announcement } from '../../contract/system/announcement'
import { Category } from '../../contract/system/category'
import { DictItem } from '../../contract/system/dict-item'
import { HouseSetting } from '../../contract/system/house-setting'
import { DataSource } from '../../contract/system/infrastructure/data-source'
import { GatewayRoute } from '../../contract/system/infrastructure/gateway-route'
import { StoredFile } from '../../contract/system/infrastructure/stored-file'
import { JobAction } from '../../contract/system/job-action'
import { MadeNoun } from '../../contract/system/made-noun'
import { Message } from '../../contract/system/message'
import { DataRule } from '../../contract/system/people/data-rule'
import { DepartmentRole } from '../../contract/system/people/department-role'
import { Position } from '../../contract/system/people/position'
import { UserAgent } from '../../contract/system/people/user-agent'
import { FillRule } from '../../contract/system/rules/fill-rule'
import { UnsentImport } from '../../contract/system/unsent-import'
import { ownAccountRoutes } from '../account/own-account-routes'
import { ownSignInRoutes } from '../account/own-sign-in-routes'
import { secondFactorRoutes } from '../account/second-factor-routes'
import { daysRoute, sealsRoute } from '../chain/seals-route'
import { verifyRoute } from '../chain/verify-route'
import { walkRoute } from '../chain/walk-route'
import { dataLogRoutes } from '../data-log/data-log-routes'
import { deviceRoute } from '../devices/report-route'
import { categoryRoutes } from '../dict/category-routes'
import { dictRoutes } from '../dict/dict-routes'
import type { Engine } from '../engine'
import { excelRoutes, importReportRoute } from '../excel/excel-routes'
import { blobRoutes } from '../files/blob-routes'
import { storedFileRoutes } from '../files/stored-file-routes'
import { uploadedRoutes } from '../files/uploaded-routes'
import { frameRoutes } from '../frames/frame-routes'
import { signInsRoute, storageRoute } from '../home/home-routes'
import { houseRoutes } from '../house/house-routes'
import { dataSourceRoutes } from '../infrastructure/data-source-routes'
import { gatewayRoutes } from '../infrastructure/gateway-routes'
import { jobRoutes } from '../jobs/job-routes'
import { logRoutes } from '../journal/log-routes'
import { onlineRoutes } from '../journal/online-routes'
import { openSocket } from '../live/socket'
import { madeRoutes } from '../made/made-routes'
import { monitorRoutes } from '../monitor/monitor-routes'
import { watchRequests } from '../monitor/watch-requests'
import { messageRoutes } from '../notices/message-routes'
import { noticeRoutes } from '../notices/notice-routes'
import { designRoutes } from '../online-design/design-routes'
import { onlineFormRoutes } from '../online-form/form-routes'
import { onlineReportRoutes } from '../online-report/report-routes'
import { popupRoutes } from '../popup/popup-routes'
import { pushRoutes } from '../push/push-routes'
import { startSender } from '../push/push-sender'
import { dictionaryBinRoutes, recycleBinRoute, userBinRoutes } from '../recycle-bin/recycle-bin-routes'
import { routesOf } from '../resource/routes'
import { tableFactsRoute } from '../resource/table-facts'
import { ruleRoutes } from '../rules/rule-routes'
import { searchRoutes } from '../search/search-routes'
import { nounSheetRoutes } from '../sheet/noun-sheet-routes'
import { smsRoutes } from '../sms/sms-routes'
import { syncRoute } from '../sync/sync-route'
import { accountRoutes } from '../system/account-routes'
import { checkRuleRoutes } from '../system/check-rule-routes'
import { dataRuleRoutes, departmentDataRuleRoutes } from '../system/data-rules/data-rule-routes'
import { departmentPermissionRoutes } from '../system/department/department-permission-routes'
import { departmentRoleRoutes } from '../system/department/department-role-routes'
import { dictionaryRoutes } from '../system/dictionary-routes'
import { givingRoutes } from '../system/giving-routes'
import { loginRoutes } from '../system/login'
import { departmentRoutes } from '../system/people/department-routes'
import { departmentMemberRoutes, departmentRoleMemberRoutes, roleMemberRoutes } from '../system/people/member-routes'
import { positionRoutes } from '../system/people/position-routes'
import { roleLookupRoutes } from '../system/people/role-lookup-routes'
import { thirdAppRoutes } from '../system/people/third-app-routes'
import { userAgentRoutes } from '../system/people/user-agent-routes'
import { userListRoute } from '../system/people/user-list-route'
import { userLookupRoutes } from '../system/people/user-lookup-routes'
import { permissionMenuRoutes } from '../system/permission-menu-routes'
import { rolePermissionRoutes } from '../system/role-permission-routes'
import { sessionRoutes } from '../system/session-routes'
import { signInRoutes } from '../system/sign-in-routes'
import { tenantRoutes } from '../tenants/tenant-routes'
import { casRoute } from '../third/cas-route'
import { thirdRoutes } from '../third/third-routes'
import { unsentImportRoutes } from '../unsent-import/unsent-import-routes'
import { openToOrigins } from './cross-origin'
import { answerRefusal, foreseen } from './envelope'
import { existingBase } from './existing-client'
import { pageScripts } from './page-scripts'
import { countedBy, openErrors, openRoutes, type Route } from './route'
import { openStatic } from './static'
import { answerUnreadable, bareHeaders } from './unreadable'

const healthPath = '/healthz'
/** Bytes of a request before its body. Hundreds of names somebody pastes into a filter stand in its address, each Chinese character in nine. */
const maxHeaderSize = 65_536

export type ServerOptions = {
  /** Calls of the product's own, beside those of the engine and of every noun. */
  readonly routes: readonly Route[]
  /** The app is served from its sources, reloaded while one works. */
  readonly isBeingWritten?: boolean
  /** Folder of the built app; without it only calls are served. */
  readonly app?: string | undefined
  /** Folders with the parts of the releases before that app, latest first. */
  readonly earlier?: readonly string[]
}

/** Sources of our own beside the page's, with those of sockets: not every browser takes them for the page's own. */
const ownHosts = (publicUrl: string | undefined) => [
  ...(publicUrl ? [new URL(publicUrl).origin, new URL(publicUrl).origin.replace(/^http/, 'ws')] : []),
  ({ headers: { host } }: IncomingMessage) => (host && /^[\w.:[\]-]+$/.test(host) ? `ws://${host} wss://${host}` : ''),
]

/** What is answered in JSON is somebody's: no cache keeps it, unless its route knows better. An address with control characters is nobody's. */
function guard(server: FastifyInstance): void {
  server.addHook('onRequest', async (request) => {
    if (/^[^?]*%(0|1|7f)/i.test(request.url)) refuse('input.malformed')
  })
  server.addHook('onSend', async (_request, reply) => {
    const isJson = String(reply.getHeader('content-type') ?? '').startsWith('application/json')
    if (isJson && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
}

async function protect(server: FastifyInstance, engine: Engine, { isBeingWritten, app }: ServerOptions): Promise<void> {
  const { tls, publicUrl } = engine.configuration
  await server.register(helmet, {
    // While one works on the app, its tools put scripts into the page.
    contentSecurityPolicy: !isBeingWritten && {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...pageScripts(app)],
        imgSrc: ["'self'", 'data:', 'blob:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        // The menu may lead to pages of other systems, at addresses only the house knows. They are shown sandboxed.
        frameSrc: ["'self'", 'https:', 'http:'],
        connectSrc: ["'self'", ...ownHosts(publicUrl)],
        workerSrc: ["'self'", 'blob:'],
        // On plain http inside the house this would make every file unreachable.
        upgradeInsecureRequests: tls ? [] : null,
      },
    },
    strictTransportSecurity: tls !== undefined,
    crossOriginEmbedderPolicy: false,
  })
  await server.register(rateLimit, {
    global: true,
    // A whole house may sit behind one address: who is signed in is counted by themselves.
    keyGenerator: (request) => countedBy(engine, request),
    max: 6000,
    timeWindow: '1 minute',
    cache: 20_000,
    // A balancer that is told to ask less often would take a healthy node away.
    allowList: (request) => request.url.startsWith('/assets/') || request.url.split('?')[0] === healthPath,
  })
}

/** Calls of nouns a product may be without. */
const callsOf = ({ catalogue: { resources } }: Engine): Route[] => [
  ...(Object.hasOwn(resources, Announcement.name) ? [...noticeRoutes, ...pushRoutes] : []),
  importReportRoute,
  ...nounSheetRoutes,
  ...(Object.hasOwn(resources, HouseSetting.name) ? [...houseRoutes, storageRoute] : []),
  ...(Object.hasOwn(resources, JobAction.name) ? jobRoutes : []),
  ...(Object.hasOwn(resources, SystemLog.name) ? logRoutes : []),
  ...(Object.hasOwn(resources, Message.name) ? messageRoutes : []),
  ...(Object.hasOwn(resources, DataRule.name) ? dataRuleRoutes : []),
  ...(Object.hasOwn(resources, Position.name) ? positionRoutes : []),
  ...(Object.hasOwn(resources, DepartmentRole.name)
    ? [...departmentPermissionRoutes, ...departmentRoleRoutes, ...departmentRoleMemberRoutes, ...departmentDataRuleRoutes]
    : []),
  ...(Object.hasOwn(resources, DictItem.name) ? [...dictionaryRoutes, ...dictionaryBinRoutes] : []),
  ...(Object.hasOwn(resources, Category.name) ? categoryRoutes : []),
  ...(Object.hasOwn(resources, FillRule.name) ? ruleRoutes : []),
  ...(Object.hasOwn(resources, DataSource.name) ? dataSourceRoutes : []),
  ...(Object.hasOwn(resources, GatewayRoute.name) ? gatewayRoutes : []),
  ...(Object.hasOwn(resources, StoredFile.name) ? storedFileRoutes : []),
  ...(Object.hasOwn(resources, UserAgent.name) ? userAgentRoutes : []),
  ...(Object.hasOwn(resources, UnsentImport.name) ? unsentImportRoutes : []),
  ...(Object.hasOwn(resources, MadeNoun.name) ? [...madeRoutes, ...onlineFormRoutes, ...designRoutes] : []),
]

/** Calls of every way to sign in. */
const waysIn: readonly Route[] = [...loginRoutes, ...smsRoutes, ...thirdRoutes, casRoute]

/** What everybody does about their own account. */
const ownRoutes: readonly Route[] = [...ownAccountRoutes, ...ownSignInRoutes, ...secondFactorRoutes]

/** Calls about people, and what they hold and belong to. */
const peopleRoutes: readonly Route[] = [
  ...givingRoutes,
  userListRoute,
  ...userLookupRoutes,
  ...userBinRoutes,
  ...roleLookupRoutes,
  ...thirdAppRoutes,
  ...roleMemberRoutes,
  ...departmentMemberRoutes,
  ...departmentRoutes,
  ...rolePermissionRoutes,
]

/** Every call there is: the engine's own, the product's, and those of each noun. */
const everyRoute = (engine: Engine, own: readonly Route[]): readonly Route[] => [
  ...waysIn,
  signInsRoute,
  ...sessionRoutes,
  ...frameRoutes,
  ...dictRoutes,
  ...popupRoutes,
  ...onlineReportRoutes,
  ...accountRoutes,
  ...checkRuleRoutes,
  ...signInRoutes,
  ...onlineRoutes,
  ...dataLogRoutes,
  ...ownRoutes,
  ...peopleRoutes,
  recycleBinRoute,
  ...tenantRoutes,
  ...permissionMenuRoutes,
  ...callsOf(engine),
  syncRoute,
  ...searchRoutes,
  tableFactsRoute,
  deviceRoute,
  ...blobRoutes,
  ...uploadedRoutes,
  verifyRoute,
  sealsRoute,
  daysRoute,
  walkRoute,
  ...monitorRoutes,
  ...own,
  ...Object.values(engine.catalogue.resources).flatMap((resource) => [...routesOf(engine, resource), ...excelRoutes(resource)]),
]

/** Asks the database whether it answers, once a second at most however often it is called. */
function healthOf({ databases }: Engine): () => Promise<unknown> {
  let asked = { at: Number.NEGATIVE_INFINITY, answer: Promise.resolve<unknown>(undefined) }
  return () => {
    const now = performance.now()
    if (now - asked.at > 1000) asked = { at: now, answer: sql`select 1`.execute(databases.owner) }
    return asked.answer
  }
}

/** Builds the server: calls, socket and app behind one port. Nothing listens yet. */
export async function openServer(engine: Engine, options: ServerOptions): Promise<FastifyInstance> {
  const { tls, trustedProxies } = engine.configuration
  const server = fastify({
    loggerInstance: engine.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 1_048_576,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    // Ids of all rows of a page stand in one address where existing clients remove them.
    routerOptions: { maxParamLength: 4000 },
    forceCloseConnections: 'idle',
    // Nobody asks seven hundred calls for their headers alone, and to open them for that takes as long as to open all calls.
    exposeHeadRoutes: false,
    requestTimeout: 90_000,
    rewriteUrl: (request) => (request.url ?? '/').replace(existingBase, '') || '/',
    frameworkErrors: (error, request, reply) =>
      answerRefusal(request, reply.headers(bareHeaders), foreseen(error) ?? new Refusal('input.malformed')),
    clientErrorHandler: answerUnreadable,
    ...(tls ? { https: { ...tls, maxHeaderSize } } : { http: { maxHeaderSize } }),
  })
  openErrors(server, engine)
  watchRequests(server, engine.monitor)
  await openToOrigins(server, engine.configuration.corsOrigins)
  await protect(server, engine, options)
  guard(server)
  await server.register(compress, { threshold: 1024 })
  openRoutes(server, engine, everyRoute(engine, options.routes))
  const look = healthOf(engine)
  server.get(healthPath, { config: { door: 'open' }, exposeHeadRoute: true }, async (_request, reply) => {
    await look()
    return reply.send({ ready: true })
  })
  await openSocket(server, engine)
  const sender = engine.push && startSender(engine, engine.push)
  server.addHook('onClose', () => sender?.stop())
  if (options.app) await openStatic(server, options.app, options.earlier, engine.configuration.corsOrigins)
  else server.setNotFoundHandler(() => refuse('path.unknown'))
  return server
}
