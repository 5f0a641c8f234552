import { count, dict, entries, note, optional, text } from '../../field'
import { label } from '../../label'
import { defineResource, type RecordOf } from '../../resource'

declare module '../../registry' {
  interface NounTypes {
    'gateway-route': typeof GatewayRoute
  }
}

/**
 * Where a gateway that stands before several services sends a call. This server has none before it and follows no route itself: they are kept here as
 * they are declared, for a gateway that reads the list.
 */
export const GatewayRoute = defineResource({
  name: 'gateway-route',
  label: label('网关路由（登记）', 'Gateway route (declared)'),
  path: '/sys/gatewayRoute',
  fields: {
    routerId: text('路由 ID', 'Route id', { rule: 'code', max: 64, unique: true, fixed: true }),
    name: text('路由名称', 'Name', { max: 100 }),
    /** Such as `lb://service` or `https://host`. */
    uri: text('路由 URI', 'Target', { max: 300 }),
    status: dict('valid_status', '状态', 'State', { initial: '1', switched: ['1', '0'] }),
    /** What a call has to be like. Of a header, a parameter and a cookie: its name, and on the second line what its value has to fit. */
    predicates: optional(
      entries(
        '路由条件',
        'Conditions',
        {
          name: dict('gateway_predicate', '条件', 'Condition', { initial: 'Path' }),
          args: note('值（每行一个）', 'Values, one a line', { max: 1000 }),
        },
        { max: 20 },
      ),
    ),
    /** How many calls go through. */
    limits: optional(
      entries(
        '限流',
        'Limits',
        {
          keyResolver: text('限流键（key-resolver）', 'Counted by (key-resolver)', { max: 100, initial: '#{@ipKeyResolver}' }),
          replenishRate: count('每秒请求数', 'Calls a second', { min: 1, max: 100_000, initial: 20 }),
          burstCapacity: count('令牌桶容量', 'Most at once', { min: 1, max: 100_000, initial: 20 }),
        },
        { max: 5 },
      ),
    ),
  },
  title: 'name',
  list: ['routerId', 'name', 'uri', 'status'],
  search: ['routerId', 'name', 'uri', 'status'],
  form: [['routerId', 'name'], ['uri', 'status'], ['predicates'], ['limits']],
})
export type GatewayRoute = RecordOf<typeof GatewayRoute>
