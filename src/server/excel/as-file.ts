import type { Call } from '../http/route'

const types = { xls: 'application/vnd.ms-excel', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } as const

/** Answers a workbook under the name it is saved by, which says of what kind it is. */
export const asFile = ({ reply }: Call<unknown>, name: string, file: Buffer) =>
  reply
    .header('content-type', name.endsWith('.xlsx') ? types.xlsx : types.xls)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('cache-control', 'no-store')
    .send(file)
