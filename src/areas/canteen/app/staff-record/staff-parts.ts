import { Eye, Signature } from 'lucide-react'
import type { PageAddition } from '../../../../app/record-page/record-page'
import { label } from '../../../../contract/label'

/** What the canteen has to say on the record of somebody who works here: what they signed for. */
export const staffParts: PageAddition = {
  parts: [
    {
      name: 'samples',
      order: 60,
      title: label('留样签名', 'Signed samples'),
      icon: Signature,
      needs: 'retained-sample:list',
      width: 'half',
      height: 96,
      rows: {
        noun: 'retained-sample',
        by: 'samplerId',
        show: ['dishName', 'sampleTime', 'samplerSign'],
        first: 5,
        sorts: [{ column: 'sampleTime', descending: true }],
      },
    },
    {
      name: 'disposals',
      order: 61,
      title: label('销毁签名', 'Signed disposals'),
      icon: Signature,
      needs: 'sample-disposal:list',
      width: 'half',
      height: 96,
      rows: { noun: 'sample-disposal', by: 'disposedById', show: ['disposeTime', 'method', 'disposedSign'], first: 5 },
    },
    {
      name: 'samples-seen',
      order: 62,
      title: label('见证留样', 'Witnessed samples'),
      icon: Eye,
      needs: 'retained-sample:list',
      width: 'half',
      height: 96,
      rows: {
        noun: 'retained-sample',
        by: 'witnessId',
        show: ['dishName', 'sampleTime'],
        first: 5,
        sorts: [{ column: 'sampleTime', descending: true }],
      },
    },
    {
      name: 'disposals-seen',
      order: 63,
      title: label('见证销毁', 'Witnessed disposals'),
      icon: Eye,
      needs: 'sample-disposal:list',
      width: 'half',
      height: 96,
      rows: { noun: 'sample-disposal', by: 'witnessId', show: ['disposeTime', 'method', 'witnessSign'], first: 5 },
    },
  ],
}
