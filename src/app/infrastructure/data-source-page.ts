import { Database, PlugZap } from 'lucide-react'
import { DataSource, tryRight } from '../../contract/system/infrastructure/data-source'
import { lazyPart } from '../design/lazy-part'
import { defineRecordPage } from '../record-page/record-page'
import { words } from './words'

/** The record of a data source: where it is, and whether it can be reached. */
export const dataSourcePage = defineRecordPage(DataSource, {
  head: { beside: 'code', facts: ['dbType', 'dbUsername'] },
  acts: [
    {
      name: 'try',
      order: 10,
      label: words.test,
      icon: PlugZap,
      needs: `${DataSource.name}:${tryRight}`,
      sheet: lazyPart(() => import('./TestSheet').then((file) => file.TestSheet)),
    },
  ],
  parts: [
    {
      name: 'where',
      order: 10,
      title: words.where,
      icon: Database,
      width: 'full',
      height: 240,
      fields: [['dbType', 'dbDriver'], ['dbUrl'], ['dbName', 'dbUsername'], ['dbPassword']],
    },
    { name: 'basics', order: 20, title: words.basics, icon: Database, width: 'full', height: 96, fields: [['code', 'name'], ['remark']] },
  ],
})
