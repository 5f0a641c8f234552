import { refuse, refuseFields } from '../../contract/error'
import { ListPreference } from '../../contract/system/list-preference'
import { ListView, shareViewRight } from '../../contract/system/list-view'
import { may } from '../auth/person'
import { behave, type ChangeAhead, type OpContext } from './behaviour'

/** Most views one person keeps of one list, and of all lists together. */
const most = { ofOne: 20, ofAll: 200 }
/** Most tables one person has a preference of. */
const mostTables = 400

type Change = ChangeAhead<typeof ListView>

const mayShare = ({ person }: OpContext): boolean => may(person, ListView.name, shareViewRight)

/** Its owner's; one of the whole house is also looked after by whoever may share views. */
const isTheirs = (ctx: OpContext, before: NonNullable<Change['before']>): boolean =>
  before.owner === ctx.person.id || (before.shared === true && mayShare(ctx))

async function checkRoom(ctx: OpContext, { after }: Change): Promise<void> {
  const own = await ctx.rows(ListView, { owner: ctx.person.id })
  if (own.filter(({ noun }) => noun === after.noun).length >= most.ofOne) refuse('list-view.many', { max: most.ofOne })
  if (own.length >= most.ofAll) refuse('list-view.many', { max: most.ofAll })
}

/** A view is its owner's. One that is shared is everybody's to use, and whoever shares or unshares it holds the right to. */
export const listViewBehaviour = behave(ListView, {
  scope: (ctx, { owner, shared }) => (shared ? 'all' : `user/${owner ?? ctx.person.id}`),
  async before(ctx, change) {
    const { before, after, verb } = change
    if (before && !isTheirs(ctx, before)) refuse('list-view.others')
    if (verb === 'remove') return undefined
    if (!may(ctx.person, after.noun ?? '', 'list')) refuseFields({ noun: { code: 'list-view.list' } })
    if (after.shared && !mayShare(ctx)) refuseFields({ shared: { code: 'access.denied' } })
    if (before) return undefined
    await checkRoom(ctx, change)
    return { owner: ctx.person.id }
  },
})

/** A preference is its owner's and nobody else's, of a list they may see. */
export const listPreferenceBehaviour = behave(ListPreference, {
  scope: (ctx, { owner }) => `user/${owner ?? ctx.person.id}`,
  async before(ctx, { before, after, verb }) {
    if (before && before.owner !== ctx.person.id) refuse('list-view.others')
    if (before || verb === 'remove') return undefined
    if (!may(ctx.person, after.noun ?? '', 'list')) refuseFields({ noun: { code: 'list-view.list' } })
    const own = await ctx.rows(ListPreference, { owner: ctx.person.id })
    if (own.length >= mostTables) refuse('list-view.many', { max: mostTables })
    return { owner: ctx.person.id }
  },
})
