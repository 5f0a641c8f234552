import type { OpenHouse } from '../../kit/server/open-house'

/** Brings a sheet to a house, as the form of an import does. */
export async function bringSheet(house: OpenHouse, token: string, file: Buffer, path = '/sys/annountCement', name = 'file') {
  const form = new FormData()
  form.append(name, new Blob([new Uint8Array(file)]), 'sheet.xls')
  const request = new Request('http://house', { method: 'POST', body: form })
  const answered = await house.server.inject({
    method: 'POST',
    url: `${path}/importExcel`,
    headers: { 'x-access-token': token, 'content-type': String(request.headers.get('content-type')) },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return {
    status: answered.statusCode,
    ...(answered.json() as { success: boolean; code: number; error?: string; message: string; result: unknown }),
  }
}
