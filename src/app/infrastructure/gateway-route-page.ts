import { Info, ListChecks, Waypoints } from 'lucide-react'
import { GatewayRoute } from '../../contract/system/infrastructure/gateway-route'
import { defineRecordPage } from '../record-page/record-page'
import { words } from './words'

/** The record of a route, which says first that nothing here follows it. */
export const gatewayRoutePage = defineRecordPage(GatewayRoute, {
  banners: [{ of: () => ({ tone: 'care', icon: Info, title: words.declared, words: words.declaredWhat }) }],
  head: { beside: 'routerId', state: 'status', facts: ['uri'] },
  parts: [
    {
      name: 'basics',
      order: 10,
      title: words.basics,
      icon: Waypoints,
      width: 'full',
      height: 144,
      fields: [
        ['routerId', 'name'],
        ['uri', 'status'],
      ],
    },
    {
      name: 'conditions',
      order: 20,
      title: words.conditions,
      icon: ListChecks,
      width: 'full',
      height: 240,
      fields: [['predicates'], ['limits']],
    },
  ],
})
