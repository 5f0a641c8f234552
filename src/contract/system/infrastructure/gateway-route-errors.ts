import { addErrors, ask } from '../../error'

/** Ways to say no about gateway routes. */
const gatewayRouteErrors = {
  'gateway-route.list': ask(
    400,
    '路由条件或过滤器无法识别；过滤器只支持限流（RequestRateLimiter）',
    'The conditions or filters could not be read; RequestRateLimiter is the only filter there is',
  ),
} as const

declare module '../../registry' {
  interface ErrorTypes extends GatewayRouteErrors {}
}
type GatewayRouteErrors = typeof gatewayRouteErrors

addErrors(gatewayRouteErrors)
