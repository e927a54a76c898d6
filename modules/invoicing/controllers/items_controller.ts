import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { readPage } from '#core/http/paging'
import { write } from '#core/http/write'
import { addItem } from '#modules/invoicing/items/add_items'
import { Item } from '#modules/invoicing/items/item'
import { itemsQuery } from '#modules/invoicing/items/item_list'
import { itemListValidator } from '#modules/invoicing/items/item_list_validator'
import { type ItemRow, itemRow, transformItem } from '#modules/invoicing/items/item_transformer'
import { itemUpdateValidator, itemValidator } from '#modules/invoicing/items/item_validator'
import { changeItem, deleteItem } from '#modules/invoicing/items/keep_items'
import { oneItem } from '#modules/invoicing/items/one_item'

export default class ItemsController {
  async index(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(itemListValidator)
    const rows = await readPage<ItemRow>(ctx, itemsQuery(ctx.company, input), input)
    return rows.map(transformItem)
  }

  async show({ company, params }: CompanyContext) {
    return oneItem(company, params.id)
  }

  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(itemValidator)
    return write(ctx, async () => {
      const item = await addItem(ctx.company, input)
      return created(ctx, transformItem(itemRow(item)))
    })
  }

  async update(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(itemUpdateValidator)
    return write(ctx, async () => {
      const item = await Item.lockIn(ctx.company, ctx.params.id)
      await changeItem(item, input)
      return transformItem(itemRow(item))
    })
  }

  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      await deleteItem(await Item.findIn(ctx.company, ctx.params.id))
      return { success: true }
    })
  }
}
