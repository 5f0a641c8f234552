import { refuseFields } from '../../contract/error'
import { Category } from '../../contract/system/category'
import { behave } from '../resource/behaviour'
import { nextTreeCode } from '../system/tree-code'

/** A category is given its code where it is made; it stays where it is, so the code stays true. */
export const categoryBehaviour = behave(Category, {
  async before(ctx, { before, after: { parentId } }) {
    if (before) return undefined
    const parent = parentId ? await ctx.find(Category, parentId) : undefined
    const beside = await ctx.rows(Category, { parentId: parent?.id ?? null })
    const codes = beside.map(({ code }) => code)
    const code = nextTreeCode(parent?.code ?? '', codes)
    if (!code || code.length > Category.fields.code.max) return refuseFields({ parentId: { code: 'field.choice' } })
    return { code }
  },
})
