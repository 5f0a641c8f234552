import type { Call } from '../http/route'

/** Answers a workbook (.xls) under the name it is saved by. */
export const asFile = ({ reply }: Call<unknown>, name: string, file: Buffer) =>
  reply
    .header('content-type', 'application/vnd.ms-excel')
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('cache-control', 'no-store')
    .send(file)
