import { Position } from '../../../contract/system/people/position'
import { route } from '../../http/route'
import { anything } from '../../http/sound-input'
import { queryBy } from '../../resource/asked-by'
import { listPage } from '../../resource/list'

/** Positions by pages. What a rank is called stands under the name pickers of existing clients read it by as well. */
export const positionRoutes = [
  route('GET /sys/position/list', { door: 'position:list', input: anything }, async (call) => {
    const query = queryBy(Position, call, call.input)
    const isRanked = query.fields.length > 0 && String(call.input.field).split(',').includes('rank_dictText')
    const fields = isRanked ? [...query.fields, 'postRank'] : query.fields
    const page = await listPage(call.engine, call.session.person, Position, { ...query, fields }, call.language)
    return { ...page, records: page.records.map((row) => ({ ...row, rank_dictText: row.postRank_dictText })) }
  }),
]
