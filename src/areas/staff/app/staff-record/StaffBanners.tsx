import { Award, FileClock, FileWarning } from 'lucide-react'
import { useMemo } from 'react'
import { useNow } from '../../../../app/clock/use-now'
import { BannerLine } from '../../../../app/record-page/BannerLine'
import type { PartProps } from '../../../../app/record-page/record-page'
import { useList } from '../../../../app/resource/list/use-list'
import { useCan } from '../../../../app/session/use-can'
import { readablePart } from '../../../../contract/access'
import { toneOfDaysLeft } from '../../../../contract/tone'
import { daysLeft, pressing } from '../../published/certificate-days'
import { staffState } from '../../published/staff'
import { StaffCertificate } from '../../published/staff-certificate'
import { StaffFile } from '../../published/staff-file'
import { certificateList } from './certificate-list'
import { staffWords as words } from './staff-words'

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

function Certificates({ resource, row }: PartProps) {
  const today = useNow().slice(0, 10)
  const can = useCan()
  const readable = useMemo(() => readablePart(StaffCertificate, can), [can])
  const filters = useMemo(() => ({ staffId: row.id }), [row.id])
  const { rows } = useList(readable, { page: 1, size: certificateList.first, sorts: certificateList.sorts, filters })
  const certificates = rows.map((one) => ({
    id: one.id,
    certType: asText(one.certType),
    validTo: asText(one.validTo),
  }))
  return pressing(certificates, today).map(({ certificate: { id, certType, validTo }, left }) => (
    <BannerLine
      key={id}
      {...{ resource, row }}
      banner={{
        tone: left < 0 ? 'bad' : 'care',
        icon: Award,
        title: left < 0 ? words.ranOut : left === 0 ? words.today : words.runsOut,
        values: { paper: { dict: 'certType', values: [certType] }, until: validTo, left },
        part: 'certificates',
      }}
    />
  ))
}

/** What of the personnel file has to be seen to. Nobody may look after children of whom nobody asked (Preschool Education Law, article 44). */
function File({ resource, row }: PartProps) {
  const today = useNow().slice(0, 10)
  const filters = useMemo(() => ({ staffId: row.id }), [row.id])
  const { rows, phase } = useList(StaffFile, { page: 1, size: 1, sorts: [], filters })
  if (phase !== 'ready') return null
  const until = asText(rows[0]?.contractTo)
  const left = daysLeft({ validTo: until }, today)
  return (
    <>
      {left !== undefined && toneOfDaysLeft(left, StaffFile.fields.contractTo) !== 'good' && (
        <BannerLine
          {...{ resource, row }}
          banner={{
            tone: left < 0 ? 'bad' : 'care',
            icon: FileClock,
            title: left < 0 ? words.contractOver : words.contractEnds,
            values: { until, left },
            part: 'file',
          }}
        />
      )}
      {!asText(rows[0]?.bgCheckResult) && (
        <BannerLine {...{ resource, row }} banner={{ tone: 'care', icon: FileWarning, title: words.noCheck, part: 'file' }} />
      )}
    </>
  )
}

/** What has to be put right of somebody who works here, for whoever may see it. Of one that has left there is nothing more. */
export function StaffBanners(props: PartProps) {
  const can = useCan()
  if (props.row.status === staffState.left) return null
  return (
    <>
      {can(`${StaffCertificate.name}:list`) && <Certificates {...props} />}
      {can(`${StaffFile.name}:list`) && <File {...props} />}
    </>
  )
}
