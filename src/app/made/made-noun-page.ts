import { Boxes, ListChecks } from 'lucide-react'
import { label } from '../../contract/label'
import { MadeNoun } from '../../contract/system/made-noun'
import { defineRecordPage } from '../record-page/record-page'
import { FieldsPart } from './FieldsPart'
import { words } from './words'

/** The record of a kind of records somebody made: what it is called, and its fields. */
export const madeNounPage = defineRecordPage(MadeNoun, {
  head: { beside: 'code', state: 'status', facts: ['titleEn'] },
  parts: [
    {
      name: 'facts',
      order: 10,
      title: label('基本信息', 'Basics'),
      icon: Boxes,
      width: 'full',
      height: 120,
      fields: [['title', 'titleEn'], ['status']],
    },
    {
      name: 'fields',
      order: 20,
      title: words.fields,
      icon: ListChecks,
      width: 'full',
      height: 240,
      fields: [['definition']],
      read: FieldsPart,
    },
  ],
})
